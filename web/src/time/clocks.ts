// What a clock shows at a moment: pure functions of what the host has told and of this page's own clock.
import type { ClockOutput as Clock, TimeInfo } from "../messages";
import type { Heard } from "../lib/table.svelte";
import type { Position } from "../told";

export type ClockKind = "still" | "run" | "low" | "done" | "away" | "none";

/** What a seat's clock shows. */
export interface SeatClock {
  kind: ClockKind;
  left: number | null; // milliseconds; null where there is nothing to count
  share: number; // of what makes a clock low, from 1 down to 0
  isRunning: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const FEW = 20 * SECOND; // from there on tenths are shown
const LOW_SHARE = 10; // a tenth of the time that one begins with is little, too

/** The host's time now: what it said, and what has passed here since then. */
export function hostNow({ position, at }: Heard, now: number): number {
  return (position.time?.now ?? 0) + Math.max(0, now - at);
}

/** What is left of a seat's time; null without a clock. */
export function leftAt(heard: Heard, seat: number, now: number): number | null {
  const { time } = heard.position;
  const told = time?.seats[seat];
  if (!time || !told) return null;
  return told.is_running ? Math.max(0, told.left - (hostNow(heard, now) - time.at)) : told.left;
}

/** What is left to answer in the window that is open; null where a seat is asked in none. */
export function windowAt(heard: Heard, seat: number, now: number): number | null {
  const { time } = heard.position;
  const window = time?.seats[seat]?.window ?? null;
  return !time || window === null ? null : Math.max(0, window - (hostNow(heard, now) - time.at));
}

/** Below this a clock is low: twenty seconds, or a tenth of what one begins with. */
export function lowBelow(clock: Clock): number {
  const whole = clock.kind === "live" ? clock.base * SECOND : clock.days * DAY;
  return Math.max(FEW, whole / LOW_SHARE);
}

export function awaySince(time: TimeInfo | null | undefined, seat: number): number | null {
  return time?.away.find((away) => away.seat === seat)?.since ?? null;
}

/** Whether a bot plays in a seat now, from the start or for somebody. */
export function isBotIn(position: Pick<Position, "table">, seat: number): boolean {
  const info = position.table.seats[seat];
  return info?.kind === "bot" || Boolean(info?.gone);
}

/** A seat's clock as it is shown; null where there is nothing to show. `chosen`: who has chosen while others still do. */
export function clockAt(heard: Heard, seat: number, now: number, chosen: ReadonlySet<number>): SeatClock | null {
  const { table, time } = heard.position;
  const quiet = { share: 1, isRunning: false };
  if (!time || table.status !== "playing") return null;
  if (isBotIn(heard.position, seat)) {
    return time.seats.length > 0 || table.seats[seat]?.gone ? { ...quiet, kind: "none", left: null } : null;
  }
  const left = leftAt(heard, seat, now);
  const isAway = awaySince(time, seat) !== null;
  if (left === null || !table.clock) return isAway ? { ...quiet, kind: "away", left: null } : null;
  const low = lowBelow(table.clock);
  const isRunning = time.seats[seat]!.is_running;
  const share = Math.min(1, left / low);
  if (isAway) return { kind: "away", left, share, isRunning };
  if (isRunning) return { kind: left < low ? "low" : "run", left, share, isRunning };
  return { kind: chosen.has(seat) ? "done" : "still", left, share, isRunning };
}

/** How often what is shown of a time changes, in milliseconds. */
function stepOf(left: number): number {
  if (left <= FEW) return SECOND / 10;
  if (left <= HOUR) return SECOND;
  return left <= DAY ? SECOND : MINUTE;
}

/** How long until any clock, window or absence is shown otherwise; null if nothing moves. */
export function untilChange(heard: Heard, now: number): number | null {
  const { time, table } = heard.position;
  if (!time || table.status !== "playing") return null;
  const waits = time.seats.flatMap((_, seat) => {
    const window = windowAt(heard, seat, now);
    const running = time.seats[seat]!.is_running ? leftAt(heard, seat, now) : null;
    return [running, window].filter((left) => left !== null && left > 0).map((left) => restOf(left!));
  });
  if (time.away.length > 0) waits.push(SECOND - (hostNow(heard, now) % SECOND));
  return waits.length > 0 ? Math.min(...waits) : null;
}

/** Until the shown number changes: it counts whole steps upwards, so that it changes just after one is used up. */
function restOf(left: number): number {
  const step = stepOf(left);
  return (left % step) + 1;
}

/** A time as digits: 3:07, 1:02:30; below twenty seconds 0:08.4. */
export function digits(left: number): string {
  if (left < FEW) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, "0")}`;
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

type Unit = "day" | "hour" | "minute" | "second";
type Length = "short" | "long";

function inUnits(count: number, unit: Unit, language: string, unitDisplay: Length): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}

/** A time in words, to its two largest units: 2 days 5 hours, 5 hr 20 min. */
export function inWords(left: number, language: string, length: Length): string {
  const whole = left >= HOUR ? Math.floor(left / MINUTE) * MINUTE : Math.ceil(left / SECOND) * SECOND;
  const parts: [number, Unit][] = [
    [Math.floor(whole / DAY), "day"],
    [Math.floor((whole % DAY) / HOUR), "hour"],
    [Math.floor((whole % HOUR) / MINUTE), "minute"],
    [Math.round((whole % MINUTE) / SECOND), "second"],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => inUnits(count, unit, language, length)).join(" ");
}

/** What stands on a clock. By correspondence one unit is enough, and nobody counts seconds until the last minute. */
export function clockText(left: number, clock: Clock | null | undefined, language: string): string {
  if (clock?.kind !== "correspondence" || left < MINUTE) return digits(left);
  const [length, unit] = COARSE.find(([length]) => left >= 2 * length) ?? COARSE.at(-1)!;
  const count = unit === "day" ? Math.round(left / length) : Math.floor(left / length); // three days are three at first
  return inUnits(count, unit, language, "short");
}

const COARSE: readonly [number, Unit][] = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
];

/** The number that a time has just fallen to, of some that are worth hearing; null if none. */
export function passed(before: number, after: number, numbers: readonly number[]): number | null {
  return numbers.find((seconds) => before > seconds * SECOND && after <= seconds * SECOND) ?? null;
}

/** Those who choose at once: all of them, and in which phase. */
export interface Round {
  seats: readonly number[];
  phase: unknown;
}

/** Who takes part in a choice of several at once, after a position; null while nobody or only one is asked. */
export function roundAfter(before: Round | null, { waiting, seats, onlooker }: Position): Round | null {
  const view = onlooker ?? Object.values(seats)[0]?.view;
  const phase = view?.["phase"];
  const goesOn = before !== null && before.phase === phase && waiting.every((seat) => before.seats.includes(seat));
  if (goesOn && waiting.length > 0) return before;
  return waiting.length > 1 ? { seats: waiting, phase } : null;
}

/** Who of them has chosen. */
export function chosenIn(round: Round | null, waiting: readonly number[]): ReadonlySet<number> {
  return new Set(round?.seats.filter((seat) => !waiting.includes(seat)) ?? []);
}
