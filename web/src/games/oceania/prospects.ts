// What is likely and what a choice would change, as far as the table shows it plainly. The server alone judges.
import { beside, campAt, SIDES, SIZE, SPOTS, spotOf, waysOf, type Point } from "./layout";
import { SEA_KINDS } from "./reading";
import type { ChartView, Island, Preview, SeaKind, Tile } from "./view";
import { reachedFrom } from "./voyage";

/** Whether a tile with these edges matches all that is known around a space. */
export function matches(view: ChartView, space: string, edges: string): boolean {
  return SIDES.every((_, side) => {
    const neighbour = beside(space, side);
    const known = neighbour ? view.spaces[neighbour.name]?.edges[(side + 2) % 4] : "W";
    return known === undefined || known === edges[side];
  });
}

/** The kinds that would fit somewhere from a starting point. */
export function fittingKinds(view: ChartView, point: string): SeaKind[] {
  const spaces = reachedFrom(view, point);
  return SEA_KINDS.filter((kind) => spaces.some((space) => waysOf(kind).some((edges) => matches(view, space, edges))));
}

/** How many of the unseen tiles would fit. */
export function fittingCount(view: ChartView, kinds: readonly SeaKind[]): number {
  return kinds.reduce((sum, kind) => sum + view.unseen[kind], 0);
}

export function percent(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * count) / total);
}

export interface Completion {
  size: number;
  points: number;
  leader: number | null;
  isClaimable: boolean; // the tile in hand would be part of it, and a scout could follow
}

export function completions(view: ChartView, preview: Preview, space: string): Completion[] {
  return preview.completes.map((island) => ({
    size: island.size,
    points: island.worth,
    leader: view.players.length === 1 ? 0 : island.leader,
    isClaimable: island.spaces.includes(space),
  }));
}

/** Spaces as far as marks need them. */
export type Charted = Record<string, Pick<Tile, "edges" | "kind" | "scout"> | null>;

export interface Mark extends Point {
  key: string;
  island: Island;
}

function isUnknownAt(view: { spaces: Charted }, { x, y }: Point): boolean {
  const spot = SPOTS.find((one) => one.column === Math.floor(x / SIZE) && one.row === Math.floor(y / SIZE));
  return spot !== undefined && !view.spaces[spot.name];
}

const SHORE = 40; // from the middle of the land
const RELUCTANCE = 20; // to leave it for the shore

/** Where an island's flag or count stands: on its land, clear of camps, as far in the middle as can be. */
export function markOf(view: { spaces: Charted }, island: Island): Mark {
  const land: Point[] = [];
  const camps: Point[] = [];
  for (const piece of island.pieces) {
    const [space, side] = piece.split(":") as [string, (typeof SIDES)[number]];
    const tile = view.spaces[space]!;
    const { x, y } = spotOf(space);
    const camp = campAt(tile.edges, side);
    const stand = { x: x + camp.x, y: y + camp.y };
    if (tile.scout?.piece === side) camps.push(stand);
    land.push(stand);
    SIDES.forEach((letter, index) => {
      const isOwn = tile.edges[index] === "L" && (tile.kind !== "strait" || letter === side);
      const [dx, dy] = [
        [50, 0],
        [100, 50],
        [50, 100],
        [0, 50],
      ][index] as [number, number];
      if (isOwn && view.spaces[beside(space, index)?.name ?? ""]) land.push({ x: x + dx, y: y + dy });
    });
  }
  const middle = {
    x: land.reduce((sum, point) => sum + point.x, 0) / land.length,
    y: land.reduce((sum, point) => sum + point.y, 0) / land.length,
  };
  const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  /** How much a mark there would cover of the camps: its seal and the flag above it, or its wide count. */
  const cover = (point: Point) =>
    Math.max(
      0,
      ...camps.flatMap((camp) => {
        const tents = { x: camp.x, y: camp.y - 8 };
        const [aside, above] = [Math.abs(point.x - tents.x), Math.abs(point.y - tents.y)];
        if (!island.complete) return [Math.min(68 - aside, 42 - above)];
        const flag = { x: point.x + 11, y: point.y - 32 };
        return [54 - distance(point, tents), 44 - distance(flag, tents)];
      }),
    );
  const rate = (point: Point) =>
    -3 * cover(point) -
    distance(point, middle) -
    40 * [-40, 40].filter((aside) => isUnknownAt(view, { x: point.x + aside, y: point.y })).length;
  // A small island full of camps has its mark on the shore.
  const shores = land.flatMap(({ x, y }) => [-SHORE, SHORE].map((aside) => ({ x: x + aside, y })));
  const better = (one: Point, other: Point) => (rate(other) > rate(one) ? other : one);
  const [inland, ashore] = [land.reduce(better), shores.reduce(better)];
  const best = rate(ashore) > rate(inland) + RELUCTANCE ? ashore : inland;
  return { ...best, island, key: island.pieces.join(" ") };
}

/** Islands with a mark: complete ones, and those that somebody claims. */
export function marks(view: ChartView): Mark[] {
  return view.islands
    .filter((island) => island.complete || island.totals.some((total) => total > 0))
    .map((island) => markOf(view, island));
}
