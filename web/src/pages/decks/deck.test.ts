import { describe, expect, it } from "vitest";
import type { CardInfo, DeckBook } from "../../messages";
import {
  addressOf,
  changed,
  curveOf,
  deckIn,
  EVERYTHING,
  isWanted,
  keepDecks,
  keptDecks,
  tableAddress,
  textOf,
  toldBook,
} from "./deck";

function card(id: string, others: Partial<CardInfo>): CardInfo {
  const usual = { type: "facility", kind: "post", text: "", is_unique: true, left_out: {}, marks: [], facts: {} };
  return { id, label: id, ...usual, ...others };
}

const BOOK: DeckBook = {
  game: "open-worlds",
  title: "Open Worlds",
  formats: [
    { id: "standard", name: "Standard", size: 54 },
    { id: "introductory", name: "Introductory", size: 40 },
  ],
  types: {},
  kinds: {},
  marks: {},
  curves: {},
  reasons: {},
  cards: [
    card("outpost", { label: "Outpost", is_unique: false, facts: { income: 1 }, marks: ["swap"] }),
    card("city_20", { label: "City 20", kind: "population", facts: { income: 3 } }),
    card("quarry", { label: "Quarry", kind: "mining", text: "Income: RES minus 1.", facts: { income: "RES -1" } }),
    card("frigate", { label: "Frigate", type: "orbital", kind: "ship", facts: { class: 7 } }),
  ],
  decks: [],
};
const DECK = { name: "My & yours", format: "introductory", cards: { frigate: 1, outpost: 3 } };

describe("a deck", () => {
  it("grows and shrinks", () => {
    expect(changed({ outpost: 1 }, "outpost", 1)).toEqual({ outpost: 2 });
    expect(changed({ outpost: 1 }, "outpost", -1)).toEqual({});
    expect(changed({}, "outpost", -1)).toEqual({});
  });

  it("is written in the order of the book", () => {
    expect(textOf(BOOK, DECK.cards)).toBe("3 Outpost\n1 Frigate");
  });

  it("comes back from its address, without what nobody knows", () => {
    const address = new URL(addressOf("open-worlds", DECK), "http://localhost");
    expect(address.pathname).toBe("/decks/open-worlds");
    expect(deckIn(BOOK, address.searchParams)).toEqual(DECK);
    const odd = new URLSearchParams("cards=outpost.x-kraken.2-quarry.-1-city_20.4000&format=epic");
    expect(deckIn(BOOK, odd)).toEqual({ name: "", format: "standard", cards: { city_20: 99 } });
    expect(deckIn(BOOK, new URLSearchParams())).toBeNull();
  });

  it("fills in the form for a table", () => {
    const address = tableAddress("open-worlds", { variant: "standard", cards_0: [1, 1, 20] });
    expect(address).toBe("/new/open-worlds?variant=standard&cards_0=1-1-20");
  });

  it("is counted by a fact, without gaps between numbers", () => {
    const bars = curveOf(BOOK, { outpost: 3, city_20: 1, quarry: 1, frigate: 1 }, "income");
    expect(bars.map(({ label, count }) => `${label}:${count}`)).toEqual(["1:3", "2:0", "3:1", "RES -1:1"]);
    expect(curveOf(BOOK, {}, "class")).toEqual([]);
  });

  it("is kept by the browser", () => {
    expect(keptDecks("open-worlds")).toEqual([]);
    keepDecks("open-worlds", [DECK]);
    expect(keptDecks("open-worlds")).toEqual([DECK]);
    localStorage.setItem("oceanarium.decks.open-worlds", "{damaged");
    expect(keptDecks("open-worlds")).toEqual([]);
  });
});

describe("all cards", () => {
  const found = (wanted: object) => BOOK.cards.filter((each) => isWanted(each, { ...EVERYTHING, ...wanted }));

  it("is searched by type, kind, mark and text", () => {
    expect(found({})).toHaveLength(4);
    expect(found({ types: ["orbital"] }).map(({ id }) => id)).toEqual(["frigate"]);
    expect(found({ kinds: ["mining", "population"] }).map(({ id }) => id)).toEqual(["city_20", "quarry"]);
    expect(found({ marks: ["swap"] }).map(({ id }) => id)).toEqual(["outpost"]);
    expect(found({ text: " res " }).map(({ id }) => id)).toEqual(["quarry"]);
  });
});

describe("the book in another language", () => {
  const words: Record<string, string> = {
    "book_type-orbital": "Orbitale",
    "book_format-standard": "Volles Spiel",
    "print-quarry": "Einkommen: RES minus 1.",
  };
  const told = toldBook({ ...BOOK, types: { orbital: "Orbitals", ground: "Ground Forces" } }, (key) => words[key]);

  it("has the names that the game has for things, and those of the server for the rest", () => {
    expect(told.types).toEqual({ orbital: "Orbitale", ground: "Ground Forces" });
    expect(told.formats.map(({ name }) => name)).toEqual(["Volles Spiel", "Introductory"]);
  });

  it("has what stands on cards, which can be searched for", () => {
    expect(told.cards.filter((each) => isWanted(each, { ...EVERYTHING, text: "einkommen" })).length).toBe(1);
    expect(told.cards.map(({ label }) => label)).toEqual(BOOK.cards.map(({ label }) => label));
  });
});
