// What this browser's owner is called who has not said so: a sea creature, the same one on every visit.
import { keysLike, known } from "./say";
import { settings } from "./settings.svelte";

const STORE = "oceanarium.guest";
let drawn: number | null = null;

function number(): number {
  if (drawn !== null) return drawn;
  drawn = Math.floor(Math.random() * 1000);
  try {
    const known = Number.parseInt(localStorage.getItem(STORE) ?? "", 10);
    if (known >= 0) drawn = known;
    else localStorage.setItem(STORE, String(drawn));
  } catch {
    // Private windows may forbid it; the name then lasts as long as the page.
  }
  return drawn;
}

let given: string | null = null;

/** What a server calls a guest who has not said otherwise. */
export function callGuest(name: string | null): void {
  given = name;
}

export function guestName(): string {
  if (given !== null) return given;
  const creatures = keysLike("creature-"); // the host has the list
  return known(creatures[number() % creatures.length]!)!;
}

export function ownName(): string {
  return settings.name.trim() || guestName();
}
