// Made from Python by `python -m checks.views --write`. Do not edit.

export type Action = "pufferfish" | "scooter" | "oxygen";
export type Back = "blank" | Action;
export type Colour = "yellow" | "red" | "green" | "blue";
export type Shape = "I" | "L" | "T";
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
export type Scooter = "due" | "extra";

/** A tile as it lies. */
export interface Tile {
  tile: string; // its name, which stays with it wherever it is pushed
  shape: Shape;
  rotation: number; // quarter turns clockwise
  openings: string; // out of "NESW"
  picture: string | null; // "P01" to "P24"
  is_fixed: boolean;
}

/** What is known about a seat. */
export interface Player {
  colour: Colour | null;
  home: string | null;
  diver: string | null;
  found: string[];
  cards_left: number;
  target: string | null; // only one's own
  score: number;
  score_parts: Record<string, number>;
  place: number;
  ruled_out?: string[]; // unless everybody has to remember them
}

/** What a push would bring: where the own diver would be, and what it could reach. */
export interface Preview {
  diver: string;
  reachable: string[];
}

/** The table as one seat sees it. Squares are named "row,column". */
export interface MazeView {
  phase: Phase;
  turn: number | null;
  round: number;
  round_limit: number;
  variation: boolean;
  return_home: boolean;
  cards_each: number;
  tiles: Record<string, Tile | null>;
  surplus: Tile | null;
  blocked_arrow: string | null;
  scooter: Scooter | null;
  frightened: number | null; // the seat whose move a pufferfish has just taken
  look_ahead: boolean; // whether a push shows what it would bring
  reachable: string[];
  previews: Record<string, Preview>;
  players: Player[];
  action_tiles: Record<Action, number>; // how many backs demand each action
  known_backs?: Record<string, Back>; // where backs are spoken of at all
}
