// The bots' worker, as the worker that hosts tables sees it: one that dies is started anew.
import type { FromBots, Mate, ToBots } from "./talk";

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

export class Bots {
  #worker: Mate<ToBots, FromBots> | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(
    private readonly start: () => Mate<ToBots, FromBots>,
    private readonly onmissing: () => void,
  ) {}

  /** Get it going before anybody asks. */
  begin(): Mate<ToBots, FromBots> {
    if (this.#worker) return this.#worker;
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#hear(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(worker, event.message);
    };
    this.#worker = worker;
    return worker;
  }

  /** Rejects if the question could not be answered, or the worker died over it. */
  ask(text: string): Promise<string> {
    const worker = this.begin();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, text });
    });
  }

  #hear(worker: Mate<ToBots, FromBots>, message: FromBots): void {
    if (message.type === "failed") {
      this.#end(worker, message.reason);
      return;
    }
    if (message.type === "missing") {
      this.onmissing();
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.text);
    else waiting?.reject(new Error(message.reason));
  }

  #end(worker: Mate<ToBots, FromBots>, reason: string): void {
    if (worker !== this.#worker) return;
    this.#worker = null; // the next question starts another
    worker.terminate();
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(reason));
    this.#waiting.clear();
  }
}
