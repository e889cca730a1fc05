import { describe, expect, test, vi } from "vitest";
import type { GameClient } from "../games/contract";
import { Refusal } from "../lib/host";
import type { Telling } from "../lib/telling.svelte";
import type { GameInfo, HomeScene, HomeWish, Problem } from "../messages";
import { HomeModel, layings } from "./home.svelte";
import { readTables } from "./kept";

const { home } = vi.hoisted(() => ({ home: vi.fn<(game: string, wish: HomeWish) => Promise<HomeScene>>() }));
vi.mock("../lib/api", () => ({ api: { home } }));

const COUNTED: Problem = { code: "cannot_be", sentence: "Not there.", rule: "OG-C5", said: null };

function scene(picture: string): HomeScene {
  const said = { key: "placing-piece", args: {} };
  const pieces = [
    { piece: "coral", said, places: ["garden:0:A1", "garden:0:A2"], left: 3, seat: null },
    { piece: "relic", said, places: ["garden:0:A1"], left: 1, seat: null },
  ];
  return {
    picture,
    options: {},
    views: [{}, {}],
    pieces,
    dials: [],
    faults: [{ rule: "OG-C2", said, targets: ["garden:0:A2"], is_missing: false, remedy: null }],
    actor: 0,
    prompt: null,
    moves: [],
    scores: [],
    places: [1, 1],
  };
}

async function opened(): Promise<HomeModel> {
  localStorage.clear();
  home.mockReset();
  home.mockImplementation((_, wish) =>
    Promise.resolve(scene(wish.put ? `${wish.picture ?? ""}+${wish.put.piece}` : (wish.picture ?? "empty"))),
  );
  const client = { manners: {}, follow: () => new Map() } as unknown as GameClient;
  const telling = { nameOf: () => "", problem: (problem: Problem) => problem } as unknown as Telling;
  const model = new HomeModel({ name: "toy", seats: [2, 3] } as GameInfo, client, telling);
  await model.open();
  return model;
}

/** Touch things, and let the host answer. */
async function touch(model: HomeModel, ...targets: string[]): Promise<void> {
  for (const target of targets) model.board.touch(target);
  await vi.waitFor(() => {
    if (model.isBusy) throw new Error("the host has not answered");
  });
}

describe("a table at home", () => {
  test("what can be put somewhere is offered as a piece and a place", () => {
    const targets = layings(scene("")).map((move) => move.targets.join(" "));
    expect(targets).toEqual(["tray:coral garden:0:A1", "tray:coral garden:0:A2", "tray:relic garden:0:A1"]);
  });

  test("a piece and a place are touched, and the piece stays in hand for the next place", async () => {
    const model = await opened();
    await touch(model, "tray:coral", "garden:0:A1");
    expect(home).toHaveBeenLastCalledWith("toy", {
      picture: "empty",
      put: { piece: "coral", place: "garden:0:A1" },
    });
    await touch(model, "garden:0:A2");
    expect(model.scene?.picture).toBe("empty+coral+coral");
  });

  test("every step can be undone and done again", async () => {
    const model = await opened();
    await touch(model, "tray:coral", "garden:0:A1");
    await model.undo();
    expect([model.scene?.picture, model.canUndo, model.canRedo]).toEqual(["empty", false, true]);
    await model.redo();
    expect([model.scene?.picture, model.canUndo, model.canRedo]).toEqual(["empty+coral", true, false]);
  });

  test("what cannot be is told at the place that was touched, and changes nothing", async () => {
    const model = await opened();
    home.mockImplementation(() => Promise.reject(new Refusal(COUNTED)));
    await touch(model, "tray:relic", "garden:0:A1");
    expect(model.board.refusal).toEqual({ target: "garden:0:A1", problem: COUNTED });
    expect([model.scene?.picture, model.canUndo]).toEqual(["empty", false]);
    expect(model.board.isLit("garden:0:A1")).toBe(true);
  });

  test("places with which something is wrong are marked", async () => {
    const model = await opened();
    expect([...model.board.faulty]).toEqual(["garden:0:A2"]);
  });

  test("the table is found again as it was left, and one that cannot be read gives way to a fresh one", async () => {
    const model = await opened();
    await touch(model, "tray:coral", "garden:0:A1");
    expect(readTables(localStorage.getItem("oceanarium.home")).toy?.picture).toBe("empty+coral");
    home.mockImplementationOnce(() => Promise.reject(new Refusal(COUNTED)));
    await model.open();
    expect([model.scene?.picture, model.error]).toEqual(["empty", null]);
  });
});

describe("what a browser keeps of tables at home", () => {
  test.each([null, "", "nonsense", "[]", '{"toy": 3}', '{"toy": {"names": []}}'])("%s is no table", (text) => {
    expect(readTables(text)).toEqual({});
  });

  test("a damaged table spoils no other", () => {
    const text = JSON.stringify({ toy: { picture: 3 }, other: { picture: "kept", names: ["Mum", 7] } });
    expect(readTables(text)).toEqual({ other: { picture: "kept", names: ["Mum", ""] } });
  });
});
