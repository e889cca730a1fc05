// The one sentence above the board.
import type { TableModel } from "./table.svelte";
import { words } from "./texts";

export interface PromptWords {
  sentence: string;
  detail: string;
  isCall: boolean;
  isBusy: boolean;
}

/** The first sentence in bold, what follows below it. */
function split(text: string): [string, string] {
  const end = /^(.*?[.!?])\s+(.*)$/.exec(text);
  return end ? [end[1]!, end[2]!] : [text, ""];
}

export function promptFor(model: TableModel): PromptWords {
  const texts = words().table;
  const { position } = model;
  const quiet = { detail: "", isCall: false, isBusy: false };
  if (!position) return { ...quiet, sentence: texts.connecting };
  if (position.table.status === "over") {
    const resigned = position.table.seats.find((seat) => seat.has_resigned);
    const sentence = position.outcome?.sentence ?? (resigned ? `${resigned.name} ${texts.resigned}.` : "");
    return { ...quiet, sentence };
  }
  if (model.isPassing) return { ...quiet, sentence: texts.passing, isBusy: true };
  if (model.prompt && !model.isBehind) {
    const [sentence, detail] = split(model.prompt);
    const name = model.yours.length > 1 ? texts.youAre(model.nameOf(model.seat)) : "";
    return { ...quiet, sentence, detail: [name, detail].filter(Boolean).join(" "), isCall: true };
  }
  const waited = position.waiting[0] ?? -1;
  const isThinking = position.thinking.includes(waited);
  const sentence = (isThinking ? texts.thinking : texts.choosing)(model.nameOf(waited));
  const details = [model.yours.length === 0 ? texts.watching : "", position.warming_up ? texts.warmingUp : ""];
  return { sentence, detail: details.filter(Boolean).join(" "), isCall: false, isBusy: true };
}
