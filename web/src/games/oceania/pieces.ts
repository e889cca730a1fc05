// Which tile and which scout is which while they go from the lid to the hand, the chart and the discards.
import { follow, type Pieces } from "../../kit/identity";
import type { EventInfo } from "../../told";
import { lieOf, spotOf, variantAt } from "./layout";
import { VALUES, discardsOf } from "./reading";
import type { ChartView } from "./view";

/** Every piece by the place where it lies. */
function places(view: ChartView): Map<string, string> {
  const found = new Map<string, string>();
  if (view.tile) found.set("hand", view.tile);
  for (const [name, tile] of Object.entries(view.spaces)) {
    if (!tile) continue;
    found.set(`board:${name}`, tile.kind);
    if (tile.scout) found.set(`camp:${name}`, `scout ${tile.scout.seat} ${tile.scout.value}`);
  }
  view.players.forEach((player, seat) => {
    discardsOf(player).forEach((kind, index) => found.set(`discard:${seat}:${index}`, kind));
    for (const value of VALUES) {
      for (let index = 0; index < player.scouts[value]; index++) {
        found.set(`left:${seat}:${value}:${index}`, `scout ${seat} ${value}`);
      }
    }
  });
  return found;
}

/** A tile leaves the hand for the chart or the discards, and may come back from these; a scout goes ashore. */
function distance(from: string, to: string): number {
  const way = `${from.split(":")[0]} ${to.split(":")[0]}`;
  const ways: Record<string, number> = {
    "hand board": 0,
    "hand discard": 0,
    "discard hand": 0,
    "discard discard": 0,
    "left camp": 0,
    "left left": 0,
  };
  return ways[way] ?? Infinity;
}

export function followPieces(before: Pieces, view: ChartView, events: readonly EventInfo[]): Pieces {
  // A new game begins with an empty chart; nothing of the old one travels.
  const isNew = events.some((event) => event.name === "game_began");
  return follow(isNew ? new Map() : before, places(view), new Set(), distance);
}

/** A whole tile as one picture. */
export function tileSymbol(edges: string, space?: string): string {
  return `oc-tile-${edges}-${lieOf(edges).letter === "A" || !space ? 1 : variantAt(spotOf(space))}`;
}
