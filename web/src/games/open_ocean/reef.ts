// What a reef would be with one card more or less, as far as the table shows it plainly. The server alone judges and scores.
import { CARDS, COLOURS, coralOf, isCoral, isFish, isSun, type CardName } from "./cards";
import type { Goal, OceanView, Player, ReefCard } from "./view";

export interface Spot {
  x: number;
  y: number;
}

/** A card on a space; more is not needed to judge a reef. */
export interface Lying extends Spot {
  card: CardName;
  starter?: boolean;
}

const EDGES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const AROUND = [...EDGES, [1, 1], [-1, 1], [1, -1], [-1, -1]] as const;

export function nameOf({ x, y }: Spot): string {
  return `${x},${y}`;
}

export function spotOf(space: string): Spot {
  const [x, y] = space.split(",").map(Number);
  return { x: x!, y: y! };
}

function beside(reef: readonly Lying[], spot: Spot, steps: typeof EDGES | typeof AROUND): Lying[] {
  return reef.filter(({ x, y }) => steps.some(([dx, dy]) => x === spot.x + dx && y === spot.y + dy));
}

/** The empty spaces above the floor around a reef, corners too. */
export function freeSpaces(reef: readonly Lying[]): Spot[] {
  const taken = new Set(reef.map(nameOf));
  const found = new Map<string, Spot>();
  for (const { x, y } of reef) {
    for (const [dx, dy] of AROUND) {
      const spot = { x: x + dx, y: y + dy };
      if (spot.y >= 0 && !taken.has(nameOf(spot))) found.set(nameOf(spot), spot);
    }
  }
  return [...found.values()].sort((one, other) => other.y - one.y || one.x - other.x);
}

/** Whether a card may lie beside another: sun, tiny, medium, big in this order, or a school. */
function connects(card: CardName, other: CardName): boolean {
  const sort = CARDS[card].sort;
  if (card === "dolphin") return other !== "turtle";
  if (sort === "sp") return false;
  if (card === other && isFish(card)) return true;
  const wanted = { sun: "sun", "1": "sun", "2": "1", "3": "2" }[sort];
  return CARDS[other].sort === wanted;
}

/** Where a card could lie. */
export function spacesFor(reef: readonly Lying[], card: CardName): Spot[] {
  const steps = isSun(card) ? AROUND : EDGES;
  return freeSpaces(reef).filter((spot) => beside(reef, spot, steps).some((other) => connects(card, other.card)));
}

function inSchool(reef: readonly Lying[], fish: Lying): boolean {
  return isFish(fish.card) && beside(reef, fish, EDGES).some(({ card }) => card === fish.card);
}

function colourCount(reef: readonly Lying[]): number {
  const rainbows = reef.filter(({ card }) => card === "rainbow-coral").length;
  const colours = COLOURS.filter((colour) => reef.some(({ card }) => card === coralOf(colour)));
  return Math.min(rainbows + colours.length, COLOURS.length);
}

/** A rainbow coral is a coral of any colour. */
function standsFor(card: CardName, wanted: CardName): boolean {
  return card === wanted || (card === "rainbow-coral" && isCoral(wanted));
}

function inCluster(reef: readonly Lying[], coral: Lying): boolean {
  if (!isCoral(coral.card)) return false;
  return beside(reef, coral, EDGES).some(
    ({ card }) => isCoral(card) && (standsFor(card, coral.card) || standsFor(coral.card, card)),
  );
}

export interface Progress {
  parts: readonly { done: number; of: number }[];
  isMet: boolean;
}

/** What a match may have agreed about goals: how many cards they ask for, together or of each. */
type Agreed = Pick<OceanView, "variants" | "extreme">;

/** How far a reef has come with a goal. */
export function progressOf(reef: readonly Lying[], goal: Goal, agreed?: Agreed): Progress {
  const count = (wanted: CardName) => reef.filter(({ card }) => standsFor(card, wanted)).length;
  const first = count(goal.first);
  if (goal.second === null) {
    return { parts: [{ done: Math.min(first, goal.number), of: goal.number }], isMet: first >= goal.number };
  }
  const wanted = goal.second;
  const second = count(wanted);
  const extreme = agreed?.extreme ?? null;
  if (extreme !== null && agreed?.variants.includes("solo_extreme=each5")) {
    const parts = [first, second].map((done) => ({ done: Math.min(done, extreme), of: extreme }));
    return { parts, isMet: Math.min(first, second) >= extreme };
  }
  if (extreme !== null) {
    const isMet = Math.min(first, second) > 0 && first + second >= extreme;
    return { parts: [{ done: isMet ? extreme : Math.min(first + second, extreme - 1), of: extreme }], isMet };
  }
  const isMet = reef.some(
    (one) => standsFor(one.card, goal.first) && beside(reef, one, EDGES).some(({ card }) => standsFor(card, wanted)),
  );
  const parts = [first > 0, second > 0, isMet].map((is) => ({ done: Number(is), of: 1 }));
  return { parts, isMet };
}

/** What a reef is worth to a seat now. */
export function worthOf(view: OceanView, player: Pick<Player, "goals">, reef: readonly Lying[]): number {
  const has = (code: string) => view.events.some((event) => event.code === code);
  const printed = reef.reduce((sum, { card }) => sum + (CARDS[card].points ?? 0), 0);
  const schools = reef.filter((one) => inSchool(reef, one));
  const blooms = has("EV-2") ? schools.filter(({ card }) => CARDS[card].sort === "1").length : 0;
  const colours = colourCount(reef);
  const rainbow = view.rainbow[colours]!;
  const hasClusters = has("EV-1") || view.variants.includes("house_coral_clusters");
  const clusters = hasClusters ? reef.filter((one) => inCluster(reef, one)).length : 0;
  const goals = view.solo ? [] : [...view.goals, ...(player.goals ?? [])];
  const met = goals.filter((goal) => progressOf(reef, goal).isMet);
  return printed + schools.length + blooms + rainbow + clusters + met.reduce((sum, { points }) => sum + points, 0);
}

/** What a card would add there. */
export function gainOf(view: OceanView, seat: number, card: CardName, spot: Spot): number {
  const player = view.players[seat]!;
  return worthOf(view, player, [...player.reef, { ...spot, card }]) - worthOf(view, player, player.reef);
}

/** Whether a fish would be protected there. */
export function isSheltered(view: OceanView, reef: readonly Lying[], card: CardName, spot: Spot): boolean {
  if (!isFish(card)) return false;
  const around = beside(reef, spot, AROUND);
  if (around.some((other) => other.card === "anemone")) return true;
  if (view.events.some(({ code }) => code === "EV-8") && around.some(({ starter }) => starter)) return true;
  return view.variants.includes("safe_schools") && beside(reef, spot, EDGES).some((other) => other.card === card);
}

/** The spaces around the cards that shelter fish. */
export function shelters(view: OceanView, reef: readonly ReefCard[]): ReefCard[] {
  const isSanctuary = view.events.some(({ code }) => code === "EV-8");
  return reef.filter(({ card, starter }) => card === "anemone" || (isSanctuary && starter));
}

/** The fish that a feeding frenzy could take, and the least that would cost. */
export function danger(view: OceanView, seat: number): { fish: ReefCard[]; loss: number } {
  const player = view.players[seat]!;
  const exposed = player.reef.filter((one) => isFish(one.card) && !one.protected);
  if (exposed.length === 0 || view.variants.includes("full_sharks")) return { fish: [], loss: 0 };
  const most = Math.max(...exposed.map(({ card }) => CARDS[card].points ?? 0));
  const isFree = view.variants.includes("own_choice");
  const fish = exposed.filter(({ card }) => isFree || CARDS[card].points === most);
  const whole = worthOf(view, player, player.reef);
  const losses = fish.map(
    (eaten) =>
      whole -
      worthOf(
        view,
        player,
        player.reef.filter((one) => one !== eaten),
      ),
  );
  return { fish, loss: Math.min(...losses) };
}

/** What stands in the way of a card: nothing to lie beside, nothing to take, or too many turtles. */
export type Hindrance = "sun" | "1" | "2" | "3" | "prey" | "theft" | "turtles";

/** Why it is plain that a card would be discarded if it were revealed now; null if it could be played. */
export function hindrance(view: OceanView, seat: number, card: CardName): Hindrance | null {
  const player = view.players[seat]!;
  const fits = (other: CardName | null) => other !== null && isFish(other) && spacesFor(player.reef, other).length > 0;
  const oceanFits = () => [...view.ocean, ...view.ocean_extra].some(fits);
  if (card === "great-white" || card === "crab") return null; // nearly always playable, and the server knows
  if (card === "turtle") return player.turtles >= player.turtle_limit ? "turtles" : null;
  if (card === "shark") return oceanFits() ? null : "prey";
  if (card === "dolphin" && view.variants.includes("friendly_dolphins")) return oceanFits() ? null : "prey";
  if (card === "dolphin") {
    const others = view.players.filter((other) => other !== player).flatMap(({ reef }) => reef);
    return others.some((other) => !other.protected && fits(other.card)) ? null : "theft";
  }
  return spacesFor(player.reef, card).length > 0 ? null : (CARDS[card].sort as Hindrance);
}

/** The most that a card would add anywhere. */
export function bestGain(view: OceanView, seat: number, card: CardName): number {
  return Math.max(...spacesFor(view.players[seat]!.reef, card).map((spot) => gainOf(view, seat, card, spot)));
}

/** Pairs of neighbours that are in a school together. */
export function schoolLinks(reef: readonly ReefCard[]): [ReefCard, ReefCard][] {
  return reef.flatMap((one) =>
    reef
      .filter((other) => isFish(one.card) && other.card === one.card)
      .filter((other) => (other.x === one.x + 1 && other.y === one.y) || (other.x === one.x && other.y === one.y + 1))
      .map((other): [ReefCard, ReefCard] => [one, other]),
  );
}
