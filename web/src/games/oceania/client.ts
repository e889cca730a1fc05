import type { EventInfo, MoveInfo } from "../../told";
import type { Sound } from "../../lib/sound";
import type { GameClient } from "../contract";
import Art from "./Art.svelte";
import ChartBoard from "./ChartBoard.svelte";
import { verdictOn } from "./best";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import Look from "./Look.svelte";
import Mark from "./Mark.svelte";
import Mine from "./Mine.svelte";
import PartIcon from "./PartIcon.svelte";
import Rival from "./Rival.svelte";
import Supplies from "./Supplies.svelte";
import TrayPiece from "./TrayPiece.svelte";
import { followPieces } from "./pieces";
import { onlySpace } from "./trial";
import { isSolo, scoutsLeft } from "./reading";
import type { ChartView } from "./view";
import { known, tell } from "./words";

const FEW_TILES = 3;

const PHASES = ["sailing", "exploring", "scouting"] as const;

const SOUNDS: Record<string, Sound> = {
  island_completed: "guest",
  space_filled: "guest",
  group_filled: "guest",
  tile_placed: "place",
  scout_placed: "place",
  shore_scouted: "place",
  ship_sailed: "touch",
  tile_discarded: "refused",
};

/** A voyage reveals a tile and cannot be taken back; a tile is tried before it is laid. */
function confirms(move: MoveInfo): boolean {
  return move.text.startsWith("start:") || move.text.startsWith("place:");
}

/** Where only one space will do, the tile lies there already. */
function preselects(moves: MoveInfo[]): string[] {
  const space = onlySpace(moves);
  return space ? [`board:${space}`] : [];
}

export const client: GameClient<ChartView> = {
  manners: { confirms, preselects },
  Board: ChartBoard,
  Source: Hand,
  Supplies,
  Mine,
  Rival,
  Look,
  Rest: Legend,
  Art,
  Mark,
  PartIcon,
  Piece: TrayPiece,
  confirmsItself: true,
  partName: (part) => known(`part-${part.replaceAll(" ", "_")}`) ?? part,
  totalName: () => tell("points"),
  lead: (games, view) => (view.rounds > 1 ? tell("lead_games", { games }) : null),
  buttons: () => [{ target: "next_game", label: tell("next_game") }],
  follow: followPieces,
  errands: () => [],
  soundOf: (event: EventInfo) => SOUNDS[event.name] ?? null,
  isQuiet: (event: EventInfo) => event.name === "no_scout" || event.name === "went_on",

  heading(view) {
    const { phase, lid, game_number, rounds } = view;
    const game = rounds > 1 ? tell("game_of", { game: game_number, rounds }) : "";
    const left = phase === "over" || phase === "reviewing" ? "" : tell("in_lid", { count: lid ?? 0 });
    return [game, left].filter(Boolean).join(" · ");
  },

  steps(view) {
    const state = view;
    if (["over", "reviewing", "casting"].includes(state.phase)) return null;
    const names = PHASES.slice(0, isSolo(state) ? 2 : 3).map((phase) => tell(`phase-${phase}`));
    return { names, current: { sailing: 0, scouting: 2 }[state.phase as string] ?? 1 };
  },

  standing(view, seat) {
    const state = view;
    const player = state.players[seat]!;
    if (isSolo(state)) return { score: player.points };
    const purse = {
      symbol: `oc-scout-${player.colour}-1`,
      count: scoutsLeft(player),
      label: tell("scouts_left"),
    };
    return { score: player.points, purse };
  },

  seatLook(view, seat) {
    const colour = view.players[seat]?.colour ?? "grey";
    return { colour: `var(--oc-${colour})`, symbol: `oc-scout-${colour}-1` };
  },

  verdict: (view) => verdictOn(view),

  games(view) {
    const { rounds, results } = view;
    return rounds > 1 ? results.map((points, index) => ({ name: tell("game", { number: index + 1 }), points })) : [];
  },

  announcement(view) {
    const { lid, phase } = view;
    return phase !== "over" && phase !== "reviewing" && lid > 0 && lid <= FEW_TILES
      ? tell("last_tiles", { count: lid })
      : null;
  },
};
