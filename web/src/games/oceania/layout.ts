// Where everything lies on the chart, in units of which a tile is 100 wide; the north-western corner of A1 is at 0, 0.
import type { Kind, Side, Tile } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  name: string;
  row: number;
  column: number;
}

export const COLUMNS = "ABCDEFG";
export const ROWS = 5;
export const SIZE = 100;
export const RING = 40; // how far outside the chart a circle lies
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const SPOTS: readonly Spot[] = Array.from({ length: ROWS }, (_, row) =>
  [...COLUMNS].map((letter, column) => ({ name: `${letter}${row + 1}`, row, column, x: column * SIZE, y: row * SIZE })),
).flat();
const BY_NAME = new Map(SPOTS.map((spot) => [spot.name, spot]));

export function spotOf(name: string): Spot {
  return BY_NAME.get(name)!;
}

/** The space beside another; undefined where the ring is. */
export function beside(name: string, side: number): Spot | undefined {
  const { row, column } = spotOf(name);
  const [dx, dy] = STEPS[side]!;
  return BY_NAME.get(`${COLUMNS[column + dx]}${row + dy + 1}`);
}

/** A circle such as west-3 or south-A. */
export function circleSpot(name: string): Point {
  const [side, place] = name.split("-") as [string, string];
  if (side === "south") return { x: COLUMNS.indexOf(place) * SIZE + 50, y: ROWS * SIZE + RING };
  return { x: side === "west" ? -RING : COLUMNS.length * SIZE + RING, y: Number(place) * SIZE - 50 };
}

const LETTERS: Record<Kind, string> = { open: "A", coast: "B", corner: "C", strait: "D", bay: "E", inland: "F" };
const UNTURNED: Record<Kind, string> = {
  open: "WWWW",
  coast: "LWWW",
  corner: "LLWW",
  strait: "LWLW",
  bay: "LLLW",
  inland: "LLLL",
};

function turned(edges: string): string {
  return edges[3]! + edges.slice(0, 3);
}

/** Every way a kind can lie, each once, from the usual one clockwise. */
export function waysOf(kind: Kind): string[] {
  const ways = [UNTURNED[kind]];
  for (let edges = turned(ways[0]!); edges !== ways[0]; edges = turned(edges)) ways.push(edges);
  return ways;
}

export interface Lie {
  kind: Kind;
  letter: string; // in the names of symbols
  turns: number; // quarters clockwise
}

const LIES = new Map<string, Lie>(
  (Object.keys(UNTURNED) as Kind[]).flatMap((kind) =>
    waysOf(kind).map((edges, turns) => [edges, { kind, letter: LETTERS[kind], turns }]),
  ),
);
export const ALL_EDGES: readonly string[] = [...LIES.keys()];

export function lieOf(edges: string): Lie {
  return LIES.get(edges)!;
}

/** Which of the three drawings: by the place, so that it never changes. */
export function variantAt({ row, column }: { row: number; column: number }): number {
  return 1 + ((5 * row + 3 * column + ((row * column) % 2)) % 3);
}

export function turnPoint({ x, y }: Point, turns: number): Point {
  return turns === 0 ? { x, y } : turnPoint({ x: SIZE - y, y: x }, turns - 1);
}

/** A picture that stands upright on a tile, by its middle. */
export interface Detail extends Point {
  symbol: "peak" | "palms" | "woods" | "hills";
}

export const DETAIL_SIZES: Record<Detail["symbol"], readonly [number, number]> = {
  peak: [40, 32],
  palms: [30, 26],
  woods: [32, 18],
  hills: [32, 16],
};
const SCENERY: Record<string, readonly (readonly [Detail["symbol"], number, number])[]> = {
  B1: [["palms", 50, 15]],
  B2: [["woods", 50, 15]],
  B3: [["palms", 50, 15]],
  C1: [
    ["peak", 64, 33],
    ["woods", 36, 14],
    ["palms", 86, 64],
  ],
  C2: [
    ["peak", 64, 33],
    ["palms", 32, 14],
    ["woods", 86, 67],
  ],
  C3: [
    ["peak", 64, 33],
    ["hills", 36, 14],
    ["palms", 86, 64],
  ],
  D1: [
    ["palms", 50, 11],
    ["woods", 50, 89],
  ],
  D2: [
    ["woods", 50, 11],
    ["palms", 50, 89],
  ],
  D3: [
    ["palms", 50, 11],
    ["hills", 50, 89],
  ],
  E1: [
    ["peak", 80, 50],
    ["woods", 54, 13],
    ["hills", 54, 87],
  ],
  E2: [
    ["peak", 80, 50],
    ["palms", 54, 13],
    ["woods", 54, 87],
  ],
  E3: [
    ["peak", 80, 50],
    ["hills", 54, 13],
    ["palms", 54, 85],
  ],
  F1: [
    ["peak", 50, 46],
    ["woods", 25, 25],
    ["palms", 76, 27],
    ["hills", 72, 75],
  ],
  F2: [
    ["peak", 50, 46],
    ["palms", 24, 68],
    ["woods", 72, 72],
    ["woods", 76, 26],
    ["palms", 26, 24],
  ],
  F3: [
    ["peak", 50, 46],
    ["hills", 26, 26],
    ["palms", 76, 70],
    ["woods", 28, 73],
  ],
};

export function detailsOf(edges: string, variant: number): Detail[] {
  const { letter, turns } = lieOf(edges);
  return (SCENERY[`${letter}${variant}`] ?? []).map(([symbol, x, y]) => ({ symbol, ...turnPoint({ x, y }, turns) }));
}

const CAMPS: Record<string, Point> = {
  B: { x: 50, y: 15 },
  C: { x: 64, y: 34 },
  D: { x: 50, y: 11 },
  E: { x: 80, y: 50 },
  F: { x: 50, y: 50 },
};

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Where a scout stands on a piece of a tile, from the tile's corner; a camp may lean over a land edge. */
export function campAt(edges: string, piece: Side): Point {
  const { letter, turns } = lieOf(edges);
  const isFarShore = letter === "D" && SIDES.indexOf(piece) !== turns;
  const { x, y } = turnPoint(CAMPS[letter]!, isFarShore ? turns + 2 : turns);
  return { x: between(22, x, 80), y: between(26, y, 76) };
}

const WATERS: Record<string, Point> = {
  A: { x: 50, y: 50 },
  B: { x: 50, y: 66 },
  C: { x: 32, y: 68 },
  D: { x: 50, y: 50 },
  E: { x: 22, y: 50 },
  F: { x: 50, y: 50 },
};

/** Where a ship lies on a tile, from the tile's corner. */
export function waterAt(edges: string): Point {
  const { letter, turns } = lieOf(edges);
  return turnPoint(WATERS[letter]!, turns);
}

/** Points where four land edges meet: the lagoon between their tiles is land too. */
export function patches(spaces: Readonly<Record<string, Tile | null>>): Point[] {
  const land = (name: string, side: number) => spaces[name]?.edges[side] === "L";
  return SPOTS.filter(({ name }) => {
    const [east, south] = [beside(name, 1), beside(name, 2)];
    return east && south && land(name, 1) && land(name, 2) && land(east.name, 2) && land(south.name, 1);
  }).map(({ x, y }) => ({ x: x + SIZE, y: y + SIZE }));
}

/** The coast of one piece of land, as a symbol to be stroked. */
export function coastSymbol(edges: string, piece: Side, variant: number): string {
  const { letter, turns } = lieOf(edges);
  const name = `oc-glow-${letter}${variant}`;
  if (letter !== "D") return name;
  return `${name}-${SIDES.indexOf(piece) === turns ? "N" : "S"}`;
}
