// Ocean Labyrinth in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";
import { tell } from "./words";

export const summary: readonly Step[] = [
  { symbols: ["ol-P01", "ol-P05"], title: () => tell("minute-look"), text: () => tell("minute-look_text") },
  { symbols: ["ol-arrow", "ol-bed-T"], title: () => tell("minute-push"), text: () => tell("minute-push_text") },
  { symbols: ["ol-diver-red"], title: () => tell("minute-swim"), text: () => tell("minute-swim_text") },
  { symbols: ["ol-P09", "ol-home"], title: () => tell("minute-find"), text: () => tell("minute-find_text") },
];
