import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import MomentBoard from "../../after/MomentBoard.svelte";
import type { GameClient, Person } from "../contract";
import type { JudgementInfo, MoveInfo } from "../../told";
import { spoken } from "../../lib/speech.svelte";
import { fogOf } from "./fog";
import { ALL_EDGES, beside, campAt, coastSymbol, lieOf, patches, SPOTS, turnPoint, waysOf } from "./layout";
import { bestOf, noteBest, verdictOn } from "./best";
import { client } from "./client";
import { noteAt } from "./departure";
import { followPieces, tileSymbol } from "./pieces";
import { completions, fittingCount, fittingKinds, markOf, matches, percent } from "./prospects";
import { islandAt } from "./reading";
import Ship from "./Ship.svelte";
import { nextWay, onlySpace, placingsOf } from "./trial";
import type { ChartView, Island, Kind, Player, Side, Tile } from "./view";
import { reachedFrom, shipAt, voyage } from "./voyage";

beforeAll(spoken);

function tile(edges: string, scout: Tile["scout"] = null): Tile {
  const { kind } = lieOf(edges);
  return { edges, kind, reserve: false, virtual: false, pieces: [], scout };
}

function player(colour: "grey" | "white"): Player {
  return {
    colour,
    scouts: { "1": 5, "2": 2, "3": 1 },
    paid: { "1": 0, "2": 0, "3": 0 },
    discards: {},
    points: 0,
    points_parts: {},
    games_won: 0,
    last_points: null,
    place: 1,
  };
}

/** A chart with these tiles; everything else is unknown. */
function chart(tiles: Record<string, string>, more: Partial<ChartView> = {}): ChartView {
  const names = [1, 2, 3, 4, 5].flatMap((row) => [`west-${row}`, `east-${row}`]);
  const circles = [...names, ...[..."ABCDEFG"].map((letter) => `south-${letter}`)].map((name) => {
    const [side, place] = name.split("-") as [string, string];
    const space = side === "south" ? `${place}5` : `${side === "west" ? "A" : "G"}${place}`;
    return [name, { space, open: !(space in tiles) }] as const;
  });
  const spaces = SPOTS.map(({ name }) => [name, tiles[name] ? tile(tiles[name]) : null] as const);
  return {
    phase: "sailing",
    turn: 0,
    game_number: 1,
    rounds: 1,
    results: [],
    next_starter: null,
    starter: null,
    box: { sea: [5, 10, 10, 5, 5], reserve: [3, 5, 5, 3, 5, 4] },
    spaces: Object.fromEntries(spaces),
    circles: Object.fromEntries(circles),
    ship: null,
    reached: [],
    islands: [],
    lid: 32,
    unseen: { open: 5, coast: 10, corner: 10, strait: 5, bay: 5 },
    reserve: { open: 3, coast: 5, corner: 5, strait: 3, bay: 5, inland: 4 },
    tile: null,
    placed: null,
    previews: {},
    undiscovered: 35 - Object.keys(tiles).length,
    players: [player("grey"), player("white")],
    ...more,
  };
}

function move(text: string): MoveInfo {
  const [, space, edges] = text.split(":");
  return { number: 0, text, words: text, targets: [`board:${space}`, `tile:${edges}`] };
}

describe("tiles", () => {
  it("lie in sixteen ways, each of one kind", () => {
    expect(ALL_EDGES).toHaveLength(16);
    expect(waysOf("corner")).toEqual(["LLWW", "WLLW", "WWLL", "LWWL"]);
    expect(waysOf("strait")).toEqual(["LWLW", "WLWL"]);
    expect(lieOf("WWLL")).toEqual({ kind: "corner", letter: "C", turns: 2 });
  });

  it("turn their points clockwise", () => {
    expect(turnPoint({ x: 50, y: 10 }, 1)).toEqual({ x: 90, y: 50 });
    expect(turnPoint({ x: 50, y: 10 }, 3)).toEqual({ x: 10, y: 50 });
  });

  it("have camps on their own land", () => {
    const side: Record<Side, (point: { x: number; y: number }) => boolean> = {
      N: ({ y }) => y < 50,
      E: ({ x }) => x > 50,
      S: ({ y }) => y > 50,
      W: ({ x }) => x < 50,
    };
    for (const [edges, pieces] of Object.entries({
      LWLW: "NS",
      WLWL: "EW",
      LWWW: "N",
      WLWW: "E",
      WWLW: "S",
      WWWL: "W",
    })) {
      for (const piece of pieces as Iterable<Side>) expect(side[piece](campAt(edges, piece))).toBe(true);
    }
  });

  it("name the coast of each shore of a strait", () => {
    expect(coastSymbol("LWLW", "N", 2)).toBe("oc-glow-D2-N");
    expect(coastSymbol("WLWL", "W", 1)).toBe("oc-glow-D1-S");
    expect(coastSymbol("LLWW", "N", 3)).toBe("oc-glow-C3");
    expect(tileSymbol("WWWW", "B3")).toBe("oc-tile-WWWW-1");
  });

  it("are joined by a patch where four land edges meet", () => {
    const joined = chart({ C2: "WLLW", D2: "WWLL", C3: "LLWW", D3: "LWWL" });
    expect(patches(joined.spaces)).toEqual([{ x: 300, y: 200 }]);
    expect(patches(chart({ C2: "WLLW", D2: "WWWL", C3: "LLWW" }).spaces)).toEqual([]);
  });
});

describe("the fog", () => {
  it("is torn only where something is known", () => {
    const unknown = new Set(["B2", "B3", "A2", "C2"]);
    const { area, tear } = fogOf("B2", (name) => unknown.has(name));
    expect(area.startsWith("M100.0 100.0L")).toBe(true);
    expect(tear.match(/M/g)).toHaveLength(1); // towards B1
  });

  it("never hides the edge of a tile by more than a little", () => {
    const numbers = fogOf("C3", () => false)
      .area.match(/-?[\d.]+/g)!
      .map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(196);
    expect(Math.max(...numbers)).toBeLessThan(304);
  });
});

describe("voyages", () => {
  it("lead into the unknown across water only", () => {
    const view = chart({ D5: "LLWL", E5: "WWWL" });
    expect(reachedFrom(view, "south-A")).toEqual(["A5"]);
    expect(reachedFrom(view, "south-D")).toEqual([]);
    expect(reachedFrom(view, "D5")).toEqual([]);
    expect(reachedFrom(view, "E5")).toEqual(["E4", "F5"]);
    expect(beside("A1", 3)).toBeUndefined();
  });

  it("go round the chart along the ring, or through explored water", () => {
    const view = chart({ D5: "WWWW" });
    const round = voyage(view.spaces, "west-5", "east-5");
    expect(round[0]).toEqual({ x: -40, y: 450 });
    expect(round.at(-1)).toEqual({ x: 740, y: 450 });
    expect(round.every(({ x, y }) => x < 0 || x > 700 || y > 500)).toBe(true);
    expect(voyage(view.spaces, "south-D", "D5").at(-1)).toEqual(shipAt(view.spaces, "D5"));
  });

  it("are straight where no water leads", () => {
    const view = chart({ B2: "LLWL", E3: "LWLL" });
    expect(voyage(view.spaces, "B2", "E3")).toHaveLength(2);
  });
});

describe("prospects", () => {
  it("know which kinds fit, as the rules' cases say", () => {
    const view = chart({});
    expect(fittingKinds(view, "south-A")).toEqual(["open", "coast", "corner"]);
    expect(fittingKinds(view, "south-D")).toEqual(["open", "coast", "corner", "strait", "bay"]);
    expect(fittingCount(view, ["open", "coast", "corner"])).toBe(25);
    expect(matches(view, "A5", "LLWW")).toBe(true);
    expect(matches(view, "A5", "WLLW")).toBe(false);
    expect(percent(1, 3)).toBe(33);
    expect(percent(0, 0)).toBe(0);
  });

  const island: Island = {
    spaces: ["B3", "C3"],
    pieces: ["B3:E", "C3:W"],
    size: 2,
    complete: true,
    open: [],
    totals: [0, 0],
    leader: null,
    worth: 2,
  };

  it("say what completing an island pays", () => {
    const preview = (worth: number) => ({ fills: {}, completes: [{ ...island, worth }] });
    const view = chart({});
    expect(completions(view, preview(2), "B3")).toEqual([{ size: 2, points: 2, leader: null, isClaimable: true }]);
    const solo = chart({}, { players: [player("grey")] });
    expect(completions(solo, preview(4), "A1")).toEqual([{ size: 2, points: 4, leader: 0, isClaimable: false }]);
  });

  it("put an island's mark on its land, clear of camps", () => {
    const view = chart({ B3: "WLWW", C3: "WWWL" }, { islands: [island] });
    view.spaces.B3 = tile("WLWW", { seat: 0, value: 1, piece: "E" });
    const { x, y } = markOf(view, island);
    expect(x).toBeGreaterThan(200);
    expect(y).toBe(250);
    expect(islandAt(view, "C3", "W")).toBe(island);
  });
});

describe("trying a tile", () => {
  const moves = ["place:B3:LWWL", "place:B3:WWLL", "place:C2:LWWL"].map(move);

  it("turns it through the ways that fit on its space", () => {
    const [first, second] = placingsOf(moves);
    expect(nextWay(placingsOf(moves), first!, 1).edges).toBe(second!.edges);
    expect(nextWay(placingsOf(moves), first!, -1).edges).toBe("WWLL");
  });

  it("needs no touch where only one space will do", () => {
    expect(onlySpace(moves)).toBeNull();
    expect(onlySpace(moves.slice(0, 2))).toBe("B3");
    expect(onlySpace([move("start:west-3")])).toBeNull();
  });
});

describe("pieces", () => {
  const follow = (before: ReturnType<typeof followPieces>, view: ChartView) => followPieces(before, view, []);

  it("go from the hand to the chart and from a player ashore", () => {
    const held = chart({ D5: "WWWW" }, { tile: "coast" as Kind });
    const first = follow(new Map(), held);
    const laid = follow(first, chart({ D5: "WWWW", D4: "LWWW" }));
    expect(laid.get("board:D4")).toBe(first.get("hand"));
    const scouted = chart({ D5: "WWWW", D4: "LWWW" });
    scouted.spaces.D4 = tile("LWWW", { seat: 0, value: 2, piece: "N" });
    scouted.players[0]!.scouts["2"] = 1;
    const ashore = follow(laid, scouted);
    expect(ashore.get("camp:D4")).toBe(laid.get("left:0:2:1"));
    expect(ashore.get("left:0:2:0")).toBe(laid.get("left:0:2:0"));
  });
});

describe("the button that sets sail", () => {
  const box = { x: -84, y: -84, width: 868, height: 668 };
  const size = { width: 200, height: 96 };
  const starts = ["west-1", "west-5", "east-1", "east-3", "south-A", "south-D", "south-G", "D3", "A3", "G5"];

  it.each(starts)("covers neither the ship at %s nor what it will explore", (start) => {
    const view = chart({ D3: "WWWW", A3: "WWWW", G5: "WWWW" });
    const reached = reachedFrom(view, start);
    const at = noteAt(view, start, reached, size, box);
    expect(at.x).toBeGreaterThanOrEqual(box.x);
    expect(at.x + size.width).toBeLessThanOrEqual(box.x + box.width);
    expect(at.y + size.height).toBeLessThanOrEqual(box.y + box.height);
    const ship = shipAt(view.spaces, start);
    const covers = (x: number, y: number) => x > at.x && x < at.x + size.width && y > at.y && y < at.y + size.height;
    expect(covers(ship.x, ship.y)).toBe(false);
    for (const name of reached) {
      const { x, y } = SPOTS.find((spot) => spot.name === name)!;
      expect(covers(x + 50, y + 50)).toBe(false);
    }
  });

  it("covers no other start, even on a phone", () => {
    const wide = { width: 330, height: 160 };
    const phone = noteAt(chart({}), "west-3", ["A3"], wide, { x: -64, y: -22, width: 828, height: 588 });
    expect(phone.x).toBeGreaterThan(100);
    expect(noteAt(chart({}), "west-3", ["A3"], size, box).x).toBeGreaterThan(-10);
    expect(noteAt(chart({}), "south-D", ["D5"], size, box).y + size.height).toBeLessThan(510);
  });

  it("stands over fog rather than over a chart", () => {
    const view = chart({ B1: "WWWW", B2: "WWWW", C1: "WWWW" });
    const at = noteAt(view, "west-1", ["A1"], size, box);
    expect(at.y).toBeGreaterThan(90);
  });
});

describe("a match of several games", () => {
  it("lists the result of each on the final sheet", () => {
    const view = chart(
      {},
      {
        rounds: 3,
        results: [
          [3, -2],
          [4, 4],
        ],
      },
    );
    expect(client.games?.(view).map(({ points }) => points)).toEqual([
      [3, -2],
      [4, 4],
    ]);
    expect(client.games?.(chart({}, { results: [[3, 2]] }))).toEqual([]);
  });
});

describe("the personal best", () => {
  const alone = (tiles: Record<string, string>, points: number, more: Partial<ChartView> = {}) =>
    chart(tiles, { phase: "over", players: [{ ...player("grey"), points }], ...more });

  it("is the first result, then the best one", () => {
    localStorage.clear();
    const [first, better, worse] = [alone({ A1: "WWWW" }, 13), alone({ B1: "WWWW" }, 70), alone({ C1: "WWWW" }, -88)];
    expect(verdictOn(first)).toBeNull();
    noteBest(first);
    expect(verdictOn(first)).toMatch(/first result/);
    noteBest(better);
    noteBest(better);
    expect(verdictOn(better)).toMatch(/new personal best.*13/);
    noteBest(worse);
    expect(verdictOn(worse)).toMatch(/best is 70/);
  });

  it("is kept for each box of tiles, and only of games that are over", () => {
    localStorage.clear();
    noteBest(alone({}, 50, { phase: "sailing" }));
    expect(bestOf(alone({}, 50))).toBeNull();
    noteBest(alone({}, 50));
    expect(bestOf(alone({}, 0, { box: { sea: [7, 9, 9, 6, 4], reserve: [3, 5, 5, 3, 5, 4] } }))).toBeNull();
    expect(bestOf(alone({}, 0))?.points).toBe(50);
  });
});

describe("a seat", () => {
  it("looks like its scouts", () => {
    const looks = [0, 1].map((seat) => client.seatLook?.(chart({}), seat).symbol);
    expect(looks).toEqual(["oc-scout-grey-1", "oc-scout-white-1"]);
  });
});

it("a ship that has not set sail is not on the chart, not even its masthead at the rim", () => {
  const drawn = (ship: string | null) =>
    render(Ship, { view: chart({}, { ship }), heading: null }).container.querySelector(".ship")!;
  expect([null, "west-1"].map((ship) => drawn(ship).classList.contains("ashore"))).toEqual([true, false]);
});

it("a moment between two discards shows both of them, not the strip in which they lie", async () => {
  const sized = { configurable: true, get: () => 300 };
  Object.defineProperties(HTMLElement.prototype, { clientWidth: sized, clientHeight: sized });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  const use = (kind: string) =>
    ({ number: 1, text: `discard:${kind}`, words: "", targets: [`discard:0:${kind}`] }) as unknown as MoveInfo;
  const [best, made] = [use("open"), use("strait")];
  const players = [{ ...player("grey"), discards: { open: 1, strait: 1 } }, player("white")];
  const people = [0, 1].map((seat) => ({ seat, name: "", isYours: seat === 0 }) as unknown as Person);
  const { container } = render(MomentBoard, {
    client: client as unknown as GameClient,
    view: { ...chart({}, { phase: "sourcing", ship: "west-1", players }) },
    people,
    judgement: { seat: 0, best, made, best_chance: 0.8, made_chance: 0.5 } as unknown as JudgementInfo,
    line: [],
  });
  await vi.waitFor(() => expect(container.querySelectorAll("b.better, b.made")).toHaveLength(2));
  const offered = [...container.querySelectorAll<HTMLElement>(".button[data-target]")];
  expect(offered.map(({ dataset }) => dataset.target)).toEqual(["lid", "discard:0:open", "discard:0:strait"]);
  vi.restoreAllMocks();
});
