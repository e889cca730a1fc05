// Which card is which while it goes from the hand to a Staging Area, into play, and home again.
import { follow, type Pieces } from "../../kit/identity";
import type { EventInfo } from "../../told";
import { shown } from "./staging.svelte";
import { story } from "./story.svelte";
import { unitsAt } from "./reading";
import type { WorldsView } from "./view";

/** Every card that can be seen, by the place where it lies. */
function places(view: WorldsView): Map<string, string> {
  const found = new Map<string, string>();
  view.players.forEach(({ hand }, seat) =>
    hand?.forEach((card, index) => found.set(`hand:${seat}:${index}`, `${seat}:${card}`)),
  );
  for (const world of view.worlds) {
    for (const unit of unitsAt(world)) found.set(`unit:${unit.target}`, `${unit.owner}:${unit.card}`);
    world.staged.forEach(({ cards, count }, seat) => {
      for (let index = 0; index < count; index++) {
        found.set(`staged:${world.id}:${seat}:${index}`, `${seat}:${cards?.[index] ?? "back"}`);
      }
    });
  }
  return found;
}

/** A card stays where it is rather than change places with its like; what it does not do in one go is impossible. */
function distance(from: string, to: string): number {
  const way = `${from.split(":")[0]} ${to.split(":")[0]}`;
  const ways: Record<string, number> = {
    "hand hand": 0,
    "hand staged": 0,
    "staged hand": 1,
    "staged staged": 1,
    "staged unit": 0,
    "unit unit": 1,
    "unit hand": 2,
    "hand unit": 2,
  };
  return ways[way] ?? Infinity;
}

export function followPieces(before: Pieces, view: WorldsView, events: readonly EventInfo[]): Pieces {
  const state = view;
  shown.view = state;
  story.hear(state, events);
  return follow(before, places(state), new Set(), distance);
}
