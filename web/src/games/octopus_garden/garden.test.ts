import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Board } from "../../kit/board.svelte";
import { follow } from "../../kit/identity";
import { speakIn } from "../../lib/speech.svelte";
import type { MoveInfo } from "../../told";
import { areNeighbours, groupAround, layOut } from "./layout";
import GardenBoard from "./GardenBoard.svelte";
import Market from "./Market.svelte";
import { followTiles, symbolOf } from "./pieces";
import { beautyOf, lineBeauty, plantingGain, progress } from "./prospects";
import type { BagTile, Garden, GardenView, Tile } from "./view";

const ROWS = { A: 4, B: 5, C: 6, D: 5, E: 4 };
const NAMES = Object.entries(ROWS).flatMap(([row, length]) => Array.from({ length }, (_, at) => `${row}${at + 1}`));
const layout = layOut(NAMES);

function garden(tiles: Record<string, Tile> = {}, stars: string[] = []): Garden {
  const spaces = NAMES.map((name) => [name, { tile: tiles[name] ?? null, bonus: null, closed: false }] as const);
  return {
    pearls: 5,
    spaces: Object.fromEntries(spaces),
    stars: stars.map((space, index) => ({ name: `S${index + 1}`, space, moved: false })),
    score: 0,
    score_parts: {},
    plain_tiles: 0,
    place: 1,
  };
}

function view(own: Garden, market: (BagTile | null)[] = []): GardenView {
  return {
    phase: "buying",
    turn: 0,
    last_turns: false,
    ender: null,
    skipped_turns: 0,
    market,
    lines: [],
    bag: { seagrass: 1, coral: 1, anemone: 1, oyster: 1, worm: 1, star: 1, garbage: 1, relic: 1 },
    supply: { pearls: 30, clownfish: 5, seahorse: 5 },
    removed: {},
    bought: {},
    starter: null,
    bonus: null,
    planted: null,
    gardens: [own],
    prices: { seagrass: 1, coral: 1, anemone: 1, oyster: 2, worm: 2, star: 3, garbage: 0, relic: 3 },
    beauty: {
      seagrass: 1,
      coral: 1,
      anemone: 2,
      oyster: -1,
      worm: 2,
      star: 5,
      garbage: -2,
      relic: 1,
      harlequin: 0,
      clownfish: 5,
      seahorse: 5,
    },
    relic_beauty: [0, 1, 6, 15, 20, 25, 30, 35, 40],
    sets: [
      { host: "anemone", bonus: "clownfish", size: 3 },
      { host: "seagrass", bonus: "seahorse", size: 5 },
    ],
  };
}

describe("the layout", () => {
  it("has the 55 pairs of neighbours of the rules", () => {
    const pairs = layout.spots.flatMap((one) => layout.spots.filter((other) => areNeighbours(one, other)));
    expect(pairs).toHaveLength(110);
    const beside = (name: string) =>
      layout.spots.filter((spot) => areNeighbours(layout.at.get(name)!, spot)).map((spot) => spot.name);
    expect(beside("C3")).toEqual(["B2", "B3", "C2", "C4", "D2", "D3"]);
    expect(beside("E1")).toEqual(["D1", "D2", "E2"]);
  });

  it("finds connected groups", () => {
    const own = garden({ A1: "seagrass", A2: "seagrass", B2: "seagrass", E4: "seagrass" });
    expect(groupAround(layout, own, "seagrass", "A1").sort()).toEqual(["A1", "A2", "B2"]);
  });
});

describe("prospects", () => {
  it("know the guest that a fifth seagrass attracts", () => {
    const own = garden({ A1: "seagrass", A2: "seagrass", B1: "seagrass", B2: "seagrass" });
    expect(plantingGain(view(own), own, layout, "seagrass", "A3")).toEqual({ beauty: 1, guest: "seahorse" });
    expect(plantingGain(view(own), own, layout, "seagrass", "E4")).toEqual({ beauty: 1, guest: null });
    expect(progress(view(own), own, layout)).toEqual([{ name: "A1", guest: "seahorse", have: 4, need: 5 }]);
  });

  it("see worms that close", () => {
    const own = garden({ C3: "worm" }, ["E4"]);
    expect(plantingGain(view(own), own, layout, "worm", "D4").beauty).toBe(0);
    expect(plantingGain(view(own), own, layout, "star", "C4").beauty).toBe(3);
  });

  it("count relics together", () => {
    const own = garden({ A1: "relic" });
    const shown = view(own, ["relic", "relic", "garbage", null, null, null, null, null, null]);
    expect(beautyOf(shown, own, "relic")).toBe(5);
    expect(lineBeauty(shown, own, "R1")).toBe(12);
  });

  it("go by what the table says that tiles are worth, and how many attract a guest", () => {
    const own = garden({ A1: "anemone" });
    const shown = { ...view(own), sets: [{ host: "anemone", bonus: "clownfish", size: 2 } as const] };
    shown.beauty = { ...shown.beauty, anemone: 7 };
    expect(plantingGain(shown, own, layout, "anemone", "A2")).toEqual({ beauty: 7, guest: "clownfish" });
    expect(plantingGain(shown, own, layout, "seagrass", "A2")).toEqual({ beauty: 1, guest: null });
  });
});

describe("pieces", () => {
  it("go from the market into the hand, though the same kind comes after them", () => {
    const before = view(garden(), ["coral", "worm", "coral", null, null, null, null, null, null]);
    const after = { ...before, bought: { coral: 2, worm: 1 } };
    const first = followTiles(new Map(), before, []);
    const bought = { move: 0, name: "line_bought", rule: "", seat: 0, details: { line: "R1" }, text: "" };
    const second = followTiles(first, after, [bought]);
    const ids = (pieces: ReturnType<typeof follow>, places: string[]) => places.map((place) => pieces.get(place)!.id);
    expect(ids(second, ["hand:0", "hand:1", "hand:2"]).sort()).toEqual(
      ids(first, ["market:0", "market:1", "market:2"]).sort(),
    );
    expect(ids(second, ["market:0"])).not.toEqual(ids(first, ["market:0"]));
  });
});

describe("corals", () => {
  it("have a shape by their space alone, whenever they were seen first", () => {
    const shapes = layout.spots.map(({ name }) => symbolOf("coral", 1, name));
    expect(new Set(shapes).size).toBe(5);
    expect(layout.spots.map(({ name }) => symbolOf("coral", 1, name))).toEqual(shapes);
    expect(symbolOf("coral")).toBe("og-coral-1");
  });

  it("differ from their neighbours", () => {
    for (const one of layout.spots) {
      for (const other of layout.spots.filter((spot) => areNeighbours(one, spot))) {
        expect(symbolOf("coral", 0, one.name)).not.toBe(symbolOf("coral", 0, other.name));
      }
    }
  });
});

describe("the market", () => {
  afterEach(cleanup);

  const buying = { number: 127, text: "buy:R1", words: "Buy row 1", targets: ["market:R1"] };

  function open() {
    const lines = [{ name: "R1" as const, tiles: 3, cost: 3 }];
    const shown = { ...view(garden(), ["coral", "coral", "coral"]), lines };
    const board = new Board({ play: () => undefined, why: () => Promise.resolve(null) }, { confirms: () => true });
    board.offer([buying]);
    return {
      board,
      ...render(Market, { view: shown, seat: 0, isYours: true, people: [], board, pieces: new Map() }),
    };
  }
  beforeEach(() => speakIn("en"));

  it.each([
    ["en", "Now press Buy."],
    ["de", "Drücke jetzt auf Kaufen."],
  ] as const)("says the second step once a price is touched (%s)", async (language, sentence) => {
    await speakIn(language);
    const { board, queryByText } = open();
    expect(queryByText(sentence)).toBeNull();
    board.touch("market:R1");
    await tick();
    expect(queryByText(sentence)).not.toBeNull();
  });

  it("draws the line that is advised", async () => {
    const { board, container } = open();
    board.hint = buying;
    await tick();
    expect(container.querySelector(".lane.hinted.R1")).not.toBeNull();
  });

  it.each([
    ["oyster", "−3", "negative"],
    ["coral", "+3", "positive"],
  ] as const)("shows what three tiles of %s are worth as %s", (kind, worth, look) => {
    const lines = [{ name: "R1" as const, tiles: 3, cost: 5 }];
    const shown = { ...view(garden(), [kind, kind, kind]), lines };
    const board = new Board({ play: () => undefined, why: () => Promise.resolve(null) });
    board.hovered = "market:R1";
    const { getByText } = render(Market, { view: shown, seat: 0, isYours: true, people: [], board, pieces: new Map() });
    expect(getByText(worth).classList.contains(look)).toBe(true);
    expect(getByText(worth).classList.length).toBe(1);
  });
});

describe("an advised purchase", () => {
  it("shows where its tiles may go, in their order, as long as the advice stands", async () => {
    const board = new Board({ play: () => undefined, why: () => Promise.resolve(null) });
    const buying: MoveInfo = { number: 1, text: "buy:R1", words: "", targets: ["market:R1"] };
    const planting = (tile: string, space: string): MoveInfo => ({
      number: 2,
      text: `plant:${tile}@${space}`,
      words: "",
      targets: [`bought:${tile}`, `garden:0:${space}`],
    });
    const shown = { view: view(garden()), seat: 0, isYours: true, people: [], board, pieces: new Map() };
    const { container } = render(GardenBoard, shown);
    board.hint = buying;
    board.plan = [planting("coral", "C3"), planting("anemone", "A1")];
    await tick();
    expect([...container.querySelectorAll(".order text")].map((text) => text.textContent)).toEqual(["1", "2"]);
    board.hint = null;
    await tick();
    expect(container.querySelector(".order")).toBeNull();
  });
});
