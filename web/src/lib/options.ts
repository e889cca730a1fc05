// What people call the options of a game.
import type { Sentence } from "./language";
import type { Speech } from "./speech.svelte";

/** An option by name; English calls it as programs do. */
export function optionTitle(option: string, words: Pick<Speech<never>, "known">): string {
  return words.known(`option_name-${option}`) ?? option.replaceAll("_", " ");
}

/** What a host says of options that make no table, if the game can say it: options go by the names of their fields. */
export function optionProblem(said: Sentence, words: Pick<Speech<never>, "known" | "told">): string | undefined {
  const { option } = said.args;
  const args = typeof option === "string" ? { ...said.args, option: optionTitle(option, words) } : said.args;
  return words.told({ ...said, args });
}
