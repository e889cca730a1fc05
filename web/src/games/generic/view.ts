// Making sense of a view that is only known to be JSON.
import type { View } from "../contract";

/** What every view has for the chrome's sake; the rest is the game's. */
const FRAME = new Set(["game", "rules_version", "seats", "seat", "actor", "waiting", "moves_made"]);

export function entries(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !FRAME.has(name));
}

/** "score_parts" as a heading. */
export function titled(name: string): string {
  const words = name.replaceAll(/[_:]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== "object";
}

export function plainText(value: string | number | boolean | null): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return String(value);
}

/** A seat's score, if the view has a list of them under a name that says so. */
export function scoreOf(view: View, seat: number): number | null {
  for (const [name, value] of entries(view)) {
    if (!Array.isArray(value)) continue;
    const entry: unknown = value[seat];
    if (/^(scores?|points)$/.test(name) && typeof entry === "number") return entry;
    if (typeof entry === "object" && entry !== null && "score" in entry && typeof entry.score === "number") {
      return entry.score;
    }
  }
  return null;
}
