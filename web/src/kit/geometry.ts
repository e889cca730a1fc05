// Arrow keys between things that lie anywhere on a table.

export interface Place {
  name: string;
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const STEPS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

/** The nearest place in a direction; null at the edge. Places more aside than ahead count only if nothing else is there. */
export function neighbour(from: Place, places: readonly Place[], direction: Direction): Place | null {
  const [dx, dy] = STEPS[direction];
  let best: Place | null = null;
  let bestCost = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (place.name === from.name || ahead < 1) continue;
    const cost = ahead + ASIDE * aside + (aside > 2 * ahead ? 10_000 : 0);
    if (cost < bestCost) [best, bestCost] = [place, cost];
  }
  return best;
}
