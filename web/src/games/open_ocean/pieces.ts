// Which card is which on its way from the deck, the Ocean and the hands into the reefs, and what is news about that.
import { follow, type Piece, type Pieces } from "../../kit/identity";
import type { EventInfo } from "../../told";
import type { Errand } from "../contract";
import type { Frame } from "../frame";
import type { CardName } from "./cards";
import { gainOf, spotOf } from "./reef";
import { cardInPlay, handCards, neighbourSeat, oceanCards } from "./reading";
import type { OceanView } from "./view";

type Framed = OceanView & Pick<Frame, "seat">;

/** Every card by the place where it lies, as far as this seat knows it. */
function places(view: Framed): Map<string, string> {
  const found = new Map<string, string>();
  for (const { slot, card } of oceanCards(view)) if (card) found.set(`ocean:${slot}`, card);
  const own = view.seat === null ? null : view.players[view.seat];
  for (const { card, index } of handCards(own?.hand ?? null)) found.set(`hand:${card}:${index}`, card);
  view.players.forEach((player, seat) => {
    if (player.chosen) found.set(`chosen:${seat}`, player.chosen);
    for (const { space, card, starter } of player.reef) {
      found.set(`reef:${seat}:${space}`, starter ? `starter ${card}` : card);
    }
  });
  const inPlay = cardInPlay(view);
  if (inPlay) found.set("play", inPlay);
  if (view.play?.taker) found.set("taker", view.play.taker);
  for (const card of following(view)) found.set(`waiting:${card}`, card);
  return found;
}

/** Cards that wait until the play is over: a turtle for what it brought, a dolphin for its new owner. */
export function following(view: OceanView): CardName[] {
  const { play } = view;
  if (!play) return [];
  const turtles = play.loose_turtles - Number(view.phase === "placing-turtle");
  const hasDolphin = play.victim !== null && view.phase !== "placing-dolphin";
  return [...(turtles > 0 ? (["turtle"] as const) : []), ...(hasDolphin ? (["dolphin"] as const) : [])];
}

const WAYS: Record<string, number> = {
  "hand chosen": 0,
  "hand hand": 0,
  "hand play": 1,
  "hand taker": 1,
  "hand reef": 2,
  "chosen play": 0,
  "chosen taker": 0,
  "chosen waiting": 1,
  "chosen reef": 1,
  "chosen ocean": 2,
  "play reef": 0,
  "play taker": 0,
  "play waiting": 0,
  "play ocean": 1,
  "taker ocean": 0,
  "taker waiting": 0,
  "waiting play": 0,
  "waiting reef": 1,
  "ocean play": 1,
  "ocean taker": 1,
  "ocean reef": 2,
  "reef play": 2,
  "reef reef": 3,
};

function distance(from: string, to: string): number {
  return WAYS[`${from.split(":")[0]} ${to.split(":")[0]}`] ?? Infinity;
}

const PASSED = ["hands_passed", "hands_exchanged"];
const REDEALT = [...PASSED, "round_over"];

export function followCards(before: Pieces, view: Framed, events: readonly EventInfo[]): Pieces {
  // A hand that was passed on is another hand, even if it has cards of the same names.
  const isRedealt = events.some(({ name }) => REDEALT.includes(name));
  const isRefreshed = events.some(({ name }) => name === "ocean_refreshed");
  const kept = [...before].filter(([place]) => !place.startsWith("news") && !(isRedealt && place.startsWith("hand:")));
  const swept = new Set(isRefreshed ? kept.map(([place]) => place).filter((place) => place.startsWith("ocean:")) : []);
  const after = new Map(follow(new Map(kept), places(view), swept, isRefreshed ? refreshed : distance));
  const news = newsAfter(before.get("news"), events, view);
  if (news) after.set("news", news);
  return after;
}

/** Nothing of the old Ocean comes back into the new one. */
function refreshed(from: string, to: string): number {
  return to.startsWith("ocean:") && from.startsWith("ocean:") ? Infinity : distance(from, to);
}

/** Something that everybody should notice. */
export interface News {
  id: string;
  kind: "frenzy" | "rave" | "stolen" | "event" | "goal";
  seat: number;
  card: CardName | null;
  rival: number;
  code: string; // of an event or a goal
  eaten: Eaten[];
  isSated: boolean;
  isGreatWhite: boolean; // it brought the frenzy
}

/** What a frenzy does to a seat; no card where there was nothing to lose. */
export interface Eaten {
  seat: number;
  card: CardName | null;
  before: number; // points
  after: number;
}

const KINDS: Record<string, News["kind"]> = {
  feeding_frenzy: "frenzy",
  crab_rave: "rave",
  fish_stolen: "stolen",
  event_shown: "event",
  goal_done: "goal",
};

/** A piece that carries the latest news; it stays until something newer happens. */
function newsAfter(before: Piece | undefined, events: readonly EventInfo[], view: OceanView): Piece | undefined {
  let news: News | null = before ? readNews(before) : null;
  for (const { name, seat, details, move } of events) {
    const kind = KINDS[name];
    const card = (details.card ?? null) as CardName | null;
    if (kind) {
      const code = String(details.event ?? details.goal ?? "");
      const rival = Number(details.rival ?? -1);
      const isGreatWhite = events.some((event) => event.details.card === "great-white");
      news = { id: `news-${move}-${kind}`, kind, seat, card, rival, code, eaten: [], isSated: false, isGreatWhite };
    } else if (news?.kind === "frenzy" && (name === "fish_eaten" || name === "nothing_eaten")) {
      news = { ...news, eaten: [...news.eaten, lossOf(view, seat, card, String(details.space ?? ""))] };
    } else if (news?.kind === "frenzy" && name === "sharks_sated") {
      news = { ...news, isSated: true };
    }
  }
  return news ? { id: news.id, kind: JSON.stringify(news) } : undefined;
}

/** What it cost: a reef with the fish and without it. */
function lossOf(view: OceanView, seat: number, card: CardName | null, space: string): Eaten {
  const after = view.players[seat]!.score;
  const cost = card === null ? 0 : gainOf(view, seat, card, spotOf(space));
  return { seat, card, before: after + cost, after };
}

/** Whether a frenzy has been through with everybody. */
export function isOver(frenzy: News, seats: number): boolean {
  return frenzy.isSated || frenzy.eaten.length >= seats;
}

function readNews(piece: Piece): News {
  return JSON.parse(piece.kind) as News;
}

export function newsOf(pieces: Pieces): News | null {
  const piece = pieces.get("news");
  return piece ? readNews(piece) : null;
}

/** Hands go round the table face down. What a frenzy takes is told in its own place, and nothing flies over that. */
export function errandsOf(view: OceanView, events: readonly EventInfo[]): Errand[] {
  return events.flatMap(({ name }) => {
    if (!PASSED.includes(name)) return [];
    return view.players.map((_, giver) => ({
      symbol: "oo-c-back",
      from: `seat:${giver}`,
      to: `seat:${neighbourSeat(view, giver, false)}`,
    }));
  });
}
