import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo, Problem } from "../told";
import { Board } from "./board.svelte";
import TestTargets from "./TestTargets.svelte";

const move = (number: number, ...targets: string[]): MoveInfo => ({
  number,
  text: `${number}`,
  words: `Move ${number}`,
  targets,
});
const NO: Problem = { code: "why", sentence: "No.", rule: "XX-1" };

function table(confirms = false) {
  const link = { play: vi.fn(), why: vi.fn(() => Promise.resolve(NO)) };
  const board = new Board(link, { confirms: () => confirms });
  board.offer([move(1, "a"), move(2, "b", "x"), move(3, "b", "y")]);
  const { getByText } = render(TestTargets, { board, names: ["a", "b", "x", "y", "z"] });
  const element = (name: string) => getByText(name);
  const click = async (name: string) => {
    await fireEvent.click(element(name));
    flushSync();
  };
  return { board, link, element, click };
}

afterEach(cleanup);

describe("the board", () => {
  it("lights what can be touched, and lets the keyboard in at the first", () => {
    const { element } = table();
    expect(["a", "b", "x", "z"].map((name) => element(name).hasAttribute("data-lit"))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(element("a").getAttribute("tabindex")).toBe("0");
    expect(element("b").getAttribute("tabindex")).toBe("-1");
  });

  it("plays a move of two touches", async () => {
    const { link, click, element } = table();
    await click("b");
    expect(element("x").hasAttribute("data-lit")).toBe(true);
    expect(element("b").getAttribute("aria-pressed")).toBe("true");
    await click("y");
    expect(link.play).toHaveBeenCalledWith(expect.objectContaining({ number: 3 }));
  });

  it("asks once where the game says so", async () => {
    const { link, click, board } = table(true);
    await click("a");
    expect(link.play).not.toHaveBeenCalled();
    expect(board.pending?.number).toBe(1);
    board.confirm();
    expect(link.play).toHaveBeenCalledOnce();
  });

  it("asks the table why not, and says so", async () => {
    const { link, click, board } = table();
    await click("z");
    await vi.waitFor(() => expect(board.refusal?.problem).toEqual(NO));
    expect(link.why).toHaveBeenCalledWith(["z"]);
  });

  it("forgets with Escape", async () => {
    const { click, board, element } = table();
    await click("b");
    await fireEvent.keyDown(element("b"), { key: "Escape" });
    expect(board.selection.touched).toEqual([]);
  });

  it("keeps what was touched while others choose and the same moves are offered again", async () => {
    const { board, click, element } = table(true);
    await click("b");
    board.hint = board.moves[1]!;
    board.offer([]); // another's choice is being shown
    flushSync();
    expect(element("b").hasAttribute("data-chosen")).toBe(false);
    board.offer([move(1, "a"), move(2, "b", "x"), move(3, "b", "y")]);
    flushSync();
    expect(element("b").hasAttribute("data-chosen")).toBe(true);
    expect(element("x").hasAttribute("data-hinted")).toBe(true);
  });

  it("begins afresh with other moves, and after a move of one's own", async () => {
    const { board, click } = table(true);
    const same = board.moves;
    await click("b");
    board.offer([move(1, "a"), move(2, "b", "x"), move(4, "b", "z")]);
    expect(board.selection.touched).toEqual([]);
    await click("a");
    board.confirm();
    board.offer(same);
    expect(board.selection.touched).toEqual([]);
  });

  it("offers nothing while a move is on its way", async () => {
    const { click, board } = table();
    await click("a");
    expect(board.lit).toEqual([]);
  });
});
