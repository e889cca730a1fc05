// Open Worlds in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";
import { tell } from "./words";

export const summary: readonly Step[] = [
  { symbols: ["ow-card-back"], title: () => tell("minute-stage"), text: () => tell("minute-stage_text") },
  { symbols: ["ow-a-cruiser"], title: () => tell("minute-move"), text: () => tell("minute-move_text") },
  { symbols: ["ow-a-troops-12"], title: () => tell("minute-resolve"), text: () => tell("minute-resolve_text") },
  { symbols: ["ow-a-city-20"], title: () => tell("minute-income"), text: () => tell("minute-income_text") },
];
