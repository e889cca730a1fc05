// Trying again: a real table that goes on from a moment of a match, with the same bots.
import { api } from "../lib/api";
import { navigate } from "../lib/router.svelte";
import { usualLevel } from "../lib/tables";
import type { GameInfo, SeatInfo, SeatWish } from "../messages";

/** Who sits where again: those who sat here, and bots; in place of other people the usual one. */
export function sameSeats(game: GameInfo, seats: readonly SeatInfo[], yours: readonly number[]): SeatWish[] {
  return seats.map(({ seat, kind, name, is_named, level }): SeatWish => {
    if (yours.includes(seat)) return { kind: "here", name };
    if (kind !== "bot") return { kind: "bot", level: usualLevel(game) };
    return { kind: "bot", level: level ?? usualLevel(game), ...(is_named ? { name } : {}) };
  });
}

/** Open the table and go there. */
export async function tryAgain(game: string, seats: SeatWish[], link: string, number: number): Promise<void> {
  const { table } = await api.newTable({ game, seats, start: { link, number } });
  navigate(`/table/${table}`);
}
