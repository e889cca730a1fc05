// What a game's folder tells the house: its entry in the register.
import type { Component } from "svelte";
import type { OptionNeeds } from "../lib/options";
import type { GameClient } from "./contract";

/** A picture of what happens in a turn. */
export interface Step {
  symbols: readonly string[]; // of the game's art
  title(): string;
  text(): string;
}

export interface Entry {
  name: string;
  title: string;
  cover: string;
  thumbnail: string;
  ink: string; // of the title on the cover
  seats: readonly [number, number]; // until the game itself says
  minutes: number;
  picksColours?: boolean; // seats have the colours that they chose: lists, which do not know them, show none
  hasDecks?: boolean;
  hasHome?: boolean; // a real table of it can be set up by hand
  hasPuzzles?: boolean;
  example: { height: number; isWide: boolean }; // how its board is drawn beside a rule: pixels; in a column or not
  optionNeeds?: OptionNeeds; // what forms leave out until another choice is made
  client: () => Promise<{ client: GameClient<never> }>; // fetched when a table is opened
  summary: () => Promise<{ summary: readonly Step[] }>;
  face?: () => Promise<{ default: Component<{ card: string; isDim: boolean }> }>; // of cards that people build decks of
}
