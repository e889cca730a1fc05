// The words that only the site needs.
import { settings } from "../lib/settings.svelte";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const en = {
  loading: "Bringing the games to this device",
  starting: "Waking up the games",
  far: (percent: number) => `${percent}% is here. It takes this long only once.`,
  ready: "Ready to play.",
  keeping: "What is needed for playing offline comes along by itself.",
  kept: "Everything is on this device. It works offline.",
  keptMore: "All five games, five levels of bots, replays and analysis.",
  noNetwork: "no network now",
  install: "Install as an app",
  newer: "A new version is here.",
  newerMore: "Running matches stay.",
  later: "Later",
  reload: "Reload now",
  device: "On this device",
  stays:
    "There is no server: everything stays in this browser. What is hidden is hidden from the bots, and by the curtain from whoever plays beside you; but whoever has this device could look at everything.",
  save: "Save all matches",
  saved: "Saved to a file.",
  load: "Load a file",
  loaded: (added: number, known: number) =>
    added === 0 && known === 0
      ? "There was no match in this file."
      : `${plural(added, "match", "matches")} added${known > 0 ? `, ${known} ${known === 1 ? "was" : "were"} here already` : ""}.`,
  openLink: "Open a link",
  linkLabel: "Link of a replay, from here or from a server",
  linkOpen: "Open",
  linkWrong: "This is not the link of a replay.",
  fileName: "oceanarium-matches",
  unable: "This browser lacks WebAssembly or workers: open this page in a current Firefox, Chrome, Edge or Safari.",
  lacksEngine: "A part of the bots did not come, so they play weaker: check the network, then load the page anew.",
  failed: "The games could not be loaded: see whether there is a network, then try again.",
  broken: "Something broke in this tab: load the page anew, your matches are kept.",
  problems: {
    storage_refused:
      "This browser does not let the page keep anything: allow it to store data, or leave the private window.",
    storage_full:
      "There is no room left on this device, so this did not happen: free some, or save your matches to a file.",
    storage_broken: "The browser could not keep this, so it did not happen: load the page anew and try again.",
    no_matches: "There are no matches in this file: choose one that was saved from here.",
    bad_match: "A match in this file cannot be played, so none was taken in: choose another file.",
    stale: "The match has gone on meanwhile, perhaps in another tab: look again and choose anew.",
  } as Record<string, string>,
};

export type SiteTexts = typeof en;

export const de: SiteTexts = {
  loading: "Die Spiele kommen auf dieses Gerät",
  starting: "Die Spiele wachen auf",
  far: (percent) => `${percent} % sind da. So lange dauert es nur einmal.`,
  ready: "Es kann losgehen.",
  keeping: "Was zum Spielen ohne Netz fehlt, kommt von selbst nach.",
  kept: "Alles ist auf diesem Gerät und läuft ohne Netz.",
  keptMore: "Alle fünf Spiele, fünf Stufen von Bots, Wiederholungen und Analyse.",
  noNetwork: "gerade kein Netz",
  install: "Als App installieren",
  newer: "Eine neue Fassung ist da.",
  newerMore: "Laufende Partien bleiben erhalten.",
  later: "Später",
  reload: "Jetzt neu laden",
  device: "Auf diesem Gerät",
  stays:
    "Es gibt keinen Server: Alles bleibt in diesem Browser. Verdecktes ist vor den Bots verborgen, und durch den Vorhang vor denen, die mitspielen; wer dieses Gerät hat, könnte aber alles ansehen.",
  save: "Alle Partien sichern",
  saved: "In einer Datei gesichert.",
  load: "Datei laden",
  loaded: (added, known) =>
    added === 0 && known === 0
      ? "In dieser Datei war keine Partie."
      : `${plural(added, "Partie", "Partien")} hinzugefügt${known > 0 ? `, ${known} ${known === 1 ? "war" : "waren"} schon da` : ""}.`,
  openLink: "Link öffnen",
  linkLabel: "Link einer Wiederholung, von hier oder von einem Server",
  linkOpen: "Öffnen",
  linkWrong: "Das ist kein Link einer Wiederholung.",
  fileName: "oceanarium-partien",
  unable:
    "Diesem Browser fehlen WebAssembly oder Worker: Öffne diese Seite in einem aktuellen Firefox, Chrome, Edge oder Safari.",
  lacksEngine:
    "Ein Teil der Bots kam nicht an, darum spielen sie schwächer: Sieh nach, ob es Netz gibt, und lade die Seite neu.",
  failed: "Die Spiele konnten nicht geladen werden: Sieh nach, ob es Netz gibt, und versuche es noch einmal.",
  broken: "In diesem Tab ist etwas kaputtgegangen: Lade die Seite neu, deine Partien sind gesichert.",
  problems: {
    storage_refused:
      "Dieser Browser lässt die Seite nichts behalten: Erlaube ihr, Daten zu speichern, oder verlasse das private Fenster.",
    storage_full:
      "Auf diesem Gerät ist kein Platz mehr, darum ist das nicht geschehen: Schaffe Platz, oder sichere deine Partien in einer Datei.",
    storage_broken:
      "Der Browser konnte das nicht behalten, darum ist es nicht geschehen: Lade die Seite neu und versuche es noch einmal.",
    no_matches: "In dieser Datei sind keine Partien: Wähle eine, die von hier aus gesichert wurde.",
    bad_match: "Eine Partie in dieser Datei lässt sich nicht spielen, darum wurde keine übernommen: Wähle eine andere.",
    stale:
      "Die Partie ist inzwischen weitergegangen, vielleicht in einem anderen Tab: Sieh noch einmal hin und wähle neu.",
  },
};

export function siteWords(): SiteTexts {
  return settings.language === "de" ? de : en;
}
