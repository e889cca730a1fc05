// How fast the moves of others are shown. What has gathered is shown in a time one likes to wait, be it little or much.
import { settings } from "./settings.svelte";

/** Rest after a position, and the longest time for all that is shown in a row, in milliseconds. */
const PACES = {
  calm: { rest: 650, whole: 3200 },
  quick: { rest: 220, whole: 1600 },
  instant: { rest: 0, whole: 0 },
};
const WHOLE_REPEAT = 4500; // "last moves" is asked for: at most as long, whatever the pace
const REST_REPEAT = 650;

export interface Pace {
  rest: number;
  whole: number;
}

export function paceOf(isRepeat: boolean): Pace {
  return isRepeat ? { rest: REST_REPEAT, whole: WHOLE_REPEAT } : PACES[settings.pace];
}

/** The time for one position of so many that wait, itself among them, when some of the whole time is spent. */
export function shareOf(pace: Pace, waiting: number, spent: number): number {
  return Math.max(0, pace.whole - spent) / waiting;
}
