// Where the button that sets sail stands: beside what will be explored, over nothing that matters.
import { circleSpot, SIDES, SIZE, SPOTS, spotOf, STEPS, type Point } from "./layout";
import { shipAt } from "./voyage";
import type { ChartView } from "./view";

export interface Extent {
  width: number;
  height: number;
}

interface Area extends Point, Extent {}

const GAP = 14; // between it and what it speaks of
const MARGIN = 6; // to the border of the chart
const SHIP = 58;

function overlap(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The north-western corner of a note of that size, within the box: it covers neither ship nor spaces to explore. */
export function noteAt(view: ChartView, start: string, reached: readonly string[], size: Extent, box: Area): Point {
  const square = (name: string): Area => ({ ...spotOf(name), width: SIZE, height: SIZE });
  const ship = shipAt(view.spaces, start);
  const shipArea = { x: ship.x - SHIP / 2, y: ship.y - SHIP / 2, width: SHIP, height: SHIP };
  const kept = [shipArea, ...reached.map(square)];
  const anchors = [...reached.map(square), start.includes("-") ? aroundCircle(start) : square(start)];
  const places = anchors.flatMap((anchor) => SIDES.map((_, side) => beside(anchor, side, size)));
  const within = places.map(({ x, y }) => ({
    ...size,
    x: between(box.x + MARGIN, x, box.x + box.width - size.width - MARGIN),
    y: between(box.y + MARGIN, y, box.y + box.height - size.height - MARGIN),
  }));
  const charted = SPOTS.filter(({ name }) => view.spaces[name]).map(({ name }) => square(name));
  const circles = Object.keys(view.circles).filter((name) => view.circles[name]!.open);
  const others = [...charted, ...circles.map(aroundCircle)];
  const covered = (area: Area, areas: readonly Area[]) => areas.reduce((sum, other) => sum + overlap(area, other), 0);
  /** Farther from the ship is worse, covering charted sea or another start is worse than that, and covering the voyage is worst. */
  const cost = (area: Area) =>
    100 * covered(area, kept) +
    covered(area, others) / 5 +
    Math.hypot(area.x + area.width / 2 - ship.x, area.y + area.height / 2 - ship.y);
  return within.reduce((best, area) => (cost(area) < cost(best) ? area : best));
}

function aroundCircle(name: string): Area {
  const { x, y } = circleSpot(name);
  return { x: x - SHIP / 2, y: y - SHIP / 2, width: SHIP, height: SHIP };
}

/** On one side of an area, in its middle. */
function beside(area: Area, side: number, size: Extent): Point {
  const [dx, dy] = STEPS[side]!;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return {
    x: middle.x - size.width / 2 + dx * ((area.width + size.width) / 2 + GAP),
    y: middle.y - size.height / 2 + dy * ((area.height + size.height) / 2 + GAP),
  };
}
