// The line to the lobby: one for this page, whatever it shows, with a way back after every interruption.
import { host } from "$place/host";
import type { FromLobby, FromLobbyPage, PairingInfo, Problem } from "../messages";
import { api } from "../lib/api";
import { Refusal, type Channel, type Host } from "../lib/host";
import { interrupted } from "../lib/socket";
import { after, NOTHING, type LobbyState } from "./state";

type WithoutRequest<Message> = Message extends unknown ? Omit<Message, "request"> : never;
export type LobbyWish = WithoutRequest<FromLobbyPage>;
type Heard<Type extends FromLobby["type"]> = Extract<FromLobby, { type: Type }>;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 16_000;
const SESSION_ENDED = 4401; // come back as whoever you are now

interface Waiting {
  resolve(): void;
  reject(refusal: Refusal): void;
}

/** One's own waiting for a table, and since when, by the clock of this page. */
export type Pairing = PairingInfo & { since: number };

export class LobbySocket {
  state = $state.raw<LobbyState>(NOTHING);
  pairing = $state.raw<Pairing | null>(null);
  isOpen = $state(false);
  failures = $state(0); // in a row
  retryAt = $state(0); // by this page's clock, while it is not connected
  #channel: Channel | null = null;
  #attempt = 0; // what is heard from earlier ones is old
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextRequest = 1;
  #waiting = new Map<number, Waiting>();
  #look: LobbyWish | null = null;
  #listeners = new Map<string, Set<(message: never) => void>>();
  #whenKnown: (() => void)[] = [];

  constructor(private readonly open: NonNullable<Host["lobby"]>) {}

  connect(): void {
    clearTimeout(this.#timer);
    const attempt = ++this.#attempt;
    this.#channel = this.open({
      opened: () => {
        this.isOpen = true;
        if (this.#look) this.#send(this.#look);
      },
      said: (text) => {
        if (attempt !== this.#attempt) return;
        for (const line of text.split("\n")) this.#receive(JSON.parse(line) as FromLobby);
      },
      closed: (code) => this.#lost(attempt, code),
    });
  }

  close(): void {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.isOpen = false;
    this.#channel?.close();
  }

  /** What this page shows: only that is told move by move. */
  look(tables: readonly string[], hasLists: boolean): void {
    this.#look = { type: "look", tables: [...tables], has_lists: hasLists };
    if (this.isOpen) this.#send(this.#look);
  }

  /** Resolves when it is done; rejects with a Refusal. */
  request(wish: LobbyWish): Promise<void> {
    if (!this.isOpen) return Promise.reject(new Refusal(interrupted()));
    return new Promise((resolve, reject) => {
      const request = this.#send(wish);
      this.#waiting.set(request, { resolve, reject });
    });
  }

  /** Be somebody: who has done nothing here yet becomes a guest, and calls again as such. */
  async comeIn(): Promise<void> {
    if (this.state.person !== null) return;
    await api.comeIn();
    const isKnown = new Promise<void>((resolve) => this.#whenKnown.push(resolve));
    this.close();
    this.connect();
    await isKnown;
  }

  /** Somebody unknown may have become a guest by what they did: then the host knows them when they call again. */
  callAgain(): void {
    if (!this.state.isKnown || this.state.person !== null) return;
    this.close();
    this.connect();
  }

  /** Let a room hear messages of a kind; what is returned ends that. */
  on<Type extends FromLobby["type"]>(type: Type, hear: (message: Heard<Type>) => void): () => void {
    const hearers = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, hearers.add(hear as (message: never) => void));
    return () => hearers.delete(hear as (message: never) => void);
  }

  #send(wish: LobbyWish): number {
    const request = this.#nextRequest++;
    this.#channel?.send(JSON.stringify({ ...wish, request }));
    return request;
  }

  #receive(message: FromLobby): void {
    this.state = after(this.state, message);
    if (message.type === "first") {
      this.failures = 0;
      if (!message.person || this.pairing?.table) this.pairing = null;
      for (const known of this.#whenKnown.splice(0)) known();
    } else if (message.type === "pairing") {
      const isOver = message.offer === null && message.table === null;
      this.pairing = isOver ? null : { ...message, since: Date.now() - message.waited * 1000 };
    } else if (message.type === "done") {
      this.#answered(message.request)?.resolve();
    } else if (message.type === "refused" && message.request !== null) {
      this.#answered(message.request)?.reject(new Refusal(message.problem));
    }
    for (const hear of this.#listeners.get(message.type) ?? []) hear(message as never);
  }

  #answered(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    return waiting;
  }

  #lost(attempt: number, code: number): void {
    if (attempt !== this.#attempt) return;
    this.isOpen = false;
    const problem: Problem = interrupted();
    for (const waiting of this.#waiting.values()) waiting.reject(new Refusal(problem));
    this.#waiting.clear();
    const wait = code === SESSION_ENDED ? 0 : Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.failures);
    this.failures += 1;
    const spread = wait * (0.75 + Math.random() / 2); // or all would come back at once
    this.retryAt = Date.now() + spread;
    this.#timer = setTimeout(() => this.connect(), spread);
  }
}

/** The line of this page; a tab without a server has none. */
export const lobbyLine: LobbySocket | null = host.lobby ? new LobbySocket(host.lobby) : null;
