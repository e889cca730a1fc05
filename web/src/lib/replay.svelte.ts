// A finished match and the moment of it that is shown.
import { tick } from "svelte";
import { clientOf } from "../games";
import type { GameClient, Person, TableProps, View } from "../games/contract";
import { Board } from "../kit/board.svelte";
import type { PlayedInfo, Replay } from "../told";
import { api } from "./api";
import { navigate, router } from "./router.svelte";
import { rememberedName } from "./people";
import { say } from "./say";
import { Telling } from "./telling.svelte";
import { Travels } from "./travels.svelte";

const BEAT = 900; // milliseconds between moves while it plays
const CHANCE = -2;

export class ReplayModel {
  number = $state(0); // moves made
  view = $state.raw<View | null>(null);
  lastView = $state.raw<View | null>(null); // of the end, when everybody's pieces are known
  /** The table before the last choice, while somebody looks at what could have been chosen then. */
  before = $state.raw<View | null>(null);
  isPlaying = $state(false);
  readonly travels: Travels;
  readonly board = new Board({ play: () => undefined, why: () => Promise.resolve(null) });
  readonly count: number;
  /** Moments worth stopping at: before the first choice, and after each and what chance made of it. */
  readonly stops: number[];
  readonly decisions: number;
  /** How many choices have been made. */
  readonly decision = $derived.by(() =>
    Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= this.number),
    ),
  );
  readonly people = $derived.by<Person[]>(() =>
    Array.from({ length: this.replay.seats }, (_, seat) => ({
      seat,
      name: this.nameOf(seat),
      about: "",
      isYours: false,
      isWaitedFor: this.lastMove?.seat === seat,
      isThinking: false,
    })),
  );
  readonly lastMove = $derived.by<PlayedInfo | null>(() => this.#choiceBefore(this.number));
  readonly props = $derived.by<TableProps | null>(
    () =>
      this.view && {
        view: this.before ?? this.view,
        seat: Math.max(0, this.lastMove?.seat ?? 0),
        isYours: false,
        people: this.people,
        board: this.board,
        pieces: this.travels.pieces,
      },
  );
  #timer = 0;
  #wanted = 0;
  readonly #views = new Map<number, Promise<View>>();

  private constructor(
    readonly replay: Replay,
    readonly client: GameClient,
    readonly telling: Telling,
  ) {
    this.travels = new Travels(client);
    telling.nameOf = (seat) => this.nameOf(seat);
    this.count = replay.moves.length;
    this.stops = stopsOf(replay.moves);
    this.decisions = this.stops.length - 1;
  }

  static async open(link: string, number: number): Promise<ReplayModel> {
    const [replay, games] = await Promise.all([api.replay(link), api.games()]);
    const game = games.find(({ name }) => name === replay.game)!;
    const [client, telling] = await Promise.all([clientOf(replay.game), Telling.of(game)]);
    document.documentElement.dataset.game = replay.game;
    document.title = `${replay.title} – Oceanarium`;
    const model = new ReplayModel(telling.replay(replay), client, telling);
    await model.go(number);
    void model.#viewAt(model.count).then((view) => (model.lastView = view));
    return model;
  }

  close(): void {
    this.pause();
    this.telling.close();
  }

  /** Show the table after so many moves. Of several wishes in a row only the last is carried out. */
  async go(number: number): Promise<void> {
    const goal = Math.max(this.stops[0]!, Math.min(this.count, number)); // it begins with the first decision
    this.#wanted = goal;
    const view = await this.#viewAt(goal);
    if (this.#wanted !== goal) return;
    const events = this.replay.moves.slice(this.number, goal).flatMap((move) => move.events);
    const isStep = goal > this.number && goal - this.number <= 12;
    this.travels.flights?.remember();
    this.number = goal;
    this.before = null;
    this.view = view;
    this.travels.follow(view, isStep ? events : []);
    navigate(`${router.path}#${goal}`, { replace: true });
    await tick();
    if (isStep) this.travels.flights?.depart();
    void this.#viewAt(this.#stopAfter(goal)); // it will likely be next
  }

  /** Show the table as it was before the last choice, or again as it was after. */
  async lookBefore(isBefore: boolean): Promise<void> {
    const { lastMove, view } = this;
    if (!lastMove || !view) return;
    const wanted = isBefore ? await this.#viewAt(lastMove.number) : null;
    if (this.view !== view) return; // somebody has gone on
    this.before = wanted;
    this.travels.begin(wanted ?? view);
  }

  /** Show what became of a move, counted from 0. */
  goAfter(move: number): Promise<void> {
    return this.go(this.#stopAfter(move));
  }

  /** Show the moment nearest to one at which something was chosen. */
  goNear(number: number): Promise<void> {
    const distance = (stop: number) => Math.abs(stop - number);
    return this.go(this.stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best)));
  }

  /** Which choice a move was, counted from 1. */
  decisionOf(move: number): number {
    return this.stops.findIndex((stop) => stop > move);
  }

  next(): Promise<void> {
    return this.go(this.#stopAfter(this.number));
  }

  previous(): Promise<void> {
    return this.go(this.stops.findLast((stop) => stop < this.number) ?? this.stops[0]!);
  }

  play(): void {
    this.isPlaying = true;
    const beat = async () => {
      if (this.number >= this.count) return this.pause();
      await this.next();
      if (this.isPlaying) this.#timer = window.setTimeout(() => void beat(), BEAT);
    };
    void (this.number >= this.count ? this.go(this.stops[0]!).then(beat) : beat());
  }

  pause(): void {
    this.isPlaying = false;
    window.clearTimeout(this.#timer);
  }

  nameOf(seat: number): string {
    return seat === CHANCE ? say("replay-chance") : this.#playerAt(seat);
  }

  #playerAt(seat: number): string {
    const name = this.replay.names?.[seat];
    return name === undefined ? say("replay-seat", { number: seat + 1 }) : rememberedName(name, seat);
  }

  #stopAfter(number: number): number {
    return this.stops.find((stop) => stop > number) ?? this.count;
  }

  #choiceBefore(number: number): PlayedInfo | null {
    return this.replay.moves.slice(0, number).findLast((move) => move.seat >= 0) ?? null;
  }

  #viewAt(number: number): Promise<View> {
    const known = this.#views.get(number);
    if (known) return known;
    const asked = api.replayView(this.replay.link, number).then((answer) => answer.view);
    this.#views.set(number, asked);
    asked.catch(() => this.#views.delete(number));
    return asked;
  }
}

/** After every run of chance's moves; the first is the table ready to begin. */
export function stopsOf(moves: readonly PlayedInfo[]): number[] {
  const stops = moves.flatMap((_, index) => (moves[index + 1]?.seat === CHANCE ? [] : [index + 1]));
  return moves[0]?.seat === CHANCE ? stops : [0, ...stops];
}

/** How many of the first moves somebody chose. */
export function decisionsBefore(moves: readonly Pick<PlayedInfo, "seat">[], number: number): number {
  return moves.slice(0, number).filter(({ seat }) => seat !== CHANCE).length;
}
