import { describe, expect, it } from "vitest";
import type { RatingPoint } from "../messages";
import { beginnings, nearest, plotted, sparkled, step, within } from "./curve";
import { ratingText } from "./words";

const NOW = new Date(2026, 10, 16, 12).getTime();
const DAY = 86_400_000;
const FRAME = { left: 50, right: 650, top: 10, bottom: 210 };

function point(daysAgo: number, number: number): RatingPoint {
  const ended = new Date(NOW - daysAgo * DAY).toISOString();
  return { ended, number, change: 0, place: 1, seats: 2, is_provisional: false };
}

describe("what of a curve is shown", () => {
  const points = [point(200, 1500), point(100, 1550), point(10, 1600), point(1, 1620)];
  const numbers = (shown: RatingPoint[]) => shown.map(({ number }) => number);

  it("is the span that ends now, and the point from which the curve comes", () => {
    expect(numbers(within(points, "month", NOW))).toEqual([1550, 1600, 1620]);
    expect(numbers(within(points, "half_year", NOW))).toEqual([1500, 1550, 1600, 1620]);
    expect(numbers(within(points, "all", NOW))).toEqual([1500, 1550, 1600, 1620]);
  });

  it("is the last point of somebody who has not played since", () => {
    expect(numbers(within([point(200, 1500), point(190, 1520)], "month", NOW))).toEqual([1520]);
  });
});

describe("where a curve stands", () => {
  it("goes from the first moment to the last, and higher is better", () => {
    const { spots, levels } = plotted([point(10, 1480), point(5, 1530), point(0, 1510)], FRAME);
    expect(spots.map(({ x }) => Math.round(x))).toEqual([50, 350, 650]);
    expect(spots[1]!.y).toBeLessThan(spots[0]!.y);
    expect(levels.map(({ value }) => value)).toEqual([1480, 1500, 1520, 1540]);
    expect(levels[0]!.at).toBe(210);
    expect(levels.at(-1)!.at).toBe(10);
  });

  it("has a place for a single match, and for numbers that do not change", () => {
    const { spots, levels } = plotted([point(3, 1500)], FRAME);
    expect(spots[0]!.x).toBe(350);
    expect(levels.length).toBeGreaterThan(1);
    expect(Number.isFinite(spots[0]!.y)).toBe(true);
    expect(plotted([], FRAME).spots).toEqual([]);
  });

  it("has round distances between its lines", () => {
    expect([step(1480, 1520), step(1400, 1700), step(500, 2600)]).toEqual([10, 100, 1000]);
  });

  it("says days where there are few, else months, and not more than there is room for", () => {
    const few = beginnings(NOW - 6 * DAY, NOW, 4);
    expect(few.isDaily).toBe(true);
    expect(few.moments.length).toBeLessThanOrEqual(4);
    const many = beginnings(NOW - 400 * DAY, NOW, 6);
    expect(many.isDaily).toBe(false);
    expect(many.moments.every((moment) => new Date(moment).getDate() === 1)).toBe(true);
    expect(many.moments.length).toBeLessThanOrEqual(7);
  });

  it("finds the match that one points at", () => {
    const { spots } = plotted([point(10, 1480), point(5, 1530), point(0, 1510)], FRAME);
    expect([nearest(spots, 0), nearest(spots, 340), nearest(spots, 999)]).toEqual([0, 1, 2]);
  });

  it("draws a line of a single number too", () => {
    expect(sparkled([1500], 120, 34)).toBe("0,17 120,17");
    expect(sparkled([1500, 1600], 120, 34)).toBe("0,31 120,3");
  });
});

describe("a rating", () => {
  it("is written as numbers are in a language, with a question mark while it is provisional", () => {
    expect(ratingText({ number: 1523, is_provisional: false, matches: 12 }, "en")).toBe("1,523");
    expect(ratingText({ number: 1523, is_provisional: true, matches: 2 }, "de")).toBe("1.523?");
  });
});
