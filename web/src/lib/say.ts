// The client's own words: say("lobby-put_away", { title }). Keys and gaps are those of its catalogues; the compiler checks them.
import { CATALOGUES } from "$place/catalogues";
import type { Gaps } from "../languages/keys";
import { speechIn } from "./speech.svelte";
import { CARDS, CLIENT, COMMON } from "./tongues";

export const { say, known, keysLike, listed, told } = speechIn<Gaps>(COMMON, CLIENT, CARDS, CATALOGUES); // a host has sentences too
