import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import { api } from "../lib/api";
import { Language } from "../lib/language";
import { routeOf } from "../lib/router.svelte";
import type { GameInfo, OpenedStudy, Position, StudyLine, StudyScene, StudyWish } from "../messages";
import { readStudies, studies } from "./kept.svelte";
import { playedAt, StudyModel } from "./study.svelte";
import { Branch, CHANCE, DEAL, redealing, sibling, Tree } from "./tree.svelte";
import { tryOutAddress } from "./trying";

vi.mock("../lib/catalogues", async () => {
  const { Language } = await import("../lib/language");
  return { languageOf: (_: string, code: string) => Promise.resolve(new Language(code, ["move-go = Go"])) };
});

const START = { link: "walk.A", table: null, number: 4, seat: 0, is_dealt: false };

function line(seat: number, move: number, ...drawn: number[]): StudyLine {
  const steps = [[seat, move], ...drawn.map((outcome) => [CHANCE, outcome])];
  return { steps, seat, move: seat >= 0 ? [move, "go"] : null, has_chance: drawn.length > 0 || seat < 0 };
}

/** A, answered by B; and C instead of A, with two deals. */
function grown(): Tree {
  const tree = new Tree();
  tree.graft([line(0, 1), line(1, 2)]);
  tree.graft([line(0, 3, 10)]);
  tree.graft([line(0, 3, 11)]);
  return tree;
}

describe("the tree", () => {
  it("follows what is there, and branches where something is new", () => {
    const tree = grown();
    expect(tree.branches).toHaveLength(4);
    const [first, second] = tree.graft([line(0, 1), line(1, 2)]);
    expect(tree.branches).toHaveLength(4);
    expect(second!.parent).toBe(first);
    expect(tree.root.childWith([0, 3])!.steps).toEqual([
      [0, 3],
      [CHANCE, 10],
    ]);
  });

  it("comes back from what is kept of it", () => {
    const tree = grown();
    tree.branches[1]!.comment = "too slow";
    tree.branches[1]!.mark = "?";
    tree.branches[1]!.outlook = [0.25, 0.75];
    const variations = tree.variations;
    expect(variations.map(({ parent }) => parent)).toEqual([-1, 0, -1, -1]);
    const lines = tree.branches.map(({ steps, seat, move, hasChance }) => ({
      steps,
      seat,
      move,
      has_chance: hasChance,
    }));
    const again = Tree.of({ study: { variations }, lines } as unknown as OpenedStudy);
    expect(again.variations).toEqual(variations);
  });

  it("indents only where it divides", () => {
    const depths = grown().rows.map(({ depth }) => depth);
    expect(depths).toEqual([0, 1, 1, 1, 1]);
    const forked = grown();
    forked.graft([line(0, 1), line(1, 9)]);
    expect(forked.rows.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 1, 1]);
  });

  it("cuts off a branch with all that follows it, and knows its neighbours", () => {
    const tree = grown();
    const [first, , third] = tree.branches;
    expect(sibling(first!, 1)).toBe(third);
    expect(sibling(first!, -1)).toBeNull();
    tree.remove(first!);
    expect(tree.branches).toHaveLength(2);
  });
});

describe("dealing afresh", () => {
  it("makes the last move anew that chance had a part in", () => {
    const tree = new Tree();
    const [drawn, after] = tree.graft([line(0, 3, 10), line(1, 5)]);
    expect(redealing(after!, false)).toEqual({ after: tree.root, step: [0, 3] });
    expect(redealing(drawn!, true)).toEqual({ after: tree.root, step: [0, 3] });
  });

  it("deals what is hidden where a game has secrets, beside an earlier deal", () => {
    const tree = new Tree();
    const [made, dealt] = tree.graft([line(0, 3), line(DEAL, 77)]);
    expect(redealing(made!, true)).toEqual({ after: made, step: [DEAL, 0] });
    expect(redealing(dealt!, true)).toEqual({ after: made, step: [DEAL, 0] });
  });

  it("does nothing where nothing is unknown, and draws anew what a match began with", () => {
    const tree = new Tree();
    const [begun] = tree.graft([line(CHANCE, 10)]);
    expect(redealing(begun!, false)).toEqual({ after: tree.root, step: null });
    expect(redealing(new Tree().root, false)).toBeNull();
  });
});

describe("what was played", () => {
  const moves = [
    { seat: 0, move: [4, "go"] },
    { seat: CHANCE, move: [9, "draw"] },
    { seat: 1, move: [5, "go"] },
    { seat: CHANCE, move: [8, "draw"] },
  ].map((played, number) => ({ ...played, number, events: [] }));

  it("is the move and what chance brought of it", () => {
    expect(playedAt({ moves }, 0)).toEqual([line(0, 4, 9)].map((each) => ({ ...each, move: [4, "go"] })));
    expect(playedAt({ moves }, 2)[0]!.steps).toEqual([
      [1, 5],
      [CHANCE, 8],
    ]);
  });

  it("is nothing at the end, and where chance comes first", () => {
    expect(playedAt({ moves }, 4)).toEqual([]);
    expect(playedAt({ moves }, 1)).toEqual([]);
  });
});

describe("what is kept", () => {
  it("leaves out what is no study, and nothing else", () => {
    const study = { start: START, title: "", level: null, variations: [] };
    const right = { game: "walk", changed: 1, turn: 3, study };
    const told = { right, wrong: { ...right, study: { ...study, start: { seat: 1 } } }, odd: 5 };
    expect(Object.keys(readStudies(told))).toEqual(["right"]);
    expect(readStudies("nonsense")).toEqual({});
  });

  it("is there until somebody removes it, the newest first", () => {
    const study = { start: START, title: "", level: null, variations: [] };
    studies.keep("one", "walk", 2, study);
    expect(studies.of("one")?.study).toEqual(study);
    expect(studies.all.map(({ id }) => id)).toContain("one");
    studies.forget("one");
    expect(studies.of("one")).toBeUndefined();
  });
});

describe("addresses", () => {
  it("lead to a study, and to all of them", () => {
    expect(routeOf("/study/new")).toEqual({ page: "study", study: "new" });
    expect(routeOf("/studies")).toEqual({ page: "studies" });
    expect(routeOf("/study/")).toEqual({ page: "lost" });
  });

  it("of a try-out are only for those who play at a table that is on", () => {
    const at = (status: string) => ({ table: { table: "t 1", status } }) as never;
    expect(tryOutAddress({ seat: 1, position: at("playing") })).toBe("/study/new?table=t%201&seat=1");
    expect(tryOutAddress({ seat: -1, position: at("playing") })).toBeNull();
    expect(tryOutAddress({ seat: 1, position: at("over") })).toBeNull();
  });
});

// A host of walks: every move is followed by what chance draws, the seed; bots answer with 5.

const GAME = {
  name: "walk",
  has_secrets: false,
  bots: ["expert"],
  moves: { go: { args: [], text: "go", touches: ["there"] } },
  events: {},
} as unknown as GameInfo;
const CLIENT = { manners: {}, follow: () => new Map(), errands: () => [], soundOf: () => null };

function position(steps: number): Position {
  const place = { prompt: null, can_take_back: false, window: null, passing: null, view: { steps } };
  return {
    type: "position",
    sequence: steps,
    table: { yours: [0, 1], seats: [0, 1].map((seat) => ({ seat, name: "" })), status: "playing", moves_made: steps },
    seats: { 0: { ...place, moves: [[7, "go"]] }, 1: { ...place, moves: [] } },
    onlooker: null,
    events: [],
    events_since: steps,
    waiting: [0],
    thinking: [],
    outcome: null,
    views_since: null,
  } as unknown as Position;
}

const wishes: StudyWish[] = [];

function answer(wish: StudyWish): Promise<StudyScene> {
  wishes.push(wish);
  const path = wish.path.map((steps, place) => {
    const isLast = place === wish.path.length - 1;
    const whole = isLast && steps.length === 1 ? [...steps, [CHANCE, wish.deal!]] : steps;
    return { ...line(steps[0]![0]!, steps[0]![1]!), steps: whole, has_chance: whole.length > 1 };
  });
  const bots = wish.answer === "none" || wish.level === null ? [] : [line(1, 5)];
  const isUnfinished = wish.answer === "first" && bots.length > 0;
  return Promise.resolve({
    start: wish.start,
    turn: 2,
    positions: [position(path.length + bots.length)],
    path: [...path, ...bots],
    is_unfinished: isUnfinished,
    has_unknown: false,
    names: null,
  });
}

async function study(level: string | null = null): Promise<StudyModel> {
  const stage = { game: GAME, client: CLIENT as unknown as GameClient, language: new Language("en", ["move-go = Go"]) };
  const model = StudyModel.of(stage, new Tree(), { start: START, level }, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  return model;
}

describe("a study", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    wishes.length = 0;
    vi.spyOn(api, "study").mockImplementation(answer);
    vi.spyOn(api, "replay").mockRejectedValue(new Error("no replay"));
    vi.spyOn(api, "outlook").mockResolvedValue({ seat: 0, outlook: [0.6, 0.4], line: [], reasons: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const made = (model: StudyModel, move: number) => model.do(new Branch(model.at, [[0, move]], 0, null, false));

  it("goes on with a new move, and follows one that was made before", async () => {
    const model = await study();
    await made(model, 7);
    const first = model.at;
    expect(first.steps).toHaveLength(2);
    await model.back();
    expect(model.at).toBe(model.tree.root);
    await made(model, 7);
    expect(model.at).toBe(first);
    expect(model.tree.branches).toHaveLength(1);
    model.close();
  });

  it("draws something else when it deals afresh", async () => {
    const model = await study();
    await made(model, 7);
    await model.dealAgain();
    expect(model.tree.root.children).toHaveLength(2);
    expect(model.dealOf(model.at)).toBe(2);
    model.close();
  });

  it("lets bots answer a move to the end, but not whoever only looks", async () => {
    const model = await study("expert");
    await made(model, 7);
    expect(wishes.slice(-2).map((wish) => wish.answer)).toEqual(["first", "more"]);
    const { at } = model;
    await model.goTo(at.parent!);
    expect(wishes.at(-1)!.answer).toBe("none");
    model.close();
  });

  it("is judged as one goes, and keeps what was found", async () => {
    const model = await study();
    await vi.advanceTimersByTimeAsync(10);
    expect(model.judged).toEqual({ info: expect.anything(), isPatient: true });
    expect(model.tree.root.outlook).toEqual([0.6, 0.4]);
    await made(model, 7);
    await vi.advanceTimersByTimeAsync(10);
    expect(model.study.variations[0]!.outlook).toEqual([600, 400]);
    model.close();
  });

  it("says in a sentence why bots say nothing", async () => {
    vi.spyOn(api, "outlook").mockRejectedValue(new Error("The bot has no answer."));
    const model = await study();
    await vi.advanceTimersByTimeAsync(10);
    expect([model.judgingProblem, model.isJudging]).toEqual(["The bot has no answer.", false]);
    model.close();
  });

  it("keeps marks and comments, and forgets what is removed", async () => {
    const model = await study();
    await made(model, 7);
    model.mark("!");
    model.comment("both at once");
    expect(model.study.variations[0]).toMatchObject({ mark: "!", comment: "both at once" });
    model.mark("!");
    expect(model.at.mark).toBe("");
    await model.remove();
    expect(model.study.variations).toEqual([]);
    expect(model.at).toBe(model.tree.root);
    model.close();
  });
});
