// The table as the server shows it.
import type { View } from "../contract";

export type Shape = "I" | "L" | "T";
export type Colour = "yellow" | "red" | "green" | "blue";
export type Back = "blank" | "pufferfish" | "scooter" | "oxygen";
export type Phase =
  | "laying"
  | "dealing"
  | "starting"
  | "turning"
  | "choosing"
  | "inserting"
  | "moving"
  | "surfacing"
  | "deciding"
  | "over";

export interface Tile {
  tile: string; // its name, which stays with it wherever it is pushed
  shape: Shape;
  rotation: number; // quarter turns clockwise
  openings: string; // out of "NESW"
  picture: string | null; // "P01" to "P24"
  is_fixed: boolean;
}

/** Squares by name, "row,column". */
export type Tiles = Readonly<Record<string, Tile | null>>;

export interface Player {
  colour: Colour | null;
  home: string | null;
  diver: string | null;
  found: string[];
  cards_left: number;
  target: string | null; // only one's own
  ruled_out?: string[]; // unless everybody has to remember them
  score: number;
  score_parts: Record<string, number>;
  place: number;
}

export interface Preview {
  diver: string;
  reachable: string[];
}

export interface MazeView {
  phase: Phase;
  turn: number | null;
  round: number;
  round_limit: number;
  variation: boolean;
  return_home: boolean;
  cards_each: number;
  tiles: Tiles;
  surplus: Tile | null;
  blocked_arrow: string | null;
  scooter: "due" | "extra" | null;
  frightened: number | null; // the seat whose move a pufferfish has just taken
  look_ahead: boolean; // whether a push shows what it would bring
  reachable: string[];
  previews: Record<string, Preview>;
  players: Player[];
  known_backs?: Record<string, Back>;
}

/** The server promises this shape for this game. */
export function mazeView(view: View): MazeView {
  return view as unknown as MazeView;
}

export const COLOURS: readonly Colour[] = ["yellow", "red", "green", "blue"];
export const STARTS: Record<Colour, string> = { yellow: "0,0", red: "0,6", green: "6,0", blue: "6,6" };
export const ACTIONS = ["pufferfish", "scooter", "oxygen"] as const;
export const EACH_ACTION = 2; // tiles

/** Where somebody wants to go: the square with the target, or home; null if nobody here knows it, or it is not in the maze. */
export function goalOf(view: MazeView, seat: number, tiles: Tiles = view.tiles): string | null {
  const player = view.players[seat];
  if (!player || view.phase === "over") return null;
  if (player.target !== null) return squareOf(tiles, player.target);
  return isHomebound(view, seat) ? player.home : null;
}

export function squareOf(tiles: Tiles, picture: string): string | null {
  return Object.keys(tiles).find((square) => tiles[square]?.picture === picture) ?? null;
}

/** Whether somebody has found everything and has only to swim home. */
export function isHomebound(view: MazeView, seat: number): boolean {
  const player = view.players[seat]!;
  return view.return_home && player.found.length > 0 && player.cards_left === 0 && view.phase !== "over";
}

/** Who has found a picture, or -1. */
export function finderOf(view: MazeView, picture: string): number {
  return view.players.findIndex((player) => player.found.includes(picture));
}
