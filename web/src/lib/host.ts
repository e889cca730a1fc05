// Who answers the client: a server, or Python in this tab. `$place` is one of them, chosen when the client is built.
import type { Problem } from "../messages";
import type { Addresses } from "./addresses";

/** An answer that is not what was asked for. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

export interface Answer {
  status: number;
  text: string;
}

/** What is heard from a table or the lobby. */
export interface Line {
  opened(): void;
  said(text: string): void;
  closed(code: number): void;
}

/** The way there. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

export interface Host {
  /** Whether other people can come to a table here. */
  readonly hasOthers: boolean;
  readonly addresses: Addresses;
  /** Get ready to answer: when the page opens, and when somebody tries again. */
  begin(): void;
  /** Nobody answers; or somebody does, but not in a way that could be understood. */
  unreachable(): Problem;
  /** Rejects with a Refusal if nobody answers. */
  ask(method: "GET" | "POST", path: string, body?: string): Promise<Answer>;
  open(table: string, line: Line): Channel;
  /** The way to the lobby; null where there is nobody else. */
  readonly lobby: ((line: Line) => Channel) | null;
}
