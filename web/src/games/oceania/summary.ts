// Oceania in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";

export const summary: readonly Step[] = [
  {
    symbols: ["oc-ship"],
    words: {
      en: ["Sail", "Start from a circle at the edge, or from a tile whose route leads into the fog."],
      de: ["Segeln", "Starte von einem Kreis am Rand oder von einem Plättchen, dessen Route in den Nebel führt."],
    },
  },
  {
    symbols: ["oc-fog", "oc-d-palms"],
    words: {
      en: ["Draw and lay", "A tile from the lid, so that land meets land and sea meets sea."],
      de: ["Ziehen und legen", "Ein Plättchen aus dem Deckel, so dass Land an Land und Meer an Meer liegt."],
    },
  },
  {
    symbols: ["oc-scout-grey-2", "oc-scout-white-1"],
    words: {
      en: ["Send a scout", "Onto the land just laid, if you like. Large scouts count more."],
      de: ["Späher setzen", "Auf das eben gelegte Land, wenn du willst. Große Späher zählen mehr."],
    },
  },
  {
    symbols: ["oc-seal-grey", "oc-seal-white"],
    words: {
      en: ["Score", "A complete island goes to whoever has the most scouts there, for its size."],
      de: ["Werten", "Eine vollständige Insel bekommt, wer dort die meisten Späher hat: so viel, wie sie groß ist."],
    },
  },
];
