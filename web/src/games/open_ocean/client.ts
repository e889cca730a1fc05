import type { EventInfo, MoveInfo } from "../../told";
import type { Sound } from "../../lib/sound";
import type { GameClient } from "../contract";
import type { Frame } from "../frame";
import Art from "./Art.svelte";
import { levelName } from "./describe";
import Look from "./Look.svelte";
import Mark from "./Mark.svelte";
import OceanBoard from "./OceanBoard.svelte";
import PartIcon from "./PartIcon.svelte";
import Rival from "./Rival.svelte";
import Source from "./Source.svelte";
import Supplies from "./Supplies.svelte";
import TrayPiece from "./TrayPiece.svelte";
import { errandsOf, followCards } from "./pieces";
import { tidings } from "./tidings.svelte";
import type { OceanView } from "./view";
import { known, tell } from "./words";

const PHASES = ["choosing", "playing", "discarding"] as const;

const SOUNDS: Record<string, Sound> = {
  feeding_frenzy: "refused",
  fish_stolen: "guest",
  goal_done: "pearls",
  crab_rave: "guest",
  card_attracted: "guest",
  card_placed: "place",
  turtle_placed: "place",
  dolphin_placed: "place",
  card_revealed: "touch",
  card_played: "touch",
};

const QUIET = ["card_dealt", "card_dealt_alone", "ocean_filled", "card_chosen", "crab_kept"];
/** Each of these brings a new card to light or goes with one, so it cannot be taken back. */
const FINAL = ["pick:", "take:", "toss:", "clear:", "lose:"];
const AFTER_PLAY = ["tossing", "clearing"];
const BEFORE_PLAY = ["starting", "choosing", "dealing", "stocking", "drawing-goals", "drawing-event", "over"];

function confirms(move: MoveInfo): boolean {
  return FINAL.some((verb) => move.text.startsWith(verb));
}

export const client: GameClient<OceanView & Frame> = {
  manners: { confirms },
  Board: OceanBoard,
  Source,
  Supplies,
  Rival,
  Look,
  Art,
  Mark,
  PartIcon,
  Piece: TrayPiece,
  confirmsItself: true,
  partName: (part) => known(`part-${part}`) ?? part,
  totalName: () => tell("total"),
  buttons: () => [], // they lie between reef and hand, where a thumb reaches them
  follow: followCards,
  errands: errandsOf,
  soundOf: (event: EventInfo) => SOUNDS[event.name] ?? null,
  isQuiet: (event: EventInfo) => QUIET.includes(event.name),
  hold: (view, events) => tidings.hold(view, events),
  skip: () => tidings.close(),

  heading(view) {
    const { round, rounds, turn, turns } = view;
    return turns > 0 ? tell("heading", { round, rounds, turn: Math.min(turn, turns), turns }) : "";
  },

  steps(view) {
    const { phase, players } = view;
    if (BEFORE_PLAY.includes(phase)) return null;
    const names = PHASES.slice(0, players.length < 3 ? 3 : 2).map((phase) => tell(`phase-${phase}`));
    return { names, current: phase === "picking" ? 0 : AFTER_PLAY.includes(phase) ? 2 : 1 };
  },

  verdict(view) {
    const { solo } = view;
    return solo && tell("level", { level: solo.level, name: levelName(solo.name) });
  },

  standing: (view, seat) => ({ score: view.players[seat]!.score }),

  announcement(view) {
    const { frenzy_due, rave_due, phase } = view;
    if (phase === "over") return null;
    if (frenzy_due) return tell("frenzy_due");
    return rave_due ? tell("rave_due") : null;
  },
};
