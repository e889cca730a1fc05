// How a game's cards look: fetched with the page, from the game's own folder.
import type { Component } from "svelte";
import { clientOf, entryOf } from "../../games";

export interface Faces {
  Face: Component<{ card: string; isDim: boolean }>;
  Art?: Component; // symbols for the faces
}

/** The faces of a game's cards, or null if nobody has drawn any. */
export async function facesOf(game: string): Promise<Faces | null> {
  const [face, client] = await Promise.all([entryOf(game)?.face?.(), clientOf(game)]);
  return face ? { Face: face.default, Art: client.Art } : null;
}
