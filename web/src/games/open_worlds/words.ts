// The words of this game's table, with the nouns of the game itself.
import { tableSpeech } from "../../lib/speech.svelte";
import type { CardData } from "./cards";
import type { Gaps } from "./languages/keys";
import type { WorldView } from "./view";

const OWN = import.meta.glob<string>("./languages/*.ftl", { query: "?raw", import: "default" });

export const { say: tell, known } = tableSpeech<Gaps>("open-worlds", OWN);

/** A word of the view, as keys are spelled. */
export function keyOf(word: string): string {
  return word.toLowerCase().replaceAll(" ", "_");
}

/** What stands on a card; nothing if it only says that it is a Ship. */
export function printOf(card: CardData): string {
  return card.text === "Ship." ? "" : (known(`print-${card.id}`) ?? card.text);
}

/** Verdicts that have nothing to do with the World: a card is lost wherever it is Staged. */
const ANYWHERE = ["prohibited", "class"];

/** What becomes of a card that is Staged, at the World that is spoken of or at any. */
export function verdictText(verdict: string, isHere = true): string {
  const whole = known(`verdict-${verdict}`);
  if (whole !== undefined) return whole;
  const reason = known(`reason-${verdict}`) ?? verdict;
  return isHere && !ANYWHERE.includes(verdict) ? tell("lost_here", { reason }) : tell("lost", { reason });
}

/** What a World answers to a card that is held over it: why it would be lost, or what it would bring. */
export function replyTo(verdict: string, gain: number | null, world: WorldView, isLosing: boolean): string {
  const reason = verdictText(verdict);
  if (verdict !== "works") return isLosing ? tell("really", { reason }) : reason;
  if (gain === null) return reason;
  const income = tell("gain", { income: gain });
  if (world.free_room <= 0) return income;
  return `${income} · ${tell("place", { number: world.facility_count + 1, of: world.h2o })}`;
}

/** When a Utility is played: a mark before the name of a Step for its beginning, after it for its end. */
export function momentText(windows: readonly string[], reacts: boolean): string {
  const [window] = windows;
  if (window === undefined) return reacts ? tell("moment-reaction") : "";
  const [when, step] = window.split(".") as [string, string];
  const name = known(`moment-${step}`) ?? step;
  return when === "begin" ? `▸ ${name}` : when === "end" ? `${name} ◂` : name;
}
