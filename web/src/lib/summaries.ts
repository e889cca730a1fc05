// Each game in a minute: what happens in a turn, in four pictures.

export interface Step {
  symbols: readonly string[]; // of the game's art
  words: Record<"en" | "de", readonly [title: string, text: string]>;
}

export const SUMMARIES: Readonly<Record<string, readonly Step[]>> = {
  "octopus-garden": [
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
  ],
  "ocean-labyrinth": [
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
        de: [
          "Schieben",
          "Dreh das übrige Plättchen und schieb es hinein: Eine ganze Reihe wandert, eines fällt heraus.",
        ],
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
  ],
  oceania: [
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
  ],
  "open-ocean": [
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
  ],
  "open-worlds": [
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
  ],
};
