// Open Worlds in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";

export const summary: readonly Step[] = [
  {
    symbols: ["ow-card-back"],
    words: {
      en: ["Stage", "Lay cards face down at Worlds: Facilities, fleets, troops, catastrophes."],
      de: ["Bereitlegen", "Leg Karten verdeckt an Welten: Anlagen, Flotten, Truppen, Katastrophen."],
    },
  },
  {
    symbols: ["ow-a-cruiser"],
    words: {
      en: ["Move and reveal", "Ships that are in play may move on; then everything is turned up."],
      de: ["Ziehen und aufdecken", "Schiffe im Spiel dürfen weiterziehen; dann wird alles aufgedeckt."],
    },
  },
  {
    symbols: ["ow-a-troops-12"],
    words: {
      en: ["Resolve", "World by World: install, deploy, fight in orbit and on the ground."],
      de: ["Abhandeln", "Welt für Welt: bauen, landen, im Orbit und am Boden kämpfen."],
    },
  },
  {
    symbols: ["ow-a-city-20"],
    words: {
      en: ["Income", "It says how many cards you draw. The highest wins when a deck has run out."],
      de: ["Einkommen", "Es sagt, wie viele Karten du ziehst. Das höchste gewinnt, wenn ein Stapel leer ist."],
    },
  },
];
