// Made from Python by `python -m checks.views --write`. Do not edit.

export type CardName =
  | "red-coral"
  | "orange-coral"
  | "yellow-coral"
  | "green-coral"
  | "blue-coral"
  | "purple-coral"
  | "rainbow-coral"
  | "anemone"
  | "banggai"
  | "clownfish"
  | "chromis"
  | "goby"
  | "pearlscale"
  | "angelfish"
  | "tang"
  | "idol"
  | "parrotfish"
  | "grouper"
  | "dolphin"
  | "turtle"
  | "shark"
  | "great-white"
  | "crab";
export type ClassName = "coral" | "anemone" | "tiny" | "medium" | "big" | "special";
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple";
export type Level = "bare sand" | "fringing reef" | "patch reef" | "barrier reef" | "coral atoll";
export type Phase =
  | "starting"
  | "choosing"
  | "dealing"
  | "stocking"
  | "drawing-goals"
  | "drawing-event"
  | "picking"
  | "crabbing"
  | "taking"
  | "stealing"
  | "placing"
  | "attracting"
  | "joining"
  | "placing-dolphin"
  | "placing-turtle"
  | "losing"
  | "lifting"
  | "shifting"
  | "tossing"
  | "clearing"
  | "over";
export type Direction = "left" | "right";

/** A card of a reef; its space is "x,y": right of the starter, above it. */
export interface ReefCard {
  space: string;
  x: number;
  y: number;
  card: CardName;
  class: ClassName;
  points: number;
  starter: boolean;
  protected: boolean;
  school: boolean;
}

/** A habitat goal: what it asks for, and its points. */
export interface Goal {
  code: string;
  first: CardName;
  second: CardName | null; // the other kind, or null for a collection
  number: number;
  points: number;
}

/** A private goal, and whether it is met as things stand. */
export interface OwnGoal {
  code: string;
  first: CardName;
  second: CardName | null;
  number: number;
  points: number;
  met: boolean;
}

/** An event in force. */
export interface EventCard {
  code: string;
  name: string;
  effect: string;
}

/** How near a feeding frenzy is. */
export interface Sharks {
  now: number;
  frenzy_at: number;
}

/** The deck, and what is in it where everybody can work it out. [OO-23.3] */
export interface Deck {
  cards: number;
  contents: Partial<Record<CardName, number>> | null;
}

/** A pile of goals in the game for one. */
export interface Pile {
  goal: Goal | null;
  below: number;
}

/** The game for one: piles, completed goals and the level that all this would be. [OO-14.6] */
export interface Solo {
  piles: Pile[];
  done: number;
  goal_level: number;
  point_level: number;
  level: string;
  name: Level;
}

/** The play in progress, and the card that looks for its space. */
export interface Play {
  seat: number | null;
  by_crab: boolean;
  card: CardName | null;
  taker: CardName | null;
  attracted: CardName | null;
  placed: CardName | null;
  reef: number | null;
  anchor: string | null;
  victim: number | null;
  loose_turtles: number;
}

/** A seat: what all see, and of its secrets what the viewer knows. */
export interface Player {
  cards: number;
  has_chosen: boolean;
  chosen: CardName | null;
  hand: Partial<Record<CardName, number>> | null;
  goals: OwnGoal[] | null;
  goal_count: number;
  crabs: number;
  turtles: number;
  turtle_limit: number;
  reef: ReefCard[];
  reef_size: number;
  score: number;
  score_parts: Record<string, number>;
  place: number | null;
}

/** The table as one seat sees it. */
export interface OceanView {
  phase: Phase;
  round: number;
  turn: number;
  turns: number;
  first_player: number;
  passing: Direction;
  chooser: number | null;
  ocean: (CardName | null)[];
  ocean_extra: CardName[]; // what lies there without a slot
  sharks: Sharks;
  frenzy_due: boolean;
  rave_due: boolean;
  deck: Deck;
  unseen: Partial<Record<CardName, number>>;
  discards: Partial<Record<CardName, number>>;
  starters: Colour[];
  variants: string[];
  events: EventCard[];
  goals: Goal[];
  solo: Solo | null;
  play: Play | null;
  players: Player[];
  rounds: number;
  rainbow: number[]; // points by how many colours a reef has
  extreme: number | null; // how many cards a goal asks for, where collections count instead of neighbours
}
