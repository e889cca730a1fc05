// Oceania in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";
import { tell } from "./words";

export const summary: readonly Step[] = [
  { symbols: ["oc-ship"], title: () => tell("minute-sail"), text: () => tell("minute-sail_text") },
  { symbols: ["oc-fog", "oc-d-palms"], title: () => tell("minute-lay"), text: () => tell("minute-lay_text") },
  {
    symbols: ["oc-scout-grey-2", "oc-scout-white-1"],
    title: () => tell("minute-scout"),
    text: () => tell("minute-scout_text"),
  },
  {
    symbols: ["oc-seal-grey", "oc-seal-white"],
    title: () => tell("minute-score"),
    text: () => tell("minute-score_text"),
  },
];
