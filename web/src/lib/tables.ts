// Opening tables with sensible defaults.
import type { GameInfo, NewTable, SeatWish } from "../messages";
import { api } from "./api";
import { navigate } from "./router.svelte";
import { settings } from "./settings.svelte";
import { words } from "./texts";

export type Occasion = "now" | "device" | "invite" | "watch";

function ownName(): string {
  return settings.name.trim() || words().lobby.guest;
}

function usualSeats(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats.find((count) => count >= 2) ?? game.seats[0]!);
}

/** The strongest bot this game has. */
export function usualLevel(game: GameInfo): string {
  return game.bots.at(-1) ?? "random";
}

/** Who sits where, for each way to begin. */
export function seatWishes(game: GameInfo, occasion: Occasion, count?: number): SeatWish[] {
  const pair = game.seats.includes(2) ? 2 : usualSeats(game);
  const total = count ?? (occasion === "device" || occasion === "invite" ? pair : usualSeats(game));
  return Array.from({ length: total }, (_, seat): SeatWish => {
    if (occasion === "device") return { kind: "here", name: words().newTable.player(seat + 1) };
    if (seat === 0 && occasion !== "watch") return { kind: "here", name: ownName() };
    if (occasion === "invite") return { kind: "open" };
    return { kind: "bot", level: usualLevel(game) };
  });
}

/** Open a table and go there. */
export async function openTable(wish: NewTable): Promise<void> {
  const table = await api.newTable(wish);
  navigate(`/table/${table.table}`);
}
