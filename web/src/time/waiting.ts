// Where else it is one's turn.
import { isYourTurn } from "../lib/lines";
import type { LobbyLine } from "../messages";

/** Tables that wait for this person beside the one that is open: the least time first, then those that wait longest. */
export function waitingElsewhere(lines: readonly LobbyLine[], open: string): LobbyLine[] {
  const left = (line: LobbyLine) => line.left ?? Infinity;
  return lines
    .filter((line) => line.table !== open && line.status === "playing" && isYourTurn(line))
    .sort((one, other) => (left(one) === left(other) ? one.moved.localeCompare(other.moved) : left(one) - left(other)));
}
