import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../told";
import {
  ARROWS,
  arrowOf,
  carried,
  openingsOf,
  oppositeArrow,
  outwards,
  placeName,
  pushed,
  standing,
  wayBetween,
} from "./maze";
import { followMaze, foundErrands, trailOf, turnedBack } from "./pieces";
import { lookOf } from "./seats";
import { shownMaze } from "./shown";
import { hintedPush } from "./spare";
import { finderOf, goalOf, isHomebound } from "./reading";
import type { MazeView, Player, Tile } from "./view";

function tile(name: string, openings: string, picture: string | null = null): Tile {
  return { tile: name, shape: "L", rotation: 0, openings, picture, is_fixed: false };
}

/** A maze of dead ends but for the tiles given. */
function tiles(given: Record<string, Tile> = {}): Record<string, Tile> {
  const all: Record<string, Tile> = {};
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 7; column++) all[`${row},${column}`] = tile(`${row}${column}`, "");
  }
  return { ...all, ...given };
}

function player(changes: Partial<Player> = {}): Player {
  const nothing = { found: [], cards_left: 6, target: null, ruled_out: [], score: 0, score_parts: {}, place: 1 };
  return { colour: "yellow", home: "0,0", diver: "0,0", ...nothing, ...changes };
}

function view(changes: Partial<MazeView> = {}): MazeView {
  return {
    phase: "inserting",
    turn: 0,
    round: 1,
    round_limit: 200,
    variation: false,
    return_home: true,
    cards_each: 6,
    tiles: tiles(),
    surplus: tile("spare", "NE"),
    blocked_arrow: null,
    scooter: null,
    frightened: null,
    look_ahead: true,
    reachable: [],
    previews: {},
    players: [player(), player({ colour: "red", home: "0,6", diver: "6,3" })],
    action_tiles: { pufferfish: 2, scooter: 2, oxygen: 2 },
    ...changes,
  };
}

function event(name: string, details: Record<string, string> = {}, seat = 0): EventInfo {
  return { name, details, seat, move: 7, rule: "", text: "" };
}

describe("arrows", () => {
  it("are twelve, and point into their lines", () => {
    expect(ARROWS.map(({ name }) => name).join(" ")).toBe("N1 N3 N5 E1 E3 E5 S1 S3 S5 W1 W3 W5");
    expect(arrowOf("N3").squares).toEqual(["0,3", "1,3", "2,3", "3,3", "4,3", "5,3", "6,3"]);
    expect(arrowOf("E5").squares.slice(0, 2)).toEqual(["5,6", "5,5"]);
    expect(oppositeArrow("W1")).toBe("E1");
  });

  it("are told by columns A to G and rows 1 to 7", () => {
    expect([arrowOf("N1").line, arrowOf("S5").line, arrowOf("W1").line, arrowOf("E5").line]).toEqual([
      "B",
      "F",
      "2",
      "6",
    ]);
    expect([placeName("0,0"), placeName("2,4"), placeName("6,6")]).toEqual(["A1", "E3", "G7"]);
  });

  it("bring tiles in from outside", () => {
    expect(outwards("0,3")).toEqual({ x: 0, y: -100 });
    expect(outwards("5,6")).toEqual({ x: 100, y: 0 });
    expect(outwards("3,3")).toEqual({ x: 0, y: 0 });
  });
});

describe("a push", () => {
  it("moves the line by one and lets one out", () => {
    const { tiles: after, out } = pushed(tiles(), tile("spare", "NE"), arrowOf("S1"), 1);
    expect(out?.tile).toBe("01");
    expect(after["6,1"]).toMatchObject({ tile: "spare", rotation: 1, openings: "ES" });
    expect(after["5,1"]?.tile).toBe("61");
    expect(after["5,2"]?.tile).toBe("52");
  });

  it("carries divers, and puts those that fall off onto the new tile", () => {
    expect(carried("0,3", arrowOf("N3"))).toBe("1,3");
    expect(carried("6,3", arrowOf("N3"))).toBe("0,3");
    expect(carried("6,4", arrowOf("N3"))).toBe("6,4");
  });

  it("turns openings clockwise", () => {
    expect(openingsOf("L", 3)).toBe("NW");
    expect(openingsOf("T", 1)).toBe("ESW");
    expect(openingsOf("I", 1)).toBe("EW");
  });

  it("is shown before it is made, from the server's preview", () => {
    const previews = { "insert:N3:2": { diver: "0,0", reachable: ["0,0", "0,1"] } };
    const shown = shownMaze(view({ previews }), { arrow: "N3", rotation: 2 }, new Set());
    expect(shown.tiles["0,3"]?.openings).toBe("SW");
    expect(shown.divers).toEqual(["0,0", "0,3"]);
    expect([...shown.reachable]).toEqual(["0,0", "0,1"]);
    expect(shown.push?.out?.tile).toBe("63");
  });

  it("shows nothing before it is made where nobody looks ahead", () => {
    const shown = shownMaze(view({ look_ahead: false }), { arrow: "N3", rotation: 2 }, new Set());
    expect(shown.push).toBeNull();
    expect(shown.tiles["0,3"]?.tile).toBe("03");
    expect(shown.divers).toEqual(["0,0", "6,3"]);
  });
});

describe("ways", () => {
  const maze = tiles({ "0,0": tile("a", "E"), "0,1": tile("b", "SW"), "1,1": tile("c", "N"), "0,2": tile("d", "W") });

  it("lead through openings that meet", () => {
    expect(wayBetween(maze, "0,0", "1,1")).toEqual(["0,0", "0,1", "1,1"]);
    expect(wayBetween(maze, "0,0", "0,2")).toBeNull();
    expect(wayBetween(maze, "3,3", "3,3")).toEqual(["3,3"]);
  });
});

describe("goals", () => {
  it("are the own target, wherever it is pushed, and home in the end", () => {
    const maze = tiles({ "2,3": tile("x", "N", "P16") });
    const seeking = view({ tiles: maze, players: [player({ target: "P16" })] });
    expect(goalOf(seeking, 0)).toBe("2,3");
    expect(goalOf({ ...seeking, players: [player()] }, 0)).toBeNull();
    const done = view({ players: [player({ found: ["P01"], cards_left: 0 })] });
    expect(isHomebound(done, 0)).toBe(true);
    expect(goalOf(done, 0)).toBe("0,0");
  });
});

describe("what lingers", () => {
  it("is the last way and the last back, until the next push", () => {
    const push = event("tile_inserted", {}, 1);
    const turned = event("tile_turned_over", { back: "oxygen" }, -1);
    const swum = event("diver_moved", { start: "0,0", square: "0,2" });
    const first = followMaze(followMaze(new Map(), view(), [push]), view(), [turned, swum]);
    expect(turnedBack(first)).toMatchObject({ back: "oxygen", seat: 1, isIgnored: false });
    expect(trailOf(first)).toEqual({ seat: 0, from: "0,0", to: "0,2" });
    expect(turnedBack(followMaze(first, view(), [event("action_ignored", { back: "oxygen" })]))?.isIgnored).toBe(true);
    const next = followMaze(first, view(), [push]);
    expect([turnedBack(next), trailOf(next)]).toEqual([null, null]);
    expect(turnedBack(followMaze(next, view(), [event("tile_turned_over", { back: "blank" })]))).toBeNull();
  });

  it("is a picture on its way to the finder", () => {
    const errands = foundErrands(view(), [event("target_reached", { picture: "P05" }, 1)]);
    expect(errands).toEqual([{ symbol: "ol-P05", from: "square:6,3", to: "found:1" }]);
  });
});

it("a seat is its diver: the mark of its home and its colour, whatever its number", () => {
  expect(lookOf("green")).toEqual({ colour: "var(--seat-3)", symbol: "ol-mark-green" });
  expect(lookOf(null)).toEqual({ colour: "var(--ink-2)", symbol: null });
});

it("a hint names an arrow and how the spare tile lies", () => {
  const move = { number: 1, text: "insert:W3:2", words: "", targets: ["arrow:W3", "surplus:2"] };
  expect(hintedPush(move)).toEqual({ arrow: "W3", rotation: 2 });
  expect(hintedPush({ ...move, targets: ["square:0,1"] })).toBeNull();
});

it("a found picture has a finder", () => {
  const seen = view({ players: [player(), player({ found: ["P05"] })] });
  expect([finderOf(seen, "P05"), finderOf(seen, "P06")]).toEqual([1, -1]);
});

it("divers on one square stand apart", () => {
  const spots = [0, 1, 2, 3].map((index) => JSON.stringify(standing(4, index)));
  expect(new Set(spots).size).toBe(4);
});
