// What can be read off the table, in the words of the game.
import type { Phase, Unit, WorldView, WorldsView } from "./view";

export function unitsAt(world: WorldView): Unit[] {
  return [...world.orbitals, ...world.facilities, ...world.ground_forces];
}

/** Units on the surface, whose controller one asks for. */
export function surfaceOf(world: WorldView, isOf: (seat: number) => boolean): Unit[] {
  return [...world.facilities, ...world.ground_forces].filter((unit) => isOf(unit.controller));
}

export function orbitOf(world: WorldView, isOf: (seat: number) => boolean): Unit[] {
  return world.orbitals.filter((unit) => isOf(unit.controller));
}

/** What is wanted comes first, then what is strongest. */
export function strongestFirst(units: readonly Unit[], isWanted: (unit: Unit) => boolean): Unit[] {
  const strength = (unit: Unit) =>
    (isWanted(unit) ? 1000 : 0) + unit.defence + unit.weapons.reduce((sum, power) => sum + power, 0);
  return [...units].sort((one, other) => strength(other) - strength(one));
}

const CONFLICT: readonly Phase[] = ["Retreat", "Orbital targets", "fire or reserve", "Surface assignments", "conquest"];

/** Whether Weapons are being aimed at the World that is resolved. */
export function isConflict(view: WorldsView): boolean {
  return view.here !== null && CONFLICT.includes(view.phase);
}

export const STEPS = ["stage", "move", "reveal", "resolution", "income", "trash", "draw"] as const;
