// What can be read off the table, in the words of the game.
import type { ChartView, Island, Kind, Player, ScoutValue, SeaKind, Side } from "./view";

export const SEA_KINDS: readonly SeaKind[] = ["open", "coast", "corner", "strait", "bay"];
export const KINDS: readonly Kind[] = [...SEA_KINDS, "inland"];
export const VALUES: readonly ScoutValue[] = ["1", "2", "3"];

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
