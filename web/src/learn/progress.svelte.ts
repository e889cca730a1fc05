// How far this person has come in the courses. The browser keeps it, with the person's wishes.

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

const STORE = "oceanarium.learning";

/** What a text says of somebody's progress; whatever is damaged in it is left out, and the rest is kept. */
export function readProgress(text: string | null): Progress {
  let told: unknown;
  try {
    told = JSON.parse(text ?? "{}");
  } catch {
    return {}; // a damaged or forbidden store is no reason not to learn
  }
  if (!isRecord(told)) return {};
  return Object.fromEntries(Object.entries(told).map(([game, kept]) => [game, readGame(kept)]));
}

function readGame(kept: unknown): GameProgress {
  const { done, begun, heard, isQuiet } = isRecord(kept) ? kept : {};
  const left = isRecord(begun) ? Object.entries(begun).filter(([, each]) => isBegun(each)) : [];
  return {
    done: texts(done),
    begun: Object.fromEntries(left) as Record<string, Begun>,
    heard: texts(heard),
    isQuiet: isQuiet === true,
  };
}

function texts(told: unknown): string[] {
  return Array.isArray(told) ? told.filter((each) => typeof each === "string") : [];
}

function isBegun(told: unknown): told is Begun {
  if (!isRecord(told) || typeof told["step"] !== "number") return false;
  return Array.isArray(told["deeds"]) && told["deeds"].every((deed) => Number.isInteger(deed));
}

function isRecord(told: unknown): told is Record<string, unknown> {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

function stored(): Progress {
  try {
    return readProgress(localStorage.getItem(STORE));
  } catch {
    return {};
  }
}

const progress = $state<Progress>(stored());

function save(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(progress));
  } catch {
    // Private windows may forbid it; progress then lasts as long as the page.
  }
}

function nothingYet(): GameProgress {
  return { done: [], begun: {}, heard: [], isQuiet: false };
}

/** How far somebody is in a game's course. */
export function progressIn(game: string): Readonly<GameProgress> {
  return progress[game] ?? nothingYet();
}

function changed(game: string): GameProgress {
  return (progress[game] ??= nothingYet());
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
