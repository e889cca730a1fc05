// Phrases that travel by name: everybody reads them in their own language.
import type { Said, SayPhrase } from "../messages";
import type { Sentence } from "../lib/language";
import { told } from "../lib/say";

export type Phrase = SayPhrase["phrase"];

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "nice_move",
  "one_moment",
  "sorry",
  "thanks",
  "good_game",
  "rematch",
  "goodbye",
];

/** A phrase in the language of whoever reads it; undefined for one that this page does not know. */
export function phraseText(phrase: string): string | undefined {
  return told({ key: `phrase-${phrase}`, args: {} } as Sentence);
}

/** What somebody said, as it is read here. */
export function lineText({ phrase, text }: Pick<Said, "phrase" | "text">): string {
  return (phrase === null ? undefined : phraseText(phrase)) ?? text;
}
