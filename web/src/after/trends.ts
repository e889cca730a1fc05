// What can be learnt from several matches: which parts of the score one misses, and what one overlooks.

/** A match of one's own, as far as it teaches something. */
export interface KeptMatch {
  table: string;
  isWon: boolean;
  own: Readonly<Record<string, number>>; // points by part
  best: Readonly<Record<string, number>>; // of those who won, on average
  overlooked: readonly { theme: string; cost: number }[]; // what better moves were about, and what they would have kept
}

export interface PartTrend {
  part: string;
  own: number; // points on average
  best: number; // of those who won
}

export interface ThemeTrend {
  theme: string;
  times: number;
  cost: number; // chances to win, all together
}

export interface Trends {
  count: number; // matches
  missed: PartTrend[]; // the widest gap first
  strong: PartTrend | null;
  overlooked: ThemeTrend[]; // the dearest first
}

export const LAST = 10; // matches that count
const FEWEST = 3; // fewer say nothing
const GAP = 1; // points on average that are worth telling
const OFTEN = 2; // times

/** Points by part, on average. */
export function meanOf(scores: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = new Set(scores.flatMap((parts) => Object.keys(parts)));
  const sum = (name: string) => scores.reduce((total, parts) => total + (parts[name] ?? 0), 0);
  return Object.fromEntries([...names].map((name) => [name, sum(name) / scores.length]));
}

/** What matches have in common; null where they are too few. Those who won are looked at where that was another. */
export function trendsOf(matches: readonly KeptMatch[]): Trends | null {
  const last = matches.slice(-LAST);
  if (last.length < FEWEST) return null;
  const parts = comparedParts(last.filter(({ isWon }) => !isWon));
  const gap = ({ own, best }: PartTrend) => best - own;
  const missed = parts.filter((each) => gap(each) >= GAP).sort((one, other) => gap(other) - gap(one));
  const strong = parts.filter((each) => gap(each) <= -GAP).sort((one, other) => gap(one) - gap(other));
  return { count: last.length, missed, strong: strong[0] ?? null, overlooked: overlookedIn(last) };
}

function comparedParts(lost: readonly KeptMatch[]): PartTrend[] {
  if (lost.length === 0) return [];
  const [own, best] = [meanOf(lost.map((match) => match.own)), meanOf(lost.map((match) => match.best))];
  return Object.keys(best).map((part) => ({ part, own: own[part] ?? 0, best: best[part]! }));
}

function overlookedIn(matches: readonly KeptMatch[]): ThemeTrend[] {
  const found = new Map<string, ThemeTrend>();
  for (const { theme, cost } of matches.flatMap((match) => match.overlooked)) {
    const { times, cost: before } = found.get(theme) ?? { times: 0, cost: 0 };
    found.set(theme, { theme, times: times + 1, cost: before + cost });
  }
  return [...found.values()].filter(({ times }) => times >= OFTEN).sort((one, other) => other.cost - one.cost);
}
