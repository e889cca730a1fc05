import type { EventInfo, MoveInfo } from "../../told";
import type { Sound } from "../../lib/sound";
import type { GameClient } from "../contract";
import Art from "./Art.svelte";
import GardenBoard from "./GardenBoard.svelte";
import Look from "./Look.svelte";
import Mark from "./Mark.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import PartIcon from "./PartIcon.svelte";
import Rival from "./Rival.svelte";
import Supplies from "./Supplies.svelte";
import Tile from "./Tile.svelte";
import { followTiles, pearlErrands } from "./pieces";
import { tilesInBag } from "./reading";
import type { GardenView } from "./view";
import { known, tell } from "./words";

const SOUNDS: Record<string, Sound> = {
  bonus_attracted: "guest",
  pearls_harvested: "pearls",
  line_bought: "pearls",
  tile_planted: "place",
  star_moved: "touch",
};

/** Only a purchase reveals something: new tiles come from the bag. */
function confirms(move: MoveInfo): boolean {
  return move.text.startsWith("buy:");
}

/** One tile in hand is always taken up already. */
function preselects(moves: MoveInfo[]): string[] {
  const first = moves[0]?.targets[0];
  return first?.startsWith("bought:") ? [first] : [];
}

export const client: GameClient<GardenView> = {
  manners: { confirms, preselects },
  Board: GardenBoard,
  Source: Market,
  Supplies,
  Mine,
  Rival,
  Look,
  Art,
  Mark,
  PartIcon,
  Piece: Tile,
  confirmsItself: true,
  partName: (part) => known(`part-${part}`) ?? part,
  totalName: () => tell("beauty"),
  buttons: () => [{ target: "pass", label: tell("skip") }],
  heading: (view) => tell("tiles_left", { count: tilesInBag(view) }),
  follow: followTiles,
  errands: pearlErrands,
  soundOf: (event: EventInfo) => SOUNDS[event.name] ?? null,
  isQuiet: (event: EventInfo) => ["market_filled", "market_refilled"].includes(event.name),

  steps(view) {
    const { phase } = view;
    if (["stocking", "placing", "starting", "over"].includes(phase)) return null;
    return {
      names: (["buying", "stars", "harvest"] as const).map((each) => tell(`phase-${each}`)),
      current: phase === "stepping" ? 1 : 0,
    };
  },

  standing(view, seat) {
    const garden = view.gardens[seat]!;
    const purse = { symbol: "og-pearl", count: garden.pearls, label: tell("pearls") };
    return { score: garden.score, purse };
  },

  announcement(view, people) {
    const { last_turns, ender, phase } = view;
    if (!last_turns || ender === null || phase === "over") return null;
    const person = people[ender];
    const isYou = person?.isYours && people.filter((other) => other.isYours).length === 1;
    return isYou ? tell("last_turns_yours") : tell("last_turns", { name: person?.name ?? "" });
  },
};
