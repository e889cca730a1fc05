// How far this person has come in the courses. The browser keeps it, with the person's wishes.
import { gamesIn, isRecord, isText, Keeping, listed, only } from "../staged/keeping";

/** A lesson that was left in the middle: what was done in it leads there again. */
export interface Begun {
  deeds: number[];
  step: number;
}

export interface GameProgress {
  done: string[]; // names of lessons
  begun: Record<string, Begun>;
  heard: string[]; // remarks of the companion
  isQuiet: boolean; // the companion was told to say nothing
}

type Progress = Record<string, GameProgress>;

export function readProgress(told: unknown): Progress {
  return gamesIn(told, readGame);
}

function readGame({ done, begun, heard, isQuiet }: Record<string, unknown>): GameProgress {
  return {
    done: listed(done, isText),
    begun: only(begun, isBegun),
    heard: listed(heard, isText),
    isQuiet: isQuiet === true,
  };
}

function isBegun(told: unknown): told is Begun {
  if (!isRecord(told) || typeof told["step"] !== "number") return false;
  return Array.isArray(told["deeds"]) && told["deeds"].every((deed) => Number.isInteger(deed));
}

/** How far somebody is who has learned on two devices. */
export function joined(mine: Progress, theirs: Progress): Progress {
  const games = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(games.map((game) => [game, joinedIn(mine[game] ?? theirs[game]!, theirs[game])]));
}

function joinedIn(mine: GameProgress, theirs = mine): GameProgress {
  const done = [...new Set([...mine.done, ...theirs.done])];
  const begun = Object.entries({ ...theirs.begun, ...mine.begun }).filter(([lesson]) => !done.includes(lesson));
  const heard = [...new Set([...mine.heard, ...theirs.heard])];
  return { done, begun: Object.fromEntries(begun), heard, isQuiet: mine.isQuiet };
}

export const keeping = new Keeping("oceanarium.learning", readProgress, joined);
const progress = $state<Progress>(keeping.read());
keeping.follow((kept) => Object.assign(progress, kept));

function save(): void {
  keeping.keep(progress);
}

function nothingYet(): GameProgress {
  return { done: [], begun: {}, heard: [], isQuiet: false };
}

/** How far somebody is in a game's course. */
export function progressIn(game: string): Readonly<GameProgress> {
  return progress[game] ?? nothingYet();
}

function changed(game: string): GameProgress {
  progress[game] ??= nothingYet();
  return progress[game]; // not what was assigned: nobody would hear of changes to that
}

function without(begun: Readonly<Record<string, Begun>>, lesson: string): Record<string, Begun> {
  return Object.fromEntries(Object.entries(begun).filter(([name]) => name !== lesson));
}

/** A lesson stands so; at its beginning there is nothing to remember. */
export function keepBegun(game: string, lesson: string, begun: Begun): void {
  const mine = changed(game);
  mine.begun = begun.deeds.length === 0 ? without(mine.begun, lesson) : { ...mine.begun, [lesson]: begun };
  save();
}

export function keepDone(game: string, lesson: string): void {
  const mine = changed(game);
  if (!mine.done.includes(lesson)) mine.done.push(lesson);
  mine.begun = without(mine.begun, lesson);
  save();
}

/** The companion has said something, and will not say it again. */
export function keepHeard(game: string, remark: string): void {
  changed(game).heard.push(remark);
  save();
}

export function keepQuiet(game: string, isQuiet = true): void {
  changed(game).isQuiet = isQuiet;
  save();
}
