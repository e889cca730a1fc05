// Cards, goals, events and places in words.
import { say } from "../../lib/say";
import type { Person } from "../contract";
import { CARDS, type CardName } from "./cards";
import type { Hindrance } from "./reef";
import type { Goal } from "./view";
import { known, tell } from "./words";

export const EVENTS = ["EV-1", "EV-2", "EV-3", "EV-4", "EV-5", "EV-6", "EV-7", "EV-8"] as const;

/** Where cards are explained that are not just coral or fish. */
const RULES: Partial<Record<CardName, string>> = {
  "rainbow-coral": "OO-15.2",
  anemone: "OO-5.5",
  dolphin: "OO-9.1",
  turtle: "OO-10.2",
  shark: "OO-11.1",
  "great-white": "OO-16.1",
  crab: "OO-17.1",
};

export function cardName(card: CardName): string {
  return tell(`name-${card}`);
}

/** As it stands on the card. */
export function shortName(card: CardName): string {
  return tell(`short-${card}`);
}

/** Where a card goes. */
export function placeText(card: CardName): string {
  return known(`where-${card}`) ?? known(`where-${CARDS[card].sort}`) ?? "";
}

/** What a card does. */
export function actionText(card: CardName): string {
  return known(`action-${card}`) ?? known(`action-${CARDS[card].sort}`) ?? "";
}

export function ruleOf(card: CardName): string {
  return RULES[card] ?? (CARDS[card].sort === "sun" ? "OO-5.1" : "OO-6.2");
}

export function pointsText(points: number | null): string {
  return points === null ? tell("no_points") : tell("points", { count: points });
}

export function hindranceText(why: Hindrance, limit: number, isShort = false): string {
  return (isShort ? known(`hindrance_short-${why}`, { limit }) : known(`hindrance-${why}`, { limit })) ?? "";
}

/** Counted from the starter coral, as people point. */
export function spotText(x: number, up: number): string {
  const side = x < 0 ? "left" : "right";
  const across = Math.abs(x);
  if (x === 0) return up === 1 ? tell("above") : tell("above_by", { up });
  if (up === 0) return across === 1 ? tell("beside", { side }) : tell("beside_by", { side, across });
  return tell("away", { side, across, up });
}

/** Whether somebody is called "you". */
export function whoIs(person: Person | undefined): "you" | "somebody" {
  return person?.name === say("common-you") ? "you" : "somebody";
}

export function levelName(name: string): string {
  return known(`level_name-${name.replaceAll(" ", "_")}`) ?? name;
}

export function eventText(code: string): { name: string; effect: string } {
  return { name: known(`event-${code}`) ?? code, effect: known(`event_effect-${code}`) ?? "" };
}

export function goalText(goal: Goal, variants: readonly string[] = []): string {
  if (goal.second === null) return tell("several", { count: goal.number, name: cardName(goal.first) });
  const cards = { first: shortName(goal.first), second: shortName(goal.second) };
  const isExtreme = variants.some((variant) => variant.startsWith("solo_extreme"));
  return isExtreme ? tell("both", cards) : tell("by", cards);
}
