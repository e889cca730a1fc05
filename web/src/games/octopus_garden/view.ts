// The table as the server shows it.
import type { View } from "../contract";

export type BagKind = "seagrass" | "coral" | "anemone" | "oyster" | "worm" | "star" | "garbage" | "relic";
export type Kind = BagKind | "harlequin" | "clownfish" | "seahorse";
export type LineName = "R1" | "R2" | "R3" | "K1" | "K2" | "K3";
export type Phase =
  "stocking" | "placing" | "starting" | "buying" | "refilling" | "planting" | "hosting" | "stepping" | "over";

export interface Space {
  tile: Kind | null;
  bonus: "clownfish" | "seahorse" | null;
  closed: boolean;
}

export interface Star {
  name: string;
  space: string;
  moved: boolean;
}

export interface Garden {
  pearls: number;
  spaces: Record<string, Space>;
  stars: Star[];
  score: number;
  score_parts: Record<string, number>;
  plain_tiles: number;
  place: number;
}

export interface Line {
  name: LineName;
  tiles: number;
  cost: number;
}

export interface GardenView {
  phase: Phase;
  turn: number | null; // nobody's while chance decides who begins
  last_turns: boolean;
  ender: number | null;
  market: (BagKind | null)[];
  lines: Line[];
  bag: Record<BagKind, number>;
  supply: { pearls: number | null; clownfish: number; seahorse: number };
  bought: Partial<Record<BagKind, number>>;
  starter: Kind | null;
  bonus: "clownfish" | "seahorse" | null;
  planted: string | null;
  gardens: Garden[];
}

/** The server promises this shape for this game. */
export function gardenView(view: View): GardenView {
  return view as unknown as GardenView;
}

export const LINES: Record<LineName, readonly [number, number, number]> = {
  R1: [0, 1, 2],
  R2: [3, 4, 5],
  R3: [6, 7, 8],
  K1: [0, 3, 6],
  K2: [1, 4, 7],
  K3: [2, 5, 8],
};

/** The tiles in hand, one entry each. */
export function hand(view: GardenView): BagKind[] {
  return Object.entries(view.bought).flatMap(([kind, count]) => Array<BagKind>(count).fill(kind as BagKind));
}

/** Oysters, which yield a pearl each. */
export function income(garden: Garden): number {
  return Object.values(garden.spaces).filter(({ tile }) => tile === "oyster" || tile === "harlequin").length;
}

export function tilesInBag(view: GardenView): number {
  return Object.values(view.bag).reduce((sum, count) => sum + count, 0);
}
