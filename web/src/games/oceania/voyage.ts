// Where the ship is and how it sails there: along sea routes, round the chart where it must.
import { beside, campAt, circleSpot, COLUMNS, RING, ROWS, SIZE, spotOf, STEPS, waterAt, type Point } from "./layout";
import type { ChartView, Tile } from "./view";

type Spaces = ChartView["spaces"];

/** A square of the chart or of the ring around it. */
interface Square {
  row: number;
  column: number;
}

const key = ({ row, column }: Square) => `${column},${row}`;

function nameOf({ row, column }: Square): string | null {
  const isOnChart = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS.length;
  return isOnChart ? `${COLUMNS[column]}${row + 1}` : null;
}

function squareOf(point: string): Square {
  if (!point.includes("-")) return spotOf(point);
  const { x, y } = circleSpot(point);
  return { row: Math.floor(y / SIZE), column: Math.floor(x / SIZE) };
}

function tileOf(spaces: Spaces, square: Square): Tile | null | "ring" {
  const name = nameOf(square);
  return name === null ? "ring" : (spaces[name] ?? null);
}

function restOf(spaces: Spaces, square: Square): Point {
  const tile = tileOf(spaces, square);
  if (tile && tile !== "ring") {
    const { x, y } = waterAt(tile.edges);
    return { x: square.column * SIZE + x, y: square.row * SIZE + y };
  }
  const aside = (at: number, count: number) =>
    at < 0 ? -RING : at >= count ? count * SIZE + RING : at * SIZE + SIZE / 2;
  return { x: aside(square.column, COLUMNS.length), y: aside(square.row, ROWS) };
}

const ROOM = 22; // how far the ship gives way to a camp

/** Where the ship lies at a starting point: in the middle of its water, a little aside where a scout camps. */
export function shipAt(spaces: Spaces, point: string): Point {
  if (point.includes("-")) return circleSpot(point);
  const spot = spotOf(point);
  const rest = restOf(spaces, spot);
  const tile = spaces[point];
  if (!tile?.scout) return rest;
  const camp = campAt(tile.edges, tile.scout.piece);
  const [dx, dy] = [rest.x - spot.x - camp.x, rest.y - spot.y - camp.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: rest.x + (dx / length) * ROOM, y: rest.y + (dy / length) * ROOM };
}

function canSail(spaces: Spaces, from: Square, side: number, to: Square): boolean {
  if (to.row < -1 || to.row > ROWS || to.column < -1 || to.column > COLUMNS.length) return false;
  const isWater = (tile: Tile | null | "ring", edge: number) => tile === "ring" || tile?.edges[edge] === "W";
  return isWater(tileOf(spaces, from), side) && isWater(tileOf(spaces, to), (side + 2) % 4);
}

/** The way from one starting point to another, as points; straight where no water leads there. */
export function voyage(spaces: Spaces, from: string, to: string): Point[] {
  const [start, end] = [squareOf(from), squareOf(to)];
  const cameFrom = new Map<string, Square | null>([[key(start), null]]);
  const queue: Square[] = [start];
  for (const here of queue) {
    if (key(here) === key(end)) break;
    STEPS.forEach(([dx, dy], side) => {
      const next = { row: here.row + dy, column: here.column + dx };
      if (cameFrom.has(key(next)) || !canSail(spaces, here, side, next)) return;
      cameFrom.set(key(next), here);
      queue.push(next);
    });
  }
  if (!cameFrom.has(key(end))) return [shipAt(spaces, from), shipAt(spaces, to)];
  const way: Square[] = [];
  for (let here: Square | null = end; here; here = cameFrom.get(key(here)) ?? null) way.unshift(here);
  return way.flatMap((square, index) => {
    const rest = restOf(spaces, square);
    const next = way[index + 1];
    const isInside = next && nameOf(square) && nameOf(next);
    if (!isInside) return [rest];
    // Routes cross an edge in its middle.
    return [rest, { x: ((square.column + next.column + 1) * SIZE) / 2, y: ((square.row + next.row + 1) * SIZE) / 2 }];
  });
}

/** The undiscovered spaces that a voyage from here may explore. */
export function reachedFrom(view: ChartView, point: string): string[] {
  const circle = view.circles[point];
  if (circle) return circle.open ? [circle.space] : [];
  const tile = view.spaces[point];
  if (!tile) return [];
  return [...tile.edges].flatMap((edge, side) => {
    const neighbour = beside(point, side);
    return edge === "W" && neighbour && !view.spaces[neighbour.name] ? [neighbour.name] : [];
  });
}
