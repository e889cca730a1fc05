// The words of this game's table.
import { settings } from "../../lib/settings.svelte";

const ENGLISH_PICTURES =
  "treasure chest, anchor, shipwreck, amphora, diving helmet, pearl oyster, ship's wheel, cannon, gold coins, starfish, sea urchin, seaweed, seahorse, crab, jellyfish, clownfish, moray eel, lobster, whale, shark, octopus, sea turtle, stingray, dolphin";
const GERMAN_PICTURES =
  "Schatztruhe, Anker, Schiffswrack, Amphore, Taucherhelm, Perlauster, Steuerrad, Kanone, Goldmünzen, Seestern, Seeigel, Seetang, Seepferdchen, Krabbe, Qualle, Clownfisch, Muräne, Hummer, Wal, Hai, Krake, Meeresschildkröte, Rochen, Delfin";

/** "P01", "P02" and so on, as the view names them. */
function numbered(names: string): Record<string, string> {
  return Object.fromEntries(
    names
      .split(", ")
      .map((name, index) => [`P${String(index + 1).padStart(2, "0")}`, name.charAt(0).toUpperCase() + name.slice(1)]),
  );
}

/** A line as people call it, and the side on which something happens. */
interface Line {
  side: string;
  line: string;
}

const isColumn = (side: string) => side === "N" || side === "S";
const sidesFrom: Record<"en" | "de", Record<string, string>> = {
  en: { N: "from above", S: "from below", W: "from the left", E: "from the right" },
  de: { N: "von oben", S: "von unten", W: "von links", E: "von rechts" },
};
const exits: Record<"en" | "de", Record<string, (line: string) => string>> = {
  en: {
    N: (line) => `at the top of column ${line}`,
    S: (line) => `at the bottom of column ${line}`,
    W: (line) => `on the left of row ${line}`,
    E: (line) => `on the right of row ${line}`,
  },
  de: {
    N: (line) => `oben aus Spalte ${line}`,
    S: (line) => `unten aus Spalte ${line}`,
    W: (line) => `links aus Reihe ${line}`,
    E: (line) => `rechts aus Reihe ${line}`,
  },
};

const en = {
  pictures: numbered(ENGLISH_PICTURES),
  colours: { yellow: "yellow", red: "red", green: "green", blue: "blue" } as Record<string, string>,
  shapes: { I: "Straight", L: "Bend", T: "Junction" } as Record<string, string>,
  sides: { N: "north", E: "east", S: "south", W: "west" } as Record<string, string>,
  backs: { pufferfish: "Pufferfish", scooter: "Diving scooter", oxygen: "Oxygen tank" } as Record<string, string>,
  backsShort: { pufferfish: "Pufferfish", scooter: "Scooter", oxygen: "Oxygen" } as Record<string, string>,
  effects: {
    pufferfish: "The diver is frightened and does not move in this turn.",
    scooter: "After this move comes one additional turn: push in and move again.",
    oxygen: "Instead of moving, the diver goes to a start square, of whatever colour.",
  } as Record<string, string>,
  ignored: "In an additional turn it is ignored.",
  youPushedOut: "You pushed out an action tile",
  pushedOut: (name: string) => `${name} pushed out an action tile`,
  maze: "The maze",
  target: "Your target",
  targetOf: (name: string) => `${name} is looking for`,
  onlyYou: "Only you see this card.",
  unknown: "Secret",
  unknownMore: "Everybody sees only their own target.",
  notYet: "You look at your first card when everybody has a diver.",
  home: "Home",
  homeMore: (square: string) => `Everything found: swim back to ${square} and win.`,
  onSpare: "It is on the spare tile.",
  foundCount: (found: number, all: number) => `${found} of ${all} found`,
  found: (name: string) => `Found by ${name}`,
  spare: "Spare tile",
  turnRight: "Turn clockwise",
  turnLeft: "Turn back",
  turnHint: "Touch it, turn the wheel over it, or press R.",
  chooseArrow: "Touch an arrow to look ahead.",
  chooseBlindly: "Touch an arrow, then push.",
  about: (name: string) => `About ${name}`,
  cameOut: ({ side, line }: Line) => `It came out ${exits.en[side]!(line)} and may not go straight back in there.`,
  push: ({ side, line }: Line) => `Push into ${isColumn(side) ? "column" : "row"} ${line}`,
  pushLong: "Push it in",
  pushNow: "Push!",
  stay: "Stay here",
  inReach: (count: number) => (count === 1 ? "Only this square in reach." : `${count} squares in reach.`),
  goalInReach: (goal: string) => `${goal} in reach!`,
  goalOutOfReach: (goal: string) => `${goal} stays out of reach.`,
  lineMoves: {
    N: (line: string) => `Column ${line} moves down.`,
    S: (line: string) => `Column ${line} moves up.`,
    W: (line: string) => `Row ${line} moves right.`,
    E: (line: string) => `Row ${line} moves left.`,
  } as Record<string, (line: string) => string>,
  arrow: ({ side, line }: Line) => `${isColumn(side) ? "Column" : "Row"} ${line} ${sidesFrom.en[side]}`,
  blocked: (arrow: string) => `${arrow}, blocked`,
  blockedMore: ({ side, line }: Line) =>
    `The spare tile came out here, ${exits.en[side]!(line)}, and may not go straight back in.`,
  arrowMore:
    "The spare tile goes in here, and the line moves by one square. Divers ride along; pushed off, they come in again on the new tile.",
  square: (square: string, what: string) => `${square}: ${what}`,
  openTo: (sides: string) => `Open to the ${sides}.`,
  and: " and ",
  fixed: "It never moves.",
  loose: "It moves when its row or column is pushed.",
  start: (colour: string) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} start square`,
  startMore: (isHome: boolean) => `The diver of this colour begins here${isHome ? " and must come back here" : ""}.`,
  diver: (colour: string) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} diver`,
  isHere: (names: string) => `Here: ${names}.`,
  soughtByYou: "You are looking for it.",
  foundBy: (name: string) => `Found by ${name}.`,
  ruledOut: "Surely not looking for",
  allPictures: "Pictures",
  foundOf: (found: number, all: number) => `${found} of ${all} found`,
  pointHint: "Point at a picture to see where it lies.",
  yoursAt: (place: string) => `Yours is ${place}.`,
  liesAt: (picture: string, place: string) => `${picture}: ${place}.`,
  at: (place: string) => `at ${place}`,
  onSpareShort: "on the spare tile",
  actions: "Action tiles",
  seenSoFar: "seen so far",
  ride: "Use the scooter",
  leave: "Leave it",
  phases: ["Push", "Move"],
  parts: { targets: "Targets found", home: "Back home" } as Record<string, string>,
  total: "Total",
  round: (round: number) => `Round ${round}`,
  withActions: "actions on",
  homebound: (name: string) => `${name} has found everything and swims home!`,
  homeboundYours: "You have found everything: swim home!",
};

type MazeTexts = typeof en;

const de: MazeTexts = {
  pictures: numbered(GERMAN_PICTURES),
  colours: { yellow: "gelb", red: "rot", green: "grün", blue: "blau" },
  shapes: { I: "Gerade", L: "Kurve", T: "Abzweigung" },
  sides: { N: "Norden", E: "Osten", S: "Süden", W: "Westen" },
  backs: { pufferfish: "Kugelfisch", scooter: "Tauchscooter", oxygen: "Sauerstoffflasche" },
  backsShort: { pufferfish: "Kugelfisch", scooter: "Scooter", oxygen: "Sauerstoff" },
  effects: {
    pufferfish: "Der Taucher erschrickt und zieht in dieser Runde nicht.",
    scooter: "Nach diesem Zug kommt ein zusätzlicher: noch einmal schieben und schwimmen.",
    oxygen: "Statt zu schwimmen, kommt der Taucher auf ein Startfeld beliebiger Farbe.",
  },
  ignored: "In einem zusätzlichen Zug gilt sie nicht.",
  youPushedOut: "Du hast ein Aktionsplättchen herausgeschoben",
  pushedOut: (name) => `${name} hat ein Aktionsplättchen herausgeschoben`,
  maze: "Das Labyrinth",
  target: "Dein Ziel",
  targetOf: (name) => `${name} sucht`,
  onlyYou: "Diese Karte siehst nur du.",
  unknown: "Geheim",
  unknownMore: "Alle sehen nur das eigene Ziel.",
  notYet: "Deine erste Karte siehst du, wenn alle einen Taucher haben.",
  home: "Nach Hause",
  homeMore: (square) => `Alles gefunden: Schwimm zurück nach ${square} und gewinne.`,
  onSpare: "Es ist auf dem freien Plättchen.",
  foundCount: (found, all) => `${found} von ${all} gefunden`,
  found: (name) => `Gefunden von ${name}`,
  spare: "Freies Plättchen",
  turnRight: "Im Uhrzeigersinn drehen",
  turnLeft: "Zurückdrehen",
  turnHint: "Berühre es, dreh das Mausrad darüber oder drücke R.",
  chooseArrow: "Berühre einen Pfeil zur Vorschau.",
  chooseBlindly: "Berühre einen Pfeil, dann schiebe.",
  about: (name) => `Über ${name}`,
  cameOut: ({ side, line }) => `Es kam ${exits.de[side]!(line)} heraus und darf dort nicht gleich wieder hinein.`,
  push: ({ side, line }) => `In ${isColumn(side) ? "Spalte" : "Reihe"} ${line} schieben`,
  pushLong: "Schieben",
  pushNow: "Schieben!",
  stay: "Hier bleiben",
  inReach: (count) => (count === 1 ? "Nur dieses Feld erreichbar." : `${count} Felder erreichbar.`),
  goalInReach: (goal) => `${goal}: erreichbar!`,
  goalOutOfReach: (goal) => `${goal}: nicht erreichbar.`,
  lineMoves: {
    N: (line) => `Spalte ${line} rückt nach unten.`,
    S: (line) => `Spalte ${line} rückt nach oben.`,
    W: (line) => `Reihe ${line} rückt nach rechts.`,
    E: (line) => `Reihe ${line} rückt nach links.`,
  },
  arrow: ({ side, line }) => `${isColumn(side) ? "Spalte" : "Reihe"} ${line} ${sidesFrom.de[side]}`,
  blocked: (arrow) => `${arrow}, gesperrt`,
  blockedMore: ({ side, line }) =>
    `Hier kam das freie Plättchen ${exits.de[side]!(line)} heraus; es darf nicht gleich wieder hinein.`,
  arrowMore:
    "Hier geht das freie Plättchen hinein, und die Reihe rückt um ein Feld. Taucher fahren mit; wer hinausgeschoben wird, kommt auf das neue Plättchen.",
  square: (square, what) => `${square}: ${what}`,
  openTo: (sides) => `Offen nach ${sides}.`,
  and: " und ",
  fixed: "Es liegt fest.",
  loose: "Es bewegt sich, wenn seine Reihe oder Spalte geschoben wird.",
  start: (colour) => `Startfeld ${colour}`,
  startMore: (isHome) => `Hier beginnt der Taucher dieser Farbe${isHome ? ", und hierher muss er zurück" : ""}.`,
  diver: (colour) => `Taucher ${colour}`,
  isHere: (names) => `Hier: ${names}.`,
  soughtByYou: "Das suchst du.",
  foundBy: (name) => `Gefunden von ${name}.`,
  ruledOut: "Sucht sicher nicht",
  allPictures: "Bilder",
  foundOf: (found, all) => `${found} von ${all} gefunden`,
  pointHint: "Zeig auf ein Bild, um zu sehen, wo es liegt.",
  yoursAt: (place) => `Deines liegt ${place}.`,
  liesAt: (picture, place) => `${picture}: ${place}.`,
  at: (place) => `auf ${place}`,
  onSpareShort: "auf dem freien Plättchen",
  actions: "Aktionsplättchen",
  seenSoFar: "bisher gesehen",
  ride: "Scooter benutzen",
  leave: "Lieber nicht",
  phases: ["Schieben", "Schwimmen"],
  parts: { targets: "Gefundene Ziele", home: "Wieder zu Hause" },
  total: "Summe",
  round: (round) => `Runde ${round}`,
  withActions: "mit Aktionen",
  homebound: (name) => `${name} hat alles gefunden und schwimmt nach Hause!`,
  homeboundYours: "Du hast alles gefunden: Schwimm nach Hause!",
};

export function mazeWords(): MazeTexts {
  return settings.language === "de" ? de : en;
}
