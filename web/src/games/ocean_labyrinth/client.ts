import type { EventInfo, MoveInfo } from "../../told";
import type { Sound } from "../../lib/sound";
import type { GameClient, Person } from "../contract";
import Art from "./Art.svelte";
import Look from "./Look.svelte";
import Mark from "./Mark.svelte";
import MazeBoard from "./MazeBoard.svelte";
import Mine from "./Mine.svelte";
import PartIcon from "./PartIcon.svelte";
import Piece from "./Piece.svelte";
import Pictures from "./Pictures.svelte";
import Rival from "./Rival.svelte";
import Source from "./Source.svelte";
import Supplies from "./Supplies.svelte";
import { followMaze, foundErrands } from "./pieces";
import { lookOf } from "./seats";
import { isHomebound } from "./reading";
import type { MazeView } from "./view";
import { known, tell } from "./words";

const SOUNDS: Record<string, Sound> = {
  target_reached: "pearls",
  came_home: "guest",
  found_all: "guest",
  scooter_found: "guest",
  scooter_offered: "guest",
  air_needed: "refused",
  diver_frightened: "refused",
  tile_inserted: "place",
  diver_moved: "touch",
};

/** A push shows what it would do before it is made. */
function confirms(move: MoveInfo): boolean {
  return move.text.startsWith("insert:");
}

/** The spare tile is always held in some way; only an arrow begins a push. */
function begins(touched: readonly string[]): boolean {
  return touched.some((target) => !target.startsWith("surplus:"));
}

function isYou(person: Person | undefined, people: readonly Person[]): boolean {
  return !!person?.isYours && people.filter((other) => other.isYours).length === 1;
}

function phaseNames(): string[] {
  return (["pushing", "moving"] as const).map((phase) => tell(`phase-${phase}`));
}

export const client: GameClient<MazeView> = {
  manners: { confirms, begins },
  Board: MazeBoard,
  Source,
  Supplies,
  Mine,
  Rival,
  Look,
  Rest: Pictures,
  Art,
  Mark,
  PartIcon,
  Piece,
  confirmsItself: true,
  partName: (part) => known(`part-${part}`) ?? part,
  totalName: () => tell("total"),
  buttons: () => [
    { target: "scooter:yes", label: tell("ride") },
    { target: "scooter:no", label: tell("leave") },
  ],
  follow: followMaze,
  errands: foundErrands,
  soundOf: (event: EventInfo) => SOUNDS[event.name] ?? null,
  isQuiet: (event: EventInfo) => ["maze_laid", "card_seen"].includes(event.name) || event.details.back === "blank",

  heading(view) {
    const { round, variation } = view;
    return variation ? `${tell("round", { round })} · ${tell("with_actions")}` : tell("round", { round });
  },

  steps(view) {
    const { phase } = view;
    if (phase === "inserting") return { names: phaseNames(), current: 0 };
    const isMoving = ["turning", "moving", "surfacing", "deciding"].includes(phase);
    return isMoving ? { names: phaseNames(), current: 1 } : null;
  },

  seatLook: (view, seat) => lookOf(view.players[seat]?.colour ?? null),

  standing: (view, seat) => ({ score: view.players[seat]!.score }),

  announcement(view, people) {
    const maze = view;
    if (maze.phase === "over") return null;
    const racer = people.find(({ seat }) => isHomebound(maze, seat));
    if (!racer) return null;
    return isYou(racer, people) ? tell("homebound_yours") : tell("homebound", { name: racer.name });
  },
};
