// One identity per seat: the marks in the chrome are those on the board, where a game has such.
import { getContext, setContext } from "svelte";
import type { GameClient, SeatLook, View } from "../games/contract";

type LookOf = (seat: number) => SeatLook;

const KEY = Symbol("seat looks");

/** The chrome's own look of a seat, for games whose pieces have no colours, and outside of tables. */
function plainLook(seat: number): SeatLook {
  return { colour: `var(--seat-${seat % 6})`, symbol: null };
}

/** Everything below this component shows seats as the game does. */
export function provideSeatLooks(
  table: () => { client: Pick<GameClient, "seatLook">; view: View | null } | null,
): void {
  const lookOf: LookOf = (seat) => {
    const now = table();
    return (now?.view && now.client.seatLook?.(now.view, seat)) || plainLook(seat);
  };
  setContext(KEY, lookOf);
}

export function seatLooks(): LookOf {
  return getContext<LookOf | undefined>(KEY) ?? plainLook;
}
