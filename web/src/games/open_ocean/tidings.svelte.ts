// What is being told at the moment, and how long the table waits for it.
import { untrack } from "svelte";
import type { EventInfo } from "../../told";
import type { News } from "./pieces";
import type { OceanView } from "./view";

const SHOWN_FOR = 4000; // milliseconds

class Tidings {
  seen = $state<string | null>(null); // the news that is told no more
  #shown: string | null = null;
  #waiting: (() => void)[] = [];
  #timer = 0;

  /** At a table that was just opened, what was told before is no news. */
  begin(news: () => News | null): void {
    this.seen = untrack(() => news()?.id ?? null);
  }

  /** It is on the screen now; returns how to take it away. */
  show(id: string): () => void {
    this.#shown = id;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.close(), SHOWN_FOR);
    return () => window.clearTimeout(this.#timer);
  }

  close(): void {
    if (this.#shown) this.seen = this.#shown;
    for (const release of this.#waiting.splice(0)) release();
  }

  /** After a feeding frenzy the table waits until one has read what it took. */
  hold(view: OceanView, events: readonly EventInfo[]): Promise<void> | null {
    const told = events.filter(({ name }) => name === "fish_eaten" || name === "nothing_eaten");
    const isFrenzy = told.length > 0 && view.phase !== "losing" && view.phase !== "over";
    if (!isFrenzy) return null;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      window.setTimeout(resolve, SHOWN_FOR); // though nobody goes on
    });
  }
}

export const tidings = new Tidings();
