// What can be read off the table, in the words of the game.
import type { CardName, OceanView } from "./view";

export type Counts = Partial<Record<CardName, number>>;

const EXTRA_PLACE = 10; // where cards without a slot begin

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
