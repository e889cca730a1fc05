// Made from Python by `python -m checks.views --write`. Do not edit.

export type BagTile = "seagrass" | "coral" | "anemone" | "oyster" | "worm" | "star" | "garbage" | "relic";
export type BonusTile = "clownfish" | "seahorse";
export type LineName = "R1" | "R2" | "R3" | "K1" | "K2" | "K3";
export type Tile = BagTile | "harlequin" | BonusTile;
export type Phase =
  "stocking" | "placing" | "starting" | "buying" | "refilling" | "planting" | "hosting" | "stepping" | "over";

/** A space of a garden: the tile there, and the bonus tile on that. [OG-C5] */
export interface Space {
  tile: Tile | null;
  bonus: BonusTile | null;
  closed: boolean; // whether a worm there is
}

/** A sea star. */
export interface Star {
  name: string;
  space: string;
  moved: boolean; // in this turn
}

/** A garden and its beauty so far. */
export interface PlantedGarden {
  spaces: Record<string, Space>;
  stars: Star[];
  score: number;
  score_parts: Record<string, number>;
  plain_tiles: number;
}

/** The same with its pearls, among the others. */
export interface Garden {
  spaces: Record<string, Space>;
  stars: Star[];
  score: number;
  score_parts: Record<string, number>;
  plain_tiles: number;
  pearls: number;
  place: number; // as things stand
}

/** A row or column with its price. [OG-3.2] */
export interface Line {
  name: LineName;
  tiles: number;
  cost: number;
}

/** What lies beside the market. [OG-1.3] */
export interface Supply {
  pearls: number | null; // not counted where they cannot run out
  clownfish: number;
  seahorse: number;
}

/** How many connected tiles attract a bonus tile. [OG-5.1] */
export interface HostSet {
  host: BagTile;
  bonus: BonusTile;
  size: number;
}

/** The whole table. */
export interface GardenView {
  phase: Phase;
  turn: number | null; // nobody's while chance decides who begins
  last_turns: boolean;
  ender: number | null;
  skipped_turns: number;
  market: (BagTile | null)[];
  lines: Line[];
  bag: Record<BagTile, number>;
  supply: Supply;
  removed: Partial<Record<Tile, number>>;
  bought: Partial<Record<BagTile, number>>;
  starter: Tile | null;
  bonus: BonusTile | null;
  planted: string | null;
  gardens: Garden[];
  prices: Record<BagTile, number>;
  beauty: Record<Tile, number>; // of each tile for itself; of a first relic
  relic_beauty: number[]; // of all relics together, by how many one has: as many as there are
  sets: HostSet[];
}
