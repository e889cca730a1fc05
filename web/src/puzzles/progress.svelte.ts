// How somebody does at puzzles. The browser keeps it, with the person's wishes.
import type { PuzzleLine } from "../messages";
import { gamesIn, isRecord, isText, Keeping, listed, only } from "../staged/keeping";
import { NEWCOMER, puzzleStrength, rated, type Strength } from "./rating";

export interface PuzzleProgress {
  strength: Strength;
  tried: Record<string, boolean>; // by the name of a puzzle: whether the first try was right
  moved: Record<string, Strength>; // puzzles as this person found them
  last: boolean[]; // the newest behind
  days: string[]; // on which the puzzle of the day was solved, the newest behind
  best: number; // days in a row
  storm: number; // most that were solved in one
}

type Progress = Record<string, PuzzleProgress>;

const LAST = 20;
const MOST_DAYS = 400;
const NEAREST = 6; // puzzles of about one's strength, one of which comes next
const DAY = 86_400_000;

function fresh(): PuzzleProgress {
  return { strength: NEWCOMER, tried: {}, moved: {}, last: [], days: [], best: 0, storm: 0 };
}

export function readProgress(told: unknown): Progress {
  return gamesIn(told, readGame);
}

function readGame({ strength, tried, moved, last, days, best, storm }: Record<string, unknown>): PuzzleProgress {
  return {
    strength: isStrength(strength) ? strength : NEWCOMER,
    tried: only(tried, isBoolean),
    moved: only(moved, isStrength),
    last: listed(last, isBoolean).slice(-LAST),
    days: listed(days, isText).slice(-MOST_DAYS),
    best: count(best),
    storm: count(storm),
  };
}

function count(told: unknown): number {
  return typeof told === "number" && Number.isInteger(told) && told > 0 ? told : 0;
}

function isBoolean(told: unknown): told is boolean {
  return typeof told === "boolean";
}

function isStrength(told: unknown): told is Strength {
  if (!isRecord(told)) return false;
  const { mean, spread } = told;
  return Number.isFinite(mean) && Number.isFinite(spread) && (spread as number) > 0;
}

/** How somebody does who has solved puzzles on two devices: as on the one that has seen more of them. */
export function joined(mine: Progress, theirs: Progress): Progress {
  const games = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(games.map((game) => [game, joinedIn(mine[game] ?? theirs[game]!, theirs[game])]));
}

function joinedIn(mine: PuzzleProgress, theirs = mine): PuzzleProgress {
  const more = Object.keys(theirs.tried).length > Object.keys(mine.tried).length ? theirs : mine;
  return {
    strength: more.strength,
    tried: { ...theirs.tried, ...mine.tried },
    moved: { ...theirs.moved, ...mine.moved },
    last: more.last,
    days: [...new Set([...mine.days, ...theirs.days])].sort().slice(-MOST_DAYS),
    best: Math.max(mine.best, theirs.best),
    storm: Math.max(mine.storm, theirs.storm),
  };
}

export const keeping = new Keeping("oceanarium.puzzles", readProgress, joined);
const progress = $state<Progress>(keeping.read());
keeping.follow((kept) => Object.assign(progress, kept));

function save(): void {
  keeping.keep(progress);
}

export function progressIn(game: string): Readonly<PuzzleProgress> {
  return progress[game] ?? fresh();
}

function changed(game: string): PuzzleProgress {
  progress[game] ??= fresh();
  return progress[game];
}

/** The first try at a puzzle counts, and only the first. */
export function keepTry(game: string, line: PuzzleLine, isSolved: boolean): void {
  const mine = changed(game);
  if (line.puzzle in mine.tried) return;
  const puzzle = mine.moved[line.puzzle] ?? puzzleStrength(line.difficulty);
  [mine.strength, mine.moved[line.puzzle]] = rated(mine.strength, puzzle, isSolved);
  mine.tried[line.puzzle] = isSolved;
  mine.last = [...mine.last, isSolved].slice(-LAST);
  save();
}

/** The puzzle of a day was solved. */
export function keepDay(game: string, day: string): void {
  const mine = changed(game);
  if (!mine.days.includes(day)) mine.days = [...mine.days, day].sort().slice(-MOST_DAYS);
  mine.best = Math.max(mine.best, daysInARow(mine.days, day));
  save();
}

export function keepStorm(game: string, solved: number): void {
  const mine = changed(game);
  mine.storm = Math.max(mine.storm, solved);
  save();
}

/** A day as it is called everywhere in the world: the puzzle changes at midnight UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** How many days in a row were kept, up to a day; that day itself may still be open. */
export function daysInARow(days: readonly string[], today: string): number {
  const kept = new Set(days);
  let time = Date.parse(today);
  if (!kept.has(today)) time -= DAY;
  let found = 0;
  while (kept.has(dayOf(time))) {
    found += 1;
    time -= DAY;
  }
  return found;
}

/** The last seven days, the newest behind. */
export function lastWeek(today: string): string[] {
  return Array.from({ length: 7 }, (_, index) => dayOf(Date.parse(today) - (6 - index) * DAY));
}

/** The puzzle of a day: the same for everybody. */
export function dailyOf(lines: readonly PuzzleLine[], day: string): PuzzleLine | undefined {
  return lines[Math.floor(Date.parse(day) / DAY) % Math.max(lines.length, 1)];
}

/** Puzzles for those who want to practise something; all of them where there are none about it. */
export function aboutTheme(lines: readonly PuzzleLine[], theme: string | null): readonly PuzzleLine[] {
  const found = lines.filter((line) => line.theme === theme);
  return found.length > 0 ? found : lines;
}

/** A puzzle of about one's strength that one has not tried, or else one that one missed, or any. */
export function nextFor(
  lines: readonly PuzzleLine[],
  mine: Readonly<PuzzleProgress>,
  lot: number,
  except = "",
): PuzzleLine | undefined {
  const others = lines.filter(({ puzzle }) => puzzle !== except);
  const untried = others.filter(({ puzzle }) => !(puzzle in mine.tried));
  const missed = others.filter(({ puzzle }) => mine.tried[puzzle] === false);
  const open = untried.length > 0 ? untried : missed.length > 0 ? missed : others;
  const far = (line: PuzzleLine) => Math.abs((mine.moved[line.puzzle]?.mean ?? line.difficulty) - mine.strength.mean);
  const nearest = [...open].sort((one, other) => far(one) - far(other)).slice(0, NEAREST);
  return nearest[Math.floor(lot * nearest.length)];
}
