import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import { api } from "../lib/api";
import { Language } from "../lib/language";
import type { ExampleScene, GameInfo, Position } from "../messages";
import type { Stage } from "../staged/staged.svelte";
import { ExampleModel } from "./example.svelte";

const WORDS = ["move-go = Go { $way }", "event-moved = { $seat } went."];
const GAME = {
  name: "walk",
  has_secrets: false,
  moves: { go: { args: ["way"], text: "go:{way}", touches: ["{way}"] } },
  events: { moved: { rule: "W-1", args: [] } },
} as unknown as GameInfo;
const CLIENT = {
  manners: { confirms: () => true },
  follow: () => new Map(),
  errands: () => [],
  soundOf: () => null,
  isQuiet: () => false,
};
const STAGE: Stage = { game: GAME, client: CLIENT as unknown as GameClient, language: new Language("en", WORDS) };
const [NORTH, SOUTH] = [7, 9];

function position(steps: number): Position {
  return {
    type: "position",
    sequence: steps,
    table: { yours: [0], seats: [{ seat: 0, kind: "here", name: "Ann" }], status: "playing", moves_made: steps },
    seats: {
      0: {
        view: { steps },
        moves: [[NORTH, "go", "north"]],
        prompt: null,
        can_take_back: false,
        window: null,
        passing: null,
      },
    },
    onlooker: null,
    events: steps > 0 ? [[steps - 1, "moved", 0]] : [],
    events_since: Math.max(0, steps - 1),
    waiting: [0],
    thinking: [],
    outcome: null,
    views_since: null,
  } as unknown as Position;
}

/** A host that forbids to go south. */
function answer(deeds: number[]): ExampleScene {
  const isLegal = !deeds.includes(SOUTH);
  return {
    example: "w-2",
    rules: ["W-2"],
    seat: 0,
    positions: isLegal ? [position(deeds.length)] : [],
    tries: [
      { move: [SOUTH, "go", "south"], rule: "W-2" },
      { move: [NORTH, "go", "north"], rule: "" },
    ],
    shows: [],
    changes: deeds.length > 0 ? [{ part: "steps", before: 0, after: 1 }] : [],
    refusal: isLegal ? null : { code: "illegal_move", sentence: "No way south.", rule: "W-2", said: null },
  };
}

async function example() {
  const model = new ExampleModel(STAGE, "w-2");
  await vi.advanceTimersByTimeAsync(10);
  return model;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "example").mockImplementation((_game, _name, _language, { deeds }) =>
    Promise.resolve().then(() => answer(deeds)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("an example of a rule", () => {
  it("offers legal and illegal tries alike, in their own words", async () => {
    const model = await example();
    expect(model.tries.map(({ move, isLegal }) => [move.words, isLegal])).toEqual([
      ["Go south", false],
      ["Go north", true],
    ]);
    expect([model.hasBegun, model.events, model.changes]).toEqual([false, [], []]);
    model.close();
  });

  it("says by which rule a try is refused, and begins again with the next", async () => {
    const model = await example();
    await model.try(model.tries[0]!);
    expect([model.refusal?.rule, model.deeds]).toEqual(["W-2", []]);
    await model.try(model.tries[1]!);
    await vi.advanceTimersByTimeAsync(2000);
    expect([model.refusal, model.deeds]).toEqual([null, [NORTH]]);
    expect(model.events.map(({ rule }) => rule)).toEqual(["W-1"]);
    expect(model.changes).toEqual([{ part: "steps", before: 0, after: 1 }]);
    expect([...model.tried]).toEqual([SOUTH, NORTH]);
    await model.try(model.tries[1]!);
    expect(model.deeds).toEqual([NORTH]); // from the beginning, not from where one was
    await model.again();
    await vi.advanceTimersByTimeAsync(2000);
    expect([model.hasBegun, model.events, model.changes]).toEqual([false, [], []]);
    model.close();
  });

  it("makes moves at the first touch, whatever a game confirms, and forgets what was refused before", async () => {
    const model = await example();
    await model.try(model.tries[0]!);
    model.table.board.touch("north");
    await vi.advanceTimersByTimeAsync(2000);
    expect([model.deeds, model.refusal]).toEqual([[NORTH], null]);
    model.close();
  });
});

describe("numbers of rules", () => {
  const root = `${import.meta.dirname}/..`;
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".svelte"));
  /** What is written between tags and is the rule of something: {event.rule}, {rule}. */
  const shown = />[^<>{}]*\{(?:[\w!?.]+[.])?rule!?\}/g;

  const isDead = (text: string) =>
    [...text.matchAll(shown)].some(({ index }) => !text.slice(Math.max(0, index - 160), index + 1).includes("onrule("));

  it("lead to the rule wherever they are shown", () => {
    const dead = files.filter((path) => isDead(readFileSync(`${root}/${path}`, "utf8").split("</script>").at(-1)!));
    expect(dead).toEqual([]);
    expect(isDead("<b>Rule {event.rule}</b>")).toBe(true);
    expect(isDead("<a href={somewhere}>{rule}</a>")).toBe(true);
    expect(isDead("<button onclick={() => onrule(rule)}>{rule}</button>")).toBe(false);
  });

  it("are in log, news, refusals, replays, results, decks and examples", () => {
    const linking = files.filter((path) => readFileSync(`${root}/${path}`, "utf8").includes("<RuleLink"));
    for (const place of ["Log", "NewsNote", "RefusalNote", "ReplayMoves", "FinalScore", "DeckPanel", "Example"]) {
      expect(
        linking.some((path) => path.endsWith(`/${place}.svelte`)),
        place,
      ).toBe(true);
    }
  });
});
