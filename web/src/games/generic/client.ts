// Any game, from its view and legal moves alone: plain, but it can be played.
import type { GameClient } from "../contract";
import GenericBoard from "./GenericBoard.svelte";
import { scoreOf, titled } from "./view";
import { say } from "../../lib/say";

export const client: GameClient = {
  manners: {},
  Board: GenericBoard,
  confirmsItself: false,
  partName: titled,
  totalName: () => say("final-total"),
  steps: () => null,
  buttons: () => [],
  standing: (view, seat) => ({ score: scoreOf(view, seat) }),
  heading: () => "",
  announcement: () => null,
  follow: () => new Map(),
  errands: () => [],
  soundOf: () => null,
  isQuiet: () => false,
};
