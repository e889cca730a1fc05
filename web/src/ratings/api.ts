// What a server can be asked about ratings and people's pages.
import { ask } from "../lib/api";
import type { BestTable, MatchLine, MatchList, PersonPage, RatingCurve, SeatChange } from "../messages";

/** Which matches are wanted; what is empty does not matter. */
export interface MatchWish {
  game: string;
  ending: "" | MatchLine["ending"];
  opponent: string;
  name: string;
  more: string;
}

const part = encodeURIComponent;

export const ratings = {
  page: (person: string) => ask<PersonPage>(`/people/${part(person)}/page`),
  curve: (person: string, game: string) => ask<RatingCurve>(`/people/${part(person)}/ratings/${part(game)}`),
  matches: (person: string, wish: MatchWish) =>
    ask<MatchList>(`/people/${part(person)}/matches?${new URLSearchParams(wanted(wish))}`),
  best: (game: string) => ask<BestTable>(`/games/${part(game)}/best`),
  changesAt: (table: string) => ask<SeatChange[]>(`/tables/${part(table)}/ratings`),
};

function wanted(wish: MatchWish): Record<string, string> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ""));
}
