// The tile in hand, tried on the chart before it is laid.
import type { Board } from "../../kit/board.svelte";
import type { MoveInfo } from "../../told";

export interface Placing {
  space: string;
  edges: string;
  move: MoveInfo;
}

/** A move that lays the tile: it names a space and the tile's edges there. */
function placingOf(move: MoveInfo): Placing | null {
  const [verb, space, edges] = move.text.split(":");
  return verb === "place" && space && edges ? { space, edges, move } : null;
}

export function placingsOf(moves: readonly MoveInfo[]): Placing[] {
  return moves.map(placingOf).filter((placing) => placing !== null);
}

/** The only space there is, which then needs no touch. */
export function onlySpace(moves: readonly MoveInfo[]): string | null {
  const spaces = new Set(placingsOf(moves).map(({ space }) => space));
  return spaces.size === 1 ? [...spaces][0]! : null;
}

/** The next way to lie on the same space. */
export function nextWay(all: readonly Placing[], current: Placing, step: number): Placing {
  const ways = all.filter(({ space }) => space === current.space);
  const at = ways.findIndex(({ edges }) => edges === current.edges);
  return ways[(at + step + ways.length) % ways.length]!;
}

/** Lie there until it is laid, turned or taken elsewhere. */
export function tryOut(board: Board, { space, edges, move }: Placing): void {
  board.selection = { touched: [`board:${space}`, `tile:${edges}`], pending: move };
}

export function firmly(board: Board): Placing | null {
  return board.pending ? placingOf(board.pending) : null;
}

/** What is tried now: what was touched, else what the pointer or the focus is on. */
export function tried(board: Board): Placing | null {
  const firm = firmly(board);
  const pointed = board.hovered ?? board.focused;
  const all = placingsOf(board.moves);
  if (firm) return all.find(({ space, edges }) => space === firm.space && `tile:${edges}` === pointed) ?? firm;
  return all.find(({ space }) => `board:${space}` === pointed) ?? null;
}

function startOf(move: MoveInfo | null | undefined): string | null {
  return move?.text.startsWith("start:") ? move.text.slice("start:".length) : null;
}

/** The starting point that waits to be confirmed. */
export function chosenStart(board: Board): string | null {
  return startOf(board.pending);
}

/** The same, or the one that the pointer or the focus is on. */
export function pointedStart(board: Board): string | null {
  const pointed = board.hovered ?? board.focused;
  return startOf(board.moves.find((move) => move.targets.at(-1) === pointed)) ?? chosenStart(board);
}
