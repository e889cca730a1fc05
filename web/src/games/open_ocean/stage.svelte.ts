// Whose reef is shown large, and which part of it. Null: whichever the choice is about, else one's own.
import { MediaQuery } from "svelte/reactivity";
import type { Board } from "../../kit/board.svelte";
import type { TableProps } from "../contract";
import type { Box } from "./camera";
import type { Spot } from "./reef";
import type { OceanView } from "./view";

/** What can be seen of a reef that is larger than its frame. */
export interface Sight {
  owner: number;
  box: Box;
  seen: Box;
  golden: readonly Spot[];
  jump: (x: number, y: number) => void;
  push: (dx: number, dy: number) => void;
}

export const stage = $state<{ reef: number | null; sight: Sight | null }>({ reef: null, sight: null });

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

/** Whether the table is being set up by hand: then cards come from a tray. */
export function isLaid(board: Board): boolean {
  return board.moves[0]?.targets[0]?.startsWith("tray:") ?? false;
}

function cardOf(board: Board, target: string | null | undefined): string | null {
  const [place, card] = target?.split(":") ?? [];
  return (place === "hand" || place === "ocean") && board.isPossible(target!) ? card! : null;
}

/** The card that is lifted. */
export function liftedCard(board: Board): string | null {
  return cardOf(board, board.pending?.targets[0]);
}

/** The card whose places are shown: the one lifted or under the pointer. */
export function pointedCard(board: Board): string | null {
  return cardOf(board, board.pending?.targets[0] ?? board.hovered ?? board.focused);
}

const STEP = 120; // pixels that an arrow key pushes a reef
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Arrow keys look around in the reef that is shown. */
export function lookAround(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step || !stage.sight) return;
  event.preventDefault();
  event.stopPropagation();
  stage.sight.push(...step);
}

/** Whether there is room for the map beside the board; else it lies in a corner of the reef. */
export class MapRoom {
  readonly #wide = new MediaQuery("min-width: 861px");

  constructor(private readonly props: () => TableProps<OceanView>) {}

  get current(): boolean {
    const { view, seat } = this.props();
    const hasGoals = view.goals.length > 0 || view.solo !== null || (view.players[seat]?.goals ?? []).length > 0;
    return this.#wide.current && !hasGoals;
  }
}
