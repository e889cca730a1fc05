import { describe, expect, it } from "vitest";
import type { PuzzleLine } from "../messages";
import {
  aboutTheme,
  dailyOf,
  daysInARow,
  joined,
  keepTry,
  lastWeek,
  nextFor,
  progressIn,
  readProgress,
} from "./progress.svelte";
import { chanceOf, NEWCOMER, puzzleStrength, rated } from "./rating";
import { Storm } from "./storm.svelte";

const LINES: PuzzleLine[] = Array.from({ length: 30 }, (_, index) => ({
  puzzle: `p${index}`,
  difficulty: 800 + 40 * index,
  moves: 1,
  theme: index % 2 ? "plan" : "close",
}));

describe("strength", () => {
  it("moves both ways, and the more the less it was expected", () => {
    const puzzle = puzzleStrength(1200);
    const [better, easier] = rated(NEWCOMER, puzzle, true);
    const [worse, harder] = rated(NEWCOMER, puzzle, false);
    expect(better.mean).toBeGreaterThan(NEWCOMER.mean);
    expect(easier.mean).toBeLessThan(puzzle.mean);
    expect(worse.mean).toBeLessThan(NEWCOMER.mean);
    expect(harder.mean).toBeGreaterThan(puzzle.mean);
    const [surprised] = rated(NEWCOMER, puzzleStrength(1900), true);
    expect(surprised.mean).toBeGreaterThan(better.mean);
    expect(better.spread).toBeLessThan(NEWCOMER.spread);
  });

  it("is even against its like", () => {
    expect(chanceOf(NEWCOMER, puzzleStrength(NEWCOMER.mean))).toBe(0.5);
  });
});

describe("progress", () => {
  it("counts the first try at a puzzle only", () => {
    keepTry("oceania", LINES[3]!, true);
    const after = progressIn("oceania").strength.mean;
    keepTry("oceania", LINES[3]!, false);
    expect(progressIn("oceania").strength.mean).toBe(after);
    expect(progressIn("oceania").tried).toEqual({ p3: true });
    expect(progressIn("oceania").last).toEqual([true]);
  });

  it("keeps what is whole in a damaged store", () => {
    expect(readProgress("not a record")).toEqual({});
    const told = {
      oceania: { strength: { mean: "much" }, tried: { p1: true, p2: 3 }, days: ["2026-11-16", 4], best: -1 },
    };
    const { oceania } = readProgress(told);
    expect(oceania).toMatchObject({ strength: NEWCOMER, tried: { p1: true }, days: ["2026-11-16"], best: 0, storm: 0 });
  });

  it("counts days in a row, also while today is open", () => {
    const days = ["2026-11-10", "2026-11-13", "2026-11-14", "2026-11-15"];
    expect(daysInARow(days, "2026-11-16")).toBe(3);
    expect(daysInARow([...days, "2026-11-16"], "2026-11-16")).toBe(4);
    expect(daysInARow(days, "2026-11-17")).toBe(0);
    expect(lastWeek("2026-11-16").at(0)).toBe("2026-11-10");
  });
});

describe("progress on two devices", () => {
  it("keeps every try and the best of both, and the strength of whoever has seen more", () => {
    const [mine, theirs] = [
      { tried: { p1: true }, strength: { mean: 1300, spread: 90 }, days: ["2026-11-15"], best: 2, storm: 9 },
      { tried: { p1: false, p2: true }, strength: { mean: 1250, spread: 80 }, days: ["2026-11-14"], best: 5, storm: 1 },
    ].map((told) => readProgress({ oceania: told }));
    expect(joined(mine!, theirs!)["oceania"]).toMatchObject({
      tried: { p1: true, p2: true },
      strength: { mean: 1250, spread: 80 },
      days: ["2026-11-14", "2026-11-15"],
      best: 5,
      storm: 9,
    });
  });
});

describe("which puzzle comes", () => {
  it("is the same for everybody on a day, and another on the next", () => {
    expect(dailyOf(LINES, "2026-11-16")).toBe(dailyOf(LINES, "2026-11-16"));
    expect(dailyOf(LINES, "2026-11-17")).not.toBe(dailyOf(LINES, "2026-11-16"));
    expect(dailyOf([], "2026-11-16")).toBeUndefined();
  });

  it("fits one's strength, and has not been tried as long as there is such a one", () => {
    const { oceania: mine } = readProgress({ oceania: { tried: { p9: true, p10: false } } });
    for (const lot of [0, 0.3, 0.6, 0.99]) {
      const next = nextFor(LINES, mine!, lot)!;
      expect(Math.abs(next.difficulty - 1200)).toBeLessThanOrEqual(160);
      expect(["p9", "p10"]).not.toContain(next.puzzle);
    }
    const tried = Object.fromEntries(LINES.map(({ puzzle }) => [puzzle, puzzle !== "p20"]));
    expect(nextFor(LINES, { ...mine!, tried }, 0.5)?.puzzle).toBe("p20");
  });

  it("can be about what somebody wants to practise", () => {
    expect(aboutTheme(LINES, "close").every(({ theme }) => theme === "close")).toBe(true);
    expect(aboutTheme(LINES, "close")).toHaveLength(15);
    expect(aboutTheme(LINES, "nothing")).toBe(LINES);
    expect(aboutTheme(LINES, null)).toBe(LINES);
  });

  it("comes only once in a storm, the easy ones first", () => {
    const storm = new Storm("oceania");
    const first = storm.next(LINES, 0.9)!;
    expect(first.difficulty).toBeLessThan(900);
    storm.counted(first.puzzle, true);
    const others = [0, 0.5, 0.99].map((lot) => storm.next(LINES, lot)?.puzzle);
    expect(others).not.toContain(first.puzzle);
    expect(storm.solved).toBe(1);
  });
});
