// Octopus' Garden in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";
import { tell } from "./words";

export const summary: readonly Step[] = [
  {
    symbols: ["og-seagrass", "og-coral-1", "og-anemone"],
    title: () => tell("minute-buy"),
    text: () => tell("minute-buy_text"),
  },
  {
    symbols: ["og-piece-seahorse", "og-piece-clownfish"],
    title: () => tell("minute-plant"),
    text: () => tell("minute-plant_text"),
  },
  { symbols: ["og-star", "og-oyster"], title: () => tell("minute-stars"), text: () => tell("minute-stars_text") },
  { symbols: ["og-oyster", "og-pearl"], title: () => tell("minute-harvest"), text: () => tell("minute-harvest_text") },
];
