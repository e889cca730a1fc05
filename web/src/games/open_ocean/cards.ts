// What is printed on the cards.
import type { CardName, Colour } from "./view";

export type { CardName, Colour };

/** As it is drawn: sun cards, fish of the three sizes, special cards. */
export type Sort = "sun" | "1" | "2" | "3" | "sp";

export interface CardKind {
  art: string; // how its symbols end
  sort: Sort;
  points: number | null; // null where none are printed
  signs: readonly string[]; // what it does, as symbols
}

const ATTRACTS: Record<string, readonly string[]> = {
  sun: ["attract", "1"],
  "1": ["attract", "2"],
  "2": ["attract", "3"],
};

function kind(art: string, sort: Sort, points: number | null, signs = ATTRACTS[sort] ?? []): CardKind {
  return { art, sort, points, signs };
}

export const CARDS: Record<CardName, CardKind> = {
  "red-coral": kind("red", "sun", 1),
  "orange-coral": kind("ora", "sun", 1),
  "yellow-coral": kind("yel", "sun", 1),
  "green-coral": kind("gre", "sun", 1),
  "blue-coral": kind("blu", "sun", 1),
  "purple-coral": kind("pur", "sun", 1),
  "rainbow-coral": kind("rbw", "sun", 1),
  anemone: kind("ane", "sun", 1, ["attract", "1", "shield"]),
  banggai: kind("ban", "1", 1),
  clownfish: kind("clo", "1", 1),
  chromis: kind("chr", "1", 1),
  goby: kind("gob", "1", 1),
  pearlscale: kind("pea", "2", 2),
  angelfish: kind("ang", "2", 2),
  tang: kind("tan", "2", 2),
  idol: kind("ido", "2", 2),
  parrotfish: kind("par", "3", 3),
  grouper: kind("gro", "3", 3),
  dolphin: kind("dol", "sp", 1, ["exchange"]),
  turtle: kind("tur", "sp", 1, ["refresh", "take"]),
  shark: kind("sha", "sp", null, ["swap"]),
  "great-white": kind("grw", "sp", null, ["swap", "fin"]),
  crab: kind("cra", "sp", null, ["take"]),
};
export const CARD_NAMES = Object.keys(CARDS) as CardName[];

/** What colours a starter coral. */
export const STARTER_INKS: Record<Colour, string> = {
  red: "#e63946",
  orange: "#f2861d",
  yellow: "#f0c02b",
  green: "#4caf50",
  blue: "#3d8bef",
  purple: "#9a5fe0",
};
export const COLOURS = Object.keys(STARTER_INKS) as Colour[];

export function coralOf(colour: Colour): CardName {
  return `${colour}-coral`;
}

export function colourOf(card: CardName): Colour | null {
  return COLOURS.find((colour) => coralOf(colour) === card) ?? null;
}

export function isSun(card: CardName): boolean {
  return CARDS[card].sort === "sun";
}

export function isCoral(card: CardName): boolean {
  return isSun(card) && card !== "anemone";
}

export function isFish(card: CardName): boolean {
  return ["1", "2", "3"].includes(CARDS[card].sort);
}

/** How a card is drawn: whole, small with its marks, or as a bare picture. */
export type Look = "card" | "named" | "mini" | "tiny";

/** The symbol of a face; starter corals have their own. */
export function faceOf(card: CardName, look: Look = "card", isStarter = false): string {
  return `oo-${look}-${isStarter ? "starter-" : ""}${card}`;
}
