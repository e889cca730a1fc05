// What Weapons that are aimed now would do, so that a choice can be judged before it is made. The server decides.
import { cardOf } from "./cards";
import { unitsAt } from "./reading";
import type { Unit, WorldView } from "./view";

export interface Shot {
  from: Unit;
  to: string;
  power: number;
  weapon: number;
}

/** Every Weapon that is aimed at something. */
export function shotsAt(world: WorldView): Shot[] {
  return unitsAt(world).flatMap((unit) =>
    unit.aims.flatMap((to, weapon) =>
      to === null ? [] : [{ from: unit, to, power: unit.weapons[weapon] ?? 0, weapon }],
    ),
  );
}

export interface Tally {
  hits: readonly { power: number; seat: number }[]; // Weapons aimed straight at the unit
  aimed: number; // what they add up to
  absorbed: number; // by Defenders
  taken: number;
  isOvercome: boolean;
}

const NOTHING_AIMED: Tally = { hits: [], aimed: 0, absorbed: 0, taken: 0, isOvercome: false };

/** What every unit at a World would take. Damage to a Facility passes through its Defenders first. [OW-13.5] */
export function talliesAt(world: WorldView, extra: readonly Shot[] = []): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const units = unitsAt(world);
  for (const { from, to, power } of [...shotsAt(world), ...extra]) {
    const before = tallies.get(to) ?? NOTHING_AIMED;
    const aimed = before.aimed + power;
    tallies.set(to, { ...before, hits: [...before.hits, { power, seat: from.controller }], aimed, taken: aimed });
  }
  for (const facility of world.facilities) route(facility, units, tallies);
  for (const unit of units) {
    const tally = tallies.get(unit.target);
    if (tally) tallies.set(unit.target, { ...tally, isOvercome: tally.taken > 0 && tally.taken >= unit.defence });
  }
  return tallies;
}

function route(facility: Unit, units: readonly Unit[], tallies: Map<string, Tally>): void {
  const tally = tallies.get(facility.target);
  if (!tally) return;
  let attack = tally.aimed;
  for (const defender of units) {
    if (defender.defends !== facility.target || attack === 0) continue;
    const own = tallies.get(defender.target) ?? NOTHING_AIMED;
    tallies.set(defender.target, { ...own, taken: own.taken + attack });
    attack = Math.max(0, attack - Math.max(0, defender.defence - own.aimed));
  }
  tallies.set(facility.target, { ...tally, absorbed: tally.aimed - attack, taken: attack });
}

/** The units that a Sub-Step is about: Orbitals that fire at each other, or the surface and what can reach it. */
export function involved(world: WorldView, phase: string): Unit[] {
  const isOrbital = ["Retreat", "Orbital targets", "fire or reserve"].includes(phase) || hasOrbitalFire(world);
  if (isOrbital) return world.orbitals;
  const isSurface = ["Surface assignments", "conquest"].includes(phase) || shotsAt(world).length > 0;
  if (!isSurface) return unitsAt(world);
  const guns = world.orbitals.filter((unit) => unit.weapons.length > 0 && !unit.engaged);
  return [...guns, ...world.facilities, ...world.ground_forces];
}

function hasOrbitalFire(world: WorldView): boolean {
  const orbitals = new Set(world.orbitals.map(({ target }) => target));
  return shotsAt(world).some(({ to }) => orbitals.has(to));
}

/** What a Facility would earn at a World, where its card alone tells. */
export function gainAt(id: string, world: WorldView): number | null {
  const { type, income } = cardOf(id);
  if (type !== "facility" || income === undefined) return null;
  if (typeof income === "number") return income;
  if (income.world !== "res") return null;
  return Math.max(Number(income.min ?? 0), world.res + Number(income.plus ?? 0));
}
