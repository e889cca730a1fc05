// A table at home as the page knows it: the host says what can be put where, what cannot be, and what would be best.
import type { GameClient, Person, TableProps } from "../games/contract";
import { Board } from "../kit/board.svelte";
import type { Pieces } from "../kit/identity";
import { api } from "../lib/api";
import { Refusal } from "../lib/host";
import type { Sentence } from "../lib/language";
import { say } from "../lib/say";
import { interrupted } from "../lib/socket";
import type { Telling } from "../lib/telling.svelte";
import type { GameInfo, HomeAdvice, HomeScene, HomeWish, SentenceInfo } from "../messages";
import type { MoveInfo, Problem } from "../told";
import { keepTable, keptTable } from "./kept";

export const TRAY = "tray:"; // how the targets of pieces begin
const MOST_STEPS = 200; // that can be undone

/** What touching the board means: laying the table, making a move at it, or only looking. */
export type Mode = "lay" | "play" | "score";

/** Every way to put a piece of the tray somewhere, as if these were moves: the board lights the places. */
export function layings(scene: Pick<HomeScene, "pieces">): MoveInfo[] {
  const ways = scene.pieces.flatMap(({ piece, places }) => places.map((place) => [TRAY + piece, place] as const));
  return ways.map((targets, number) => ({ number, text: targets.join(" "), words: "", targets }));
}

export class HomeModel {
  scene = $state.raw<HomeScene | null>(null);
  advice = $state.raw<HomeAdvice | null>(null);
  error = $state.raw<unknown>(null); // nothing can be shown
  problem = $state.raw<Problem | null>(null); // what was wanted cannot be
  isBusy = $state(false);
  isThinking = $state(false);
  mode = $state<Mode>("lay");
  side = $state(0); // whose side of the table is shown
  names = $state.raw<string[]>([]);
  readonly board: Board;

  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  #pieces = $state.raw<Pieces>(new Map());
  #brush: string | null = null; // the piece that was put last

  readonly seats = $derived(this.scene?.views.length ?? 0);
  readonly seat = $derived(Math.min(this.side, Math.max(this.seats - 1, 0)));
  readonly people = $derived<Person[]>(
    Array.from({ length: this.seats }, (_, seat) => ({
      seat,
      name: this.nameOf(seat),
      about: "",
      isYours: false,
      isWaitedFor: this.scene?.actor === seat,
      isThinking: false,
    })),
  );
  readonly props = $derived.by<TableProps | null>(() => {
    const view = this.scene?.views[this.seat];
    if (!view) return null;
    const isYours = this.mode !== "score"; // else nobody touches anything
    return { view, seat: this.seat, isYours, people: this.people, board: this.board, pieces: this.#pieces };
  });
  readonly moves = $derived.by<MoveInfo[]>(() => {
    const { scene } = this;
    return scene ? scene.moves.map((row) => this.telling.move(row, scene.actor)) : [];
  });
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  constructor(
    readonly game: GameInfo,
    readonly client: GameClient,
    readonly telling: Telling,
  ) {
    const { confirms, preselects } = client.manners;
    this.board = new Board(
      { play: (move) => void this.#touched(move), why: () => Promise.resolve(null) },
      {
        confirms: (move) => this.mode === "play" && (confirms?.(move) ?? false),
        preselects: (moves) => (this.mode === "play" ? (preselects?.(moves) ?? []) : this.#held(moves)),
      },
    );
    telling.nameOf = (seat) => this.nameOf(seat);
  }

  nameOf(seat: number): string {
    return this.names[seat] || say("home-player", { number: seat + 1 });
  }

  say(sentence: SentenceInfo): string {
    return this.telling.say(sentence as Sentence);
  }

  /** The table that was left here, if it can still be read; else a fresh one. */
  async open(): Promise<void> {
    const kept = keptTable(this.game.name);
    this.names = kept?.names ?? [];
    try {
      this.#show(await this.#asked(kept ? { picture: kept.picture } : {}));
    } catch (error) {
      if (kept && error instanceof Refusal) await this.begin({});
      else this.error = error;
    }
  }

  begin(begin: Partial<NonNullable<HomeWish["begin"]>>): Promise<boolean> {
    const seats = Math.min(...this.game.seats.filter((count) => count > 1), Math.max(...this.game.seats));
    return this.change({ begin: { seats, ...begin } }, "begins");
  }

  read(picture: string): Promise<boolean> {
    return this.change({ picture }, "reads");
  }

  /** Something on the table becomes another; whether it could. */
  async change(wish: HomeWish, way: "changes" | "begins" | "reads" = "changes"): Promise<boolean> {
    if (this.isBusy) return false;
    const before = this.scene?.picture;
    this.problem = null;
    this.isBusy = true;
    try {
      const scene = await this.#asked(way === "changes" ? { ...wish, picture: before ?? null } : wish);
      if (before !== undefined && scene.picture !== before) {
        this.#past = [...this.#past, before].slice(-MOST_STEPS);
        this.#future = [];
      }
      this.#show(scene);
      return true;
    } catch (error) {
      this.problem = this.telling.problem(error instanceof Refusal ? error.problem : interrupted());
      this.offer();
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  undo(): Promise<void> {
    return this.#travel(this.#past, (left, here) => ([this.#past, this.#future] = [left, [...this.#future, here]]));
  }

  redo(): Promise<void> {
    return this.#travel(this.#future, (left, here) => ([this.#future, this.#past] = [left, [...this.#past, here]]));
  }

  call(names: string[]): void {
    this.names = names;
    if (this.scene) keepTable(this.game.name, { picture: this.scene.picture, names });
  }

  turnTo(mode: Mode): void {
    this.mode = mode;
    this.problem = null;
    this.#turnToActor();
    this.offer();
  }

  /** What would the expert do? */
  async askExpert(): Promise<void> {
    const { scene } = this;
    if (!scene || this.isThinking) return;
    this.isThinking = true;
    this.problem = null;
    try {
      const advice = await api.homeAdvice(this.game.name, { picture: scene.picture });
      if (scene !== this.scene) return; // nobody wants to know any more
      this.advice = advice;
      this.board.hint = this.moves.find(({ number }) => number === advice.move[0]) ?? null;
    } catch (error) {
      this.problem = this.telling.problem(error instanceof Refusal ? error.problem : interrupted());
    } finally {
      this.isThinking = false;
    }
  }

  /** Offer what can be touched now. */
  offer(): void {
    const { scene, board } = this;
    if (!scene) return;
    board.forget();
    board.offer(this.mode === "lay" ? layings(scene) : this.mode === "play" ? this.moves : []);
    board.faulty = new Set(scene.faults.filter(({ is_missing }) => !is_missing).flatMap(({ targets }) => targets));
  }

  /** Moves are made on the side of whoever makes them. */
  #turnToActor(): void {
    if (this.mode === "play" && this.scene && this.scene.actor >= 0) this.side = this.scene.actor;
  }

  #held(moves: readonly MoveInfo[]): string[] {
    const brush = this.#brush;
    return brush !== null && moves.some(({ targets }) => targets[0] === brush) ? [brush] : [];
  }

  async #touched(move: MoveInfo): Promise<void> {
    if (this.mode === "play") {
      await this.change({ move: move.number });
      return;
    }
    const [piece, place] = move.targets as [string, string];
    this.#brush = piece;
    await this.change({ put: { piece: piece.slice(TRAY.length), place } });
    if (this.problem) this.board.refusal = { target: place, problem: this.problem };
  }

  async #travel(from: string[], done: (left: string[], here: string) => void): Promise<void> {
    const [picture, here] = [from.at(-1), this.scene?.picture];
    if (picture === undefined || here === undefined || this.isBusy) return;
    this.isBusy = true;
    try {
      const scene = await this.#asked({ picture });
      done(from.slice(0, -1), here);
      this.#show(scene);
    } catch (error) {
      this.problem = this.telling.problem(error instanceof Refusal ? error.problem : interrupted());
    } finally {
      this.isBusy = false;
    }
  }

  #asked(wish: HomeWish): Promise<HomeScene> {
    return api.home(this.game.name, wish);
  }

  #show(scene: HomeScene): void {
    this.scene = scene;
    this.advice = null;
    this.#pieces = this.client.follow(this.#pieces, scene.views[0]!, []);
    keepTable(this.game.name, { picture: scene.picture, names: this.names });
    this.#turnToActor();
    this.offer();
  }
}
