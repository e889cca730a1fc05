// What this browser remembers of one's own last matches. Nobody else is in it by name; no host hears of it.
import { gamesIn, isRecord, isText, Keeping, listed, only } from "../staged/keeping";
import { LAST, type KeptMatch } from "./trends";

interface Remembered {
  matches: KeptMatch[]; // the newest behind
}

export const keeping = new Keeping("oceanarium.after", readRecord, joined);
const record = $state(keeping.read());
keeping.follow((kept) => Object.assign(record, kept));

/** What a text says of matches; whatever is damaged in it is left out. */
export function readRecord(told: unknown): Record<string, Remembered> {
  return gamesIn(told, ({ matches }) => ({ matches: listed(matches, isRecord).flatMap(readMatch).slice(-LAST) }));
}

/** What was remembered on two devices; one's own matches are the newer ones. */
export function joined(mine: Record<string, Remembered>, theirs: Record<string, Remembered>) {
  const games = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(games.map((game) => [game, joinedIn(mine[game], theirs[game])]));
}

function joinedIn(mine: Remembered = { matches: [] }, theirs: Remembered = { matches: [] }): Remembered {
  const known = mine.matches.map(({ table }) => table);
  const others = theirs.matches.filter(({ table }) => !known.includes(table));
  return { matches: [...others, ...mine.matches].slice(-LAST) };
}

function readMatch({ table, isWon, own, best, overlooked }: Record<string, unknown>): KeptMatch[] {
  if (!isText(table) || typeof isWon !== "boolean") return [];
  return [
    { table, isWon, own: only(own, isNumber), best: only(best, isNumber), overlooked: listed(overlooked, isFound) },
  ];
}

function isNumber(told: unknown): told is number {
  return typeof told === "number" && Number.isFinite(told);
}

function isFound(told: unknown): told is { theme: string; cost: number } {
  return isRecord(told) && isText(told["theme"]) && isNumber(told["cost"]);
}

/** The matches of a game that are remembered, the newest behind. */
export function matchesOf(game: string): readonly KeptMatch[] {
  return record[game]?.matches ?? [];
}

/** Remember a match; one that was looked back at before is told anew, where it was. */
export function keepMatch(game: string, match: KeptMatch): void {
  const before = matchesOf(game);
  const isKnown = before.some(({ table }) => table === match.table);
  const matches = isKnown ? before.map((each) => (each.table === match.table ? match : each)) : [...before, match];
  record[game] = { matches: matches.slice(-LAST) };
  keeping.keep(record);
}
