// The newest turn as it is told: beat after beat by itself, or step by step by hand.
import { isCalm, settings } from "../../lib/settings.svelte";
import type { EventInfo } from "../../told";
import { asScene, beatsOf, continues, joined, type Beat } from "./scene";
import type { WorldView, WorldsView } from "./view";

const BEAT_TIME = { calm: 1000, quick: 450, instant: 0 };
const WHOLE_TIME = 3600; // milliseconds for all beats that wait to be told

export class Story {
  beats = $state.raw<Beat[]>([]);
  at = $state(0); // how many beats have been told
  isHeld = $state(false); // stepped by hand
  readonly isLive = $derived(this.at >= this.beats.length);
  readonly beat = $derived<Beat | null>(this.isLive ? null : (this.beats[this.at] ?? null));
  #turn = 0;
  #before: WorldView[] = [];
  #here: string | null = null;
  #timer = 0;
  #rest = Infinity; // milliseconds for a beat, if there are many

  /** Another position is shown, and this has led to it. */
  hear(view: WorldsView, events: readonly EventInfo[]): void {
    const first = events[0]?.move ?? Infinity;
    const kept = this.#turn === view.turn ? this.beats.filter(({ move }) => move < first) : this.beats;
    const fresh = this.#before.length === 0 ? [] : beatsOf(this.#before, this.#here, events);
    const wasLive = this.isLive;
    if (fresh.length > 0) {
      const before = this.#turn === view.turn ? kept : [];
      const last = before.at(-1);
      const isOne = !this.isHeld && continues(last, fresh[0]);
      this.beats = isOne
        ? [...before.slice(0, -1), joined(last!, fresh[0]!), ...fresh.slice(1)]
        : [...before, ...fresh];
      this.#turn = view.turn;
      if (wasLive || this.at > this.beats.length) this.at = this.beats.length - fresh.length;
      this.#rest = WHOLE_TIME / (this.beats.length - this.at);
      this.#goOn();
    }
    if (events.length === 0 && fresh.length === 0) this.#forget(view);
    this.#before = asScene(view.worlds);
    this.#here = view.here;
  }

  step(by: number): void {
    this.isHeld = true;
    window.clearTimeout(this.#timer);
    this.at = Math.max(0, Math.min(this.beats.length, this.at + by));
    if (this.isLive) this.isHeld = false;
  }

  /** Tell all of it again from the first beat. */
  again(): void {
    this.isHeld = false;
    this.at = 0;
    this.#rest = Infinity;
    this.#goOn(true);
  }

  skip(): void {
    this.isHeld = false;
    window.clearTimeout(this.#timer);
    this.at = this.beats.length;
  }

  /** A table that is seen for the first time, or a move taken back: nothing to tell. */
  #forget(view: WorldsView): void {
    if (view.turn === this.#turn && this.isLive) return;
    this.beats = [];
    this.at = 0;
    this.isHeld = false;
  }

  #goOn(isWished = false): void {
    window.clearTimeout(this.#timer);
    if (this.isHeld) return;
    const time = isWished && settings.pace === "instant" ? BEAT_TIME.quick : BEAT_TIME[settings.pace];
    if (time === 0 || (isCalm() && !isWished)) {
      this.at = this.beats.length;
      return;
    }
    if (this.isLive) return;
    this.#timer = window.setTimeout(
      () => {
        this.at += 1;
        this.#goOn(isWished);
      },
      Math.min(time, this.#rest),
    );
  }
}

/** One table is shown at a time; a game's parts share what is told about it. */
export const story = new Story();
