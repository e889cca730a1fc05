// The page's side of the worker that hosts tables.
import type { Answer, Channel, Line } from "../lib/host";
import type { FromTables, Mate, ToTables } from "./talk";

const GONE = 1006; // a socket's code for an end without a goodbye

export interface Listener {
  progress(loaded: number, total: number): void;
  ready(): void;
  /** A game's engine did not come, so its bots play weaker. */
  missing(): void;
  /** It did not start, or ended. Nothing is hosted until it is begun again. */
  failed(reason: string): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Tables {
  #worker: Mate<ToTables, FromTables> | null = null;
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, Line>();
  #next = 1;

  constructor(
    private readonly start: () => Mate<ToTables, FromTables>,
    private readonly listener: Listener,
  ) {}

  begin(): void {
    if (this.#worker) return;
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#hear(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(worker, event.message);
    };
    this.#worker = worker;
  }

  /** For good: this page is about to be loaded anew. Whatever is asked from now on is never answered. */
  stop(): void {
    this.#worker?.terminate();
  }

  /** The answer may take until everything has been loaded. */
  ask(method: string, path: string, body?: string): Promise<Answer> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error("Nobody hosts tables."));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ type: "ask", id, method, path, body });
    });
  }

  open(table: string, line: Line): Channel {
    const id = this.#next++;
    const worker = this.#worker;
    if (worker) {
      this.#lines.set(id, line);
      worker.postMessage({ type: "open", id, table });
    } else queueMicrotask(() => line.closed(GONE));
    return {
      send: (text) => worker?.postMessage({ type: "send", id, text }),
      close: () => {
        this.#lines.delete(id);
        worker?.postMessage({ type: "close", id });
      },
    };
  }

  #hear(worker: Mate<ToTables, FromTables>, message: FromTables): void {
    if (worker !== this.#worker) return;
    switch (message.type) {
      case "progress":
        this.listener.progress(message.loaded, message.total);
        break;
      case "ready":
        this.listener.ready();
        break;
      case "missing":
        this.listener.missing();
        break;
      case "failed":
        this.#end(worker, message.reason);
        break;
      case "answer":
        this.#waiting.get(message.id)?.resolve({ status: message.status, text: message.text });
        this.#waiting.delete(message.id);
        break;
      case "opened":
        this.#lines.get(message.id)?.opened();
        break;
      case "said":
        this.#lines.get(message.id)?.said(message.text);
        break;
      case "closed":
        this.#closed(message.id, message.code);
    }
  }

  #closed(id: number, code: number): void {
    const line = this.#lines.get(id);
    this.#lines.delete(id);
    line?.closed(code);
  }

  #end(worker: Mate<ToTables, FromTables>, reason: string): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    worker.terminate();
    this.listener.failed(reason);
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(reason));
    this.#waiting.clear();
    for (const id of [...this.#lines.keys()]) this.#closed(id, GONE);
  }
}
