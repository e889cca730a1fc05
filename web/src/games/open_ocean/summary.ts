// Open Ocean in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";

export const summary: readonly Step[] = [
  {
    symbols: ["oo-f-clo", "oo-f-tan"],
    words: {
      en: ["Pick", "Everybody chooses a card from the hand at the same time, in secret."],
      de: ["Wählen", "Alle wählen gleichzeitig und verdeckt eine Karte aus der Hand."],
    },
  },
  {
    symbols: ["oo-f-red", "oo-f-ane"],
    words: {
      en: ["Play", "Put it into your reef: corals by corals, small fish by corals, larger ones by smaller ones."],
      de: ["Spielen", "Leg sie in dein Riff: Korallen zu Korallen, kleine Fische zu Korallen, größere zu kleineren."],
    },
  },
  {
    symbols: ["oo-f-dol", "oo-f-sha"],
    words: {
      en: ["Beware", "Dolphins and turtles help; every shark brings the feeding frenzy nearer."],
      de: ["Aufpassen", "Delfine und Schildkröten helfen; jeder Hai bringt den Fressrausch näher."],
    },
  },
  {
    symbols: ["oo-f-par", "oo-f-gro"],
    words: {
      en: ["Pass on", "The other cards go to the neighbour. After three rounds the liveliest reef wins."],
      de: ["Weitergeben", "Die übrigen Karten gehen weiter. Nach drei Runden gewinnt das lebendigste Riff."],
    },
  },
];
