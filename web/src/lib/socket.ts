// A table's socket: requests with answers, positions in order, and a way back after every interruption.
import type {
  Asides,
  Chances,
  Done,
  FromBrowser,
  FromServer,
  Hint,
  Position,
  Problem,
  Said,
  Watchers,
} from "../messages";
import { host } from "$place/host";
import { completed } from "./changes";
import type { Channel, Host } from "./host";
import { say } from "./say";

type WithoutRequest<Message> = Message extends unknown ? Omit<Message, "request"> : never;
/** What a browser says to its table; the socket numbers it. */
export type Message = WithoutRequest<FromBrowser>;

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** `isFirst`: it tells everything so far, as after every reconnection. */
  position(position: Position, isFirst: boolean): void;
  said(said: Said): void;
  /** What those know who watch. */
  watched(message: Watchers | Chances | Asides): void;
  connection(state: Connection): void;
  /** A refusal that answers no request of ours. */
  refused(problem: Problem): void;
}

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
const NO_SUCH_TABLE = 4404;

export function interrupted(): Problem {
  return { code: "interrupted", sentence: say("table-interrupted"), rule: null, said: null };
}

interface Waiting {
  resolve(answer: Done | Hint): void;
  reject(problem: Problem): void;
}

export class TableSocket {
  sequence = -1;
  #channel: Channel | null = null;
  #attempt = 0; // what is heard from earlier ones is old
  #isOpen = false;
  #isFirst = true;
  #last: Position | null = null; // views are told by what changed since then
  #isClosed = false;
  #failures = 0;
  #timer = 0;
  #nextRequest = 1;
  #waiting = new Map<number, Waiting>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly open: Host["open"] = host.open,
  ) {}

  connect(): void {
    window.clearTimeout(this.#timer);
    this.listener.connection("connecting");
    this.#isFirst = true;
    this.#last = null;
    const attempt = ++this.#attempt;
    this.#channel = this.open(this.table, {
      opened: () => {
        this.#isOpen = true;
        this.listener.connection("open");
      },
      said: (text) => {
        for (const line of text.split("\n")) this.#receive(JSON.parse(line) as FromServer);
      },
      closed: (code) => this.#lost(attempt, code),
    });
  }

  /** Resolves when it is done and on disk; rejects with a Problem. */
  request(message: Message): Promise<Done | Hint> {
    const channel = this.#channel;
    if (!channel || !this.#isOpen) return Promise.reject(interrupted());
    const request = this.#nextRequest++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request, { resolve, reject });
      channel.send(JSON.stringify({ ...message, request }));
    });
  }

  close(): void {
    this.#isClosed = true;
    window.clearTimeout(this.#timer);
    this.#channel?.close();
    this.listener.connection("closed");
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "position":
        this.#last = completed(message, this.#last);
        if (!this.#isFirst && message.sequence <= this.sequence) return; // a straggler tells nothing new
        this.sequence = message.sequence;
        this.#failures = 0;
        this.listener.position(this.#last, this.#isFirst);
        this.#isFirst = false;
        break;
      case "said":
        this.listener.said(message);
        break;
      case "watchers":
      case "chances":
      case "asides":
        this.listener.watched(message);
        break;
      case "ping": // the host measures how long the line takes
        this.#channel?.send(JSON.stringify({ type: "pong", request: message.number }));
        break;
      case "refused":
        if (message.request === null) this.listener.refused(message.problem);
        else this.#answer(message.request)?.reject(message.problem);
        break;
      default:
        this.#answer(message.request)?.resolve(message);
    }
  }

  #answer(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    return waiting;
  }

  #lost(attempt: number, code: number): void {
    if (attempt !== this.#attempt) return;
    this.#isOpen = false;
    for (const waiting of this.#waiting.values()) waiting.reject(interrupted());
    this.#waiting.clear();
    if (this.#isClosed) return;
    if (code === NO_SUCH_TABLE) {
      this.listener.connection("closed");
      return;
    }
    this.listener.connection("lost");
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}
