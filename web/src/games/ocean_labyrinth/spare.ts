// Turning the spare tile: which way it is held is one of the things touched, beside the arrow.
import type { Board } from "../../kit/board.svelte";
import type { MoveInfo } from "../../told";

const HELD = "surplus:";
const ARROW = "arrow:";

/** The ways to turn it that make a difference, while it can be pushed in at all. */
export function rotationsOf(board: Board): number[] {
  const held = board.moves.flatMap((move) => move.targets.filter((target) => target.startsWith(HELD)));
  return [...new Set(held)].map((target) => Number(target.slice(HELD.length))).sort();
}

export function heldRotation(board: Board): number | null {
  const held = board.selection.touched.find((target) => target.startsWith(HELD));
  return held === undefined ? null : Number(held.slice(HELD.length));
}

/** The arrow at which a push waits to be confirmed. */
export function waitingArrow(board: Board): string | null {
  const arrow = board.pending?.targets.find((target) => target.startsWith(ARROW));
  return arrow === undefined ? null : arrow.slice(ARROW.length);
}

/** The arrow and the rotation of a push that a hint names; null if it names something else. */
export function hintedPush(move: MoveInfo): { arrow: string; rotation: number } | null {
  const [arrow, held] = [ARROW, HELD].map((kind) => move.targets.find((target) => target.startsWith(kind)));
  if (arrow === undefined || held === undefined) return null;
  return { arrow: arrow.slice(ARROW.length), rotation: Number(held.slice(HELD.length)) };
}

/** Hold the tile so; a chosen arrow stays chosen. */
export function hold(board: Board, rotation: number): void {
  const arrow = waitingArrow(board);
  if (arrow !== null) board.drag(`${HELD}${rotation}`, `${ARROW}${arrow}`);
  else if (heldRotation(board) !== rotation) board.touch(`${HELD}${rotation}`);
}

/** A quarter turn, clockwise or back. */
export function turn(board: Board, by: 1 | -1): boolean {
  const rotations = rotationsOf(board);
  const held = heldRotation(board);
  if (rotations.length === 0 || held === null) return false;
  hold(board, rotations[(rotations.indexOf(held) + by + rotations.length) % rotations.length]!);
  return true;
}

/** An attachment: a touch does this instead of what the kit would do, if it says that it did. */
export function instead(handle: () => boolean) {
  return (element: HTMLElement | SVGElement) => {
    const take = (event: Event) => {
      if (!handle()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") take(event);
    };
    element.addEventListener("click", take, true);
    element.addEventListener("keydown", key as EventListener, true);
    return () => {
      element.removeEventListener("click", take, true);
      element.removeEventListener("keydown", key as EventListener, true);
    };
  };
}

const A_NOTCH = 40; // pixels of scrolling that make a quarter turn
const A_MOMENT = 140; // milliseconds between two of them

/** An attachment: the wheel turns the spare tile, while `isOn`. */
export function wheelTurns(board: Board, isOn: () => boolean) {
  return (element: HTMLElement | SVGElement) => {
    let scrolled = 0;
    let last = 0;
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || !isOn()) return;
      event.preventDefault();
      scrolled += event.deltaY;
      if (Math.abs(scrolled) < A_NOTCH || event.timeStamp - last < A_MOMENT) return;
      turn(board, scrolled > 0 ? 1 : -1);
      scrolled = 0;
      last = event.timeStamp;
    };
    element.addEventListener("wheel", wheel as EventListener, { passive: false });
    return () => element.removeEventListener("wheel", wheel as EventListener);
  };
}
