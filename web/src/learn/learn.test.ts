import { describe, expect, it } from "vitest";
import { pathOf } from "./path";
import { readProgress } from "./progress.svelte";

describe("progress", () => {
  it("comes back as it was kept", () => {
    const kept = { oceania: { done: ["a"], begun: { b: { deeds: [3, -1], step: 2 } }, heard: ["c"], isQuiet: true } };
    expect(readProgress(kept)).toEqual(kept);
  });

  it("loses only what is damaged", () => {
    const kept = { oceania: { done: ["a", 7], begun: { b: { deeds: "no", step: 2 }, c: { deeds: [1], step: 1 } } } };
    expect(readProgress(kept)).toEqual({
      oceania: { done: ["a"], begun: { c: { deeds: [1], step: 1 } }, heard: [], isQuiet: false },
    });
    for (const told of [[], null, 7]) expect(readProgress(told)).toEqual({});
  });
});

describe("the path of a course", () => {
  it("winds from row to row", () => {
    const { columns, rows, spots, parts } = pathOf(9);
    expect([columns, rows, parts.length]).toEqual([5, 2, 8]);
    expect(spots[4]).toEqual({ row: 0, column: 4 });
    expect(spots[5]).toEqual({ row: 1, column: 4 });
    expect(spots[8]).toEqual({ row: 1, column: 1 });
  });

  it("is whole, and there is none without lessons", () => {
    expect(pathOf(3).whole).toBe("M50 0L150 0L250 0");
    expect(pathOf(0).whole).toBe("");
  });
});
