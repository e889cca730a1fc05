// What would become of a card that is Staged, as the server has said; and what the table asks for.
import type { MoveInfo } from "../../told";
import type { CardData } from "./cards";
import type { WorldsView } from "./view";
import { tell, verdictText } from "./words";

/** The table that was shown last: manners and buttons are asked without it. */
class Shown {
  view = $state.raw<WorldsView | null>(null);
}
export const shown = new Shown();

/** Whether a move Stages a card that would be lost: one is asked once before. */
export function wouldBeLost({ text }: MoveInfo): boolean {
  const [, card = "", world = ""] = /^stage:(.+)@(.+)$/.exec(text) ?? [];
  const verdict = shown.view?.verdicts?.[card]?.[world];
  return verdict !== undefined && verdict !== "works";
}

export interface Prospect {
  works: boolean;
  words: string;
}

/** What a card in hand is good for: at the World that is chosen, or anywhere. */
export function prospectOf(card: CardData, table: WorldsView, seat: number, world: string | null): Prospect | null {
  const verdicts = table.verdicts?.[card.id];
  if (!verdicts) return null;
  const { income, staged_class } = table.players[seat]!;
  const limit = Math.max(0, income - (staged_class ?? 0));
  const said = (verdict: string, isHere: boolean) =>
    verdict === "class" ? tell("lost_by_class", { ship: card.class ?? 0, limit }) : verdictText(verdict, isHere);
  if (world !== null) {
    const verdict = verdicts[world] ?? "works";
    return { works: verdict === "works", words: said(verdict, true) };
  }
  const all = Object.values(verdicts);
  const count = all.filter((verdict) => verdict === "works").length;
  if (count > 0) return { works: true, words: count === all.length ? tell("fits_all") : tell("fits_some", { count }) };
  const [first = "works"] = all;
  const isOne = all.every((verdict) => verdict === first);
  return { works: false, words: isOne ? said(first, false) : tell("fits_none") };
}
