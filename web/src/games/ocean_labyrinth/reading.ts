// What can be read off the table, in the words of the game.
import type { Colour, MazeView } from "./view";

/** Squares by name, "row,column". */
export type Tiles = Readonly<MazeView["tiles"]>;

export const STARTS: Record<Colour, string> = { yellow: "0,0", red: "0,6", green: "6,0", blue: "6,6" };
export const COLOURS = Object.keys(STARTS) as Colour[];

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
