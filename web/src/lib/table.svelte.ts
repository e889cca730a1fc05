// A table as this device knows it: whose side is shown, what can be chosen, and what is asked of the host.
// What is shown when is the playback's; in which windows one is asked is the asking's.
import type { GameClient, Person, TableProps, View } from "../games/contract";
import { Board } from "../kit/board.svelte";
import { areSame } from "../kit/selection";
import type * as heard from "../messages";
import type { GameInfo, Said } from "../messages";
import type { Phrase } from "../social/phrases";
import type { Hint, MoveInfo, Position, Problem } from "../told";
import { Asking, type Passing } from "./asking.svelte";
import type { Host } from "./host";
import { peopleAt, toldName } from "./people";
import { Playback } from "./playback.svelte";
import { say } from "./say";
import { TableSocket, type Connection, type Message } from "./socket";
import { play as playSound } from "./sound";
import type { Telling } from "./telling.svelte";
import { Gallery } from "../watching/gallery.svelte";
import { ownName } from "./guest";

/** The newest position, and when it was heard, by this page's own clock: clocks do not wait until it is shown. */
export interface Heard {
  position: Position;
  at: number;
}

export class TableModel {
  newest = $state.raw<Heard | null>(null);
  talk = $state.raw<Said[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  isAskingExpert = $state(false);
  isCurtainDown = $state(false);
  readonly board: Board;
  readonly playback: Playback;
  readonly asking: Asking;
  readonly gallery = new Gallery();

  readonly yours = $derived(this.position?.table.yours ?? []);
  readonly seat = $derived.by(() => this.#seatToShow());
  readonly people = $derived<Person[]>(this.position ? peopleAt(this.position.table, this.position) : []);
  readonly view = $derived<View | null>(this.position?.seats[this.seat]?.view ?? this.position?.onlooker ?? null);
  readonly props = $derived.by<TableProps | null>(
    () =>
      this.view && {
        view: this.view,
        seat: Math.max(this.seat, 0),
        isYours: this.seat >= 0,
        people: this.people,
        board: this.board,
        pieces: this.playback.travels.pieces,
      },
  );
  /** A bot plays for the seat that is shown, because its person left or gave up. */
  readonly isStoodInFor = $derived(Boolean(this.position?.table.seats[this.seat]?.gone));
  readonly prompt = $derived(this.isStoodInFor ? "" : (this.position?.seats[this.seat]?.prompt ?? ""));
  readonly isPassing = $derived.by(
    () => !this.playback.isBehind && this.position !== null && this.asking.passing(this.position) !== null,
  );
  readonly canPlay = $derived.by(() => this.board.moves.length > 0);
  readonly undoSeat = $derived(this.yours.find((seat) => this.position?.seats[seat]?.can_take_back) ?? -1);
  /** What the expert said about the choice that is open. */
  readonly advice = $derived.by(() => (this.board.hint && this.#hint?.move === this.board.hint ? this.#hint : null));

  #hint = $state.raw<Hint | null>(null);
  #lastSeat = $state(-1); // the seat of this device that was shown last
  readonly #socket: TableSocket;

  constructor(
    table: string,
    readonly game: GameInfo,
    readonly client: GameClient,
    private readonly telling: Telling,
    open?: Host["open"], // another way to a table than this host's
    private readonly hasCurtain = true, // between seats of this device; there is none for one person who moves several
  ) {
    this.board = new Board(
      { play: (move) => void this.play(move), why: (targets) => this.why(targets) },
      client.manners,
    );
    this.playback = new Playback(client, {
      view: () => this.view ?? {},
      isOpen: () => this.canPlay,
      opened: () => this.#open(),
    });
    this.asking = new Asking({ rewished: () => this.#offer(), pass: (passing) => void this.#pass(passing) });
    telling.nameOf = (seat) => {
      const table = this.position?.table;
      const info = table?.seats[seat];
      return info ? toldName(info, table!.yours) : `${seat + 1}`;
    };
    this.#socket = new TableSocket(
      table,
      {
        position: (heard, isFirst) => {
          const position = telling.position(heard);
          this.newest = { position, at: performance.now() };
          this.playback.receive(position, isFirst);
        },
        said: (said) => (this.talk = [...this.talk, said]),
        watched: (message) => this.gallery.receive(message),
        connection: (state) => (this.connection = state),
        refused: (problem) => (this.problem = telling.problem(problem)),
      },
      open,
    );
    this.#socket.connect();
  }

  /** The position that is shown. */
  get position(): Position | null {
    return this.playback.position;
  }

  /** Hear everything once more, as of a table that one has just come to. */
  connectAgain(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
    this.playback.close();
    this.asking.stop();
    this.telling.close();
  }

  async play(move: MoveInfo): Promise<void> {
    this.playback.moved();
    playSound("place");
    await this.#play(this.seat, move.number);
  }

  async takeBack(): Promise<void> {
    this.board.forget();
    await this.#ask({ type: "take_back", seat: this.undoSeat });
  }

  async resign(): Promise<void> {
    await this.#ask({ type: "resign", seat: this.seat });
  }

  /** Ask for something that concerns time or people, and needs no more than to be asked. */
  async wish(message: Message): Promise<void> {
    await this.#ask(message);
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: "say", seat: Math.max(this.seat, 0), text });
  }

  /** Say something to those who watch. */
  async sayAside(text: string): Promise<void> {
    await this.#ask({ type: "say_aside", text, name: ownName() });
  }

  async sayPhrase(phrase: Phrase): Promise<void> {
    await this.#ask({ type: "say_phrase", seat: Math.max(this.seat, 0), phrase });
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
        this.board.plan = this.#hint.line.slice(1);
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

  /** Why these things cannot be touched; null if nobody can say. */
  async why(targets: string[]): Promise<Problem | null> {
    if (this.seat < 0 || this.playback.isBehind) return null;
    playSound("refused");
    try {
      await this.#socket.request({ type: "ask_why", seat: this.seat, targets });
      return null;
    } catch (problem) {
      return this.#told(problem);
    }
  }

  /** Whoever is shown next is ready to see their side. */
  raiseCurtain(): void {
    this.isCurtainDown = false;
    this.#lastSeat = this.seat;
    this.#offer();
  }

  nameOf(seat: number): string {
    return this.people[seat]?.name ?? say("replay-chance");
  }

  #play(seat: number, move: number): Promise<void> {
    return this.#ask({ type: "play", seat, move, sequence: this.#socket.sequence });
  }

  async #pass({ seat, move }: Passing): Promise<void> {
    if (!this.playback.isBehind) await this.#play(seat, move); // else something has happened since
  }

  async #ask(message: Message): Promise<void> {
    this.problem = null;
    try {
      await this.#socket.request(message);
    } catch (problem) {
      this.problem = this.#told(problem);
      this.#offer();
    }
  }

  /** Why a request was not carried out. */
  #told(refused: unknown): Problem {
    return this.telling.problem(refused as heard.Problem);
  }

  /** Let people choose in the position that is shown. */
  #open(): void {
    this.#lowerCurtain();
    this.#offer();
  }

  /** Moves can be made only in the newest position. */
  #offer(): void {
    const isShut = this.playback.isBehind || this.isCurtainDown || this.isPassing || this.isStoodInFor;
    this.board.offer(isShut ? [] : (this.position?.seats[this.seat]?.moves ?? []));
    if (this.isPassing && this.position) this.asking.passSoon(this.position);
    else this.asking.stop();
  }

  /** Seats that have secrets and share a device do not see each other's side. */
  #lowerCurtain(): void {
    if (this.seat === this.#lastSeat) return;
    const isSecret = this.hasCurtain && this.game.has_secrets;
    if (isSecret && this.yours.length > 1 && this.position?.outcome === null) this.isCurtainDown = true;
    else this.#lastSeat = this.seat;
  }

  /** A seat of this device that is asked, if possible the one that was shown last; nobody whose turn passes by itself. */
  #seatToShow(): number {
    const { position, yours } = this;
    if (!position || yours.length === 0) return -1;
    const asked = yours.filter((seat) => this.asking.asks(seat, position));
    if (asked.includes(this.#lastSeat)) return this.#lastSeat;
    return asked[0] ?? (yours.includes(this.#lastSeat) ? this.#lastSeat : yours[0]!);
  }
}
