// A turn told again, event by event: how the Worlds looked after each of them. No rules; the server has said it all.
import type { EventInfo } from "../../told";
import { cardOf } from "./cards";
import { unitsAt } from "./reading";
import type { Unit, WorldView } from "./view";

export type BeatKind =
  "move" | "reveal" | "utility" | "arrive" | "strike" | "aim" | "fire" | "destroy" | "conquer" | "leave" | "income";

/** What is written on a unit while it is shown. */
export interface Mark {
  damage?: number;
  isDestroyed?: boolean;
  isNew?: boolean;
}

/** One thing to look at: what happened, where, and the Worlds as they then are. */
export interface Beat {
  kind: BeatKind;
  move: number; // the number of the move that caused it
  here: string | null;
  events: EventInfo[];
  worlds: WorldView[];
  marks: Record<string, Mark>;
}

/** Events that look alike though another rule is behind each of them. */
const ALIKE: Record<string, string> = {
  orbital_req_failed: "req_failed",
  ground_req_failed: "req_failed",
  catastrophe_req_failed: "req_failed",
  structure_stationed: "stationed",
  staged_prohibited_trashed: "unplayable_trashed",
  defender_damaged: "damaged",
  orbital_damaged: "damaged",
  catastrophe_damaged: "damaged",
  orbital_destroyed: "destroyed",
  catastrophe_destroyed: "destroyed",
  utility_destroyed: "destroyed",
  terraformed: "indicator",
  returned: "left",
};

export function likeness(name: string): string {
  return ALIKE[name] ?? name;
}

const KINDS: Record<string, BeatKind> = {
  ship_moved: "move",
  card_revealed: "reveal",
  unplayable_trashed: "reveal",
  ship_trimmed: "reveal",
  class_limit_lifted: "utility",
  utility_played: "utility",
  utility_cancelled: "utility",
  utility_failed: "utility",
  utility_resolved: "utility",
  income_stopped: "utility",
  arrived: "utility",
  placed: "utility",
  prohibited_trashed: "utility",
  world_begins: "arrive",
  req_failed: "arrive",
  no_room: "arrive",
  facility_swapped: "arrive",
  installed: "arrive",
  stationed: "arrive",
  deployed: "arrive",
  catastrophe: "strike",
  indicator: "strike",
  retreated: "leave",
  left: "leave",
  reserved: "aim",
  aimed: "aim",
  attacks: "aim",
  defends: "aim",
  damaged: "fire",
  destroyed: "destroy",
  conquered: "conquer",
  spared: "conquer",
  taken_over: "conquer",
  income: "income",
  priority: "income",
};

/** Staged cards are left out of what is told again: somebody else may look at it on this device. */
export function asScene(worlds: readonly WorldView[]): WorldView[] {
  return worlds.map((world) => ({ ...world, staged: world.staged.map((one) => ({ ...one, cards: null })) }));
}

/** The beats that events make, starting from the Worlds before them. */
export function beatsOf(start: WorldView[], here: string | null, events: readonly EventInfo[]): Beat[] {
  const beats: Beat[] = [];
  let scene = new Scene(start, here);
  for (const event of events) {
    const kind = KINDS[likeness(event.name)];
    if (kind === undefined) continue;
    const last = beats.at(-1);
    if (last === undefined || !belongsTo(last.kind, kind)) {
      scene = scene.next();
      beats.push({ kind, move: event.move, here: scene.here, events: [], worlds: scene.worlds, marks: scene.marks });
    }
    scene.apply(event);
    const beat = beats.at(-1)!;
    beat.events.push(event);
    beat.worlds = scene.worlds;
    beat.here = scene.here;
  }
  return beats.filter((beat) => beat.events.some((event) => event.name !== "world_begins"));
}

/** Whether an event is told together with what came before: arrivals at World after World, and all that goes. */
function belongsTo(last: BeatKind, kind: BeatKind): boolean {
  return last === kind ? kind !== "strike" : last === "destroy" && kind === "leave";
}

/** What goes on where the beat before it was: told with it, if that has not ended. */
export function continues(last: Beat | undefined, next: Beat | undefined): boolean {
  return last !== undefined && next !== undefined && last.here === next.here && belongsTo(last.kind, next.kind);
}

/** Two beats as one. */
export function joined(last: Beat, next: Beat): Beat {
  return {
    ...next,
    move: last.move,
    events: [...last.events, ...next.events],
    marks: { ...last.marks, ...next.marks },
  };
}

/** The Worlds while one beat is told; what it changes for good shows in the next one. */
class Scene {
  marks: Record<string, Mark> = {};

  constructor(
    public worlds: WorldView[],
    public here: string | null,
    private readonly count = { made: 0 },
  ) {}

  /** What was destroyed goes; Weapons that have fired are aimed no more. */
  next(): Scene {
    const gone = new Set(Object.keys(this.marks).filter((target) => this.marks[target]!.isDestroyed));
    const hasFired = Object.values(this.marks).some(({ damage }) => damage !== undefined);
    const worlds = gone.size > 0 || hasFired ? this.worlds.map((world) => rid(world, gone, hasFired)) : this.worlds;
    return new Scene(worlds, this.here, this.count);
  }

  apply(event: EventInfo): void {
    const { unit, world, card, target } = event.details;
    switch (likeness(event.name)) {
      case "world_begins":
        this.here = world!;
        break;
      case "card_revealed":
        this.#stage(event.seat, world!, card!, true);
        break;
      case "installed":
      case "stationed":
      case "deployed":
      case "arrived":
      case "placed":
        this.#enter(event.seat, unit!.split(":")[1]!, world!);
        break;
      case "req_failed":
      case "no_room":
      case "unplayable_trashed":
      case "ship_trimmed":
      case "catastrophe":
        this.#stage(event.seat, world ?? this.here, card!, false);
        break;
      case "ship_moved":
        this.#sail(unit!, world!);
        break;
      case "aimed":
      case "attacks":
        this.#aim(unit!, target!);
        break;
      case "damaged":
        this.#mark(unit!, (mark) => mark.damage === undefined, { damage: Number(event.details.damage) });
        break;
      case "destroyed":
      case "retreated":
      case "left":
      case "prohibited_trashed":
      case "facility_swapped":
        this.#mark(unit!, (mark) => !mark.isDestroyed, { isDestroyed: true });
        break;
      case "conquered":
      case "taken_over":
        this.#change(unit!, (one) => ({ ...one, controller: event.seat }));
    }
  }

  /** A unit by owner and card, at the World that is resolved if several are alike. */
  #find(name: string, fits: (mark: Mark) => boolean = () => true): Unit | undefined {
    const [owner, card] = name.split(":");
    const order = [...this.worlds].sort((one, other) => Number(other.id === this.here) - Number(one.id === this.here));
    return order
      .flatMap(unitsAt)
      .find((unit) => unit.owner === Number(owner) && unit.card === card && fits(this.marks[unit.target] ?? {}));
  }

  #mark(name: string, fits: (mark: Mark) => boolean, more: Mark): void {
    const unit = this.#find(name, fits);
    if (unit) this.marks[unit.target] = { ...this.marks[unit.target], ...more };
  }

  #change(name: string, how: (unit: Unit) => Unit): void {
    const found = this.#find(name);
    const each = (units: Unit[]) => units.map((unit) => (unit.target === found?.target ? how(unit) : unit));
    this.worlds = this.worlds.map((world) => ({
      ...world,
      facilities: each(world.facilities),
      orbitals: each(world.orbitals),
      ground_forces: each(world.ground_forces),
    }));
  }

  #aim(name: string, at: string): void {
    const target = this.#find(at)?.target ?? null;
    this.#change(name, (unit) => {
      const free = unit.aims.indexOf(null);
      return { ...unit, aims: unit.aims.map((aim, index) => (index === free ? target : aim)) };
    });
  }

  #enter(seat: number, card: string, place: string): void {
    this.#stage(seat, place, card, false);
    this.count.made += 1;
    const unit = newUnit(seat, card, `told:${this.count.made}:${card}`);
    const area = areaOf(card);
    this.marks[unit.target] = { isNew: true };
    this.worlds = this.worlds.map((world) =>
      world.id === place ? { ...world, [area]: [...world[area], unit] } : world,
    );
  }

  #sail(name: string, place: string): void {
    const ship = this.#find(name);
    if (!ship) return;
    this.marks[ship.target] = { isNew: true };
    this.worlds = this.worlds.map((world) => {
      const others = world.orbitals.filter((unit) => unit.target !== ship.target);
      return { ...world, orbitals: world.id === place ? [...others, ship] : others };
    });
  }

  /** A card lies face up in a Staging Area, or no longer. */
  #stage(seat: number, place: string | null, card: string, isAdded: boolean): void {
    this.worlds = this.worlds.map((world) => {
      const staged = world.staged[seat];
      const cards = staged?.cards ?? [];
      if (!staged || (world.id !== place && !(place === null && cards.includes(card)))) return world;
      const left = isAdded ? [...cards, card] : cards.filter((_, index) => index !== cards.indexOf(card));
      const after = { ...staged, cards: left, count: Math.max(left.length, isAdded ? staged.count : 0) };
      return { ...world, staged: world.staged.map((one, index) => (index === seat ? after : one)) };
    });
  }
}

function areaOf(card: string): "facilities" | "orbitals" | "ground_forces" {
  const { type } = cardOf(card);
  return type === "facility" ? "facilities" : type === "ground" ? "ground_forces" : "orbitals";
}

function rid(world: WorldView, gone: ReadonlySet<string>, hasFired: boolean): WorldView {
  const each = (units: Unit[]) =>
    units
      .filter((unit) => !gone.has(unit.target))
      .map((unit) => (hasFired ? { ...unit, aims: unit.aims.map(() => null), defends: null } : unit));
  const facilities = each(world.facilities);
  return {
    ...world,
    facilities,
    facility_count: facilities.length,
    orbitals: each(world.orbitals),
    ground_forces: each(world.ground_forces),
  };
}

/** A unit as far as its card tells; the server says the rest when the story has caught up. */
function newUnit(seat: number, card: string, target: string): Unit {
  const { defence = 0, weapons = [], capacity = 0, income = 0 } = cardOf(card);
  return {
    target,
    card,
    owner: seat,
    controller: seat,
    defence,
    weapons: [...weapons],
    capacity,
    income: typeof income === "number" ? income : 0,
    income_stopped: false,
    course: null,
    moved: false,
    engaged: false,
    overcome: false,
    defends: null,
    aims: weapons.map(() => null),
  };
}
