// What the lines of the lobby say of matches.
import type { LobbyLine, TableInfo } from "../messages";
import { points } from "./numbers";
import { nameIn } from "./people";
import { listed, say } from "./say";

/** Whether the match cannot go on before somebody on this device has chosen. */
export function isYourTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.waiting.some((seat) => table.yours.includes(seat));
}

/** What somebody at a table is called on this device. */
export function nameAt(table: TableInfo, seat: number): string {
  return isYou(table, seat) ? say("common-you") : table.seats[seat] ? nameIn(table.seats[seat]) : "";
}

function isYou(table: TableInfo, seat: number): boolean {
  return table.yours.length === 1 && table.yours.includes(seat);
}

/** How far a match is: "Game 2 of 3 · 11 tiles in the lid". */
export function progressOf({ progress }: LobbyLine): string {
  const { game, games, round, rounds, turn, bag, lid } = progress;
  const parts = [
    game !== undefined && games !== undefined && say("progress-game", { game, games }),
    round !== undefined &&
      (rounds === undefined ? say("progress-round", { round }) : say("progress-round_of", { round, rounds })),
    turn !== undefined && say("progress-turn", { turn }),
    bag !== undefined && say("progress-bag", { count: bag }),
    lid !== undefined && say("progress-lid", { count: lid }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How a match ended, from this device's side: "You won by 6". Of one by older rules that is not known. */
export function resultOf(line: LobbyLine): string {
  if (!line.result) return listed(line.seats.map(({ seat }) => nameAt(line, seat)));
  if (!line.result.is_played_out) return abandonedBy(line);
  const { winners, scores } = line.result;
  const [winner] = winners;
  if (winner === undefined) return say("result-unfinished");
  if (scores.length === 1) return say("result-alone", { points: points(scores[0]!) });
  if (winners.length > 1) return sharedBy(line, winners);
  const lead = scores[winner]! - Math.max(...scores.filter((_, seat) => seat !== winner));
  if (isYou(line, winner)) return lead > 0 ? say("result-you_won_by", { points: lead }) : say("result-you_won");
  const name = nameIn(line.seats[winner]!);
  return lead > 0 ? say("result-won_by", { name, points: lead }) : say("result-won", { name });
}

function abandonedBy(line: LobbyLine): string {
  const quitters = line.seats.filter(({ has_resigned }) => has_resigned);
  if (quitters.some(({ seat }) => isYou(line, seat))) return say("result-you_gave_up");
  return quitters.length > 0
    ? say("result-gave_up", { names: quitters.map(nameIn), count: quitters.length })
    : say("result-unfinished");
}

function sharedBy(line: LobbyLine, winners: readonly number[]): string {
  const names = (seats: readonly number[]) => seats.map((seat) => nameIn(line.seats[seat]!));
  const others = winners.filter((seat) => !isYou(line, seat));
  return others.length < winners.length
    ? say("result-shared_with", { names: names(others) })
    : say("result-shared", { names: names(winners) });
}
