import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, SeatInfo } from "../messages";
import { sameSeats } from "./again";
import { around, cropped } from "./crop";
import { keepMatch, matchesOf, readRecord } from "./record.svelte";
import { meanOf, trendsOf, type KeptMatch } from "./trends";

function match(table: string, change: Partial<KeptMatch> = {}): KeptMatch {
  return {
    table,
    isWon: false,
    own: { islands: 4, discards: -2 },
    best: { islands: 9, discards: -4 },
    overlooked: [],
    ...change,
  };
}

describe("trends", () => {
  const three = [match("a"), match("b", { own: { islands: 6, discards: -2 } }), match("c")];

  it("say nothing of fewer than three matches", () => {
    expect(trendsOf(three.slice(1))).toBeNull();
    expect(trendsOf(three)?.count).toBe(3);
  });

  it("compare the parts of a score with those who won, where that was another", () => {
    const won = match("d", { isWon: true, own: { islands: 30 }, best: { islands: 30 } });
    const trends = trendsOf([...three, won])!;
    expect(trends.missed.map(({ part }) => part)).toEqual(["islands"]);
    expect(trends.missed[0]!.own).toBeCloseTo(14 / 3);
    expect(trends.missed[0]!.best).toBe(9);
    expect(trends.strong?.part).toBe("discards");
    expect(trendsOf([won, won, won])).toMatchObject({ missed: [], strong: null });
  });

  it("tell what is overlooked more than once, the dearest first", () => {
    const overlooked = [
      [
        { theme: "close", cost: 0.1 },
        { theme: "odds", cost: 0.5 },
      ],
      [{ theme: "close", cost: 0.1 }],
      [
        { theme: "fill", cost: 0.2 },
        { theme: "fill", cost: 0.2 },
      ],
    ];
    const matches = overlooked.map((each, index) => match(`${index}`, { overlooked: each }));
    expect(trendsOf(matches)!.overlooked.map(({ theme, times }) => [theme, times])).toEqual([
      ["fill", 2],
      ["close", 2],
    ]);
  });

  it("forget what is long ago", () => {
    const old = Array.from({ length: 5 }, (_, index) => match(`old${index}`, { best: { islands: 100 } }));
    const recent = Array.from({ length: 10 }, (_, index) => match(`${index}`, { best: { islands: 5 } }));
    expect(trendsOf([...old, ...recent])!.missed).toEqual([{ part: "islands", own: 4, best: 5 }]);
  });

  it("take a mean over all parts that anybody has", () => {
    expect(meanOf([{ a: 1 }, { a: 2, b: 4 }])).toEqual({ a: 1.5, b: 2 });
  });
});

describe("the record of one's matches", () => {
  beforeEach(() => localStorage.clear());

  it("keeps the last ten, each once", () => {
    for (let index = 0; index < 12; index++) keepMatch("oceania", match(`t${index}`));
    keepMatch("oceania", match("t11", { isWon: true }));
    expect(matchesOf("oceania").map(({ table }) => table)).toEqual(
      Array.from({ length: 10 }, (_, index) => `t${index + 2}`),
    );
    expect(matchesOf("oceania").at(-1)!.isWon).toBe(true);
    const kept = readRecord(JSON.parse(localStorage.getItem("oceanarium.after")!));
    expect(kept["oceania"]!.matches).toHaveLength(10);
    expect(matchesOf("open-ocean")).toEqual([]);
  });

  it("leaves out what is damaged, and nothing else", () => {
    const damaged = { ...match("b"), own: { islands: "many", discards: 1 }, overlooked: [{ theme: "close" }] };
    const told = readRecord({ oceania: { matches: [match("a"), 7, damaged, { table: 5 }] }, odd: 3 });
    expect(told["oceania"]!.matches).toEqual([match("a"), { ...match("b"), own: { discards: 1 }, overlooked: [] }]);
    expect(told["odd"]!.matches).toEqual([]);
    expect(readRecord("nonsense")).toEqual({});
  });
});

describe("trying again", () => {
  const game = { bots: ["newcomer", "casual", "skilled"] } as GameInfo;
  const seat = (number: number, change: Partial<SeatInfo>): SeatInfo => ({
    seat: number,
    kind: "bot",
    name: `Skilled bot ${number + 1}`,
    is_named: false,
    level: "skilled",
    is_taken: true,
    is_connected: true,
    has_resigned: false,
    gone: "",
    person: null,
    rating: null,
    ...change,
  });

  it("seats the same bots, and bots in place of other people", () => {
    const seats = [
      seat(0, { kind: "here", name: "Mira", is_named: true, level: null }),
      seat(1, {}),
      seat(2, { name: "Deep Blue", is_named: true }),
      seat(3, { kind: "open", name: "Ben", is_named: true, level: null }),
    ];
    expect(sameSeats(game, seats, [0])).toEqual([
      { kind: "here", name: "Mira" },
      { kind: "bot", level: "skilled" },
      { kind: "bot", level: "skilled", name: "Deep Blue" },
      { kind: "bot", level: "casual" },
    ]);
  });
});

describe("the board of a moment", () => {
  const board = { x: 0, y: 0, width: 800, height: 600 };
  const window = { width: 400, height: 300 };

  it("shows all of it where nothing is to be seen nearer", () => {
    expect(cropped(board, null, window)).toEqual({ scale: 0.5, x: 0, y: 0 });
  });

  it("brings what matters to the middle, and stays on the board", () => {
    const { scale, x, y } = cropped(board, { x: 390, y: 290, width: 200, height: 150 }, window);
    expect(scale).toBe(1.25);
    expect([x + scale * 490, y + scale * 365]).toEqual([200, 150]);
    const corner = cropped(board, { x: 780, y: 0, width: 20, height: 20 }, window);
    expect(corner.scale).toBe(1.3);
    expect([corner.x, corner.y]).toEqual([400 - 1.3 * 800, expect.closeTo(0)]);
  });

  it("never shows less than fits", () => {
    expect(cropped(board, { x: 0, y: 0, width: 790, height: 590 }, window).scale).toBe(0.5);
  });

  it("is as large as all that is marked", () => {
    expect(
      around([
        { x: 1, y: 2, width: 3, height: 4 },
        { x: 10, y: 0, width: 1, height: 1 },
      ]),
    ).toEqual({ x: 1, y: 0, width: 10, height: 6 });
    expect(around([])).toBeNull();
  });
});
