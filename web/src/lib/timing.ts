// Time and people at a table, where there are others: its page provides them, and whatever shows a seat may show a clock.
import { getContext, setContext } from "svelte";
import type * as room from "../time/room";

export type TimeRoom = typeof room;

/** The room that knows of time, once it is loaded, and what it knows of this table. */
export interface Timing {
  room: TimeRoom;
  time: room.TableTime;
}
type FindTiming = () => Timing | null;

const KEY = Symbol("timing");

export function provideTiming(find: FindTiming): void {
  setContext(KEY, find);
}

/** What is known of time here; null outside of tables, and where nobody plays with others. */
export function timingHere(): FindTiming {
  return getContext<FindTiming | undefined>(KEY) ?? (() => null);
}
