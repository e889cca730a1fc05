// Each game's client is fetched when its table is opened.
import { spoken } from "../lib/speech.svelte";
import type { GameClient } from "./contract";

const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
  "octopus-garden": () => import("./octopus_garden/client"),
  "ocean-labyrinth": () => import("./ocean_labyrinth/client"),
  oceania: () => import("./oceania/client"),
  "open-worlds": () => import("./open_worlds/client"),
  "open-ocean": () => import("./open_ocean/client"),
};

/** A game's own client, or the generic one, with all its words. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game] ?? (() => import("./generic/client"));
  const { client } = await load();
  await spoken();
  return client;
}
