// Decks as lists of cards: written, shared, counted, filtered and kept. What is legal only the server knows.
import type { CardInfo, DeckBook } from "../../messages";

/** Copies by card. */
export type Cards = Readonly<Record<string, number>>;

export interface Deck {
  name: string;
  format: string;
  cards: Cards;
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** The same list with some more or fewer copies of a card. */
export function changed(cards: Cards, card: string, by: number): Cards {
  const count = (cards[card] ?? 0) + by;
  const others = Object.fromEntries(Object.entries(cards).filter(([id]) => id !== card));
  return count > 0 ? { ...others, [card]: count } : others;
}

/** A list as people write it, in the order of the book. */
export function textOf(book: DeckBook, cards: Cards): string {
  const listed = book.cards.filter(({ id }) => cards[id]);
  return listed.map(({ id, label }) => `${cards[id]} ${label}`).join("\n");
}

/** Where a deck can be looked at: the whole of it is in the address. */
export function addressOf(game: string, deck: Deck): string {
  const cards = Object.entries(deck.cards).map(([id, count]) => (count === 1 ? id : `${id}.${count}`));
  const query = new URLSearchParams({ name: deck.name, format: deck.format, cards: cards.join("-") });
  return `/decks/${game}?${query.toString()}`;
}

/** The deck in an address, or null. Cards that the book does not have are left out. */
export function deckIn(book: DeckBook, query: URLSearchParams): Deck | null {
  const listed = query.get("cards");
  if (listed === null) return null;
  const known = new Set(book.cards.map(({ id }) => id));
  const entries = listed
    .split("-")
    .map((entry) => entry.split("."))
    .map(([id = "", count = "1"]): [string, number] => [id, Math.min(Math.max(Math.trunc(Number(count)) || 0, 0), 99)])
    .filter(([id, count]) => known.has(id) && count > 0);
  const format = book.formats.find(({ id }) => id === query.get("format")) ?? book.formats[0]!;
  return { name: (query.get("name") ?? "").slice(0, 40), format: format.id, cards: Object.fromEntries(entries) };
}

/** Where a match with a deck begins: the form for a new table, filled in. */
export function tableAddress(game: string, options: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(options).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join("-") : String(value),
  ]);
  return `/new/${game}?${new URLSearchParams(values).toString()}`;
}

type Known = (key: string) => string | undefined;

/** The book with the names and texts that its game has for things in the reader's language; as it is where it has none. */
export function toldBook(book: DeckBook, known: Known): DeckBook {
  const named = (noun: string, names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([word, name]) => [word, known(`${noun}-${word}`) ?? name]));
  return {
    ...book,
    types: named("book_type", book.types),
    kinds: named("book_kind", book.kinds),
    marks: named("book_mark", book.marks),
    curves: named("book_curve", book.curves),
    reasons: named("book_reason", book.reasons),
    formats: book.formats.map((format) => ({ ...format, name: known(`book_format-${format.id}`) ?? format.name })),
    cards: book.cards.map((card) => ({ ...card, text: known(`print-${card.id}`) ?? card.text })),
  };
}

export interface Wanted {
  text: string;
  types: readonly string[];
  kinds: readonly string[];
  marks: readonly string[];
}

export const EVERYTHING: Wanted = { text: "", types: [], kinds: [], marks: [] };

/** Whether a card is looked for: one of the types, one of the kinds, all of the marks, and the text. */
export function isWanted(card: CardInfo, wanted: Wanted): boolean {
  const words = `${card.label} ${card.text}`.toLowerCase();
  return (
    (wanted.types.length === 0 || wanted.types.includes(card.type)) &&
    (wanted.kinds.length === 0 || wanted.kinds.includes(card.kind ?? "")) &&
    wanted.marks.every((mark) => card.marks.includes(mark)) &&
    words.includes(wanted.text.trim().toLowerCase())
  );
}

export interface Bar {
  label: string;
  count: number;
}

/** How many cards of a deck have each value of a fact: numbers without a gap, then what depends on the match. */
export function curveOf(book: DeckBook, cards: Cards, fact: string): Bar[] {
  const counts = new Map<number | string, number>();
  for (const card of book.cards) {
    const value = card.facts[fact];
    if (value !== undefined && cards[card.id]) counts.set(value, (counts.get(value) ?? 0) + cards[card.id]!);
  }
  const numbers = [...counts.keys()].filter((value) => typeof value === "number");
  const words = [...counts.keys()].filter((value) => typeof value === "string").sort();
  const lowest = Math.min(...numbers);
  const range =
    numbers.length > 0 ? Array.from({ length: Math.max(...numbers) - lowest + 1 }, (_, n) => lowest + n) : [];
  return [...range, ...words].map((value) => ({ label: String(value), count: counts.get(value) ?? 0 }));
}

const STORE = "oceanarium.decks";

/** The decks that this browser keeps for a game. */
export function keptDecks(game: string): Deck[] {
  try {
    return JSON.parse(localStorage.getItem(`${STORE}.${game}`) ?? "[]") as Deck[];
  } catch {
    return []; // a damaged or forbidden store is no reason not to build
  }
}

export function keepDecks(game: string, decks: readonly Deck[]): void {
  try {
    localStorage.setItem(`${STORE}.${game}`, JSON.stringify(decks));
  } catch {
    // Private windows may forbid it; the link still holds the deck.
  }
}
