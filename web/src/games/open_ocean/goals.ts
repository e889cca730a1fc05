// The eighteen habitat goals, to look them up.
import type { CardName } from "./cards";
import type { Goal } from "./view";

function beside(code: string, first: CardName, second: CardName, points: number): Goal {
  return { code, first, second, number: 0, points };
}

function several(code: string, number: number, first: CardName, points: number): Goal {
  return { code, first, second: null, number, points };
}

export const GOALS: readonly Goal[] = [
  beside("HG-01", "pearlscale", "red-coral", 5),
  beside("HG-02", "angelfish", "blue-coral", 5),
  beside("HG-03", "tang", "yellow-coral", 5),
  beside("HG-04", "idol", "purple-coral", 5),
  beside("HG-05", "banggai", "orange-coral", 3),
  beside("HG-06", "clownfish", "anemone", 3),
  beside("HG-07", "chromis", "green-coral", 3),
  beside("HG-08", "goby", "blue-coral", 3),
  beside("HG-09", "parrotfish", "tang", 4),
  beside("HG-10", "grouper", "idol", 4),
  beside("HG-11", "parrotfish", "pearlscale", 4),
  beside("HG-12", "grouper", "angelfish", 4),
  several("HG-13", 4, "angelfish", 6),
  several("HG-14", 3, "clownfish", 3),
  several("HG-15", 3, "banggai", 3),
  several("HG-16", 3, "parrotfish", 5),
  several("HG-17", 3, "chromis", 3),
  several("HG-18", 3, "pearlscale", 4),
];
