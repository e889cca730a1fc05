// What people call the options of a game.
import type { Sentence } from "./language";
import type { NewTable, OptionInfo } from "../messages";
import type { Speech } from "./speech.svelte";

type Chosen = NonNullable<NewTable["options"]>;
/** By the name of an option: another one, and the value of it without which the first means nothing; or "seats". */
export type OptionNeeds = Readonly<Record<string, readonly [option: string, value: OptionInfo["default"]]>>;

/** The options that mean something at a table: nothing for players who are not there, nor what another choice rules out. */
export function offered(
  options: readonly OptionInfo[],
  chosen: Chosen,
  seats: number,
  needs: OptionNeeds = {},
): OptionInfo[] {
  const current = (name: string) =>
    name === "seats" ? seats : (chosen[name] ?? options.find((option) => option.name === name)?.default);
  return options.filter(({ name }) => {
    const [other, value] = needs[name] ?? [];
    return Number(/_(\d+)$/.exec(name)?.[1] ?? 0) < seats && (other === undefined || current(other) === value);
  });
}

/** What was chosen of the options that are offered. */
export function chosenOf(options: readonly OptionInfo[], chosen: Chosen): Chosen {
  const names = new Set(options.map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
}

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
