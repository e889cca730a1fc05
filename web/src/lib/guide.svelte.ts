// The first steps at a table: what is pointed at, and when it goes on.
import { saveSettings, settings } from "./settings.svelte";

/** What somebody does at a table that one of the steps speaks of. */
export type Deed = (typeof STEPS)[number];

/** The steps, by the deed after which each is done. */
export const STEPS = ["touch", "move", "undo", "hint", "rules"] as const;

export class Guide {
  current = $state(0);
  isOpen = $state(false);

  open(): void {
    this.current = 0;
    this.isOpen = true;
  }

  /** Whoever does what a step says, or a later one, needs no more words about it. */
  did(deed: Deed): void {
    const step = STEPS.indexOf(deed);
    if (!this.isOpen || step < this.current) return;
    if (deed === "touch" || deed === "move" || step === this.current) this.#goTo(step + 1);
  }

  next(): void {
    this.#goTo(this.current + 1);
  }

  close(): void {
    this.isOpen = false;
    settings.knowsTables = true;
    saveSettings();
  }

  #goTo(step: number): void {
    if (step >= STEPS.length) this.close();
    else this.current = step;
  }
}
