// What those know who watch a table: how many they are, what bots think of the match, what they say among themselves.
import type { AsideLine, Asides, ChancePoint, Chances, Watchers } from "../messages";

export class Gallery {
  watchers = $state(0);
  curve = $state.raw<readonly ChancePoint[]>([]);
  asides = $state.raw<readonly AsideLine[]>([]);
  /** The newest point of the curve: every seat's chance now. */
  readonly now = $derived(this.curve.at(-1)?.chances ?? null);

  receive(message: Watchers | Chances | Asides): void {
    switch (message.type) {
      case "watchers":
        this.watchers = message.count;
        break;
      case "chances":
        this.curve = message.curve;
        break;
      case "asides":
        this.asides = message.is_all ? message.lines : [...this.asides, ...message.lines];
    }
  }
}

/** Chances in whole hundredths that make a hundred together: what rounding leaves goes where it was cut most. */
export function hundredths(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(100 * chance + 1e-9));
  const left = Math.round(100 * chances.reduce((sum, chance) => sum + chance, 0)) - whole.reduce((a, b) => a + b, 0);
  const byRest = chances.map((chance, seat) => ({ seat, rest: 100 * chance - whole[seat]! }));
  byRest.sort((one, other) => other.rest - one.rest || one.seat - other.seat);
  for (const { seat } of byRest.slice(0, Math.max(0, left))) whole[seat]! += 1;
  return whole;
}
