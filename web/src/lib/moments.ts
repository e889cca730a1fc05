// Moments as people speak of them.
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many midnights lie between a moment and now. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(then)) / (1000 * DAY));
}

/** "12 minutes ago", "yesterday", "3 days ago"; null within the last minute. */
export function ago(moment: string, language: string, now = new Date()): string | null {
  const then = new Date(moment);
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds < MINUTE) return null;
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), "minute");
  const days = daysBetween(then, now);
  return days === 0 ? format.format(-Math.floor(seconds / HOUR), "hour") : format.format(-days, "day");
}

/** "today", "yesterday", "Friday", "12 March". */
export function dayOf(moment: string, language: string, now = new Date()): string {
  const then = new Date(moment);
  const days = daysBetween(then, now);
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  if (days < 7) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(then);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(then);
}
