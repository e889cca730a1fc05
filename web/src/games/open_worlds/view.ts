// The table as the server shows it.
import type { View } from "../contract";

export interface Unit {
  target: string; // facility:koti:1, orbital:0:frigate, ground:1:troops_10
  card: string;
  owner: number;
  controller: number;
  defence: number;
  weapons: number[];
  capacity: number;
  income: number;
  income_stopped: boolean;
  course: number | null;
  moved: boolean;
  engaged: boolean;
  overcome: boolean;
  defends: string | null;
  aims: (string | null)[];
}

export interface Staged {
  count: number;
  cards: string[] | null; // null while they are face down for this seat
  extra_slots: number;
  forbidden: boolean;
}

export interface WorldView {
  id: string;
  name: string;
  position: number;
  h2o: number;
  res: number;
  habitable: boolean;
  hostile: boolean;
  printed: { h2o: number; habitable: boolean; hostile: boolean };
  indicators: string[];
  facility_count: number;
  free_room: number;
  resolved: boolean;
  facilities: Unit[];
  orbitals: Unit[];
  ground_forces: Unit[];
  capacity: number[];
  staged: Staged[];
}

export interface Link {
  seat: number;
  card: string;
  option: string;
  cancelled: boolean;
  choices: string[];
}

export interface Player {
  deck_list: string[];
  hand_size: number;
  hand: string[] | null;
  hand_limit: number;
  deck_size: number;
  deck: string[] | null;
  staged_size: number;
  trash_size: number;
  trash: string[] | null;
  trash_seen: string[];
  income: number; // of the turn before
  staged_class: number | null;
  class_limit_lifted: boolean;
  priority: number;
  score: number; // as things stand
  score_parts: Record<string, number>;
  place: number;
}

export interface WorldsView {
  phase: string;
  step: string | null;
  window: string | null;
  variant: string;
  turn: number;
  final: boolean;
  final_next: boolean;
  order: number[];
  here: string | null;
  unit: string | null;
  weapon: number;
  worlds: WorldView[];
  drawn_worlds: (string | null)[];
  chain: Link[];
  players: Player[];
  verdicts: Record<string, Record<string, string>> | null;
}

/** The server promises this shape for this game. */
export function worldsView(view: View): WorldsView {
  return view as unknown as WorldsView;
}

export function unitsAt(world: WorldView): Unit[] {
  return [...world.orbitals, ...world.facilities, ...world.ground_forces];
}

export function allUnits(worlds: readonly WorldView[]): Unit[] {
  return worlds.flatMap(unitsAt);
}

/** Units on the surface, whose controller one asks for. */
export function surfaceOf(world: WorldView, isOf: (seat: number) => boolean): Unit[] {
  return [...world.facilities, ...world.ground_forces].filter((unit) => isOf(unit.controller));
}

export function orbitOf(world: WorldView, isOf: (seat: number) => boolean): Unit[] {
  return world.orbitals.filter((unit) => isOf(unit.controller));
}

/** The unit a decision is about; a candidate is a card that is still Staged. */
export function askedCard(view: WorldsView): string | null {
  if (view.unit === null) return null;
  if (view.unit.startsWith("candidate:")) return view.unit.split(":").at(-1)!;
  return allUnits(view.worlds).find((unit) => unit.target === view.unit)?.card ?? null;
}

const CONFLICT = ["Retreat", "Orbital targets", "fire or reserve", "Surface assignments", "conquest"];

/** Whether Weapons are being aimed at the World that is resolved. */
export function isConflict(view: WorldsView): boolean {
  return view.here !== null && CONFLICT.includes(view.phase);
}

export const STEPS = ["stage", "move", "reveal", "resolution", "income", "trash", "draw"] as const;
