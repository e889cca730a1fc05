// Three minutes, as many puzzles as possible: each only once, the easy ones first.
import type { PuzzleLine } from "../messages";
import { keepStorm } from "./progress.svelte";

export const STORM_SECONDS = 180;
const FEWEST = 3; // of about the same difficulty, one of which comes next

export class Storm {
  isOn = $state(false);
  left = $state(STORM_SECONDS);
  solved = $state(0);
  missed = $state(0);
  #seen = new Set<string>();
  #timer = 0;

  constructor(private readonly game: string) {}

  readonly isOver = $derived.by(() => !this.isOn && this.left === 0);

  begin(): void {
    this.end();
    this.#seen.clear();
    [this.isOn, this.left, this.solved, this.missed] = [true, STORM_SECONDS, 0, 0];
    const began = Date.now();
    this.#timer = window.setInterval(() => {
      this.left = Math.max(0, STORM_SECONDS - Math.floor((Date.now() - began) / 1000));
      if (this.left === 0) this.end();
    }, 250);
  }

  end(): void {
    window.clearInterval(this.#timer);
    if (this.isOn) keepStorm(this.game, this.solved);
    this.isOn = false;
  }

  counted(puzzle: string, isSolved: boolean): void {
    this.#seen.add(puzzle);
    if (isSolved) this.solved += 1;
    else this.missed += 1;
  }

  /** The easiest that are left; by lot, so that no storm is like the other. */
  next(lines: readonly PuzzleLine[], lot = Math.random()): PuzzleLine | undefined {
    const left = lines.filter(({ puzzle }) => !this.#seen.has(puzzle));
    const easiest = left.sort((one, other) => one.difficulty - other.difficulty).slice(0, FEWEST + this.solved);
    return easiest[Math.floor(lot * easiest.length)];
  }
}
