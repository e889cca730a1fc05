// What has happened to people between two positions, for the log: the host tells how things are, not how they came so.
import type { SeatInfo } from "../messages";
import type { EventInfo, Position } from "../told";
import { awaySince } from "./clocks";

export type Happening =
  | "away"
  | "back"
  | "handed_over"
  | "took_over"
  | "flag"
  | "forfeit"
  | "resigned"
  | "paused"
  | "resumed"
  | "wants_pause"
  | "wants_end"
  | "declined"
  | "resting"
  | "returned";

/** A line of the log about somebody. */
export interface Note {
  what: Happening;
  seat: number; // -1 is the whole table
  move: number; // how many moves had been made
}

const TABLE = -1;

/** What is different from one position to the next. */
export function happened(before: Position, after: Position): Note[] {
  const move = after.table.moves_made;
  const of = (seat: number) => (what: Happening) => ({ what, seat, move });
  const single = after.table.seats.flatMap((info, seat) =>
    [gone(before.table.seats[seat], info), presence(before, after, seat), vacation(before, after, seat)]
      .filter((what) => what !== null)
      .map(of(seat)),
  );
  const { wishes, isDeclined } = wanted(before, after);
  const pause = Boolean(after.time?.is_paused);
  const paused: Happening[] = pause === Boolean(before.time?.is_paused) ? [] : [pause ? "paused" : "resumed"];
  const table = [...paused, ...(isDeclined ? (["declined"] as const) : [])];
  return [...single, ...wishes.map(({ what, seat }) => of(seat)(what)), ...table.map(of(TABLE))];
}

/** What already is so when somebody comes to a table: why bots play on, and who is away. */
export function soFar(position: Position): Note[] {
  const move = position.table.moves_made;
  return position.table.seats.flatMap((info, seat): Note[] => {
    const what = info.gone || (awaySince(position.time, seat) === null ? null : "away");
    const rests: Note[] = position.time?.resting.includes(seat) ? [{ what: "resting", seat, move }] : [];
    return what ? [{ what, seat, move }, ...rests] : rests;
  });
}

function gone(before: SeatInfo | undefined, after: SeatInfo): Happening | null {
  if ((before?.gone ?? "") === (after.gone ?? "")) return null;
  return after.gone || "took_over";
}

function vacation(before: Position, after: Position, seat: number): Happening | null {
  const [was, is] = [before, after].map(({ time }) => Boolean(time?.resting.includes(seat)));
  if (was === is || after.table.status !== "playing") return null;
  return is ? "resting" : "returned";
}

function presence(before: Position, after: Position, seat: number): Happening | null {
  const [was, is] = [before, after].map(({ time }) => awaySince(time, seat) !== null);
  if (was === is || after.table.status !== "playing") return null;
  return is ? "away" : "back";
}

function wanted(before: Position, after: Position): { wishes: Omit<Note, "move">[]; isDeclined: boolean } {
  const newIn = (was: readonly number[] = [], is: readonly number[] = []) => is.filter((seat) => !was.includes(seat));
  const wishes: Omit<Note, "move">[] = [
    ...newIn(before.time?.pausing, after.time?.pausing).map((seat) => ({ what: "wants_pause" as const, seat })),
    ...newIn(before.time?.ending, after.time?.ending).map((seat) => ({ what: "wants_end" as const, seat })),
  ];
  const asked = ({ time }: Position) => (time?.pausing.length ?? 0) + (time?.ending.length ?? 0);
  const isSettled = after.table.status !== "playing" || Boolean(after.time?.is_paused);
  const hasMoved = after.table.moves_made !== before.table.moves_made; // whoever plays on wants it no longer
  return { wishes, isDeclined: asked(before) > 0 && asked(after) === 0 && !isSettled && !hasMoved };
}

/** The log with these lines where they belong; what is told of people is no event of the match. */
export function withNotes(
  events: readonly EventInfo[],
  notes: readonly Note[],
  words: (note: Note) => string,
): readonly EventInfo[] {
  if (notes.length === 0) return events;
  const lines = [...events];
  for (const note of notes) {
    const next = lines.findIndex(({ move, name }) => name !== "" && move >= note.move);
    const line = { move: note.move, name: "", rule: "", seat: note.seat, details: {}, text: words(note) };
    lines.splice(next < 0 ? lines.length : next, 0, line);
  }
  return lines;
}
