// The server's HTTP routes.
import type {
  Analysis,
  CheckDeck,
  DeckBook,
  DeckReport,
  GameInfo,
  Invitation,
  JoinTable,
  Lobby,
  LobbyLine,
  NewTable,
  Problem,
  PutAway,
  Replay,
  ReplayView,
  RulesText,
  TableInfo,
} from "../messages";

/** An answer of the server, or of the network, that is not what was asked for. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

const UNREACHABLE: Problem = {
  code: "unreachable",
  sentence: "The server cannot be reached. Is it still running?",
  rule: null,
};

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  request.headers = body === undefined ? {} : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new Refusal(isProblem(answer) ? answer : { ...UNREACHABLE, code: String(response.status) });
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "sentence" in answer;
}

const part = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>("/games"),
  rules: (game: string) => ask<RulesText>(`/games/${part(game)}/rules`),
  decks: (game: string) => ask<DeckBook>(`/games/${part(game)}/decks`),
  checkDeck: (game: string, deck: CheckDeck) => ask<DeckReport>(`/games/${part(game)}/decks/check`, deck),
  lobby: () => ask<Lobby>("/lobby"),
  newTable: (wish: NewTable) => ask<TableInfo>("/tables", wish),
  table: (table: string) => ask<TableInfo>(`/tables/${part(table)}`),
  join: (table: string, wish: JoinTable) => ask<TableInfo>(`/tables/${part(table)}/join`, wish),
  leave: (table: string) => ask<TableInfo>(`/tables/${part(table)}/leave`, {}),
  fill: (table: string, level: string) => ask<TableInfo>(`/tables/${part(table)}/fill`, { level }),
  close: (table: string) => ask<TableInfo>(`/tables/${part(table)}/close`, {}),
  putAway: (table: string, isAway: boolean) =>
    ask<Lobby>(`/tables/${part(table)}/put-away`, { is_away: isAway } satisfies PutAway),
  linesPutAway: () => ask<LobbyLine[]>("/lobby/put-away"),
  invitation: () => ask<Invitation>("/invitation"),
  rematch: (table: string) => ask<TableInfo>(`/tables/${part(table)}/rematch`, {}),
  replay: (link: string) => ask<Replay>(`/replays/${part(link)}`),
  analysis: (link: string) => ask<Analysis>(`/replays/${part(link)}/analysis`),
  replayView: (link: string, number: number) => ask<ReplayView>(`/replays/${part(link)}/views/${number}`),
};

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${part(table)}/socket`;
}

/** The sentence of anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
