// What a game brings to the table: pictures and words for its view. No rules; legality is the server's.
import type { Component } from "svelte";
import type { Board, Manners, Thing } from "../kit/board.svelte";
import type { Pieces } from "../kit/identity";
import type { Sound } from "../lib/sound";
import type { EventInfo } from "../told";

/** A view of whatever game. */
export type View = Readonly<Record<string, unknown>>;

/** Somebody at the table, as the chrome names them. */
export interface Person {
  seat: number;
  name: string;
  about: string; // "bot, greedy", "online"
  isYours: boolean;
  isWaitedFor: boolean;
  isThinking: boolean;
  gone?: string; // why a bot plays on for them, or how they lost
}

/** What every part of a game's table is given. */
export interface TableProps<Shown = View> {
  view: Shown;
  seat: number; // whose side of the table is shown; the first one's to onlookers
  isYours: boolean; // whether that side belongs to this device
  people: readonly Person[];
  board: Board;
  pieces: Pieces;
}

export interface RivalProps<Shown = View> extends TableProps<Shown> {
  rival: number;
  isLarge?: boolean;
}

/** What counts for a seat, in one line. */
export interface Standing {
  score: number | null;
  purse?: { symbol: string; count: number; label: string };
}

export interface Steps {
  names: readonly string[];
  current: number;
}

/** A picture that flies without being a piece, such as a pearl. */
export interface Errand {
  symbol: string;
  from: string;
  to: string;
}

/** How a seat is told apart everywhere: by the colour and the picture that its pieces have on the board. */
export interface SeatLook {
  colour: string; // as CSS has it
  symbol: string | null; // of the game's art, 100 by 100, drawn in that colour as currentColor; null is the chrome's shape
}

/** `Shown` is the game's view: its shape is the host's promise, and made from the game's `shown.py`. */
export interface GameClient<Shown = View> {
  manners: Manners;
  Board: Component<TableProps<Shown>>; // what one chooses on: the middle, the largest thing
  Source?: Component<TableProps<Shown>>; // what one chooses from: left
  Supplies?: Component<TableProps<Shown>>; // what lies beside it: left, below
  Mine?: Component<TableProps<Shown>>; // what one has: below the board
  Rival?: Component<RivalProps<Shown>>; // what another has: right
  Look?: Component<{ thing: Thing; props: TableProps<Shown> }>; // a thing, large, with its effect in words
  Rest?: Component<TableProps<Shown>>; // what stands in the look's place while nothing is looked at: left; on a phone below
  Art?: Component; // symbols for all of the above
  Piece?: Component<{ piece: string; view: Shown }>; // what lies in the tray of a table that is set up by hand
  Mark?: Component; // the game's small emblem
  PartIcon?: Component<{ part: string }>;
  partName(part: string): string;
  totalName(): string;
  lead?(points: number, view: Shown): string | null; // by how much somebody wins; null where that are points
  steps(view: Shown): Steps | null;
  buttons(): readonly { target: string; label: string }[]; // targets that are no place on the board
  seatLook?(view: Shown, seat: number): SeatLook; // where pieces have colours of their own
  standing(view: Shown, seat: number): Standing;
  heading(view: Shown): string; // "Round 6"
  announcement(view: Shown, people: readonly Person[]): string | null; // the end is near
  verdict?(view: Shown): string | null; // how good a match alone was
  games?(view: Shown): readonly { name: string; points: readonly number[] }[]; // of a match of several
  follow(before: Pieces, view: Shown, events: readonly EventInfo[]): Pieces;
  errands(view: Shown, events: readonly EventInfo[]): Errand[];
  soundOf(event: EventInfo): Sound | null;
  isQuiet(event: EventInfo): boolean; // not worth a line of its own in the log
  hold?(view: Shown, events: readonly EventInfo[]): Promise<void> | null; // until people have read what the game tells
  skip?(): void; // end what the game tells by itself, for those who skip to the present
  confirmsItself: boolean; // whether a part above offers the button that confirms
}
