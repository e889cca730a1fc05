// What each kind of host shows in a way of its own.
import type { Component } from "svelte";
import type { TimeRoom } from "./timing";

/** A page that is loaded when somebody comes to it. */
export type Room<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

export interface Parts {
  /** Above every page. */
  Above: Component;
  /** The first page. */
  Lobby: Component;
  /** The page of a person, and the table of the best in a game. */
  Person: Room<{ person: string }> | null;
  Best: Room<{ game: string }> | null;
  /** In the head of every page: who one is, where there are others to be told from. */
  Me: Component<{ isSmall?: boolean }> | null;
  /** Beside it: the next table where it is one's turn. */
  Next: Component | null;
  /** Somebody wants to be called otherwise. */
  rename: ((name: string) => Promise<void>) | null;
  You: Room | null;
  /** Clocks and people at a table. */
  time: (() => Promise<TimeRoom>) | null;
  SignIn: Room | null;
  /** In the form for a new table: what matters among people, and what others will see. */
  Terms: (() => Promise<typeof import("../seeks/form")>) | null;
  Moderation: Room | null;
  StopMails: Room<{ token: string }> | null;
}
