// Goals and events in words.
import { cardName, oceanWords } from "./texts";
import type { Goal } from "./view";

export function eventText(code: string): { name: string; effect: string } {
  return oceanWords().eventTexts[code] ?? { name: code, effect: "" };
}

export function goalText(goal: Goal, variants: readonly string[] = []): string {
  const texts = oceanWords();
  const first = texts.cards[goal.first].short;
  if (goal.second === null) return texts.several(goal.number, cardName(goal.first));
  const second = texts.cards[goal.second].short;
  const isExtreme = variants.some((variant) => variant.startsWith("solo_extreme"));
  return (isExtreme ? texts.both : texts.by)(first, second);
}
