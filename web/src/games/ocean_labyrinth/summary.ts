// Ocean Labyrinth in a minute: what happens in a turn, in four pictures.
import type { Step } from "../entry";

export const summary: readonly Step[] = [
  {
    symbols: ["ol-P01", "ol-P05"],
    words: {
      en: ["Look", "Your secret card shows a picture somewhere in the maze."],
      de: ["Schauen", "Deine geheime Karte zeigt ein Bild, das irgendwo im Labyrinth liegt."],
    },
  },
  {
    symbols: ["ol-arrow", "ol-bed-T"],
    words: {
      en: ["Push", "Turn the spare tile and push it in: a whole line moves, and one tile falls out."],
      de: ["Schieben", "Dreh das übrige Plättchen und schieb es hinein: Eine ganze Reihe wandert, eines fällt heraus."],
    },
  },
  {
    symbols: ["ol-diver-red"],
    words: {
      en: ["Swim", "As far as the paths are open, or stay."],
      de: ["Schwimmen", "So weit die Wege offen sind, oder bleib."],
    },
  },
  {
    symbols: ["ol-P09", "ol-home"],
    words: {
      en: ["Find", "On your picture you turn up the next card. Whoever has found all and is home first wins."],
      de: ["Finden", "Auf deinem Bild deckst du die nächste Karte auf. Wer alle hat und zuerst daheim ist, gewinnt."],
    },
  },
];
