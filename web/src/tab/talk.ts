// What the page and the worker that hosts tables say to each other, and that one and the worker in which bots think.

/** From the page. `id` names a request or a connection, each by a number of its own. */
export type ToTables =
  | { type: "ask"; id: number; method: string; path: string; body?: string }
  | { type: "open"; id: number; table: string }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

export type FromTables =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; reason: string } // Python did not start, or is beyond help
  | { type: "missing" } // a game's engine did not come, so its bots play weaker
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "opened"; id: number }
  | { type: "said"; id: number; text: string }
  | { type: "closed"; id: number; code: number };

export interface ToBots {
  id: number;
  text: string;
}

export type FromBots =
  | { type: "answer"; id: number; text: string }
  | { type: "problem"; id: number; reason: string } // the question was one too many for Python, the worker is well
  | { type: "missing" }
  | { type: "failed"; reason: string };

/** As much of a worker as is used here. */
export interface Mate<To, From> {
  postMessage(message: To): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<From>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What thrown things say. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether Python itself has died; an exception it raised is only an answer. */
export function isBeyondHelp(error: unknown): boolean {
  return !(error instanceof Error && error.constructor.name === "PythonError");
}
