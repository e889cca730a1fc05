// What the host can be asked for.
import type {
  AdviceWish,
  Analysis,
  CallPage,
  CallWish,
  CheckDeck,
  Course,
  DeckBook,
  DeckReport,
  ExampleBook,
  ExampleScene,
  ExampleWish,
  GameInfo,
  HomeAdvice,
  HomeScene,
  HomeWish,
  Invitation,
  JoinTable,
  LessonScene,
  LessonWish,
  Lobby,
  LobbyLine,
  MomentInfo,
  News,
  NewTable,
  OpenedStudy,
  OutlookInfo,
  OutlookWish,
  PersonInfo,
  Problem,
  PushSubscription,
  PutAway,
  PuzzleBook,
  PuzzleScene,
  PuzzleWish,
  RemarkInfo,
  Replay,
  ReplayView,
  RulesText,
  Study,
  StudyLink,
  StudyScene,
  StudyWish,
  TableInfo,
  WordsText,
} from "../messages";
import { host } from "$place/host";
import { Refusal } from "./host";
import type { Sentence } from "./language";
import { told } from "./say";

/** The answer to a wish; a Refusal if it is none. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const wish = body === undefined ? undefined : JSON.stringify(body);
  const { status, text } = await host.ask(body === undefined ? "GET" : "POST", `/api${path}`, wish);
  const answer = parsed(text);
  if (status >= 200 && status < 300) return answer as Answer;
  throw new Refusal(isProblem(answer) ? answer : { ...host.unreachable(), code: String(status) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "sentence" in answer;
}

export const part = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>("/games"),
  rules: (game: string, language: string) => ask<RulesText>(`/games/${part(game)}/rules/${part(language)}`),
  words: (game: string, language: string) => ask<WordsText>(`/games/${part(game)}/words/${part(language)}`),
  decks: (game: string) => ask<DeckBook>(`/games/${part(game)}/decks`),
  checkDeck: (game: string, deck: CheckDeck) => ask<DeckReport>(`/games/${part(game)}/decks/check`, deck),
  course: (game: string, language: string) => ask<Course>(`/games/${part(game)}/lessons/${part(language)}`),
  lesson: (game: string, lesson: string, language: string, wish: LessonWish) =>
    ask<LessonScene>(`/games/${part(game)}/lessons/${part(lesson)}/${part(language)}`, wish),
  puzzles: (game: string) => ask<PuzzleBook>(`/games/${part(game)}/puzzles`),
  puzzle: (game: string, puzzle: string, language: string, wish: PuzzleWish) =>
    ask<PuzzleScene>(`/games/${part(game)}/puzzles/${part(puzzle)}/${part(language)}`, wish),
  home: (game: string, wish: HomeWish) => ask<HomeScene>(`/games/${part(game)}/home`, wish),
  homeAdvice: (game: string, wish: AdviceWish) => ask<HomeAdvice>(`/games/${part(game)}/home/advice`, wish),
  examples: (game: string) => ask<ExampleBook>(`/games/${part(game)}/examples`),
  example: (game: string, example: string, language: string, wish: ExampleWish) =>
    ask<ExampleScene>(`/games/${part(game)}/examples/${part(example)}/${part(language)}`, wish),
  lobby: () => ask<Lobby>("/lobby"),
  comeIn: () => ask<PersonInfo>("/lobby/come-in", {}),
  calls: () => ask<CallPage>("/calls"),
  wishCalls: (wishes: CallWish[]) => ask<CallPage>("/calls", { wishes }),
  news: () => ask<News>("/calls/news"),
  readNews: () => ask<News>("/calls/news/read", {}),
  subscribe: (browser: PushSubscription) => ask<CallPage>("/calls/push", browser),
  unsubscribe: (endpoint: string) => ask<CallPage>("/calls/push/end", { endpoint }),
  tryCall: () => ask<null>("/calls/push/try", {}),
  stopMails: (token: string) => ask<null>("/calls/stop-mails", { token }),
  newTable: (wish: NewTable) => ask<TableInfo>("/tables", wish),
  table: (table: string) => ask<TableInfo>(`/tables/${part(table)}`),
  join: (table: string, wish: JoinTable) => ask<TableInfo>(`/tables/${part(table)}/join`, wish),
  leave: (table: string) => ask<TableInfo>(`/tables/${part(table)}/leave`, {}),
  fill: (table: string, level: string) => ask<TableInfo>(`/tables/${part(table)}/fill`, { level }),
  close: (table: string) => ask<TableInfo>(`/tables/${part(table)}/close`, {}),
  putAway: (table: string, isAway: boolean) =>
    ask<Lobby>(`/tables/${part(table)}/put-away`, { is_away: isAway } satisfies PutAway),
  linesPutAway: () => ask<LobbyLine[]>("/lobby/put-away"),
  remarks: (table: string, language: string) => ask<RemarkInfo[]>(`/tables/${part(table)}/remarks/${part(language)}`),
  invitation: () => ask<Invitation>("/invitation"),
  rematch: (table: string) => ask<TableInfo>(`/tables/${part(table)}/rematch`, {}),
  replay: (link: string) => ask<Replay>(`/replays/${part(link)}`),
  analysis: (link: string) => ask<Analysis>(`/replays/${part(link)}/analysis`),
  moment: (link: string, number: number) => ask<MomentInfo>(`/replays/${part(link)}/moments/${number}`),
  study: (wish: StudyWish) => ask<StudyScene>("/studies/scene", wish),
  outlook: (wish: OutlookWish) => ask<OutlookInfo>("/studies/outlook", wish),
  studyLines: (study: Study) => ask<OpenedStudy>("/studies/lines", study),
  studyLink: (study: Study) => ask<StudyLink>("/studies/link", study),
  openStudy: (link: string) => ask<OpenedStudy>("/studies/open", { link } satisfies StudyLink),
  replayView: (link: string, number: number) => ask<ReplayView>(`/replays/${part(link)}/views/${number}`),
};

/** The sentence of anything that was thrown, in the language of whoever reads it where that is possible. */
export function sentenceOf(error: unknown, say: (said: Sentence) => string | undefined = told): string {
  if (error instanceof Refusal && error.problem.said) {
    return say(error.problem.said as Sentence) ?? error.problem.sentence;
  }
  return error instanceof Error ? error.message : String(error);
}
