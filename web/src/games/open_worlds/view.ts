// Made from Python by `python -m checks.views --write`. Do not edit.

export type Phase =
  | "laying out Worlds"
  | "drawing"
  | "adjusting hands"
  | "first Priority"
  | "drawing Worlds for Priority"
  | "beginning of the turn"
  | "replacing Prohibited cards"
  | "window"
  | "Stage"
  | "Move"
  | "Reveal"
  | "choosing a World"
  | "Install"
  | "Retreat"
  | "Orbital targets"
  | "fire or reserve"
  | "Surface assignments"
  | "conquest"
  | "Trash"
  | "end of Draw"
  | "choosing for a Utility"
  | "reacting"
  | "resolving Utilities"
  | "searching the deck"
  | "over";
export type Step = "stage" | "move" | "reveal" | "resolution" | "trash" | "draw";
export type Variant = "standard" | "introductory";
export type WorldLack = "barren" | "settled" | "peaceful" | "hostile";
export type Lack = WorldLack | "ship" | "host" | "dry" | "unoccupied" | "capacity" | "req";
export type Verdict = "works" | "later" | "keep" | "prohibited" | "class" | "room" | Lack;

/** A unit in play; all of it is public. */
export interface Unit {
  target: string; // facility:koti:1, orbital:0:frigate, ground:1:troops_10
  card: string;
  owner: number;
  controller: number;
  defence: number;
  weapons: number[];
  capacity: number;
  income: number;
  income_stopped: boolean;
  course: number | null;
  moved: boolean;
  engaged: boolean;
  overcome: boolean;
  defends: string | null;
  aims: (string | null)[];
}

/** A seat's Staging Area at a World. [OW-4.3] */
export interface Staged {
  count: number;
  cards: string[] | null; // null while they are face down for this seat
  extra_slots: number;
  forbidden: boolean;
}

/** What is printed on a World, whatever has been done to it since. */
export interface Printed {
  h2o: number;
  habitable: boolean;
  hostile: boolean;
}

/** A World with all that lies there. */
export interface WorldView {
  id: string;
  name: string;
  position: number;
  h2o: number;
  res: number;
  habitable: boolean;
  hostile: boolean;
  printed: Printed;
  indicators: string[];
  facility_count: number;
  free_room: number;
  resolved: boolean;
  facilities: Unit[];
  orbitals: Unit[];
  ground_forces: Unit[];
  capacity: number[];
  staged: Staged[];
}

/** A Utility in the chain. */
export interface Link {
  seat: number;
  card: string;
  option: string;
  cancelled: boolean;
  choices: string[];
}

/** What all know about a seat; hand, deck and Trash Heap only if they are open to the viewer. [OW-19.1] */
export interface Player {
  deck_list: string[];
  hand_size: number;
  hand: string[] | null;
  hand_limit: number;
  deck_size: number;
  deck: string[] | null;
  staged_size: number;
  trash_size: number;
  trash: string[] | null;
  trash_seen: string[];
  returned: string[];
  adjusted: number;
  income: number; // of the turn before
  staged_class: number | null;
  class_limit_lifted: boolean;
  priority: number;
  score: number; // as things stand
  score_parts: Record<string, number>;
  place: number;
}

/** The table as one seat sees it. */
export interface WorldsView {
  phase: Phase;
  step: Step | null;
  window: string | null;
  variant: Variant;
  turn: number;
  final: boolean;
  final_next: boolean;
  order: number[];
  here: string | null;
  unit: string | null;
  weapon: number;
  last_move: string | null;
  worlds: WorldView[];
  drawn_worlds: (string | null)[];
  chain: Link[];
  players: Player[];
  verdicts: Record<string, Record<string, Verdict>> | null; // what would become of each card in hand at each World
}
