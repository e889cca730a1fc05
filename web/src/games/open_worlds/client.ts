import type { Sound } from "../../lib/sound";
import type { EventInfo, MoveInfo } from "../../told";
import type { GameClient } from "../contract";
import Art from "./Art.svelte";
import Mark from "./Mark.svelte";
import Mine from "./Mine.svelte";
import PartIcon from "./PartIcon.svelte";
import Piece from "./Piece.svelte";
import Rival from "./Rival.svelte";
import WorldsBoard from "./WorldsBoard.svelte";
import "./frame.css";
import { followPieces } from "./pieces";
import { likeness } from "./scene";
import { shown, wouldBeLost } from "./staging.svelte";
import { story } from "./story.svelte";
import type { WorldsView } from "./view";
import { keyOf, known, tell } from "./words";

const SOUNDS: Record<string, Sound> = {
  catastrophe: "refused",
  destroyed: "refused",
  conquered: "guest",
  utility_played: "guest",
  installed: "place",
  stationed: "place",
  deployed: "place",
  ship_moved: "touch",
  income: "pearls",
};

const QUIET = new Set([
  "passed",
  "not_reacted",
  "card_dealt",
  "card_dealt_again",
  "card_drawn",
  "prohibited_redrawn",
  "utility_drawn",
  "staging_done",
  "hand_adjusted",
  "world_laid_out",
  "utility_resolved",
]);

/** What each card or Ship could do in the choice at hand; a touch alone sends nothing to the only World that is left. */
let ways = new Map<string, number>();

function countWays(moves: MoveInfo[]): string[] {
  ways = new Map();
  for (const [first = ""] of moves.map(({ targets }) => targets)) ways.set(first, (ways.get(first) ?? 0) + 1);
  return [];
}

/** A Utility is gone once it is played, and so is a card where it cannot enter play: they ask once. */
function confirms(move: MoveInfo): boolean {
  const isLastWay = move.targets.length === 2 && ways.get(move.targets[0]!) === 1;
  return move.text.startsWith("play:") || wouldBeLost(move) || isLastWay;
}

const OPTIONS = ["facility", "orbital", "draw", "search"] as const;

/** Every answer that is no place on the table, in the words of what is asked. */
function buttons(): { target: string; label: string }[] {
  return [
    ...OPTIONS.map((option) => ({ target: `option:${option}`, label: tell(`option-${option}`) })),
    { target: "fire", label: tell("fire") },
    { target: "reserve", label: tell("reserve") },
    { target: "yes", label: tell("yes") },
    { target: "no", label: tell("no") },
    { target: "pass", label: known(`pass-${keyOf(shown.view?.phase ?? "")}`) ?? tell("done") },
  ];
}

export const client: GameClient<WorldsView> = {
  manners: { confirms, preselects: countWays },
  Board: WorldsBoard,
  Mine,
  Rival,
  Art,
  Mark,
  PartIcon,
  Piece,
  confirmsItself: false,
  skip: () => story.skip(),
  partName: (part) => known(`part-${keyOf(part)}`) ?? part,
  totalName: () => tell("total"),
  lead: (income) => tell("lead", { income }),
  buttons,
  follow: followPieces,
  errands: () => [],
  soundOf: (event: EventInfo) => SOUNDS[likeness(event.name)] ?? null,
  isQuiet: (event: EventInfo) => QUIET.has(event.name),

  heading(view) {
    const { turn, final } = view;
    return turn === 0 ? "" : final ? tell("final_turn") : tell("turn", { number: turn });
  },

  steps: () => null, // they live in a panel of their own

  standing(view, seat) {
    return { score: view.players[seat]?.score ?? 0 };
  },

  announcement(view) {
    const { final, final_next, phase } = view;
    if (phase === "over") return null;
    return final ? tell("is_final") : final_next ? tell("final_next") : null;
  },
};
