// What a choice would change, as far as the table shows it plainly. The server alone scores.
import { areNeighbours, groupAround, type Layout } from "./layout";
import type { BagKind, Garden, GardenView, Kind, LineName } from "./view";
import { LINES } from "./view";

const BEAUTY: Partial<Record<Kind, number>> = { seagrass: 1, coral: 1, anemone: 2, oyster: -1, worm: 2, star: 5 };
const PRICES: Record<BagKind, number> = {
  seagrass: 1,
  coral: 1,
  anemone: 1,
  oyster: 2,
  worm: 2,
  star: 3,
  garbage: 0,
  relic: 3,
};
const GUESTS = {
  seagrass: { guest: "seahorse", size: 5 },
  anemone: { guest: "clownfish", size: 3 },
} as const;
const RELIC_TOTALS = [0, 1, 6];
const GUEST_BEAUTY = 5;

export interface Gain {
  beauty: number;
  guest: "clownfish" | "seahorse" | null;
}

function relicTotal(count: number): number {
  return RELIC_TOTALS[count] ?? 5 * count;
}

function count(garden: Garden, kind: Kind): number {
  return Object.values(garden.spaces).filter(({ tile }) => tile === kind).length;
}

/** Garbage is an option of the match; any piece that lies somewhere tells its worth. */
export function garbageBeauty(view: GardenView): number {
  for (const garden of view.gardens) {
    const pieces = count(garden, "garbage");
    if (pieces > 0) return (garden.score_parts.garbage ?? 0) / pieces;
  }
  return -2;
}

/** Anemones are an option too; a line that holds some tells their price. */
export function priceOf(view: GardenView, kind: BagKind): number {
  if (kind !== "anemone") return PRICES[kind];
  for (const { name, cost } of view.lines) {
    const tiles = LINES[name].map((cell) => view.market[cell]).filter((tile) => tile != null);
    const anemones = tiles.filter((tile) => tile === "anemone").length;
    const others = tiles.filter((tile) => tile !== "anemone").reduce((sum, tile) => sum + PRICES[tile], 0);
    if (anemones > 0) return (cost - others) / anemones;
  }
  return PRICES.anemone;
}

/** Beauty of a tile for itself. */
export function beautyOf(view: GardenView, garden: Garden, kind: Kind): number {
  if (kind === "garbage") return garbageBeauty(view);
  if (kind === "relic") return relicTotal(count(garden, "relic") + 1) - relicTotal(count(garden, "relic"));
  return BEAUTY[kind] ?? 0;
}

/** What planting a tile on a vacant space would bring at once. */
export function plantingGain(view: GardenView, garden: Garden, layout: Layout, kind: Kind, name: string): Gain {
  const here = layout.at.get(name)!;
  const beside = layout.spots.filter((spot) => areNeighbours(here, spot));
  let beauty = beautyOf(view, garden, kind);
  if (kind === "worm" && garden.stars.some((star) => beside.some((spot) => spot.name === star.space))) beauty = 0;
  if (kind === "star") {
    const open = beside.filter(({ name: near }) => garden.spaces[near]?.tile === "worm" && !garden.spaces[near].closed);
    beauty -= 2 * open.length;
  }
  return { beauty, guest: guestFor(view, garden, layout, kind, name) };
}

/** A group that has grown large enough and hosts nobody yet attracts its first guest. */
function guestFor(view: GardenView, garden: Garden, layout: Layout, kind: Kind, name: string): Gain["guest"] {
  if (kind !== "seagrass" && kind !== "anemone") return null;
  const { guest, size } = GUESTS[kind];
  const group = groupAround(layout, garden, kind, name);
  const hosts = group.filter((space) => garden.spaces[space]?.bonus);
  return group.length >= size && hosts.length === 0 && view.supply[guest] > 0 ? guest : null;
}

/** How many more connected tiles attract a guest, for the groups that are on their way. */
export interface Progress {
  name: string; // a space of the group
  guest: "clownfish" | "seahorse";
  have: number;
  need: number;
}

export function progress(garden: Garden, layout: Layout): Progress[] {
  const found: Progress[] = [];
  for (const kind of ["seagrass", "anemone"] as const) {
    const { guest, size } = GUESTS[kind];
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
  const owned = count(garden, "relic");
  const plain = tiles.filter((tile) => tile !== "relic").reduce((sum, tile) => sum + beautyOf(view, garden, tile), 0);
  return plain + relicTotal(owned + relics) - relicTotal(owned);
}

export { GUEST_BEAUTY };
