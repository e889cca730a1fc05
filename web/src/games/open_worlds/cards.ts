// The cards as they are printed. `scripts/open_worlds_cards.py` writes them from the game's card index.
import cards from "./cards.json";

export type CardType = "facility" | "orbital" | "ground" | "catastrophe" | "utility";

/** A number, or how it follows from the World and one's units. */
export type Income = number | Readonly<Record<string, unknown>>;

/** What is printed on a card; what it does not have is left out. */
export interface CardData {
  id: string;
  name: string;
  label: string; // tells "City 10" from "City 25"
  type: CardType;
  kind?: string;
  text: string;
  defence?: number;
  income?: Income;
  capacity?: number;
  weapons?: readonly number[];
  class?: number;
  range?: number;
  retreat?: boolean;
  swap?: boolean;
  prohibited?: boolean;
  abilities?: readonly string[];
  leaves?: string;
  needs?: number; // Capacity
  course?: number;
  damage?: number;
  hits?: readonly string[]; // types or kinds
  windows?: readonly string[];
  reacts?: boolean;
}

const BY_ID = new Map((cards as CardData[]).map((card) => [card.id, card]));

/** A card by its id; one that is not known here is shown by its name alone. */
export function cardOf(id: string): CardData {
  return BY_ID.get(id) ?? { id, name: titled(id), label: titled(id), type: "utility", text: "" };
}

function titled(id: string): string {
  return id.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The symbol that pictures a card. */
export function artOf(card: CardData): string {
  return `ow-a-${card.id.replaceAll("_", "-")}`;
}

/** Income as it fits on a badge: a number, or RES with what is added to it, or at least so much. */
export function incomeBadge(income: Income): { number: string; isRes: boolean; extra: string } {
  if (typeof income === "number") return { number: String(income), isRes: false, extra: "" };
  const plus = Number(income.plus ?? 0);
  if (income.world === "res") {
    return { number: "", isRes: true, extra: plus === 0 ? "" : plus > 0 ? `+${plus}` : `−${-plus}` };
  }
  const least = "else" in income ? Number(income.else) : income.count === "worlds_you_occupy" ? 1 : plus;
  return { number: `${least}+`, isRes: false, extra: "" };
}

/** Equal Weapons are written once, with their number. */
export function weaponsBadge(weapons: readonly number[]): { power: string; times: string } {
  return { power: String(weapons[0] ?? "–"), times: weapons.length > 1 ? `×${weapons.length}` : "" };
}

export function isShip(card: CardData): boolean {
  return card.kind === "ship";
}

/** The name in one line or two. */
export function nameLines(name: string): string[] {
  const words = name.split(" ");
  return name.length > 10 && words.length > 1 ? [words[0]!, words.slice(1).join(" ")] : [name];
}
