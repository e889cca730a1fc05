// The table as the server shows it.
import type { View } from "../contract";

export type Kind = "open" | "coast" | "corner" | "strait" | "bay" | "inland";
export type Side = "N" | "E" | "S" | "W";
export type Colour = "grey" | "white";
export type Phase =
  "casting" | "sailing" | "sourcing" | "paying" | "drawing" | "placing" | "scouting" | "reviewing" | "over";
export type Value = "1" | "2" | "3";

export const KINDS: readonly Kind[] = ["open", "coast", "corner", "strait", "bay", "inland"];
export const SEA_KINDS: readonly Kind[] = KINDS.slice(0, 5);
export const VALUES: readonly Value[] = ["1", "2", "3"];

export interface Scout {
  seat: number;
  value: number;
  piece: Side;
}

export interface Tile {
  edges: string; // from north clockwise, L for land and W for water
  kind: Kind;
  reserve: boolean;
  virtual: boolean;
  pieces: Side[];
  scout: Scout | null;
}

export interface Island {
  spaces: string[];
  pieces: string[]; // "B3:N"
  size: number;
  complete: boolean;
  open: string[];
  totals: number[];
  leader: number | null;
}

export interface Preview {
  fills: Record<string, string>;
  completes: Island[];
}

export interface Player {
  colour: Colour;
  scouts: Record<Value, number>;
  paid: Record<Value, number>;
  discards: Partial<Record<Kind, number>>;
  points: number;
  points_parts: Record<string, number>;
  games_won: number;
  last_points: number | null;
  place: number;
}

export interface ChartView {
  phase: Phase;
  turn: number;
  game_number: number;
  rounds: number;
  results: number[][]; // the points of every game that is over
  next_starter: number | null; // while a finished chart is looked at
  spaces: Record<string, Tile | null>;
  circles: Record<string, { space: string; open: boolean }>;
  ship: string | null;
  reached: string[];
  islands: Island[];
  lid: number;
  unseen: Record<string, number>;
  reserve: Record<Kind, number>;
  box: { sea: number[]; reserve: number[] };
  tile: Kind | null;
  placed: string | null;
  previews: Record<string, Preview>;
  undiscovered: number;
  players: Player[];
}

/** The server promises this shape for this game. */
export function chartView(view: View): ChartView {
  return view as unknown as ChartView;
}

export function isSolo(view: ChartView): boolean {
  return view.players.length === 1;
}

/** Whether the chart at hand is done: what it shows is the result. */
export function isFinished(view: ChartView): boolean {
  return view.phase === "over" || view.phase === "reviewing";
}

export function scoutsLeft(player: Player): number {
  return VALUES.reduce((sum, value) => sum + player.scouts[value], 0);
}

export function unseenCount(view: ChartView): number {
  return Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
}

/** Discards, one entry for each tile. */
export function discardsOf(player: Player): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(player.discards[kind] ?? 0).fill(kind));
}

/** The island that a piece of land belongs to. */
export function islandAt(view: ChartView, space: string, piece?: Side): Island | undefined {
  return view.islands.find((island) =>
    piece ? island.pieces.includes(`${space}:${piece}`) : island.spaces.includes(space),
  );
}
