// What can be read off the table, in the words of the game.
import type { BagTile, Garden, GardenView, LineName } from "./view";

export const LINES: Record<LineName, readonly [number, number, number]> = {
  R1: [0, 1, 2],
  R2: [3, 4, 5],
  R3: [6, 7, 8],
  K1: [0, 3, 6],
  K2: [1, 4, 7],
  K3: [2, 5, 8],
};

/** The tiles in hand, one entry each. */
export function hand(view: GardenView): BagTile[] {
  return Object.entries(view.bought).flatMap(([kind, count]) => Array<BagTile>(count).fill(kind as BagTile));
}

/** Oysters, which yield a pearl each. */
export function income(garden: Garden): number {
  return Object.values(garden.spaces).filter(({ tile }) => tile === "oyster" || tile === "harlequin").length;
}

export function tilesInBag(view: GardenView): number {
  return Object.values(view.bag).reduce((sum, count) => sum + count, 0);
}
