import type { Parts } from "../lib/parts";
import Above from "../lobby/Above.svelte";
import ClubLobby from "../lobby/ClubLobby.svelte";

export const parts: Parts = {
  Above,
  Lobby: ClubLobby,
  Person: () => import("../people/Person.svelte"),
  Best: () => import("../ratings/Best.svelte"),
};
