// Whose reef is shown large. Null: whichever the choice is about, else one's own.
import type { Board } from "../../kit/board.svelte";

export const stage = $state<{ reef: number | null }>({ reef: null });

/** The reefs in which something can be touched now. */
export function litReefs(board: Board): number[] {
  const seats = board.lit.filter((target) => target.startsWith("reef:")).map((target) => Number(target.split(":")[1]));
  return [...new Set(seats)];
}

export function shownReef(board: Board, seat: number): number {
  const lit = litReefs(board);
  const fallback = lit.length === 0 || lit.includes(seat) ? seat : lit[0]!;
  return stage.reef ?? fallback;
}

/** The card whose places are shown: the one lifted or under the pointer. */
export function pointedCard(board: Board): string | null {
  const target = board.pending?.targets[0] ?? board.hovered ?? board.focused;
  const [place, card] = target?.split(":") ?? [];
  return (place === "hand" || place === "ocean") && board.isPossible(target!) ? card! : null;
}
