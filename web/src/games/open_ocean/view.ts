// The table as the server shows it.
import type { View } from "../contract";
import type { CardName } from "./cards";

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

export interface ReefCard {
  space: string; // "x,y": right of the starter, above it
  x: number;
  y: number;
  card: CardName;
  starter: boolean;
  protected: boolean;
  school: boolean;
}

export interface Goal {
  code: string;
  first: CardName;
  second: CardName | null; // the other kind, or null for a collection
  number: number;
  points: number;
  met?: boolean;
}

export interface EventCard {
  code: string;
  name: string;
  effect: string;
}

export type Counts = Partial<Record<CardName, number>>;

export interface Player {
  cards: number;
  has_chosen: boolean;
  chosen: CardName | null;
  hand: Counts | null;
  goals: Goal[] | null;
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

export interface Solo {
  piles: { goal: Goal | null; below: number }[];
  done: number;
  goal_level: number;
  point_level: number;
  level: string;
  name: string;
}

export interface OceanView {
  seat: number | null;
  phase: Phase;
  round: number;
  turn: number;
  turns: number;
  first_player: number;
  passing: "left" | "right";
  chooser: number | null;
  ocean: (CardName | null)[];
  ocean_extra: CardName[]; // what lies there without a slot
  sharks: { now: number; frenzy_at: number };
  frenzy_due: boolean;
  rave_due: boolean;
  deck: { cards: number; contents: Counts | null };
  unseen: Counts;
  discards: Counts;
  starters: string[];
  variants: string[];
  events: EventCard[];
  goals: Goal[];
  solo: Solo | null;
  play: Play | null;
  players: Player[];
}

export const ROUNDS = 3;
export const EXTRA_PLACE = 10; // where cards without a slot begin

/** The server promises this shape for this game. */
export function oceanView(view: View): OceanView {
  return view as unknown as OceanView;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Every card of the Ocean by its slot; one that was attracted has left it, though its slot is filled only later. */
export function oceanCards(view: OceanView): { slot: number; card: CardName | null }[] {
  const attracted = view.phase === "joining" ? view.play?.attracted : null;
  const left = attracted ? view.ocean.indexOf(attracted) : -1;
  const slots = view.ocean.map((card, slot) => ({ slot, card: slot === left ? null : card }));
  return [...slots, ...view.ocean_extra.map((card, index) => ({ slot: EXTRA_PLACE + index, card }))];
}

/** One entry for each card of a hand. */
export function handCards(hand: Counts | null): { card: CardName; index: number }[] {
  return Object.entries(hand ?? {}).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, index) => ({ card: card as CardName, index })),
  );
}

/** The seat that gets this one's hand, or gives it one. */
export function neighbourSeat(view: OceanView, seat: number, isGiver: boolean): number {
  const count = view.players.length;
  const step = (view.passing === "left") === isGiver ? -1 : 1;
  return (seat + step + count) % count;
}

/** Seats that have yet to choose their card. */
export function stillChoosing(view: OceanView): number[] {
  if (view.phase !== "picking") return [];
  return view.players.flatMap((player, seat) => (player.has_chosen ? [] : [seat]));
}

/** Whether the card that is chosen now will be played, and not discarded or attracted. */
export function isPlayed(view: OceanView): boolean {
  return view.phase === "picking" || view.phase === "taking";
}

/** The card that has left a hand or the Ocean and is on its way into a reef. */
export function cardInPlay(view: OceanView): CardName | null {
  return view.play?.placed ?? view.play?.card ?? null;
}
