// Made from Python by `python -m checks.views --write`. Do not edit.

export type Colour = "grey" | "white";
export type Kind = SeaKind | "inland";
export type ScoutValue = "1" | "2" | "3";
export type SeaKind = "open" | "coast" | "corner" | "strait" | "bay";
export type Side = "N" | "E" | "S" | "W";
export type Phase =
  "casting" | "sailing" | "sourcing" | "paying" | "drawing" | "placing" | "scouting" | "reviewing" | "over";

/** A scout on a tile, and the piece of land it is on. [OC-8.2] */
export interface Scout {
  seat: number;
  value: number;
  piece: Side;
}

/** The tile on a space. */
export interface Tile {
  edges: string; // from north clockwise, L for land and W for water
  kind: Kind;
  reserve: boolean;
  virtual: boolean;
  pieces: Side[];
  scout: Scout | null;
}

/** A circle: the space it leads to, and whether that is still unknown. [OC-3.2] */
export interface Circle {
  space: string;
  open: boolean;
}

/** An island: its tiles, who has how much on it, and what it pays when it is complete. [OC-7] */
export interface Island {
  spaces: string[];
  pieces: string[]; // "B3:N"
  size: number;
  complete: boolean;
  open: string[];
  totals: number[];
  leader: number | null;
  worth: number;
}

/** What a way of laying the tile would do: spaces filled, and islands completed. [OC-6.1, OC-7.2] */
export interface Preview {
  fills: Record<string, string>;
  completes: Island[];
}

/** What the box holds by kind, as was agreed. */
export interface Box {
  sea: number[];
  reserve: number[];
}

/** What lies before a player, and the points so far. */
export interface Player {
  colour: Colour;
  scouts: Record<ScoutValue, number>;
  paid: Record<ScoutValue, number>;
  discards: Partial<Record<Kind, number>>;
  points: number;
  points_parts: Record<string, number>;
  games_won: number;
  last_points: number | null; // of the game before this one
  place: number;
}

/** The whole table. */
export interface ChartView {
  phase: Phase;
  turn: number;
  game_number: number;
  rounds: number;
  results: number[][]; // the points of every game that is over
  next_starter: number | null; // while a finished chart is looked at
  starter: number | null;
  spaces: Record<string, Tile | null>;
  circles: Record<string, Circle>;
  ship: string | null;
  reached: string[];
  islands: Island[];
  lid: number;
  unseen: Record<SeaKind, number>;
  reserve: Record<Kind, number>;
  box: Box;
  tile: Kind | null;
  placed: string | null;
  previews: Record<string, Preview>;
  undiscovered: number;
  players: Player[];
}
