import { describe, expect, it } from "vitest";
import { pathOf } from "./path";
import { joined, readProgress } from "./progress.svelte";

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

describe("progress on two devices", () => {
  it("is what was done on either; a lesson in the middle goes on as here, unless it was done there", () => {
    const begun = { b: { deeds: [1], step: 1 }, c: { deeds: [2], step: 1 } };
    const mine = { oceania: { done: ["a"], begun, heard: ["x"], isQuiet: true } };
    const there = { b: { deeds: [9], step: 4 }, d: { deeds: [3], step: 1 } };
    const theirs = {
      oceania: { done: ["c"], begun: there, heard: ["x", "y"], isQuiet: false },
      "open-ocean": { done: ["z"], begun: {}, heard: [], isQuiet: false },
    };
    expect(joined(mine, theirs)).toEqual({
      oceania: { done: ["a", "c"], begun: { b: begun.b, d: there.d }, heard: ["x", "y"], isQuiet: true },
      "open-ocean": theirs["open-ocean"],
    });
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
