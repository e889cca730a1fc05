// The words of this game's table, with the nouns of the game itself.
import { tableSpeech } from "../../lib/speech.svelte";
import type { Gaps } from "./languages/keys";
import type { LineName } from "./view";

const OWN = import.meta.glob<string>("./languages/*.ftl", { query: "?raw", import: "default" });

export const { say: tell, known } = tableSpeech<Gaps>("octopus-garden", OWN);

export function lineName(name: LineName): string {
  return name[0] === "R" ? tell("row", { number: name[1]! }) : tell("column", { number: name[1]! });
}
