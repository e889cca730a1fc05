// The side of the worker that hosts tables: what the page says goes to Python once it is there, and back.
import { isBeyondHelp, reasonOf, type FromTables, type ToTables } from "./talk";

const FAILED = 1011; // a socket's code for an error at the other end

/** oceanarium.tab.host.Host, as JavaScript sees it. */
export interface PythonHost {
  ask(method: string, path: string, body: string | undefined): Promise<{ toJs(): [number, string]; destroy(): void }>;
  open(table: string, said: (text: string) => void, closed: (code: number) => void): PythonConnection;
  changed_elsewhere(table: string): void;
}

interface PythonConnection {
  take(text: string): void;
  close(): void;
  destroy(): void;
}

export class Hosting {
  #connections = new Map<number, PythonConnection>();

  constructor(
    private readonly host: Promise<PythonHost>,
    private readonly say: (message: FromTables) => void,
  ) {}

  /** What is said before Python is there waits for it, in its order. */
  async hear(message: ToTables): Promise<void> {
    try {
      await this.#do(await this.host, message);
    } catch (error) {
      if (isBeyondHelp(error)) this.say({ type: "failed", reason: reasonOf(error) });
      else if (message.type === "ask") this.say({ type: "answer", id: message.id, status: 500, text: reasonOf(error) });
      else this.say({ type: "closed", id: message.id, code: FAILED });
    }
  }

  async #do(host: PythonHost, message: ToTables): Promise<void> {
    const { id } = message;
    switch (message.type) {
      case "ask": {
        const pair = await host.ask(message.method, message.path, message.body);
        const [status, text] = pair.toJs();
        pair.destroy();
        this.say({ type: "answer", id, status, text });
        break;
      }
      case "open":
        this.say({ type: "opened", id });
        this.#connections.set(id, this.#opened(host, id, message.table));
        break;
      case "send":
        this.#connections.get(id)?.take(message.text);
        break;
      case "close": {
        const connection = this.#connections.get(id);
        this.#connections.delete(id);
        connection?.close();
        connection?.destroy();
      }
    }
  }

  #opened(host: PythonHost, id: number, table: string): PythonConnection {
    const said = (text: string) => this.say({ type: "said", id, text });
    const closed = (code: number) => this.say({ type: "closed", id, code });
    return host.open(table, said, closed);
  }
}
