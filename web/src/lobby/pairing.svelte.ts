// Looking for somebody to play with. The table opens in the page that searched, not in every one that is open.
import { ownName } from "../lib/guest";
import type { PairingOffer } from "../messages";
import { lobbyLine } from "./line.svelte";

const STORE = "oceanarium.searching"; // outlives a reload of the page, and is not known to others

export function isSearchedHere(): boolean {
  try {
    return sessionStorage.getItem(STORE) !== null;
  } catch {
    return true; // who may keep nothing has one page only, as far as we know
  }
}

export function stopSearching(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // Nothing was kept.
  }
}

/** One click searches, a second cancels. */
export async function search({ key }: PairingOffer): Promise<void> {
  const line = lobbyLine!;
  if (line.pairing?.offer?.key === key) return cancel();
  await line.comeIn();
  try {
    sessionStorage.setItem(STORE, key);
  } catch {
    // Private windows may forbid it.
  }
  await line.request({ type: "pair", offer: key, name: ownName() });
}

export async function cancel(): Promise<void> {
  stopSearching();
  await lobbyLine!.request({ type: "stop_pairing" });
}

export async function takeBots(): Promise<void> {
  await lobbyLine!.request({ type: "pair_with_bots" });
}

/** A base and what is added for every turn, as people write it: 5 + 12. */
export function timeOf({ base, increment }: Pick<PairingOffer, "base" | "increment">): string {
  const minutes = base / 60;
  return `${Number.isInteger(minutes) ? minutes : minutes.toFixed(1)} + ${increment}`;
}
