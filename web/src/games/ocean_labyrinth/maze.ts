// The maze as geometry: squares, arrows, what a push would shift, and ways to swim. What may be pushed is the server's.
import type { Tiles } from "./reading";
import type { Shape, Tile } from "./view";

export const SIZE = 7;
export const STEP = 100; // between the middles of neighbouring squares
const LAST = SIZE - 1;
export const COLUMNS = "ABCDEFG";

export type Side = "N" | "E" | "S" | "W";

interface Place {
  row: number;
  column: number;
}

const AHEAD: Record<Side, Place> = {
  N: { row: -1, column: 0 },
  E: { row: 0, column: 1 },
  S: { row: 1, column: 0 },
  W: { row: 0, column: -1 },
};
const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const OPENINGS: Record<Shape, string> = { I: "NS", L: "NE", T: "NES" };

export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, index) => `${Math.floor(index / SIZE)},${index % SIZE}`,
);

export function placeOf(square: string): Place {
  const [row, column] = square.split(",").map(Number);
  return { row: row!, column: column! };
}

/** A square as people read it: columns A to G, rows 1 to 7. */
export function placeName(square: string): string {
  const { row, column } = placeOf(square);
  return `${COLUMNS[column]}${row + 1}`;
}

const nameOf = ({ row, column }: Place) => `${row},${column}`;

function beside(square: string, side: Side): string {
  const { row, column } = placeOf(square);
  return nameOf({ row: row + AHEAD[side].row, column: column + AHEAD[side].column });
}

function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!;
}

/** The upper left corner of a square in the picture. */
export function cornerOf(square: string): { x: number; y: number } {
  const { row, column } = placeOf(square);
  return { x: column * STEP, y: row * STEP };
}

export function middleOf(square: string): { x: number; y: number } {
  const { x, y } = cornerOf(square);
  return { x: x + STEP / 2, y: y + STEP / 2 };
}

export interface Arrow {
  name: string; // the side and the line, "N3"
  side: Side;
  line: string; // as people call it, "D" or "4"
  squares: readonly string[]; // from where the tile goes in to where one comes out
}

/** An arrow by its name. */
export function arrowOf(name: string): Arrow {
  const side = name[0] as Side;
  const number = Number(name[1]);
  const isColumn = side === "N" || side === "S";
  const squares = Array.from({ length: SIZE }, (_, index) => {
    const place = side === "N" || side === "W" ? index : LAST - index;
    return isColumn ? nameOf({ row: place, column: number }) : nameOf({ row: number, column: place });
  });
  return { name, side, line: isColumn ? COLUMNS[number]! : String(number + 1), squares };
}

export const ARROWS: readonly Arrow[] = SIDES.flatMap((side) => [1, 3, 5].map((line) => arrowOf(`${side}${line}`)));

export function oppositeArrow(name: string): string {
  return `${opposite(name[0] as Side)}${name[1]}`;
}

/** Where an arrow is drawn, on the rim outside the square it points to. */
export function arrowSpot({ side, squares }: Arrow, away: number): { x: number; y: number; turn: number } {
  const { x, y } = middleOf(squares[0]!);
  const { row, column } = AHEAD[side];
  const turns: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
  return { x: x + column * away, y: y + row * away, turn: turns[side] };
}

/** What lies outside an edge square: the way a tile comes in there, or goes out. */
export function outwards(square: string): { x: number; y: number } {
  const { row, column } = placeOf(square);
  if (row === 0 || row === LAST) return { x: 0, y: row === 0 ? -STEP : STEP };
  if (column === 0 || column === LAST) return { x: column === 0 ? -STEP : STEP, y: 0 };
  return { x: 0, y: 0 };
}

export function openingsOf(shape: Shape, rotation: number): string {
  const turned = [...OPENINGS[shape]].map((side) => (SIDES.indexOf(side as Side) + rotation) % 4);
  return SIDES.filter((_, index) => turned.includes(index)).join("");
}

export interface Pushed {
  tiles: Tiles;
  out: Tile | null;
}

/** The maze after a tile went in at an arrow. */
export function pushed(tiles: Tiles, surplus: Tile, { squares }: Arrow, rotation: number): Pushed {
  const after: Record<string, Tile | null> = { ...tiles };
  squares.forEach((square, index) => {
    if (index > 0) after[square] = tiles[squares[index - 1]!] ?? null;
  });
  after[squares[0]!] = { ...surplus, rotation, openings: openingsOf(surplus.shape, rotation) };
  return { tiles: after, out: tiles[squares.at(-1)!] ?? null };
}

/** Where a diver is after a push; off the board means onto the new tile. */
export function carried(square: string, { squares }: Arrow): string {
  const index = squares.indexOf(square);
  return index < 0 ? square : squares[(index + 1) % SIZE]!;
}

/** The squares of a shortest way through open paths, both ends included; null if there is none. */
export function wayBetween(tiles: Tiles, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const square of before.keys()) {
    if (square === to) return unwind(before, to);
    for (const side of (tiles[square]?.openings ?? "") as Iterable<Side>) {
      const next = beside(square, side);
      if (!before.has(next) && tiles[next]?.openings.includes(opposite(side))) before.set(next, square);
    }
  }
  return null;
}

function unwind(before: ReadonlyMap<string, string | null>, to: string): string[] {
  const way: string[] = [];
  for (let square: string | null = to; square !== null; square = before.get(square) ?? null) way.unshift(square);
  return way;
}

/** A line through the middles of squares, for a path's d; it ends a little before the last, lest it cover a picture. */
export function lineThrough(way: readonly string[], short = 0): string {
  const points = way.map(middleOf);
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!before || !last) return "";
  const end = {
    x: last.x - Math.sign(last.x - before.x) * short,
    y: last.y - Math.sign(last.y - before.y) * short,
  };
  return `M${[...points.slice(0, -1), end].map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** Divers that share a square stand apart: offsets from its middle, in their order. */
export function standing(count: number, index: number): { x: number; y: number } {
  if (count === 1) return { x: 19, y: 15 };
  const spots = [
    { x: 18, y: 16 },
    { x: -18, y: 16 },
    { x: 18, y: -14 },
    { x: -18, y: -14 },
  ];
  return spots[index]!;
}
