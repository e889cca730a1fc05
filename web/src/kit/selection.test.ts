import { describe, expect, it } from "vitest";
import type { MoveInfo } from "../told";
import { NOTHING_TOUCHED, candidates, implied, litTargets, openTargets, touch, touchAll } from "./selection";

let count = 0;
const move = (...targets: string[]): MoveInfo => ({ number: count++, text: targets.join(">"), words: "", targets });
const never = () => false;
const always = () => true;

const plant = ["coral", "worm"].flatMap((tile) => ["A1", "A2"].map((space) => move(tile, space)));
const buy = [move("pass"), move("R1"), move("R2")];

describe("what is lit", () => {
  it("is the first thing of every move", () => {
    expect(litTargets(plant, [])).toEqual(["coral", "worm"]);
  });

  it("narrows with each touch", () => {
    expect(litTargets(plant, ["worm"])).toEqual(["A1", "A2"]);
    expect(candidates(plant, ["worm", "A2"])).toHaveLength(1);
  });

  it("skips what every move asks for anyway", () => {
    const steps = [move("star", "B1"), move("star", "B2")];
    expect(implied(steps, [])).toEqual(["star"]);
    expect(litTargets(steps, [])).toEqual(["B1", "B2"]);
  });

  it("leaves the last thing of an only move to be touched", () => {
    expect(litTargets([move("star", "B1")], [])).toEqual(["B1"]);
  });

  it("is nothing without moves", () => {
    expect(litTargets([], [])).toEqual([]);
  });

  it("keeps the alternatives of a move that waits to be confirmed", () => {
    const step = touch(buy, NOTHING_TOUCHED, "R1", always);
    expect(step.kind === "preview" && openTargets(buy, step.selection)).toEqual(["pass", "R1", "R2"]);
  });
});

describe("a touch", () => {
  it("sends the move when one is left", () => {
    expect(touch(buy, NOTHING_TOUCHED, "R2", never)).toEqual({ kind: "send", move: buy[2] });
  });

  it("goes on when several are left", () => {
    const step = touch(plant, NOTHING_TOUCHED, "coral", never);
    expect(step).toEqual({ kind: "narrowed", selection: { touched: ["coral"], pending: null } });
  });

  it("takes things in any order", () => {
    const first = touch(plant, NOTHING_TOUCHED, "A2", never);
    expect(first.kind).toBe("narrowed");
    expect(first.kind === "narrowed" && touch(plant, first.selection, "worm", never)).toEqual({
      kind: "send",
      move: plant[3],
    });
  });

  it("replaces what it cannot go together with", () => {
    const step = touch(plant, { touched: ["coral"], pending: null }, "worm", never);
    expect(step.kind === "narrowed" && step.selection.touched).toEqual(["worm"]);
  });

  it("on the same thing takes it back", () => {
    const step = touch(plant, { touched: ["coral"], pending: null }, "coral", never);
    expect(step.kind === "narrowed" && step.selection.touched).toEqual([]);
  });

  it("asks once where a move cannot be undone, and a second touch confirms", () => {
    const first = touch(buy, NOTHING_TOUCHED, "R1", always);
    expect(first.kind).toBe("preview");
    const second = first.kind === "preview" && touch(buy, first.selection, "R1", always);
    expect(second).toEqual({ kind: "send", move: buy[1] });
  });

  it("on another thing while asked is a change of mind", () => {
    const first = touch(buy, NOTHING_TOUCHED, "R1", always);
    const second = first.kind === "preview" && touch(buy, first.selection, "R2", always);
    expect(second && second.kind === "preview" && second.move).toBe(buy[2]);
  });

  it("on something of no move is refused with all that was touched", () => {
    expect(touch(plant, { touched: ["coral"], pending: null }, "C9", never)).toEqual({
      kind: "refused",
      targets: ["coral", "C9"],
    });
  });

  it("lets people choose when the same things mean several moves", () => {
    const twins = [move("A1"), move("A1")];
    const step = touch(twins, NOTHING_TOUCHED, "A1", never);
    expect(step.kind === "choose" && step.moves).toEqual(twins);
  });
});

describe("a drag", () => {
  it("is a touch of both ends", () => {
    expect(touchAll(plant, ["worm", "A1"], never)).toEqual({ kind: "send", move: plant[2] });
  });

  it("to nowhere is refused", () => {
    expect(touchAll(plant, ["worm", "Z1"], never)).toEqual({ kind: "refused", targets: ["worm", "Z1"] });
  });
});
