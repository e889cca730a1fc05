// Moments as they are read in lists.
import { settings } from "../lib/settings.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A day and a time. */
export function momentText(iso: string, language = settings.language): string {
  const style: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(language, style).format(new Date(iso));
}

/** The time of day alone. */
export function timeText(iso: string, language = settings.language): string {
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(new Date(iso));
}

/** How long ago something was. */
export function agoText(iso: string, now: number, language = settings.language): string {
  const passed = Math.max(0, now - Date.parse(iso));
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), "hour");
  return words.format(-Math.floor(passed / DAY), "day");
}
