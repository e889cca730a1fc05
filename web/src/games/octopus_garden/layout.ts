// Where the spaces of a garden lie, from their names alone: a letter for the row, a number in it.
import type { Garden, Tile } from "./view";

export interface Spot {
  name: string;
  x: number;
  y: number;
}

export interface Layout {
  spots: Spot[];
  at: ReadonlyMap<string, Spot>;
  box: string; // the SVG view box
}

const STEP = 100; // between neighbours
const ROW = 86.6; // between rows
const TOUCHING = 105;

/** Rows are staggered: a longer one begins half a step further left, a shorter one half a step further right. */
export function layOut(names: readonly string[]): Layout {
  const rows = new Map<string, string[]>();
  for (const name of names) rows.set(name[0]!, [...(rows.get(name[0]!) ?? []), name]);
  const spots: Spot[] = [];
  let left = 0;
  let above: number | null = null;
  [...rows.values()].forEach((row, index) => {
    if (above !== null) left += row.length > above ? -STEP / 2 : STEP / 2;
    above = row.length;
    row.forEach((name, place) => spots.push({ name, x: left + place * STEP, y: index * ROW }));
  });
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - 72, Math.min(...ys) - 72];
  const box = `${x} ${y} ${Math.max(...xs) + 72 - x} ${Math.max(...ys) + 80 - y}`;
  return { spots, at: new Map(spots.map((spot) => [spot.name, spot])), box };
}

export function areNeighbours(one: Spot, other: Spot): boolean {
  return one !== other && Math.hypot(one.x - other.x, one.y - other.y) < TOUCHING;
}

/** The pairs of touching spaces with tiles of one kind. */
export function links(layout: Layout, garden: Garden, kind: Tile): [Spot, Spot][] {
  const same = layout.spots.filter(({ name }) => garden.spaces[name]?.tile === kind);
  return same.flatMap((one, index) =>
    same.slice(index + 1).flatMap((other) => (areNeighbours(one, other) ? [[one, other] as [Spot, Spot]] : [])),
  );
}

/** The connected spaces with tiles of one kind around a space, that space included. */
export function groupAround(layout: Layout, garden: Garden, kind: Tile, name: string): string[] {
  const found = new Set([name]);
  for (const reached of found) {
    const here = layout.at.get(reached)!;
    for (const spot of layout.spots) {
      if (garden.spaces[spot.name]?.tile === kind && areNeighbours(here, spot)) found.add(spot.name);
    }
  }
  return [...found];
}
