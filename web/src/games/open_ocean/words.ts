// The words of this game's table, with the nouns of the game itself.
import { tableSpeech } from "../../lib/speech.svelte";
import type { Gaps } from "./languages/keys";

const OWN = import.meta.glob<string>("./languages/*.ftl", { query: "?raw", import: "default" });

export const { say: tell, known } = tableSpeech<Gaps>("open-ocean", OWN);
