// The unknown: parchment with a torn edge wherever it meets what is known.
import { beside, SIZE, spotOf, type Point } from "./layout";

const TEETH = 9; // along an edge
const DEPTH = 3.2; // how far a tooth goes; a fog never hides the edge of a tile

/** A number from -1 to 1 that is always the same for the same place. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

function corners(name: string): Point[] {
  const { x, y } = spotOf(name);
  return [
    { x, y },
    { x: x + SIZE, y },
    { x: x + SIZE, y: y + SIZE },
    { x, y: y + SIZE },
  ];
}

/** Points along a side, the first corner left out. */
function along(from: Point, to: Point, isTorn: boolean): Point[] {
  if (!isTorn) return [to];
  const points = Array.from({ length: TEETH - 1 }, (_, tooth) => {
    const share = (tooth + 1) / TEETH;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const depth = noise(x, y) * DEPTH - 0.4;
    // Outwards is to the left of the way, for the corners go clockwise.
    return { x: x + (Math.sign(to.y - from.y) || 0) * depth, y: y - (Math.sign(to.x - from.x) || 0) * depth };
  });
  return [...points, to];
}

function written(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}

export interface Fog {
  area: string;
  tear: string; // the torn sides alone
}

/** The parchment of an undiscovered space. */
export function fogOf(name: string, isUnknown: (name: string) => boolean): Fog {
  const around = corners(name);
  const outline = [around[0]!];
  let tear = "";
  around.forEach((from, side) => {
    const to = around[(side + 1) % 4]!;
    const neighbour = beside(name, side);
    const isTorn = !neighbour || !isUnknown(neighbour.name);
    const points = along(from, to, isTorn);
    if (isTorn) tear += `M${written([from, ...points])}`;
    outline.push(...points);
  });
  return { area: `M${written(outline)}Z`, tear };
}
