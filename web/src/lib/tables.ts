// Opening tables with sensible defaults.
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../messages";
import { api } from "./api";
import { ownName } from "./guest";
import { navigate } from "./router.svelte";
import { say } from "./say";
import { saveSettings, settings } from "./settings.svelte";

export type Occasion = "now" | "device" | "invite" | "seek" | "watch" | "learn";

/** Three make a lively table; games of decks are duels. */
function usualSeats(game: GameInfo): number {
  return game.seats.includes(3) && !game.has_decks ? 3 : (game.seats.find((count) => count >= 2) ?? game.seats[0]!);
}

/** The bot to begin with: not the weakest, but one that a newcomer can beat. */
export function usualLevel(game: GameInfo): string {
  return game.bots[1] ?? game.bots.at(-1) ?? "random";
}

/** The bot one plays against: as strong as one wished last time. */
export function wishedLevel(game: GameInfo): string {
  return game.bots.includes(settings.botLevel) ? settings.botLevel : usualLevel(game);
}

export function wishLevel(level: string): void {
  settings.botLevel = level;
  saveSettings();
}

/** Who sits where, for each way to begin. */
export function seatWishes(game: GameInfo, occasion: Occasion, count?: number): SeatWish[] {
  const pair = game.seats.includes(2) ? 2 : usualSeats(game);
  const total = count ?? (occasion === "now" || occasion === "watch" ? usualSeats(game) : pair);
  return Array.from({ length: total }, (_, seat): SeatWish => {
    if (occasion === "device") return { kind: "here", name: say("new_table-player", { number: seat + 1 }) };
    if (seat === 0 && occasion !== "watch") return { kind: "here", name: ownName() };
    if (occasion === "invite" || occasion === "seek") return { kind: "open" };
    return { kind: "bot", level: occasion === "learn" ? game.bots[0]! : wishedLevel(game) };
  });
}

/** The options of a game that an address names, as `?variant=introductory&cards_0=1-1-2`. */
export function optionsIn(game: GameInfo, query: URLSearchParams): NonNullable<NewTable["options"]> {
  const named = game.options.filter(({ name }) => query.has(name));
  return Object.fromEntries(named.map((option) => [option.name, valueOf(option, query.get(option.name)!)]));
}

function valueOf(option: OptionInfo, text: string): OptionInfo["default"] {
  if (option.kind === "numbers") return text.split("-").filter(Boolean).map(Number);
  if (option.kind === "number") return Number(text);
  return option.values.find(({ value }) => String(value) === text)?.value ?? option.default;
}

/** Open a table and go there. */
export async function openTable(wish: NewTable): Promise<void> {
  const table = await api.newTable(wish);
  navigate(`/table/${table.table}`);
}
