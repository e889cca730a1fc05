// Time and people at the table of this page: everybody's clock as it is now, who is away, what has been asked for.
import type { EventInfo, Position } from "../told";
import { nameIn } from "../lib/people";
import { say } from "../lib/say";
import { play } from "../lib/sound";
import type { Heard, TableModel } from "../lib/table.svelte";
import {
  awaySince,
  chosenIn,
  clockAt,
  hostNow,
  isBotIn,
  leftAt,
  passed,
  roundAfter,
  untilChange,
  windowAt,
  type Round,
  type SeatClock,
} from "./clocks";
import { happened, soFar, withNotes, type Note } from "./happenings";

const SPOKEN = [60, 30, 10]; // seconds at which a screen reader says how much is left
const TICKS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]; // seconds that are heard
const BACK_SHOWN = 4000; // milliseconds

/** Somebody who is away. */
export interface Absence {
  seat: number;
  name: string;
  away: number; // milliseconds so far
  rest: number; // until the others may decide
}

export class TableTime {
  heard = $state.raw<Heard>() as Heard;
  now = $state(0);
  notes = $state.raw<readonly Note[]>([]);
  spoken = $state(""); // by screen readers
  back = $state.raw<readonly number[]>([]); // who has just come back
  hasSent = $state(false); // a move by correspondence, and nobody waits for this device any more
  #round: Round | null = $state.raw(null);
  #timer = 0;
  #greetings = new Set<number>();

  readonly position = $derived(this.heard.position);
  readonly yours = $derived(this.position.table.yours);
  /** This device's seats in which a person plays. */
  readonly playing = $derived(this.yours.filter((seat) => !isBotIn(this.position, seat)));
  readonly isLive = $derived(this.position.table.status === "playing");
  readonly chosen = $derived(chosenIn(this.#round, this.position.waiting));
  readonly isPaused = $derived(this.isLive && Boolean(this.position.time?.is_paused));
  /** This device's seats for which bots play, and which can be taken over. */
  readonly handedOver = $derived(
    this.isLive ? this.yours.filter((seat) => this.position.table.seats[seat]?.gone === "handed_over") : [],
  );
  readonly absences = $derived.by(() => this.#absences());
  readonly people = $derived(
    this.position.table.seats.map(({ seat }) => seat).filter((seat) => !isBotIn(this.position, seat)),
  );
  readonly pausing = $derived(this.isPaused ? [] : (this.position.time?.pausing ?? []));
  readonly ending = $derived(this.position.time?.ending ?? []);
  /** Whether there is anything to agree to, and somebody to agree with. */
  readonly canAgree = $derived(this.isLive && this.playing.length > 0 && this.people.length > this.playing.length);
  readonly asks = $derived(this.isLive && this.playing.length > 0 && this.pausing.length + this.ending.length > 0);
  readonly decides = $derived(
    this.isLive && !this.isPaused && this.playing.length > 0 && this.absences.length + this.back.length > 0,
  );
  /** Whether something stands above the board. */
  readonly hasRegion = $derived(
    this.isPaused || this.handedOver.length > 0 || this.asks || this.decides || this.hasSent,
  );

  constructor(readonly model: TableModel) {
    this.heard = model.newest!;
    this.now = performance.now();
    this.notes = soFar(this.heard.position);
    this.#round = roundAfter(null, this.heard.position);
    this.#schedule();
  }

  close(): void {
    window.clearTimeout(this.#timer);
    for (const timer of this.#greetings) window.clearTimeout(timer);
  }

  /** There is a new position. */
  hear(heard: Heard): void {
    if (heard === this.heard) return;
    const news = happened(this.heard.position, heard.position);
    this.notes = [...this.notes, ...news];
    this.#greet(news.filter(({ what, seat }) => what === "back" && !this.yours.includes(seat)).map(({ seat }) => seat));
    this.#round = roundAfter(this.#round, heard.position);
    this.hasSent = this.#isSentBy(heard.position);
    this.heard = heard;
    this.#tick();
  }

  clock(seat: number): SeatClock | null {
    return clockAt(this.heard, seat, this.now, this.chosen);
  }

  /** What is left to answer in a window, for the seat that is shown. */
  window(seat: number): number | null {
    return this.isLive ? windowAt(this.heard, seat, this.now) : null;
  }

  nameOf(seat: number): string {
    const info = this.position.table.seats[seat];
    return info ? nameIn(info) : "";
  }

  /** The log, with what has happened to people. */
  log(events: readonly EventInfo[]): readonly EventInfo[] {
    return withNotes(events, this.notes, ({ what, seat }) => say(`time-log_${what}`, { name: this.nameOf(seat) }));
  }

  #absences(): Absence[] {
    const { time } = this.position;
    if (!time || !this.isLive || this.isPaused) return [];
    return this.position.table.seats.flatMap(({ seat }) => {
      const since = awaySince(time, seat);
      if (since === null || this.yours.includes(seat) || isBotIn(this.position, seat)) return [];
      const away = Math.max(0, hostNow(this.heard, this.now) - since);
      return [{ seat, name: this.nameOf(seat), away, rest: Math.max(0, time.decide_after - away) }];
    });
  }

  /** By correspondence one goes on to the next table once a turn is done. */
  #isSentBy({ table, waiting, time }: Position): boolean {
    if (table.clock?.kind !== "correspondence" || time === null) return false;
    const isOwn = (seat: number) => this.playing.includes(seat);
    if (waiting.some(isOwn)) return false;
    return this.hasSent || (this.position.waiting.some(isOwn) && table.moves_made > this.position.table.moves_made);
  }

  #greet(seats: readonly number[]): void {
    if (seats.length === 0) return;
    this.back = [...this.back, ...seats];
    const timer = window.setTimeout(() => {
      this.back = this.back.filter((seat) => !seats.includes(seat));
      this.#greetings.delete(timer);
    }, BACK_SHOWN);
    this.#greetings.add(timer);
  }

  /** Go on to this moment; what is heard on the way is said and ticks. */
  #tick(): void {
    const before = this.now;
    this.now = performance.now();
    for (const seat of this.playing) this.#listen(seat, before);
    this.#schedule();
  }

  #listen(seat: number, before: number): void {
    if (!this.position.time?.seats[seat]?.is_running) return;
    const [was, is] = [leftAt(this.heard, seat, Math.max(before, this.heard.at))!, leftAt(this.heard, seat, this.now)!];
    const seconds = passed(was, is, SPOKEN);
    if (seconds !== null) this.spoken = say("time-seconds_left", { seconds });
    if (passed(was, is, TICKS) !== null) play("tick");
  }

  #schedule(): void {
    window.clearTimeout(this.#timer);
    const wait = untilChange(this.heard, this.now);
    if (wait !== null) this.#timer = window.setTimeout(() => this.#tick(), wait);
  }
}
