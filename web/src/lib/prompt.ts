// The one sentence above the board.
import type { Person } from "../games/contract";
import type { Board } from "../kit/board.svelte";
import { nameIn, together } from "./people";
import { say } from "./say";
import type { TableModel } from "./table.svelte";
import type { Position } from "../told";

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
  if (waited.length === 0) return say("common-loading"); // chance has the word
  const doers = together(waited, people);
  return waited.every(({ isThinking }) => isThinking) ? say("table-thinking", doers) : say("table-choosing", doers);
}

/** What comes next once a part of a choice has been touched; nothing before. */
export function nextStepWords(board: Board, offersConfirmation: boolean): string {
  if (board.pending) return offersConfirmation ? say("table-confirm_touch", { button: say("table-confirm") }) : "";
  return board.hasBegun && board.lit.length > 0 ? say("table-next_touch") : "";
}

/** Whether somebody is waited for who has lost the connection. */
function isAnyAway({ time, waiting, table }: Position): boolean {
  return time?.away.some(({ seat }) => waiting.includes(seat) && !table.seats[seat]?.gone) ?? false;
}

export function promptFor(model: TableModel): PromptWords {
  const { position } = model;
  const quiet = { detail: "", isCall: false, isBusy: false };
  if (!position) return { ...quiet, sentence: say("table-connecting") };
  if (position.table.status === "over") {
    const resigned = position.table.seats.find((seat) => seat.has_resigned);
    const sentence =
      position.outcome?.sentence ?? (resigned ? say("table-has_resigned", { name: nameIn(resigned) }) : "");
    return { ...quiet, sentence };
  }
  if (position.time?.is_paused) return { ...quiet, sentence: say("table-paused") };
  if (model.isPassing) return { ...quiet, sentence: say("table-passing"), isBusy: true };
  if (model.prompt && !model.playback.isBehind) {
    const [sentence, detail] = split(model.prompt);
    const name = model.yours.length > 1 ? say("table-you_are", { name: model.nameOf(model.seat) }) : "";
    return { ...quiet, sentence, detail: [name, detail].filter(Boolean).join(" "), isCall: true };
  }
  const details = [
    model.yours.length === 0 ? say("table-watching") : "",
    isAnyAway(position) ? say("table-waited_is_away") : "",
    position.warming_up ? say("table-warming_up") : "",
  ];
  const detail = details.filter(Boolean).join(" ");
  const isYourBot = model.isStoodInFor && position.waiting.includes(model.seat);
  const sentence = isYourBot ? say("table-bot_for_you") : waitingWords(model.people);
  return { sentence, detail, isCall: false, isBusy: true };
}
