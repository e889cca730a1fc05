// A seat is its diver: the sign of its start square and the colour that goes with it mark it everywhere.
import type { SeatLook } from "../contract";
import type { Colour } from "./view";

/** Colours that can be told apart by day and by night; those of the shapes that the chrome gives to seats. */
const SHADES: Record<Colour, string> = {
  yellow: "var(--seat-0)",
  red: "var(--seat-1)",
  blue: "var(--seat-2)",
  green: "var(--seat-3)",
};

export const shadeOf = (colour: Colour): string => SHADES[colour];
export const markOf = (colour: Colour): string => `ol-mark-${colour}`;

/** How a seat is told apart; before it has chosen a diver it has no colour. */
export function lookOf(colour: Colour | null): SeatLook {
  if (colour === null) return { colour: "var(--ink-2)", symbol: null };
  return { colour: shadeOf(colour), symbol: markOf(colour) };
}
