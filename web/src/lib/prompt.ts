// The one sentence above the board.
import type { Person } from "../games/contract";
import type { Board } from "../kit/board.svelte";
import { isSimplyYou } from "./people";
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

/** Who is choosing, or thinking if all of them are bots at it; "you" has forms of its own. */
export function waitingWords(people: readonly Person[]): string {
  const waited = people.filter(({ isWaitedFor }) => isWaitedFor);
  if (waited.length === 0) return words().common.loading; // chance has the word
  const others = waited.filter((person) => !isSimplyYou(person, people)).map(({ name }) => name);
  const { choosing, thinking } = words().table;
  return (waited.every(({ isThinking }) => isThinking) ? thinking : choosing)(others, others.length < waited.length);
}

/** What comes next once a part of a choice has been touched; nothing before. */
export function nextStepWords(board: Board, offersConfirmation: boolean): string {
  const texts = words().table;
  if (board.pending) return offersConfirmation ? texts.confirmTouch(texts.confirm) : "";
  return board.hasBegun && board.lit.length > 0 ? texts.nextTouch : "";
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
  const details = [model.yours.length === 0 ? texts.watching : "", position.warming_up ? texts.warmingUp : ""];
  const detail = details.filter(Boolean).join(" ");
  return { sentence: waitingWords(model.people), detail, isCall: false, isBusy: true };
}
