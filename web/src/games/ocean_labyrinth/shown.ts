// The maze as it is drawn: as it is, or as it would be after the push that is being looked at.
import { arrowOf, carried, pushed, type Arrow } from "./maze";
import type { Tiles } from "./reading";
import type { MazeView, Preview, Tile } from "./view";

export interface Push {
  arrow: string;
  rotation: number;
}

export interface Shown {
  tiles: Tiles;
  divers: (string | null)[]; // by seat
  reachable: ReadonlySet<string>;
  push: (Push & { line: Arrow; out: Tile | null }) | null; // what it anticipates
}

export function previewOf(view: MazeView, { arrow, rotation }: Push): Preview | null {
  return view.previews[`insert:${arrow}:${rotation}`] ?? null;
}

/** Reach is drawn only where it matters: before a push is confirmed, and for a move that can be made now. */
export function shownMaze(view: MazeView, push: Push | null, open: ReadonlySet<string>): Shown {
  const divers = view.players.map((player) => player.diver);
  const preview = push && previewOf(view, push);
  if (!push || !preview || !view.surplus) return { tiles: view.tiles, divers, reachable: open, push: null };
  const line = arrowOf(push.arrow);
  const { tiles, out } = pushed(view.tiles, view.surplus, line, push.rotation);
  return {
    tiles,
    divers: divers.map((square) => square && carried(square, line)),
    reachable: new Set(preview.reachable),
    push: { ...push, line, out },
  };
}
