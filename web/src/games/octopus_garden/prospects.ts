// What a choice would change, as far as the table shows it plainly. The server alone scores.
import { areNeighbours, groupAround, type Layout } from "./layout";
import { LINES } from "./reading";
import type { BonusTile, Garden, GardenView, LineName, Tile } from "./view";

export interface Gain {
  beauty: number;
  guest: BonusTile | null;
}

function count(garden: Garden, kind: Tile): number {
  return Object.values(garden.spaces).filter(({ tile }) => tile === kind).length;
}

/** Beauty of a tile for itself; each relic adds to those that are there. */
export function beautyOf(view: GardenView, garden: Garden, kind: Tile): number {
  return kind === "relic" ? relicGain(view, garden, 1) : view.beauty[kind];
}

function relicGain(view: GardenView, garden: Garden, more: number): number {
  const owned = count(garden, "relic");
  return view.relic_beauty[owned + more]! - view.relic_beauty[owned]!;
}

/** What planting a tile on a vacant space would bring at once. */
export function plantingGain(view: GardenView, garden: Garden, layout: Layout, kind: Tile, name: string): Gain {
  const here = layout.at.get(name)!;
  const beside = layout.spots.filter((spot) => areNeighbours(here, spot));
  let beauty = beautyOf(view, garden, kind);
  if (kind === "worm" && garden.stars.some((star) => beside.some((spot) => spot.name === star.space))) beauty = 0;
  if (kind === "star") {
    const open = beside.filter(({ name: near }) => garden.spaces[near]?.tile === "worm" && !garden.spaces[near].closed);
    beauty -= view.beauty.worm * open.length;
  }
  return { beauty, guest: guestFor(view, garden, layout, kind, name) };
}

/** A group that has grown large enough and hosts nobody yet attracts its first guest. */
function guestFor(view: GardenView, garden: Garden, layout: Layout, kind: Tile, name: string): Gain["guest"] {
  const set = view.sets.find(({ host }) => host === kind);
  if (!set) return null;
  const group = groupAround(layout, garden, kind, name);
  const hosts = group.filter((space) => garden.spaces[space]?.bonus);
  return group.length >= set.size && hosts.length === 0 && view.supply[set.bonus] > 0 ? set.bonus : null;
}

/** How many more connected tiles attract a guest, for the groups that are on their way. */
export interface Progress {
  name: string; // a space of the group
  guest: BonusTile;
  have: number;
  need: number;
}

export function progress(view: GardenView, garden: Garden, layout: Layout): Progress[] {
  const found: Progress[] = [];
  for (const { host: kind, bonus: guest, size } of view.sets) {
    const seen = new Set<string>();
    for (const { name } of layout.spots) {
      if (garden.spaces[name]?.tile !== kind || seen.has(name)) continue;
      const group = groupAround(layout, garden, kind, name);
      group.forEach((space) => seen.add(space));
      const isHosting = group.some((space) => garden.spaces[space]?.bonus);
      if (group.length >= 2 && group.length < size && !isHosting) {
        found.push({ name, guest, have: group.length, need: size });
      }
    }
  }
  return found;
}

/** The tiles of a line and what they are worth for themselves. */
export function lineBeauty(view: GardenView, garden: Garden, line: LineName): number {
  const tiles = LINES[line].map((cell) => view.market[cell]).filter((tile) => tile != null);
  const relics = tiles.filter((tile) => tile === "relic").length;
  const plain = tiles.filter((tile) => tile !== "relic").reduce((sum, tile) => sum + view.beauty[tile], 0);
  return plain + relicGain(view, garden, relics);
}
