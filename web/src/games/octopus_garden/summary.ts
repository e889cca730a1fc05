// Octopus' Garden in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";

export const summary: readonly Step[] = [
  {
    symbols: ["og-seagrass", "og-coral-1", "og-anemone"],
    words: {
      en: ["Buy", "One row or column of the market; its three tiles cost what they cost together."],
      de: ["Kaufen", "Eine Reihe oder Spalte des Markts; ihre drei Plättchen kosten zusammen ihren Preis."],
    },
  },
  {
    symbols: ["og-piece-seahorse", "og-piece-clownfish"],
    words: {
      en: ["Plant", "Each on any vacant space. Five joined seagrasses bring a seahorse, three anemones a clownfish."],
      de: [
        "Pflanzen",
        "Jedes auf ein freies Feld. Fünf Seegräser bringen ein Seepferdchen, drei Anemonen einen Clownfisch.",
      ],
    },
  },
  {
    symbols: ["og-star", "og-oyster"],
    words: {
      en: ["Sea stars move", "Beautiful, but each one creeps to the nearest oyster it can eat."],
      de: ["Seesterne wandern", "Schön, doch jeder kriecht zur nächsten Auster, die er fressen kann."],
    },
  },
  {
    symbols: ["og-oyster", "og-pearl"],
    words: {
      en: ["Harvest", "A pearl for every oyster, at least one. Then the next player."],
      de: ["Ernten", "Eine Perle für jede Auster, mindestens eine. Dann folgt die nächste Person."],
    },
  },
];
