import { settings } from "../settings.svelte";
import { de } from "./de";
import { en, type Texts } from "./en";

export type { Texts };

/** The words in the language of this browser's owner. */
export function words(): Texts {
  return settings.language === "de" ? de : en;
}
