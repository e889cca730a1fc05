// How a match at a table is played among people: its clock, whether it counts, who may sit down.
import { say } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import type { Occasion } from "../lib/tables";
import type { ClockInput, ConditionsInput, NewTable, PairingOffer } from "../messages";

export interface Terms {
  kind: "none" | "live" | "days";
  minutes: number | null; // null: somebody has emptied the field
  increment: number | null;
  isOwn: boolean; // other numbers than the usual ones
  days: number;
  isRated: boolean;
  outOfTime: NonNullable<ClockInput["out_of_time"]>;
  access: "everybody" | "friends" | "link";
  lowest: number | null;
  highest: number | null;
}
export type Limits = Pick<ConditionsInput, "lowest" | "highest" | "friends_only">;
export type Field = "minutes" | "increment" | "lowest" | "highest";
export interface Mistake {
  field: Field;
  sentence: string;
}

export const DAYS = [1, 2, 3, 7] as const;
export const MOST_MINUTES = 1440;
export const MOST_INCREMENT = 3600;
const MOST_RATING = 5000;

/** What a form begins with: a table for whoever comes has a clock and counts, one for friends by link neither. */
export function usualTerms(occasion: Occasion): Terms {
  const isSeek = occasion === "seek";
  return {
    kind: isSeek ? "live" : "none",
    minutes: 10,
    increment: 15,
    isOwn: false,
    days: 3,
    isRated: isSeek,
    outOfTime: "usual",
    access: isSeek ? "everybody" : "link",
    lowest: null,
    highest: null,
  };
}

/** The usual clocks of a game, each once; those for this number of players first. */
export function presets(offers: readonly PairingOffer[], game: string, seats: number): PairingOffer[] {
  const own = offers.filter((offer) => offer.game === game);
  const inOrder = [...own].sort((one, other) => Number(other.seats === seats) - Number(one.seats === seats));
  const times = new Set<string>();
  return inOrder.filter(({ base, increment }) => {
    const time = `${base}+${increment}`;
    return !times.has(time) && times.add(time);
  });
}

export function isPreset(terms: Terms, { base, increment }: PairingOffer): boolean {
  return !terms.isOwn && terms.minutes === base / 60 && terms.increment === increment;
}

/** A match that counts needs a clock, with which whoever runs out of time loses. */
export function rated(terms: Terms, isRated: boolean): Terms {
  if (!isRated) return { ...terms, isRated };
  return { ...terms, isRated, kind: terms.kind === "none" ? "live" : terms.kind, outOfTime: "usual" };
}

/** What is wrong, and with which field. */
export function mistakeIn(terms: Terms): Mistake | null {
  if (terms.kind === "live" && !isWhole(terms.minutes, 1, MOST_MINUTES))
    return { field: "minutes", sentence: say("terms-wrong_minutes", { most: MOST_MINUTES }) };
  if (terms.kind === "live" && !isWhole(terms.increment, 0, MOST_INCREMENT))
    return { field: "increment", sentence: say("terms-wrong_increment", { most: MOST_INCREMENT }) };
  if (terms.access === "link") return null;
  for (const field of ["lowest", "highest"] as const) {
    if (terms[field] !== null && !isWhole(terms[field], 0, MOST_RATING))
      return { field, sentence: say("terms-wrong_rating", { most: MOST_RATING }) };
  }
  const { lowest, highest } = terms;
  if (lowest !== null && highest !== null && lowest > highest)
    return { field: "highest", sentence: say("terms-wrong_range", { lowest }) };
  return null;
}

function isWhole(number: number | null, least: number, most: number): boolean {
  return number !== null && Number.isInteger(number) && number >= least && number <= most;
}

export function clockOf(terms: Terms): ClockInput | null {
  if (terms.kind === "none") return null;
  const out_of_time = terms.isRated ? "usual" : terms.outOfTime;
  if (terms.kind === "days") return { kind: "correspondence", days: terms.days, out_of_time };
  return { kind: "live", base: (terms.minutes ?? 0) * 60, increment: terms.increment ?? 0, out_of_time };
}

/** What a host is asked for; a table without free seats looks for nobody. */
export function wished(terms: Terms, hasOpenSeat: boolean): Partial<NewTable> {
  const isSeek = hasOpenSeat && terms.access !== "link";
  const { lowest, highest } = terms;
  const friends_only = terms.access === "friends";
  const isLimited = isSeek && (friends_only || lowest !== null || highest !== null);
  return {
    clock: clockOf(terms),
    is_rated: terms.isRated,
    is_public: isSeek,
    conditions: isLimited ? { lowest, highest, friends_only } : null,
  };
}

// What lists say of it

/** 5 + 12, or 3 days a turn. */
export function clockText(clock: ClockInput | null | undefined): string {
  if (!clock) return say("terms-no_clock");
  if (clock.kind === "correspondence") return say("terms-days", { days: clock.days ?? 0 });
  const minutes = (clock.base ?? 0) / 60;
  return `${minutes.toLocaleString(settings.language, { maximumFractionDigits: 1 })} + ${clock.increment ?? 0}`;
}

/** The same as a sentence. */
export function clockSentence(clock: ClockInput | null | undefined): string {
  if (!clock) return say("terms-no_clock_about");
  if (clock.kind === "correspondence") return say("terms-days_about", { days: clock.days ?? 0 });
  return say("terms-live_about", { minutes: (clock.base ?? 0) / 60, seconds: clock.increment ?? 0 });
}

/** Whose ratings fit, or that only friends may come; nothing where everybody may. */
export function limitText(limits: Limits | null | undefined): string {
  const { lowest = null, highest = null, friends_only = false } = limits ?? {};
  const write = (number: number) => number.toLocaleString(settings.language);
  const range =
    lowest !== null && highest !== null
      ? say("terms-range", { lowest: write(lowest), highest: write(highest) })
      : lowest !== null
        ? say("terms-from", { lowest: write(lowest) })
        : highest !== null
          ? say("terms-up_to", { highest: write(highest) })
          : "";
  return [friends_only ? say("terms-friends") : "", range].filter(Boolean).join(", ");
}

/** Whether a rating fits. Friends only hear of tables at which they may sit down. */
export function fits(limits: Limits | null | undefined, rating: number | undefined): boolean {
  if (!limits || rating === undefined) return true;
  return rating >= (limits.lowest ?? -Infinity) && rating <= (limits.highest ?? Infinity);
}

/** What happens to whoever runs out of time. */
export function outOfTimeText(clock: ClockInput, seats: number): string {
  if (clock.out_of_time === "nothing") return say("terms-out_nothing");
  if (clock.out_of_time === "bot") return say("terms-out_bot");
  return seats <= 2 ? say("terms-out_lost") : say("terms-out_last");
}

/** What is left of days for a turn: whole days, or hours of the last. */
export function daysText(milliseconds: number): string {
  const hours = Math.max(1, Math.floor(milliseconds / 3_600_000));
  const [number, unit] = hours >= 48 ? [Math.round(milliseconds / 86_400_000), "day"] : [hours, "hour"];
  return number.toLocaleString(settings.language, { style: "unit", unit, unitDisplay: "long" });
}
