// From legal moves and touched things to what can be touched next. No rules here: only lists of targets.
import type { MoveInfo } from "../told";

/** What has been touched so far, and the move that waits for a second touch, if any. */
export interface Selection {
  readonly touched: readonly string[];
  readonly pending: MoveInfo | null;
}

export const NOTHING_TOUCHED: Selection = { touched: [], pending: null };

/** What a touch led to. */
export type Step =
  | { kind: "narrowed"; selection: Selection }
  | { kind: "preview"; selection: Selection; move: MoveInfo } // asks once before it is made
  | { kind: "choose"; selection: Selection; moves: MoveInfo[] } // the same things mean several moves
  | { kind: "send"; move: MoveInfo }
  | { kind: "refused"; targets: string[] };

export type Confirms = (move: MoveInfo) => boolean;

/** Whether two offers hold the same moves, in the same order. */
export function areSame(moves: readonly MoveInfo[], others: readonly MoveInfo[]): boolean {
  const name = ({ number, targets }: MoveInfo) => [number, ...targets].join(" ");
  return moves.length === others.length && moves.every((move, index) => name(move) === name(others[index]!));
}

/** The moves that touch all these things. */
export function candidates(moves: readonly MoveInfo[], touched: readonly string[]): MoveInfo[] {
  return moves.filter((move) => touched.every((target) => move.targets.includes(target)));
}

function untouched(move: MoveInfo, touched: readonly string[]): string[] {
  return move.targets.filter((target) => !touched.includes(target));
}

/** The things every candidate asks for anyway before it leaves a choice: nobody needs to touch them. */
export function implied(moves: readonly MoveInfo[], touched: readonly string[]): string[] {
  const found = candidates(moves, touched);
  const given: string[] = [];
  for (;;) {
    const rests = found.map((move) => untouched(move, [...touched, ...given]));
    const next = rests[0]?.[0];
    if (next === undefined || rests.some((rest) => rest.length < 2 || rest[0] !== next)) return given;
    given.push(next);
  }
}

/** The things that can be touched next, in the order of the moves. */
export function litTargets(moves: readonly MoveInfo[], touched: readonly string[]): string[] {
  const known = [...touched, ...implied(moves, touched)];
  const next = candidates(moves, touched).map((move) => untouched(move, known)[0]);
  return [...new Set(next.filter((target) => target !== undefined))];
}

/** What can be touched now. While a move waits to be confirmed, everything that was open beside it still is. */
export function openTargets(moves: readonly MoveInfo[], { touched, pending }: Selection): string[] {
  return litTargets(moves, pending ? touched.slice(0, -1) : touched);
}

/** Touch a thing: narrow, change one's mind, confirm, send, or be refused. */
export function touch(moves: readonly MoveInfo[], selection: Selection, target: string, confirms: Confirms): Step {
  const { touched, pending } = selection;
  if (pending?.targets.at(-1) === target) return { kind: "send", move: pending };
  if (touched.includes(target) && !pending) {
    return { kind: "narrowed", selection: { touched: touched.slice(0, touched.indexOf(target)), pending: null } };
  }
  // The longest beginning of what was touched that goes together with the new thing: the rest was a change of mind.
  for (let kept = touched.length; kept >= 0; kept--) {
    const together = [...touched.slice(0, kept).filter((other) => other !== target), target];
    if (candidates(moves, together).length > 0) return chosen(moves, together, confirms);
  }
  return { kind: "refused", targets: [...touched, target] };
}

/** Name all things at once, as a drag from one to the other does. */
export function touchAll(moves: readonly MoveInfo[], targets: readonly string[], confirms: Confirms): Step {
  if (candidates(moves, targets).length === 0) return { kind: "refused", targets: [...targets] };
  return chosen(moves, targets, confirms);
}

function chosen(moves: readonly MoveInfo[], touched: readonly string[], confirms: Confirms): Step {
  const found = candidates(moves, touched);
  const [move] = found;
  if (move && found.length === 1) {
    if (!confirms(move)) return { kind: "send", move };
    return { kind: "preview", move, selection: { touched: [...touched], pending: move } };
  }
  const selection = { touched: [...touched], pending: null };
  if (found.every((one) => untouched(one, touched).length === 0)) return { kind: "choose", moves: found, selection };
  return { kind: "narrowed", selection };
}
