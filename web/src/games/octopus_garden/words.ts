// The words of this game's table, with the nouns of the game itself.
import { speechIn } from "../../lib/speech.svelte";
import type { Gaps } from "./languages/keys";

const NOUNS = import.meta.glob<string>("../../../../oceanarium/games/octopus_garden/languages/*.ftl", {
  query: "?raw",
  import: "default",
});
const OWN = import.meta.glob<string>("./languages/*.ftl", { query: "?raw", import: "default" });

export const { say: tell, known } = speechIn<Gaps>(NOUNS, OWN);
