// Fields of numbers over a disc, and smooth outlines round everything above a level (marching squares).
import type { Point } from "./noise";

export const RADIUS = 76; // inside a view box of 200 by 200
const GRID = 50; // samples across the disc
const SPREAD = 1.08; // the grid reaches a little beyond the limb

export type Field = readonly (readonly number[])[];

const onDisc = (index: number) => (index / GRID) * 2 * SPREAD - SPREAD;

/** Sample a function on the visible half of a sphere; beyond the limb the limb is repeated. */
export function sample(rotate: (point: Point) => Point, value: (at: Point, x: number, y: number) => number): Field {
  return Array.from({ length: GRID + 1 }, (_row, j) =>
    Array.from({ length: GRID + 1 }, (_value, i) => {
      const [across, down] = [onDisc(i), onDisc(j)];
      const far = Math.max(1, Math.hypot(across, down));
      const [x, y] = [across / far, down / far];
      return value(rotate([x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))]), x, y);
    }),
  );
}

export function combine(one: Field, other: Field, join: (a: number, b: number) => number): Field {
  return one.map((row, j) => row.map((value, i) => join(value, other[j]![i]!)));
}

/** The level that leaves a share of the disc below it. */
export function quantile(field: Field, share: number): number {
  const values = field.flatMap((row, j) => row.filter((_, i) => Math.hypot(onDisc(i), onDisc(j)) <= 1));
  values.sort((one, other) => one - other);
  return values[Math.min(values.length - 1, Math.max(0, Math.floor(share * values.length)))]!;
}

interface Crossing {
  key: string; // the grid edge it lies on
  x: number;
  y: number;
}

// For each pattern of corners above the level: the sides (top, right, bottom, left) that lines join.
const JOINS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[3, 2]],
  2: [[2, 1]],
  3: [[3, 1]],
  4: [[1, 0]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[2, 0]],
  7: [[3, 0]],
  8: [[0, 3]],
  9: [[0, 2]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[0, 1]],
  12: [[1, 3]],
  13: [[1, 2]],
  14: [[2, 3]],
};

/** Closed, smoothed paths round everything above a level; loops with fewer points than `least` are left out. */
export function contour(field: Field, level: number, least = 5): string {
  let path = "";
  for (const loop of loops(field, level)) if (loop.length >= least) path += smooth(loop);
  return path;
}

function* loops(field: Field, level: number): Generator<Crossing[]> {
  const links = crossings(field, level);
  while (links.size > 0) {
    const loop: Crossing[] = [];
    for (let key = links.keys().next().value!; links.has(key);) {
      const { point, next } = links.get(key)!;
      links.delete(key);
      loop.push(point);
      key = next;
    }
    yield loop;
  }
}

function crossings(field: Field, level: number): Map<string, { point: Crossing; next: string }> {
  const links = new Map<string, { point: Crossing; next: string }>();
  const above = (i: number, j: number) => (field[j]?.[i] ?? level - 1) - level;
  const place = (index: number, part: number) => onDisc(index + part) * RADIUS + 100;
  const edge = (i: number, j: number, side: number): Crossing => {
    const isLevel = side % 2 === 0;
    const [column, row] = [side === 1 ? i + 1 : i, side === 2 ? j + 1 : j];
    const [one, other] = [above(column, row), above(isLevel ? column + 1 : column, isLevel ? row : row + 1)];
    const part = one / (one - other);
    return {
      key: `${isLevel ? "h" : "v"}${column},${row}`,
      x: place(column, isLevel ? part : 0),
      y: place(row, isLevel ? 0 : part),
    };
  };
  const bit = (i: number, j: number) => Number(above(i, j) > 0);
  for (let j = -1; j <= GRID; j++) {
    for (let i = -1; i <= GRID; i++) {
      const corners = bit(i, j) * 8 + bit(i + 1, j) * 4 + bit(i + 1, j + 1) * 2 + bit(i, j + 1);
      for (const [from, to] of JOINS[corners] ?? []) {
        const point = edge(i, j, from);
        links.set(point.key, { point, next: edge(i, j, to).key });
      }
    }
  }
  return links;
}

const tenths = (value: number) => Math.round(value * 10);
const step = (from: number, to: number) => String((to - from) / 10).replace("0.", ".");

/** A curve through the middles of a loop's sides, in relative steps of a tenth. */
function smooth(loop: readonly Crossing[]): string {
  const middle = (index: number): [number, number] => {
    const [one, other] = [loop[index % loop.length]!, loop[(index + 1) % loop.length]!];
    return [tenths((one.x + other.x) / 2), tenths((one.y + other.y) / 2)];
  };
  let [x, y] = middle(0);
  let path = `M${x / 10} ${y / 10}q`;
  for (let index = 1; index <= loop.length; index++) {
    const bend = loop[index % loop.length]!;
    const [nextX, nextY] = middle(index);
    path += `${step(x, tenths(bend.x))} ${step(y, tenths(bend.y))} ${step(x, nextX)} ${step(y, nextY)} `;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}
