// What the lines of the lobby say of matches.
import type { LobbyLine, TableInfo } from "../messages";
import { points } from "./numbers";
import { words } from "./texts";

/** Whether the match cannot go on before somebody on this device has chosen. */
export function isYourTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.waiting.some((seat) => table.yours.includes(seat));
}

/** What somebody at a table is called on this device. */
export function nameAt(table: TableInfo, seat: number): string {
  return isYou(table, seat) ? words().common.you : (table.seats[seat]?.name ?? "");
}

function isYou(table: TableInfo, seat: number): boolean {
  return table.yours.length === 1 && table.yours.includes(seat);
}

/** How far a match is: "Game 2 of 3 · 11 tiles in the lid". */
export function progressOf({ progress }: LobbyLine): string {
  const texts = words().lobby.progress;
  const { game, games, round, rounds, turn, bag, lid } = progress;
  const parts = [
    game !== undefined && games !== undefined && texts.game(game, games),
    round !== undefined && (rounds === undefined ? texts.round(round) : texts.roundOf(round, rounds)),
    turn !== undefined && texts.turn(turn),
    bag !== undefined && texts.bag(bag),
    lid !== undefined && texts.lid(lid),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How a match ended, from this device's side: "You won by 6". Of one by older rules that is not known. */
export function resultOf(line: LobbyLine): string {
  const texts = words().lobby.result;
  if (!line.result) return words().common.list(line.seats.map(({ seat }) => nameAt(line, seat)));
  if (!line.result.is_played_out) return abandonedBy(line);
  const { winners, scores } = line.result;
  const [winner] = winners;
  if (winner === undefined) return texts.unfinished;
  if (scores.length === 1) return texts.alone(points(scores[0]!));
  if (winners.length > 1) return sharedBy(line, winners);
  const lead = scores[winner]! - Math.max(...scores.filter((_, seat) => seat !== winner));
  if (isYou(line, winner)) return lead > 0 ? texts.youWonBy(lead) : texts.youWon;
  const name = line.seats[winner]!.name;
  return lead > 0 ? texts.wonBy(name, lead) : texts.won(name);
}

function abandonedBy(line: LobbyLine): string {
  const texts = words().lobby.result;
  const quitters = line.seats.filter(({ has_resigned }) => has_resigned);
  if (quitters.some(({ seat }) => isYou(line, seat))) return texts.youGaveUp;
  return quitters.length > 0 ? texts.gaveUp(words().common.list(quitters.map(({ name }) => name))) : texts.unfinished;
}

function sharedBy(line: LobbyLine, winners: readonly number[]): string {
  const texts = words().lobby.result;
  const list = (seats: readonly number[]) => words().common.list(seats.map((seat) => line.seats[seat]!.name));
  const others = winners.filter((seat) => !isYou(line, seat));
  return others.length < winners.length ? texts.sharedWith(list(others)) : texts.shared(list(winners));
}
