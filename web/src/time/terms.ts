// How a match is timed, in a few signs and in words.
import type { ClockOutput as Clock } from "../messages";
import { say } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import { inWords } from "./clocks";

/** Whole minutes as lists write them: 5, but 1:30. */
function base(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, "0")}`;
}

/** 5 + 12, or 3 days. */
export function shortTerms(clock: Clock): string {
  if (clock.kind === "correspondence") return say("time-days_a_turn", { days: clock.days });
  return `${base(clock.base)} + ${clock.increment}`;
}

/** The same in words. */
export function longTerms(clock: Clock): string {
  if (clock.kind === "correspondence") return say("time-days_a_turn", { days: clock.days });
  const [whole, more] = [clock.base, clock.increment].map((each) => inWords(each * 1000, settings.language, "long"));
  return clock.increment
    ? say("time-base_and_more", { base: whole!, more: more! })
    : say("time-base", { base: whole! });
}
