// Open Ocean in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";
import { tell } from "./words";

export const summary: readonly Step[] = [
  { symbols: ["oo-f-clo", "oo-f-tan"], title: () => tell("minute-pick"), text: () => tell("minute-pick_text") },
  { symbols: ["oo-f-red", "oo-f-ane"], title: () => tell("minute-play"), text: () => tell("minute-play_text") },
  { symbols: ["oo-f-dol", "oo-f-sha"], title: () => tell("minute-beware"), text: () => tell("minute-beware_text") },
  { symbols: ["oo-f-par", "oo-f-gro"], title: () => tell("minute-pass_on"), text: () => tell("minute-pass_on_text") },
];
