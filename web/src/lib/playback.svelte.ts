// What is shown of a table: one position after the other, each in the time there is for it.
import { tick } from "svelte";
import type { GameClient, View } from "../games/contract";
import type { Pieces } from "../kit/identity";
import type { EventInfo, Position } from "../told";
import { paceOf, shareOf } from "./pace";
import { isCalm } from "./settings.svelte";
import { play as playSound } from "./sound";
import { Travels } from "./travels.svelte";

const HURRY = 1500; // milliseconds: what arrives so soon after somebody skipped was meant to be skipped, too
const ERRAND_TIME = 300;
const ERRAND_STAGGER = 60;

/** The table at which all this is seen. */
export interface Stage {
  /** What is seen of the position that is shown. */
  view(): View;
  /** Whether people may choose now. */
  isOpen(): boolean;
  /** A position is shown as it is: people may choose in it, if nothing newer waits. */
  opened(): void;
}

interface Queued {
  position: Position;
  isFirst: boolean; // it tells everything so far
  isRepeat?: boolean; // shown once more, by "last moves"
  pieces?: Pieces; // as they were then, where a repetition begins: nothing flies back there
}

/** A position that was shown, with the pieces that were seen. */
interface Shown {
  position: Position;
  pieces: Pieces;
}

export class Playback {
  position = $state.raw<Position | null>(null); // the one that is shown
  events = $state.raw<EventInfo[]>([]); // the log so far
  isBehind = $state(false); // older positions are still being shown
  readonly travels: Travels;
  readonly canRepeat = $derived.by(() => this.#recent.length > 1 && !this.isBehind);

  #recent = $state.raw<readonly Shown[]>([]); // since this device's last move
  #queue: Queued[] = [];
  #isShowing = false;
  #skippedAt = -Infinity;
  #wake: (() => void) | null = null;

  constructor(
    private readonly client: GameClient,
    private readonly stage: Stage,
  ) {
    this.travels = new Travels(client);
  }

  close(): void {
    this.#queue = [];
    this.#wake?.();
  }

  receive(position: Position, isFirst: boolean): void {
    if (isFirst) this.#queue = []; // what waits is told again
    this.#take({ position, isFirst });
  }

  /** This device makes a move: it wants to see what comes of it, and "last moves" begin there. */
  moved(): void {
    this.#recent = [];
    this.#skippedAt = -Infinity;
  }

  /** Show again what has happened since this device's last move. */
  repeatRecent(): void {
    this.#skippedAt = -Infinity;
    const repeated = this.#recent.map(({ position, pieces }, index) => {
      const queued = { position, isFirst: false, isRepeat: true };
      return index === 0 ? { ...queued, pieces } : queued;
    });
    this.#take(...repeated);
  }

  /** Go on to what happened next. */
  skip(): void {
    this.travels.flights?.skip();
    if (this.#queue.length > 0) this.#wake?.();
  }

  /** Be in the present at once: nothing that waits to be shown is waited for. */
  skipAll(): void {
    const missed = this.#queue;
    this.#queue = [];
    this.#skippedAt = Date.now();
    this.travels.flights?.skip();
    for (const queued of missed) this.#enter(queued);
    if (missed.length > 0) this.#open();
    this.client.skip?.();
    this.#wake?.();
  }

  #take(...queued: Queued[]): void {
    this.#queue.push(...queued);
    if (!this.stage.isOpen()) this.isBehind = this.#isShowing; // who may choose now goes on choosing
    if (Date.now() - this.#skippedAt < HURRY) this.skipAll();
    else if (!this.#isShowing) void this.#showAll();
  }

  /** Show one after the other. What has gathered shares the time that one likes to wait. */
  async #showAll(): Promise<void> {
    this.#isShowing = true;
    let began = Date.now();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const waiting = this.#queue.length + 1;
      if (waiting === 1) began = Date.now();
      const pace = paceOf(next.isRepeat ?? false);
      const share = shareOf(pace, waiting, Date.now() - began);
      const flightTime = await this.#show(next, waiting === 1 ? Infinity : share);
      const rest = next.isFirst || this.#queue.length === 0 ? 0 : Math.min(pace.rest, share - flightTime);
      if (pace.whole > 0) await this.#pause(flightTime + rest);
      if (pace.whole > 0 && !next.isFirst) await this.client.hold?.(this.stage.view(), next.position.events);
    }
    this.#isShowing = false;
  }

  /** Show a position. Says how long what flies is on its way, in milliseconds. */
  async #show(queued: Queued, longest: number): Promise<number> {
    const { position, isFirst, pieces } = queued;
    const isJump = isFirst || pieces !== undefined;
    this.travels.flights?.remember();
    this.#enter(queued);
    this.#open();
    if (!isFirst) this.#sound(position);
    if (isJump) return 0;
    await tick();
    return this.position === position ? this.#fly(position, longest) : 0; // or somebody skipped it
  }

  /** Send off what moves in the position that is shown. */
  #fly({ events }: Position, longest: number): number {
    const { flights } = this.travels;
    if (!flights) return 0;
    const errands = this.client.errands(this.stage.view(), events);
    const errandTime = errands.length > 0 ? ERRAND_TIME : 0;
    const time = flights.depart(longest - errandTime);
    if (longest <= errandTime) return 0;
    errands.forEach(({ symbol, from, to }, index) => flights.send(symbol, from, to, time + index * ERRAND_STAGGER));
    return isCalm() ? 0 : time + errandTime;
  }

  /** The table as it is in a position, all at once. */
  #enter({ position, isFirst, isRepeat, pieces }: Queued): void {
    this.position = position;
    if (pieces) this.travels.pieces = pieces;
    else if (isFirst) this.travels.begin(this.stage.view());
    else this.travels.follow(this.stage.view(), position.events);
    if (!isRepeat) this.#record(position, isFirst);
  }

  #open(): void {
    this.isBehind = this.#queue.length > 0;
    this.stage.opened();
  }

  /** Keep the log, without moves that have been taken back. */
  #record(position: Position, isFirst: boolean): void {
    const kept = isFirst ? [] : this.events.filter(({ move }) => move < position.events_since);
    this.events = [...kept, ...position.events];
    this.#recent = [...(isFirst ? [] : this.#recent), { position, pieces: this.travels.pieces }];
  }

  #sound({ events, outcome }: Position): void {
    const sound = events.map((event) => this.client.soundOf(event)).find((found) => found !== null);
    if (outcome) playSound("end");
    else if (sound) playSound(sound);
    else if (this.stage.isOpen()) playSound("turn");
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = window.setTimeout(done, milliseconds);
      this.#wake = done;
      function done() {
        window.clearTimeout(timer);
        resolve();
      }
    });
  }
}
