// Portraits: a sea creature before a colour. Hosts know both by these words, and nothing else of them.
export const CREATURES = [
  "turtle",
  "seahorse",
  "crab",
  "jellyfish",
  "clownfish",
  "eel",
  "lobster",
  "whale",
  "shark",
  "octopus",
  "ray",
  "dolphin",
] as const;
export const COLOURS = ["sand", "pink", "coral", "blue", "green", "violet"] as const;

const pictures = import.meta.glob<string>("./creatures/*.svg", { eager: true, query: "?url", import: "default" });
const shades: Readonly<Record<string, string>> = {
  sand: "#ffd98a",
  pink: "#f6d3ea",
  coral: "#ffd4cd",
  blue: "#bfe0f3",
  green: "#d5f0cf",
  violet: "#e3d6f7",
};

/** Where the picture of a creature lies; of one that is not known here, the first. */
export function pictureOf(creature: string): string {
  return pictures[`./creatures/${creature}.svg`] ?? pictures[`./creatures/${CREATURES[0]}.svg`]!;
}

export function shadeOf(colour: string): string {
  return shades[colour] ?? shades[COLOURS[0]]!;
}
