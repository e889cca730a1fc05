// Windows: moments at which a seat is asked only because it might hold something.
import type { Position, SeatPosition } from "../told";
import { settings } from "./settings.svelte";

/** Whether to be asked there: always, only when there is something to do, or never. */
export const WISHES = ["always", "able", "never"] as const;
export type Wish = (typeof WISHES)[number];

/** What a seat wishes: for all windows, and for some of them otherwise. */
export interface SeatWishes {
  all: Wish;
  windows: Readonly<Record<string, Wish>>;
}

/** A window that a seat of this device lets go by, and the move that does it. */
export interface Passing {
  seat: number;
  move: number;
}

/** The table that asks. */
export interface Asker {
  /** Wishes are others now. */
  rewished(): void;
  pass(passing: Passing): void;
}

/** After this time the table passes, whatever the hand holds: how fast somebody passes tells nothing. In milliseconds. */
const PASS_DELAY = 700;
const PASS_DELAY_AMONG_BOTS = 120; // who do not look at the clock

/** Whether the table passes for a seat that has so many moves. */
export function passesFor(wishes: SeatWishes, window: string, moveCount: number): boolean {
  const wish = wishes.windows[window] ?? wishes.all;
  return wish === "never" || (wish === "able" && moveCount === 1);
}

/** In which windows the seats of this device are asked. In the others the table passes for them. */
export class Asking {
  #wishes = $state.raw<Readonly<Record<number, SeatWishes>>>({});
  #timer = 0;

  constructor(private readonly asker: Asker) {}

  wishesOf(seat: number): SeatWishes {
    return this.#wishes[seat] ?? { all: settings.asking, windows: {} };
  }

  wish(seat: number, wishes: SeatWishes): void {
    this.#wishes = { ...this.#wishes, [seat]: wishes };
    this.asker.rewished();
  }

  /** Whether a seat of this device has to choose by itself. */
  asks(seat: number, { waiting, seats }: Position): boolean {
    return waiting.includes(seat) && this.#passingMove(seat, seats[seat]) === null;
  }

  /** The window that is let go by in a position. */
  passing({ waiting, seats }: Position): Passing | null {
    for (const seat of waiting) {
      const move = this.#passingMove(seat, seats[seat]);
      if (move !== null) return { seat, move };
    }
    return null;
  }

  /** Pass in a position after a moment, unless something else comes up. */
  passSoon(position: Position): void {
    this.stop();
    const passing = this.passing(position);
    if (passing) this.#timer = window.setTimeout(() => this.asker.pass(passing), delayAt(position));
  }

  /** Nobody passes any more. */
  stop(): void {
    window.clearTimeout(this.#timer);
  }

  /** The move that lets go by the window a seat does not want to be asked in. */
  #passingMove(seat: number, place: SeatPosition | undefined): number | null {
    if (!place?.window || !passesFor(this.wishesOf(seat), place.window, place.moves.length)) return null;
    return place.passing;
  }
}

function delayAt({ table }: Position): number {
  const others = table.seats.filter(({ seat }) => !table.yours.includes(seat));
  return others.every(({ kind }) => kind === "bot") ? PASS_DELAY_AMONG_BOTS : PASS_DELAY;
}
