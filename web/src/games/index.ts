// The register: a folder per game, in the order of the lobby. All that belongs to a game lies in its folder.
import { spoken } from "../lib/speech.svelte";
import type { GameClient } from "./contract";
import type { Entry, Step } from "./entry";

const FOLDERS = [
  "octopus_garden", //
  "ocean_labyrinth",
  "oceania",
  "open_ocean",
  "open_worlds",
];

const entries = import.meta.glob<Entry>("./*/entry.ts", { eager: true, import: "entry" });

export const GAMES: readonly Entry[] = FOLDERS.map((folder) => entries[`./${folder}/entry.ts`]!);

export function entryOf(game: string): Entry | undefined {
  return GAMES.find(({ name }) => name === game);
}

/** Whether seats have colours of their own choice, which lists do not know. */
export function picksColours(game: string): boolean {
  return entryOf(game)?.picksColours ?? false;
}

/** A game's own client, or the generic one. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = entryOf(game)?.client ?? (() => import("./generic/client"));
  const { client } = await load();
  await spoken();
  return client as GameClient; // the host shows it no other game's views
}

/** A game in a minute, or nothing if nobody has drawn that. */
export async function summaryOf(game: string): Promise<readonly Step[]> {
  const found = await entryOf(game)?.summary();
  await spoken();
  return found?.summary ?? [];
}

/** The sign of the house. */
export const MARK = `${import.meta.env.BASE_URL}favicon.svg`;

export function thumbnailOf(game: string): string {
  return entryOf(game)?.thumbnail ?? MARK;
}
