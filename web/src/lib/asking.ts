// Windows: moments at which a seat is asked only because it might hold something.

/** Whether to be asked there: always, only when there is something to do, or never. */
export const ASKINGS = ["always", "able", "never"] as const;
export type Asking = (typeof ASKINGS)[number];

/** After this time the table passes, whatever the hand holds: how fast somebody passes tells nothing. In milliseconds. */
const PASS_DELAY = 700;
const PASS_DELAY_AMONG_BOTS = 120; // who do not look at the clock

export function passDelay(isAmongBots: boolean): number {
  return isAmongBots ? PASS_DELAY_AMONG_BOTS : PASS_DELAY;
}

/** What a seat wishes: for all windows, and for some of them otherwise. */
export interface Wishes {
  all: Asking;
  windows: Readonly<Record<string, Asking>>;
}

/** Whether the table passes for a seat that has so many moves. */
export function passesFor(wishes: Wishes, window: string, moveCount: number): boolean {
  const wish = wishes.windows[window] ?? wishes.all;
  return wish === "never" || (wish === "able" && moveCount === 1);
}
