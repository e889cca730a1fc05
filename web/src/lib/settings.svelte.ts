// What this browser remembers of its owner's wishes.
import type { Wish } from "./asking.svelte";
import { firstChoice, LANGUAGES } from "./tongues";

export const THEMES = ["auto", "day", "night"] as const;
export const MOTIONS = ["auto", "reduced"] as const;
export const PACES = ["calm", "quick", "instant"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];

export interface Settings {
  name: string;
  theme: Theme;
  motion: Motion;
  pace: Pace; // how fast others' moves are shown
  sound: boolean;
  language: string; // one of LANGUAGES
  moveList: boolean; // the moves in words, beside the board
  knowsTables: boolean; // has seen the first steps
  asking: Wish; // where one is asked only because one might hold something
  botLevel: string; // of the bots one plays against; empty until one has chosen
}

const STORE = "oceanarium.settings";
const DEFAULTS: Settings = {
  name: "",
  theme: "auto",
  motion: "auto",
  pace: "calm",
  sound: false,
  language: firstChoice(navigator.languages),
  moveList: false,
  knowsTables: false,
  asking: "able",
  botLevel: "",
};

function stored(): Settings {
  try {
    const known = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
    return LANGUAGES.includes(known.language) ? known : { ...known, language: DEFAULTS.language };
  } catch {
    return { ...DEFAULTS }; // a damaged or forbidden store is no reason not to play
  }
}

export const settings = $state<Settings>(stored());

export function saveSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Private windows may forbid it; the settings then last as long as the page.
  }
}

const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const calmness = window.matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ isDark: darkness.matches, isCalm: calmness.matches });
darkness.addEventListener("change", (event) => (system.isDark = event.matches));
calmness.addEventListener("change", (event) => (system.isCalm = event.matches));

export function isNight(): boolean {
  return settings.theme === "night" || (settings.theme === "auto" && system.isDark);
}

export function isCalm(): boolean {
  return settings.motion === "reduced" || system.isCalm;
}
