// Which tile is which while they go from the bag to the market, into hands and gardens.
import { follow, type Pieces } from "../../kit/identity";
import type { EventInfo } from "../../told";
import type { Errand } from "../contract";
import { LINES, hand } from "./reading";
import type { GardenView, LineName, Tile } from "./view";

/** Every tile by the place where it lies. */
function places(view: GardenView): Map<string, Tile> {
  const found = new Map<string, Tile>();
  view.market.forEach((kind, cell) => kind && found.set(`market:${cell}`, kind));
  hand(view).forEach((kind, index) => found.set(`hand:${index}`, kind));
  view.gardens.forEach((garden, seat) => {
    for (const [name, space] of Object.entries(garden.spaces)) {
      if (space.tile) found.set(`garden:${seat}:${name}`, space.tile);
      if (space.bonus) found.set(`bonus:${seat}:${name}`, space.bonus);
    }
    for (const star of garden.stars) found.set(`star:${seat}:${star.name}`, "star");
  });
  return found;
}

/** From the market to the hand, within the hand, from the hand to a garden; nothing else travels. */
function distance(from: string, to: string): number {
  const way = `${from.split(":")[0]} ${to.split(":")[0]}`;
  return { "hand hand": 0, "hand garden": 0, "hand star": 0, "market hand": 1 }[way] ?? Infinity;
}

export function followTiles(before: Pieces, view: GardenView, events: readonly EventInfo[]): Pieces {
  const bought = events.filter((event) => event.name === "line_bought").map((event) => event.details.line as LineName);
  const moved = new Set(bought.flatMap((line) => LINES[line].map((cell) => `market:${cell}`)));
  return follow(before, places(view), moved, distance);
}

/** Pearls fly from the oysters to their owner, and from a buyer to the supply. */
export function pearlErrands(view: GardenView, events: readonly EventInfo[]): Errand[] {
  const { gardens } = view;
  const errands: Errand[] = [];
  for (const event of events) {
    if (event.name === "line_bought") {
      const count = Math.min(Number(event.details.pearls), 5);
      const errand = { symbol: "og-pearl", from: `purse:${event.seat}`, to: "supply:pearls" };
      errands.push(...Array<Errand>(count).fill(errand));
    } else if (event.name === "pearls_harvested") {
      const oysters = Object.entries(gardens[event.seat]?.spaces ?? {}).filter(
        ([, { tile }]) => tile === "oyster" || tile === "harlequin",
      );
      errands.push(
        ...oysters.map(([name]) => ({
          symbol: "og-pearl",
          from: `space:${event.seat}:${name}`,
          to: `purse:${event.seat}`,
        })),
      );
    }
  }
  return errands;
}

const CORALS = 5;

/**
 * The picture of a tile. Corals are all alike until they are planted; then they grow into one of five shapes, which mean
 * nothing: each space has its own for ever, and never that of its neighbours.
 */
export function symbolOf(kind: string, seat = 0, space?: string): string {
  if (kind !== "coral") return `og-${kind}`;
  if (!space) return "og-coral-1";
  const row = space.charCodeAt(0) - "A".charCodeAt(0);
  return `og-coral-${1 + ((Number(space.slice(1)) + 2 * row + seat) % CORALS)}`;
}
