// From judgements to a curve: who had which chance when, and where the match turned.
import type { JudgementInfo, OutcomeInfo } from "../told";

/** Every seat's chance to win when so many moves had been made. */
export interface Moment {
  number: number;
  chances: readonly number[];
}

const TURNING_POINTS = 3;

/** All that is known, in the order of the match; the end is certain. */
export function momentsOf(
  judgements: readonly JudgementInfo[],
  ending: { count: number; outcome: OutcomeInfo } | null,
): Moment[] {
  const moments = judgements.map(({ number, outlook }) => ({ number, chances: outlook }));
  if (!ending || ending.outcome.places.length === 1) return moments; // alone there is nobody to win against
  const { places, winners } = ending.outcome;
  const chances = places.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [...moments, { number: ending.count, chances }];
}

/** The chances when so many moves had been made, or the last ones known before. */
export function chancesAt(moments: readonly Moment[], number: number): readonly number[] | null {
  return (moments.findLast((moment) => moment.number <= number) ?? moments[0])?.chances ?? null;
}

/** Whether a move is worth a mark: small losses are not. */
export function isWeak({ word }: JudgementInfo): boolean {
  return word === "mistake" || word === "blunder";
}

/** The decisions that cost the most, in the order of the match. */
export function turningPointsOf(judgements: readonly JudgementInfo[]): JudgementInfo[] {
  const costly = judgements.filter(isWeak).sort((one, other) => other.cost - one.cost);
  return costly.slice(0, TURNING_POINTS).sort((one, other) => one.number - other.number);
}

/** What a move gave away, in hundredths of a chance to win. */
export function costOf({ cost }: JudgementInfo): number {
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
  moments: readonly Moment[],
  seat: number,
  x: (number: number) => number,
  y: (chance: number) => number,
): string {
  const points = moments.map(({ number, chances }) => `${x(number).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`);
  return points.length > 0 ? `M${points.join("L")}` : "";
}
