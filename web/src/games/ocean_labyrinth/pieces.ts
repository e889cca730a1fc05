// What lies on the table besides the maze: the way somebody just swam, and the back that was just turned over.
// Tiles need no identities made up for them: every one has a name.
import type { Piece, Pieces } from "../../kit/identity";
import type { EventInfo } from "../../told";
import type { Errand } from "../contract";
import type { Back, MazeView } from "./view";

const LINGERING = ["trail", "back", "pusher"]; // until the maze changes again

export interface Trail {
  seat: number;
  from: string;
  to: string;
}

export interface TurnedBack {
  back: Back;
  seat: number; // whoever pushed the tile out
  isIgnored: boolean;
}

export function followMaze(before: Pieces, _view: MazeView, events: readonly EventInfo[]): Pieces {
  const isPushed = events.some((event) => event.name === "tile_inserted");
  const lingering = LINGERING.flatMap((place) => {
    const piece = before.get(place);
    return piece && !isPushed ? [[place, piece] as const] : [];
  });
  const after = new Map<string, Piece>(lingering);
  for (const { name, seat, details, move } of events) {
    if (name === "tile_inserted") after.set("pusher", { id: `push-${move}`, kind: String(seat) });
    else if (name === "diver_moved" || name === "air_taken") {
      after.set("trail", { id: `trail-${move}`, kind: `${seat}:${details.start}:${details.square}` });
    } else if (name === "tile_turned_over" || name === "known_tile_turned_over") {
      after.set("back", { id: `back-${move}`, kind: `${details.back}:${after.get("pusher")?.kind ?? ""}:` });
    } else if (name === "action_ignored") {
      after.set("back", { id: `back-${move}`, kind: `${details.back}:${after.get("pusher")?.kind ?? ""}:ignored` });
    }
  }
  return after;
}

export function trailOf(pieces: Pieces): Trail | null {
  const [seat, from, to] = pieces.get("trail")?.kind.split(":") ?? [];
  return from === undefined ? null : { seat: Number(seat), from, to: to! };
}

/** The action that somebody has just pushed out. */
export function turnedBack(pieces: Pieces): (TurnedBack & { id: string }) | null {
  const piece = pieces.get("back");
  const [back, seat, fate] = piece?.kind.split(":") ?? [];
  if (!piece || back === undefined || back === "blank") return null;
  return { id: piece.id, back: back as Back, seat: seat === "" ? -1 : Number(seat), isIgnored: fate === "ignored" };
}

/** A found picture flies to the cards that its finder has laid open. */
export function foundErrands(view: MazeView, events: readonly EventInfo[]): Errand[] {
  return events
    .filter((event) => event.name === "target_reached")
    .flatMap(({ seat, details }) => {
      const diver = view.players[seat]?.diver;
      return diver ? [{ symbol: `ol-${details.picture}`, from: `square:${diver}`, to: `found:${seat}` }] : [];
    });
}
