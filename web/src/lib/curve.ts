// From judgements to a curve: who had which chance when, and where the match turned.
import type { JudgementInfo, OutcomeInfo } from "../told";

/** Every seat's chance to win when so many moves had been made. */
export interface Point {
  number: number;
  chances: readonly number[];
}

/** All that is known, in the order of the match; the end is certain. */
export function curveOf(
  judgements: readonly JudgementInfo[],
  ending: { count: number; outcome: OutcomeInfo } | null,
): Point[] {
  const points = judgements.map(({ number, outlook }) => ({ number, chances: outlook }));
  if (!ending || ending.outcome.places.length === 1) return points; // alone there is nobody to win against
  const { places, winners } = ending.outcome;
  const chances = places.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [...points, { number: ending.count, chances }];
}

/** The chances when so many moves had been made, or the last ones known before. */
export function chancesAt(curve: readonly Point[], number: number): readonly number[] | null {
  return (curve.findLast((point) => point.number <= number) ?? curve[0])?.chances ?? null;
}

/** Whether a move is worth a mark: small losses are not. */
export function isWeak({ word }: JudgementInfo): boolean {
  return word === "mistake" || word === "blunder";
}

/** The move after which a match was open no more for a seat: it always had more than its share, or always less. */
export function turnIn(curve: readonly Point[], seat: number, isWon: boolean): number | null {
  const share = 1 / (curve[0]?.chances.length ?? 1);
  const isOpen = (chance: number) => (isWon ? chance <= share : chance >= share);
  const before = curve.slice(0, -1); // the end is certain
  return before.findLast(({ chances }) => isOpen(chances[seat] ?? 0))?.number ?? null;
}

/** What a move gave away, in hundredths of a chance to win. */
export function costOf({ cost }: Pick<JudgementInfo, "cost">): number {
  return Math.round(100 * cost);
}

/** Places that keep a distance, each as near as possible to where it wants to be. */
export function spread(wishes: readonly number[], distance: number, most: number): number[] {
  const places: number[] = [];
  for (const wish of wishes) places.push(Math.max(wish, (places.at(-1) ?? -Infinity) + distance));
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index]!, most - distance * (places.length - 1 - index));
  }
  return places;
}

/** One seat's line as an SVG path. */
export function pathOf(
  curve: readonly Point[],
  seat: number,
  x: (number: number) => number,
  y: (chance: number) => number,
): string {
  const points = curve.map(({ number, chances }) => `${x(number).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`);
  return points.length > 0 ? `M${points.join("L")}` : "";
}
