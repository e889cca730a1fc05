// The best result of the game for one on this device, for each box of tiles.
import { points } from "../../lib/numbers";
import { isFinished, isSolo } from "./reading";
import type { ChartView } from "./view";
import { tell } from "./words";

interface Best {
  points: number;
  chart: string; // which game it was: the same chart is not counted twice
  before: number | null; // the best until then
}

function storeOf(view: ChartView): string {
  return `oceanarium.oceania.best.${[...view.box.sea, ...view.box.reserve].join("-")}`;
}

function chartOf(view: ChartView): string {
  return Object.values(view.spaces)
    .map((tile) => tile?.edges ?? ".")
    .join("");
}

export function bestOf(view: ChartView): Best | null {
  try {
    return JSON.parse(localStorage.getItem(storeOf(view)) ?? "null") as Best | null;
  } catch {
    return null; // no store, or nothing that can be read
  }
}

/** Keep the result of a game that is over, if it is the best. */
export function noteBest(view: ChartView): void {
  if (!isSolo(view) || !isFinished(view)) return;
  const points = view.players[0]!.points;
  const best = bestOf(view);
  if (best && best.points >= points) return;
  const record: Best = { points, chart: chartOf(view), before: best?.points ?? null };
  try {
    localStorage.setItem(storeOf(view), JSON.stringify(record));
  } catch {
    // a browser that keeps nothing
  }
}

/** What a result is beside the best one; nothing to say of the first. */
export function verdictOn(view: ChartView): string | null {
  const best = isSolo(view) ? bestOf(view) : null;
  if (!best) return null;
  if (best.chart !== chartOf(view)) return tell("best_so_far", { best: points(best.points) });
  return best.before === null ? tell("first_best") : tell("new_best", { before: points(best.before) });
}
