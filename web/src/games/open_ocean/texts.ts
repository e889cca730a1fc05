// The words of this game's table.
import { say } from "../../lib/say";
import { settings } from "../../lib/settings.svelte";
import type { Person } from "../contract";
import type { CardName } from "./cards";
import { german } from "./texts_de";
import { english, type OceanTexts } from "./texts_en";

export function oceanWords(): OceanTexts {
  return settings.language === "de" ? german : english;
}

export function cardName(card: CardName): string {
  return oceanWords().cards[card].name;
}

/** Somebody's name amid a sentence. */
export function midName(person: Person | undefined): string {
  return person?.name === say("common-you") ? oceanWords().you : (person?.name ?? "");
}

/** "Aiko", "Aiko and Jonas", "Aiko, Jonas and Mira" */
export function listed(names: readonly string[]): string {
  const { and } = oceanWords();
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}
