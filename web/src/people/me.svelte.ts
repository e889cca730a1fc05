// Who uses this browser, as far as the server knows.
import { people } from "./api";
import { callGuest, ownName } from "../lib/guest";
import { saveSettings, settings } from "../lib/settings.svelte";
import type { PersonInfo } from "../messages";

let person = $state.raw<PersonInfo | null>(null);
let hasAsked = false;

export const me = {
  /** Null for somebody who has not done anything here yet. */
  get person(): PersonInfo | null {
    return person;
  },
  /** A member is called as the server says; guests as this browser does, and the server follows. */
  get name(): string {
    return person?.is_member ? person.name : ownName();
  },
};

export function setMe(found: PersonInfo | null): void {
  person = found;
  callGuest(found && !found.is_member ? found.name : null);
  if (!found?.is_member || settings.name === found.name) return;
  settings.name = found.name;
  saveSettings();
}

/** Ask once; pages that change who one is say so themselves. */
export async function findMe(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  try {
    setMe(await people.me());
  } catch {
    hasAsked = false; // nobody answers: the page says so, and asks again
  }
}

/** Be called otherwise, where somebody is known already. */
export async function rename(name: string): Promise<void> {
  if (person !== null && name.trim() !== "") setMe((await people.change({ name })).person);
}
