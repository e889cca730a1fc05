// A table as this device knows it: the newest position, the one being shown, and the way between them.
import { tick } from "svelte";
import type { GameClient, Person, TableProps, View } from "../games/contract";
import { Board } from "../kit/board.svelte";
import type { Flights } from "../kit/flights";
import type { Piece, Pieces } from "../kit/identity";
import { areSame } from "../kit/selection";
import type { GameInfo, Said } from "../messages";
import type { EventInfo, Hint, MoveInfo, Position, Problem, SeatPosition } from "../told";
import type * as heard from "../messages";
import { passDelay, passesFor, type Wishes } from "./asking";
import { paceOf, shareOf } from "./pace";
import { nameIn, peopleAt } from "./people";
import { say } from "./say";
import { isCalm, settings } from "./settings.svelte";
import { TableSocket, type Connection } from "./socket";
import type { Telling } from "./telling.svelte";
import { play as playSound } from "./sound";

const HURRY = 1500; // milliseconds: what arrives so soon after somebody skipped was meant to be skipped, too
const ERRAND_TIME = 300;

interface Queued {
  position: Position;
  isFirst: boolean;
  isRepeat?: boolean; // shown once more, by "last moves"
  pieces?: Pieces; // as they were then, where a repetition begins: nothing flies back there
}

/** A position that was shown, with the pieces that were seen. */
interface Shown {
  position: Position;
  pieces: Pieces;
}

export class TableModel {
  position = $state.raw<Position | null>(null);
  pieces = $state.raw<Pieces>(new Map());
  events = $state.raw<EventInfo[]>([]);
  talk = $state.raw<Said[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  isSending = $state(false);
  isAskingExpert = $state(false);
  isBehind = $state(false); // older positions are still being shown
  isSettled = $state(true); // everything that was on its way has arrived
  isCurtainDown = $state(false);
  lastSeat = $state(-1); // the seat of this device that was shown last
  wishes = $state.raw<Readonly<Record<number, Wishes>>>({}); // by seat, about being asked in windows
  flights: Flights | null = null;
  readonly board: Board;

  readonly yours = $derived(this.position?.table.yours ?? []);
  readonly seat = $derived.by(() => this.#seatToShow());
  readonly people = $derived<Person[]>(this.position ? peopleAt(this.position.table, this.position) : []);
  readonly view = $derived<View | null>(this.#viewOf(this.seat));
  readonly props = $derived.by<TableProps | null>(
    () =>
      this.view && {
        view: this.view,
        seat: Math.max(this.seat, 0),
        isYours: this.seat >= 0,
        people: this.people,
        board: this.board,
        pieces: this.pieces,
      },
  );
  readonly prompt = $derived(this.position?.seats[this.seat]?.prompt ?? "");
  readonly isPassing = $derived.by(() => !this.isBehind && this.#passer() >= 0);
  readonly canPlay = $derived.by(() => this.board.moves.length > 0);
  readonly undoSeat = $derived(this.yours.find((seat) => this.position?.seats[seat]?.can_take_back) ?? -1);
  /** What the expert said about the choice that is open. */
  readonly advice = $derived.by(() => (this.board.hint && this.#hint?.move === this.board.hint ? this.#hint : null));
  readonly canRepeat = $derived.by(() => this.recentCount > 1 && !this.isBehind);

  recentCount = $state(0);
  #hint = $state.raw<Hint | null>(null);
  #recent: Shown[] = []; // since this device's last move
  #queue: Queued[] = [];
  #isShowing = false;
  #skippedAt = -Infinity;
  #wake: (() => void) | null = null;
  #passTimer = 0;
  #settleTimer = 0;
  readonly #socket: TableSocket;

  constructor(
    table: string,
    readonly game: GameInfo,
    readonly client: GameClient,
    private readonly telling: Telling,
  ) {
    this.board = new Board(
      { play: (move) => void this.play(move), why: (targets) => this.why(targets) },
      client.manners,
    );
    telling.nameOf = (seat) => {
      const info = this.position?.table.seats[seat];
      return info ? nameIn(info) : `${seat + 1}`;
    };
    this.#socket = new TableSocket(table, {
      position: (position, isFirst) => this.#receive({ position: telling.position(position), isFirst }),
      said: (said) => (this.talk = [...this.talk, said]),
      connection: (state) => (this.connection = state),
      refused: (problem) => (this.problem = telling.problem(problem)),
    });
    this.#socket.connect();
  }

  close(): void {
    this.#queue = [];
    this.#wake?.();
    window.clearTimeout(this.#passTimer);
    window.clearTimeout(this.#settleTimer);
    this.#socket.close();
    this.flights?.close();
    this.telling.close();
  }

  async play(move: MoveInfo): Promise<void> {
    this.#recent = [];
    this.#skippedAt = -Infinity;
    playSound("place");
    await this.#ask(() =>
      this.#socket.request({ type: "play", seat: this.seat, move: move.number, sequence: this.#socket.sequence }),
    );
  }

  async takeBack(): Promise<void> {
    this.board.forget();
    await this.#ask(() => this.#socket.request({ type: "take_back", seat: this.undoSeat }));
  }

  async resign(): Promise<void> {
    await this.#ask(() => this.#socket.request({ type: "resign", seat: this.seat }));
  }

  /** What would the expert do? That takes a moment; if the choice is another one by then, nobody wants to know. */
  async hint(): Promise<void> {
    if (this.isAskingExpert) return;
    const asked = this.board.moves;
    this.isAskingExpert = true;
    this.problem = null;
    try {
      const answer = await this.#socket.request({ type: "ask_hint", seat: this.seat });
      if (answer.type === "hint" && areSame(asked, this.board.moves)) {
        this.#hint = this.telling.hint(answer);
        this.board.hint = this.#hint.move;
      }
    } catch (problem) {
      if (areSame(asked, this.board.moves)) this.problem = this.#told(problem);
    } finally {
      this.isAskingExpert = false;
    }
  }

  dropHint(): void {
    this.board.hint = null;
  }

  async say(text: string): Promise<void> {
    await this.#ask(() => this.#socket.request({ type: "say", seat: Math.max(this.seat, 0), text }));
  }

  /** Why these things cannot be touched; null if nobody can say. */
  async why(targets: string[]): Promise<Problem | null> {
    if (this.seat < 0 || this.isBehind) return null;
    playSound("refused");
    try {
      await this.#socket.request({ type: "ask_why", seat: this.seat, targets });
      return null;
    } catch (problem) {
      return this.#told(problem);
    }
  }

  /** Show again what has happened since this device's last move. */
  repeatRecent(): void {
    this.#skippedAt = -Infinity;
    const repeated = this.#recent.map(({ position, pieces }, index) => {
      const queued = { position, isFirst: false, isRepeat: true };
      return index === 0 ? { ...queued, pieces } : queued;
    });
    this.#receive(...repeated);
  }

  /** Go on to what happened next. */
  skip(): void {
    this.flights?.skip();
    this.#settle(0);
    if (this.#queue.length > 0) this.#wake?.();
  }

  /** Be in the present at once: nothing that waits to be shown is waited for. */
  skipAll(): void {
    const missed = this.#queue;
    this.#queue = [];
    this.#skippedAt = Date.now();
    this.flights?.skip();
    for (const queued of missed) this.#enter(queued);
    if (missed.length > 0) this.#open();
    this.client.skip?.();
    this.#settle(0);
    this.#wake?.();
  }

  /** What a seat wishes about being asked in windows. */
  wishesOf(seat: number): Wishes {
    return this.wishes[seat] ?? { all: settings.asking, windows: {} };
  }

  wish(seat: number, wishes: Wishes): void {
    this.wishes = { ...this.wishes, [seat]: wishes };
    this.#offer();
  }

  raiseCurtain(): void {
    this.isCurtainDown = false;
    this.lastSeat = this.seat;
  }

  async #ask(request: () => Promise<unknown>): Promise<void> {
    this.isSending = true;
    this.problem = null;
    try {
      await request();
    } catch (problem) {
      this.problem = this.#told(problem);
      this.#offer();
    } finally {
      this.isSending = false;
    }
  }

  /** Why a request was not carried out. */
  #told(refused: unknown): Problem {
    return this.telling.problem(refused as heard.Problem);
  }

  #receive(...received: Queued[]): void {
    if (received[0]?.isFirst) this.#queue = [];
    this.#queue.push(...received);
    if (!this.canPlay) this.isBehind = this.#isShowing; // who may choose now goes on choosing
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
      this.#settle(flightTime);
      const rest = next.isFirst || this.#queue.length === 0 ? 0 : Math.min(pace.rest, share - flightTime);
      if (pace.whole > 0) await this.#pause(flightTime + rest);
      if (pace.whole > 0 && !next.isFirst) await this.client.hold?.(this.view ?? {}, next.position.events);
    }
    this.#isShowing = false;
  }

  /** Show a position. Says how long what flies is on its way, in milliseconds. */
  async #show(queued: Queued, longest: number): Promise<number> {
    const { position, isFirst, pieces } = queued;
    const isJump = isFirst || pieces !== undefined;
    this.flights?.remember();
    this.#enter(queued);
    this.#open();
    if (!isFirst) this.#sound(position.events);
    if (isJump || !this.flights) return 0;
    this.isSettled = false;
    await tick();
    if (this.position !== position) return 0; // somebody skipped it
    const errands = this.client.errands(this.view ?? {}, position.events);
    const errandTime = errands.length > 0 ? ERRAND_TIME : 0;
    const time = this.flights?.depart(longest - errandTime) ?? 0; // a curtain may have come down meanwhile
    if (longest <= errandTime) return 0;
    errands.forEach(({ symbol, from, to }, index) => this.flights?.send(symbol, from, to, time + index * 60));
    return isCalm() ? 0 : time + errandTime;
  }

  /** The table as it is in a position, all at once. */
  #enter({ position, isFirst, isRepeat, pieces }: Queued): void {
    const before = isFirst || !this.position ? new Map<string, Piece>() : this.pieces;
    this.position = position;
    this.pieces = pieces ?? this.client.follow(before, this.view ?? {}, isFirst ? [] : position.events);
    if (!isRepeat) this.#record(position, isFirst);
  }

  /** Let people choose in the position that is shown, if it is the newest. */
  #open(): void {
    this.isBehind = this.#queue.length > 0;
    this.#lowerCurtain();
    this.#offer();
  }

  /** What is on its way arrives after so many milliseconds. */
  #settle(milliseconds: number): void {
    window.clearTimeout(this.#settleTimer);
    this.isSettled = milliseconds <= 0;
    if (!this.isSettled) this.#settleTimer = window.setTimeout(() => (this.isSettled = true), milliseconds);
  }

  /** Moves can be made only in the newest position. */
  #offer(): void {
    const isShut = this.isBehind || this.isCurtainDown || this.isPassing;
    this.board.offer(isShut ? [] : (this.position?.seats[this.seat]?.moves ?? []));
    window.clearTimeout(this.#passTimer);
    if (this.isPassing) this.#passTimer = window.setTimeout(() => void this.#pass(), passDelay(this.#isAmongBots()));
  }

  /** The seat of this device for which the table lets a window go by, or -1. */
  #passer(): number {
    const { position } = this;
    return position?.waiting.find((seat) => this.#letsPass(position.seats[seat], seat)) ?? -1;
  }

  #letsPass(place: SeatPosition | undefined, seat: number): boolean {
    if (!place?.window) return false;
    return passesFor(this.wishesOf(seat), place.window, place.moves.length);
  }

  #isAmongBots(): boolean {
    const others = this.position?.table.seats.filter(({ seat }) => !this.yours.includes(seat)) ?? [];
    return others.every(({ kind }) => kind === "bot");
  }

  async #pass(): Promise<void> {
    const seat = this.#passer();
    const move = this.position?.seats[seat]?.passing ?? null;
    if (move === null) return;
    await this.#ask(() => this.#socket.request({ type: "play", seat, move, sequence: this.#socket.sequence }));
  }

  offerAgain(): void {
    this.#offer();
  }

  /** Keep the log, without moves that have been taken back. */
  #record(position: Position, isFirst: boolean): void {
    if (isFirst) this.events = position.events;
    else this.events = [...this.events.filter(({ move }) => move < position.events_since), ...position.events];
    if (isFirst) this.#recent = [];
    this.#recent.push({ position, pieces: this.pieces });
    this.recentCount = this.#recent.length;
  }

  /** Seats that have secrets and share a device do not see each other's side. */
  #lowerCurtain(): void {
    if (this.seat === this.lastSeat) return;
    if (this.game.has_secrets && this.yours.length > 1 && this.position?.outcome === null) this.isCurtainDown = true;
    else this.lastSeat = this.seat;
  }

  #sound(events: readonly EventInfo[]): void {
    const sound = events.map((event) => this.client.soundOf(event)).find((found) => found !== null);
    if (this.position?.outcome) playSound("end");
    else if (sound) playSound(sound);
    else if (this.board.moves.length > 0) playSound("turn");
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

  #seatToShow(): number {
    const { position } = this;
    if (!position || position.table.yours.length === 0) return -1;
    const yours = position.table.yours;
    const isAsked = (seat: number) => position.waiting.includes(seat) && !this.#letsPass(position.seats[seat], seat);
    const waiting = yours.filter(isAsked); // nobody is shown whose turn passes by itself
    if (waiting.includes(this.lastSeat)) return this.lastSeat;
    return waiting[0] ?? (yours.includes(this.lastSeat) ? this.lastSeat : yours[0]!);
  }

  #viewOf(seat: number): View | null {
    return this.position?.seats[seat]?.view ?? this.position?.onlooker ?? null;
  }

  nameOf(seat: number): string {
    return this.people[seat]?.name ?? say("replay-chance");
  }
}
