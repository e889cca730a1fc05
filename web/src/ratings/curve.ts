// The curve of a rating: what of it is shown, and where its marks stand.
import type { RatingPoint } from "../messages";

const DAY = 86_400_000;
export const SPANS = { month: 31 * DAY, half_year: 183 * DAY, all: Infinity };
export type Span = keyof typeof SPANS;

/** A point in the plane of the curve. */
export interface Spot {
  x: number;
  y: number;
  point: RatingPoint;
}

export interface Mark {
  at: number; // pixels
  value: number; // a number of points, or a moment in milliseconds
}

export interface Plot {
  spots: readonly Spot[];
  levels: readonly Mark[]; // lines across
  moments: readonly Mark[]; // words below
  isDaily: boolean; // whether the words are days, else months
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const momentOf = ({ ended }: RatingPoint): number => new Date(ended).getTime();

/** The points of a span that ends now, and the one before them, from which the curve comes. */
export function within(points: readonly RatingPoint[], span: Span, now: number): RatingPoint[] {
  const first = points.findIndex((point) => momentOf(point) >= now - SPANS[span]);
  if (first < 0) return points.slice(-1);
  return points.slice(Math.max(0, first - 1));
}

/** A round distance between lines, so that about four of them cross the picture. */
export function step(lowest: number, highest: number): number {
  const rough = Math.max(highest - lowest, 1) / 4;
  return [10, 20, 50, 100, 200, 500].find((each) => each >= rough) ?? 1000;
}

function levels(lowest: number, highest: number): number[] {
  const each = step(lowest, highest);
  const first = Math.floor(lowest / each);
  const last = Math.ceil(highest / each);
  return Array.from({ length: Math.max(last, first + 1) - first + 1 }, (_, index) => (first + index) * each);
}

/** The first moments of months, or of days where there are few. */
export function beginnings(first: number, last: number, most: number): { moments: number[]; isDaily: boolean } {
  const isDaily = last - first < 62 * DAY;
  const moments: number[] = [];
  const start = new Date(first);
  for (let index = 0; moments.length < 2000; index++) {
    const next = isDaily
      ? new Date(start.getFullYear(), start.getMonth(), start.getDate() + index)
      : new Date(start.getFullYear(), start.getMonth() + index, 1);
    if (next.getTime() > last) break;
    if (next.getTime() >= first) moments.push(next.getTime());
  }
  const every = Math.ceil(moments.length / Math.max(1, most));
  return { moments: moments.filter((_, index) => index % every === 0), isDaily };
}

/** Where everything stands in a frame. Matches of one moment stand side by side in its middle. */
export function plotted(points: readonly RatingPoint[], frame: Frame): Plot {
  if (points.length === 0) return { spots: [], levels: [], moments: [], isDaily: false };
  const numbers = points.map(({ number }) => number);
  const across = levels(Math.min(...numbers), Math.max(...numbers));
  const [low, high] = [across[0]!, across.at(-1)!];
  const [first, last] = [momentOf(points[0]!), momentOf(points.at(-1)!)];
  const y = (number: number) => frame.bottom - ((number - low) / (high - low)) * (frame.bottom - frame.top);
  const x = (moment: number) =>
    last === first
      ? (frame.left + frame.right) / 2
      : frame.left + ((moment - first) / (last - first)) * (frame.right - frame.left);
  const { moments, isDaily } = beginnings(first, last, Math.floor((frame.right - frame.left) / 90));
  return {
    spots: points.map((point) => ({ x: x(momentOf(point)), y: y(point.number), point })),
    levels: across.map((value) => ({ at: y(value), value })),
    moments: moments.map((value) => ({ at: x(value), value })),
    isDaily,
  };
}

/** The spot that is nearest to a place across the picture. */
export function nearest(spots: readonly Spot[], x: number): number {
  let found = 0;
  spots.forEach((spot, index) => {
    if (Math.abs(spot.x - x) < Math.abs(spots[found]!.x - x)) found = index;
  });
  return found;
}

/** A few numbers as the points of a small line without marks. */
export function sparkled(numbers: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const shown = numbers.length === 1 ? [numbers[0]!, numbers[0]!] : numbers;
  return shown
    .map((number, index) => {
      const share = high === low ? 0.5 : (number - low) / (high - low);
      return `${round((index * width) / (shown.length - 1))},${round(height - 3 - share * (height - 6))}`;
    })
    .join(" ");
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
