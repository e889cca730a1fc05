/* Made from messages.schema.json by `npm run messages`. Do not edit. */

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromBrowser".
 */
export type FromBrowser =
  | Play
  | TakeBack
  | Resign
  | AskHint
  | AskWhy
  | Say
  | SayPhrase
  | SayAside
  | Pause
  | Resume
  | Abandon
  | Decline
  | HandOver
  | Claim
  | TakeOver
  | Pong;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromLobby".
 */
export type FromLobby =
  | LobbyFirst
  | LobbyChanged
  | YourLines
  | YourTurns
  | PairingInfo
  | ChallengeInfo
  | FriendChanged
  | Notice
  | CaseTouched
  | News
  | Called
  | Done
  | Refused;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromLobbyPage".
 */
export type FromLobbyPage = Look | Pair | StopPairing | PairWithBots | Challenge | AnswerChallenge;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = Position | Done | Hint | Refused | Said | Watchers | Chances | Asides | Ping;

/**
 * Asks to end the match without a result, or agrees to it.
 */
export interface Abandon {
  request: number;
  type: "abandon";
}
/**
 * A line of the log.
 */
export interface ActInfo {
  act: "warn" | "mute" | "ban" | "rename" | "close" | "lift";
  made: string;
  moderator: string;
  name: string;
  number: number;
  person: string;
  sentence: string;
  until: string | null;
}
/**
 * What a moderator does, and the sentence that the person is told.
 */
export interface ActWish {
  act: "warn" | "mute" | "ban" | "rename" | "close" | "lift";
  hours?: number | null;
  name?: string | null;
  sentence: string;
}
/**
 * What would an expert do at this table?
 */
export interface AdviceWish {
  picture: string;
}
/**
 * What has been found out about a match so far. Asking again brings more, until it is complete.
 */
export interface Analysis {
  is_complete: boolean;
  is_warming_up: boolean;
  judgements: JudgementInfo[];
  link: string;
  moments: number[][];
  turning_points: number[];
}
/**
 * What one decision of a match was worth.
 */
export interface JudgementInfo {
  best: unknown[];
  best_chance: number;
  cost: number;
  made: unknown[];
  made_chance: number;
  number: number;
  outlook: number[];
  seat: number;
  word: "best" | "good" | "slip" | "mistake" | "blunder";
}
/**
 * Takes up a challenge, or does not; whoever sent it takes it back by that.
 */
export interface AnswerChallenge {
  accepts: boolean;
  challenge: string;
  name?: string | null;
  request: number;
  type: "answer_challenge";
}
/**
 * A line that somebody said who watches.
 */
export interface AsideLine {
  name: string;
  person: string | null;
  text: string;
}
/**
 * Lines of talk among those who watch: all so far, or the newest.
 */
export interface Asides {
  is_all: boolean;
  lines: AsideLine[];
  type: "asides";
}
/**
 * What would a bot do?
 */
export interface AskHint {
  request: number;
  seat: number;
  type: "ask_hint";
}
/**
 * Asks for a link to sign in by; the answer is the same whether anybody has that address.
 */
export interface AskLink {
  address: string;
}
/**
 * Why can these things not be touched now, in this order?
 */
export interface AskWhy {
  request: number;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 10
   */
  targets: string[];
  type: "ask_why";
}
/**
 * A seat whose person has lost the connection.
 */
export interface AwayInfo {
  seat: number;
  since: number;
}
/**
 * One of the best.
 */
export interface BestLine {
  ended: string;
  person: PersonInfo;
  rank: number;
  rating: RatingInfo;
}
/**
 * Somebody as everybody may know them.
 */
export interface PersonInfo {
  is_gone: boolean;
  is_here: boolean;
  is_member: boolean;
  name: string;
  person: string;
  portrait: Portrait;
}
/**
 * A sea creature before a colour, both by words that the client has pictures for.
 */
export interface Portrait {
  colour: string;
  creature: string;
}
/**
 * How strong somebody plays a game, as a number around 1,500.
 */
export interface RatingInfo {
  is_provisional: boolean;
  matches: number;
  number: number;
}
/**
 * The best in a game.
 */
export interface BestTable {
  best: BestLine[];
  bots: BotRating[];
  game: string;
  ranked: number;
  yours: BestLine | null;
}
/**
 * A bot's fixed point.
 */
export interface BotRating {
  level: string;
  number: number;
}
/**
 * Follow, mute or block somebody, or do so no more.
 */
export interface BondWish {
  is_on: boolean;
  kind: "follow" | "mute" | "block";
}
/**
 * How you stand to somebody, and whether they follow you.
 */
export interface Bonds {
  blocks: boolean;
  follows: boolean;
  follows_you: boolean;
  mutes: boolean;
  person: string;
}
/**
 * What the companion says.
 */
export interface BubbleInfo {
  mood: "ask" | "missed" | "done";
  points_at: string[];
  praise: string;
  text: string;
}
/**
 * What can be chosen.
 */
export interface CallPage {
  mail: string | null;
  possible: CallWish[];
  push_key: string;
  sends_mail: boolean;
  wishes: CallWish[];
}
/**
 * In which ways one kind of call reaches a person.
 */
export interface CallWish {
  kind: "turn_live" | "turn_days" | "begun" | "challenge" | "over" | "clock_low";
  ways: ("page" | "browser" | "push" | "mail")[];
}
/**
 * All of them.
 */
export interface CallWishes {
  /**
   * @maxItems 20
   */
  wishes: CallWish[];
}
/**
 * Something calls, just now, in these ways as far as an open page can.
 */
export interface Called {
  item: NewsItem;
  type: "called";
  ways: ("page" | "browser" | "push" | "mail")[];
}
/**
 * Something that has called a person. It says no more than the line of the table in a list.
 */
export interface NewsItem {
  game: string;
  is_read: boolean;
  kind: "turn_live" | "turn_days" | "begun" | "challenge" | "over" | "clock_low";
  made: string;
  names: string[];
  number: number;
  table: string | null;
  title: string;
}
/**
 * A card that decks are built from.
 */
export interface CardInfo {
  facts: {
    [k: string]: number | string;
  };
  id: string;
  is_unique: boolean;
  kind: string | null;
  label: string;
  left_out: {
    [k: string]: string;
  };
  marks: string[];
  text: string;
  type: string;
}
/**
 * Somebody about whom there are reports.
 */
export interface Case {
  acts: ActInfo[];
  banned_until: string | null;
  muted_until: string | null;
  person: PersonInfo;
  reports: ReportInfo[];
  since: string;
  writing: string | null;
}
/**
 * A report, as moderators read it.
 */
export interface ReportInfo {
  closed_by: string | null;
  made: string;
  reason: "insult" | "spam" | "name" | "leaving" | "program" | "other";
  report: string;
  reporter: PersonInfo | null;
  table: string | null;
  talk: ReportedLine[];
  words: string;
}
/**
 * A line of talk, as the host heard it.
 */
export interface ReportedLine {
  at: string;
  name: string;
  person: string | null;
  text: string;
}
/**
 * Another moderator is writing about somebody, has done something, or there is a new report.
 */
export interface CaseTouched {
  person: string;
  type: "case_touched";
  writing: string | null;
}
/**
 * Asks somebody who is here for a match of two: by id, or by exact name.
 */
export interface Challenge {
  called?: string | null;
  clock?: ClockInput | null;
  game: string;
  is_rated?: boolean;
  name?: string | null;
  person?: string | null;
  request: number;
  type: "challenge";
}
/**
 * How much time seats have: a base and more for every turn, or days for each turn.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Clock-Input".
 */
export interface ClockInput {
  base?: number;
  days?: number;
  increment?: number;
  kind: "live" | "correspondence";
  out_of_time?: "usual" | "bot" | "nothing";
}
/**
 * A challenge, told to both sides whenever something happens to it.
 */
export interface ChallengeInfo {
  challenge: string;
  clock: ClockOutput | null;
  game: string;
  is_rated: boolean;
  is_yours: boolean;
  name: string;
  person: string;
  seconds: number;
  state: "waiting" | "accepted" | "declined" | "withdrawn" | "expired";
  table: string | null;
  title: string;
  type: "challenge_info";
}
/**
 * How much time seats have: a base and more for every turn, or days for each turn.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Clock-Output".
 */
export interface ClockOutput {
  base: number;
  days: number;
  increment: number;
  kind: "live" | "correspondence";
  out_of_time: "usual" | "bot" | "nothing";
}
/**
 * Every seat's chance to win when so many moves had been made.
 */
export interface ChancePoint {
  chances: number[];
  moves: number;
}
/**
 * What bots think of the match, from what onlookers know. No player hears it.
 */
export interface Chances {
  curve: ChancePoint[];
  type: "chances";
}
/**
 * Asks to be called, shown or spoken to in another way.
 */
export interface ChangePerson {
  colour?: string | null;
  creature?: string | null;
  language?: string | null;
  name?: string | null;
}
/**
 * Asks what a list of cards amounts to.
 */
export interface CheckDeck {
  format: string;
  seat?: number;
  text: string;
}
/**
 * Claims the win over the only other one, who has been away for long.
 */
export interface Claim {
  request: number;
  seat: number;
  type: "claim";
}
/**
 * A rule that a deck breaks.
 */
export interface ComplaintInfo {
  card: string | null;
  rule: string;
  said: SentenceInfo | null;
  sentence: string;
}
/**
 * Something to be said: catalogues put it into words, each browser's in the language of its owner.
 *
 * Arguments describe themselves: a word, a number, a list, a seat as {"seat": 1}, or a sentence like this one.
 */
export interface SentenceInfo {
  args: {
    [k: string]: unknown;
  };
  key: string;
}
/**
 * Who may sit down at a table that looks for players.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Conditions-Input".
 */
export interface ConditionsInput {
  friends_only?: boolean;
  highest?: number | null;
  /**
   * @maxItems 16
   */
  kept?: (string | null)[];
  lowest?: number | null;
}
/**
 * Who may sit down at a table that looks for players.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Conditions-Output".
 */
export interface ConditionsOutput {
  friends_only: boolean;
  highest: number | null;
  /**
   * @maxItems 16
   */
  kept: (string | null)[];
  lowest: number | null;
}
/**
 * The lessons of a game in order, in the language that was asked for.
 */
export interface Course {
  first_match: FirstMatch | null;
  for_parts: {
    [k: string]: string;
  };
  for_themes: {
    [k: string]: string;
  };
  game: string;
  language: string;
  lessons: LessonLine[];
  title: string;
}
/**
 * The table for a first match with a companion.
 */
export interface FirstMatch {
  level: string;
  names: string[];
  options: {
    [k: string]: string | boolean | number | number[];
  };
  seats: number;
}
/**
 * A lesson in the list of a course.
 */
export interface LessonLine {
  goal: string;
  lesson: string;
  minutes: number;
  steps: number;
  symbol: string;
  teaches: string[];
  title: string;
}
/**
 * All that a deck of a game can be built from.
 */
export interface DeckBook {
  cards: CardInfo[];
  curves: {
    [k: string]: string;
  };
  decks: DeckInfo[];
  formats: DeckFormat[];
  game: string;
  kinds: {
    [k: string]: string;
  };
  marks: {
    [k: string]: string;
  };
  reasons: {
    [k: string]: string;
  };
  title: string;
  types: {
    [k: string]: string;
  };
}
/**
 * A printed deck.
 */
export interface DeckInfo {
  cards: {
    [k: string]: number;
  };
  format: string;
  id: string;
  name: string;
}
/**
 * How many cards a deck must have, for one way to play.
 */
export interface DeckFormat {
  id: string;
  name: string;
  size: number;
}
/**
 * A deck as it was read, and what is wrong with it.
 */
export interface DeckReport {
  cards: {
    [k: string]: number;
  };
  complaints: ComplaintInfo[];
  options: {
    [k: string]: string | boolean | number | number[];
  };
  text: string;
  total: number;
}
/**
 * Wants neither the pause nor the end that others have asked for.
 */
export interface Decline {
  request: number;
  type: "decline";
}
/**
 * Asks to delete oneself; the name is typed, so that nobody does it by mistake.
 */
export interface DeletePerson {
  name: string;
}
/**
 * A browser of one's own that is signed in.
 */
export interface DeviceInfo {
  browser: string;
  device: string;
  is_this: boolean;
  seen: string;
  since: string;
}
/**
 * Something that is counted or chosen beside the board.
 */
export interface DialInfo {
  choices: SentenceInfo[];
  dial: string;
  highest: number;
  is_rare: boolean;
  lowest: number;
  said: SentenceInfo;
  seat: number | null;
  value: number;
}
/**
 * A request was carried out, and what it changed is on disk.
 */
export interface Done {
  request: number;
  type: "done";
}
/**
 * Asks to sign out a browser.
 */
export interface EndSession {
  device: string;
}
/**
 * Events that differ only in their arguments.
 */
export interface EventKindInfo {
  args: string[];
  rule: string;
}
/**
 * The examples of a game's rules, in the order of the rules.
 */
export interface ExampleBook {
  examples: ExampleLine[];
  game: string;
}
/**
 * An example in the list of a game.
 */
export interface ExampleLine {
  example: string;
  rules: string[];
}
/**
 * An example after all that was tried in it.
 */
export interface ExampleScene {
  changes: ScoreChange[];
  example: string;
  positions: Position[];
  refusal: Problem | null;
  rules: string[];
  seat: number;
  shows: string[];
  tries: TryInfo[];
}
/**
 * What the last deed did to a part of one's score.
 */
export interface ScoreChange {
  after: number;
  before: number;
  part: string;
}
/**
 * The table now. Sent on joining, and after every change.
 *
 * Its views are whole, or, with `views_since`, what changed since the position of that number, which is the one that
 * was sent before (`hosting/changes.py` says how changes are written).
 */
export interface Position {
  actor: number;
  events: unknown[][];
  events_since: number;
  onlooker: {
    [k: string]: unknown;
  } | null;
  outcome: OutcomeInfo | null;
  seats: {
    [k: string]: SeatPosition;
  };
  sequence: number;
  table: TableInfo;
  thinking: number[];
  time: TimeInfo | null;
  type: "position";
  views_since: number | null;
  waiting: number[];
  warming_up: boolean;
}
/**
 * How a match ended.
 */
export interface OutcomeInfo {
  places: number[];
  rule: string;
  said: SentenceInfo | null;
  scores: ScoreInfo[];
  sentence: string;
  winners: number[];
}
/**
 * A seat's points by part.
 */
export interface ScoreInfo {
  parts: {
    [k: string]: number;
  };
  rules: {
    [k: string]: string;
  };
  total: number;
}
/**
 * What one seat of this device may know and do now.
 */
export interface SeatPosition {
  can_take_back: boolean;
  moves: unknown[][];
  passing: number | null;
  prompt: SentenceInfo | null;
  view: {
    [k: string]: unknown;
  };
  window: string | null;
}
/**
 * A table as everybody may know it.
 */
export interface TableInfo {
  clock: ClockOutput | null;
  conditions: ConditionsOutput | null;
  created: string;
  game: string;
  is_host: boolean;
  is_public: boolean;
  is_rated: boolean;
  link: string | null;
  moves_made: number;
  options: {
    [k: string]: string | boolean | number | number[];
  };
  rematch: string | null;
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  table: string;
  title: string;
  waiting: number[];
  yours: number[];
}
/**
 * Who sits in a seat, as everybody may know.
 */
export interface SeatInfo {
  gone: "" | "resigned" | "flag" | "handed_over" | "forfeit";
  has_resigned: boolean;
  is_connected: boolean;
  is_named: boolean;
  is_taken: boolean;
  kind: "here" | "bot" | "open";
  level: string | null;
  name: string;
  person: string | null;
  rating: RatingInfo | null;
  seat: number;
}
/**
 * Clocks and people. Moments are milliseconds of the host's time since the table was made.
 */
export interface TimeInfo {
  at: number;
  away: AwayInfo[];
  decide_after: number;
  ending: number[];
  is_paused: boolean;
  now: number;
  pausing: number[];
  resting: number[];
  seats: SeatTime[];
}
/**
 * A seat's clock, in milliseconds.
 */
export interface SeatTime {
  is_running: boolean;
  left: number;
  window: number | null;
}
/**
 * What went wrong, in one sentence that says what would be right; and a word for programs.
 */
export interface Problem {
  code: string;
  rule: string | null;
  said: SentenceInfo | null;
  sentence: string;
}
/**
 * A move to try from the beginning of an example.
 */
export interface TryInfo {
  move: unknown[];
  rule: string;
}
/**
 * What somebody has tried in an example so far. A host keeps nothing of it.
 *
 * `asks` are things that somebody touched: is there a reason why they cannot be touched now, in this order?
 */
export interface ExampleWish {
  /**
   * @maxItems 10
   */
  asks?: string[];
  /**
   * @maxItems 100
   */
  deeds: number[];
}
/**
 * What no table can show, or what is still missing.
 */
export interface FaultInfo {
  is_missing: boolean;
  remedy: RemedyInfo | null;
  rule: string;
  said: SentenceInfo;
  targets: string[];
}
/**
 * The change that mends something.
 */
export interface RemedyInfo {
  put: HomePut;
  said: SentenceInfo;
}
/**
 * A piece of the tray is put on something, or taken away if it lies there.
 */
export interface HomePut {
  piece: string;
  place: string;
}
/**
 * Asks for bots in all seats that are still open.
 */
export interface FillTable {
  level?: string | null;
}
/**
 * Somebody whom you follow has come, gone, or sat down somewhere.
 */
export interface FriendChanged {
  friend: FriendInfo;
  type: "friend_changed";
}
/**
 * Somebody whom you follow, and where they are.
 */
export interface FriendInfo {
  follows_you: boolean;
  game: string | null;
  person: PersonInfo;
  table: string | null;
  where: "gone" | "free" | "playing";
}
/**
 * Make a move. `sequence` is that of the newest position the browser knows; an older one is refused.
 */
export interface Play {
  move: number;
  request: number;
  seat: number;
  sequence: number;
  type: "play";
}
/**
 * Undo the seat's last move, if that is allowed.
 */
export interface TakeBack {
  request: number;
  seat: number;
  type: "take_back";
}
/**
 * Give up: with two seats the match is over, else a bot plays on for the seat.
 */
export interface Resign {
  request: number;
  seat: number;
  type: "resign";
}
/**
 * A line of talk to all at the table.
 */
export interface Say {
  request: number;
  seat: number;
  text: string;
  type: "say";
}
/**
 * A phrase that everybody hears in their own language.
 */
export interface SayPhrase {
  phrase:
    | "hello"
    | "good_luck"
    | "well_played"
    | "thanks"
    | "one_moment"
    | "sorry"
    | "nice_move"
    | "good_game"
    | "rematch"
    | "goodbye";
  request: number;
  seat: number;
  type: "say_phrase";
}
/**
 * A line of talk among those who watch. Those who play read it when the match is over.
 */
export interface SayAside {
  name?: string | null;
  request: number;
  text: string;
  type: "say_aside";
}
/**
 * Asks for a pause, or agrees to one: it begins when all who play want it.
 */
export interface Pause {
  request: number;
  type: "pause";
}
/**
 * Ends the pause, once all are there again.
 */
export interface Resume {
  request: number;
  type: "resume";
}
/**
 * Lets a bot play on for a seat that has been away for long.
 */
export interface HandOver {
  request: number;
  seat: number;
  type: "hand_over";
}
/**
 * Plays again in a seat of one's own for which a bot has played on.
 */
export interface TakeOver {
  request: number;
  seat: number;
  type: "take_over";
}
/**
 * The answer to a Ping, at once: so the host knows how long the line takes. There is none to it.
 */
export interface Pong {
  request: number;
  type: "pong";
}
/**
 * Everything, as the first thing that is heard.
 */
export interface LobbyFirst {
  finished: LobbyLine[];
  here: number;
  live: LiveLine[];
  offers: PairingOffer[];
  open: TableInfo[];
  person: string | null;
  put_away: number;
  ratings: {
    [k: string]: number;
  };
  turns: TurnInfo[];
  type: "first";
  waiting: {
    [k: string]: number;
  };
  yours: LobbyLine[];
}
/**
 * A table of one's own in a list: how it stands, as far as onlookers may know.
 */
export interface LobbyLine {
  clock: ClockOutput | null;
  conditions: ConditionsOutput | null;
  created: string;
  game: string;
  is_host: boolean;
  is_public: boolean;
  is_rated: boolean;
  left: number | null;
  link: string | null;
  moved: string;
  moves_made: number;
  options: {
    [k: string]: string | boolean | number | number[];
  };
  progress: {
    [k: string]: number;
  };
  rematch: string | null;
  resting: number[];
  result: ResultInfo | null;
  scores: number[];
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  table: string;
  title: string;
  waiting: number[];
  yours: number[];
}
/**
 * How a match ended, in a few numbers by seat.
 */
export interface ResultInfo {
  gone: ("" | "resigned" | "flag" | "handed_over" | "forfeit")[];
  is_played_out: boolean;
  places: number[];
  scores: number[];
  winners: number[];
}
/**
 * A table that everybody may watch: how it stands, as far as onlookers may know.
 */
export interface LiveLine {
  clock: ClockOutput | null;
  conditions: ConditionsOutput | null;
  created: string;
  game: string;
  is_host: boolean;
  is_public: boolean;
  is_rated: boolean;
  left: number | null;
  link: string | null;
  moved: string;
  moves_made: number;
  options: {
    [k: string]: string | boolean | number | number[];
  };
  progress: {
    [k: string]: number;
  };
  rematch: string | null;
  resting: number[];
  result: ResultInfo | null;
  scores: number[];
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  table: string;
  title: string;
  waiting: number[];
  watchers: number;
  yours: number[];
}
/**
 * A kind of table that people wait for: with whom matters less than how.
 */
export interface PairingOffer {
  base: number;
  game: string;
  increment: number;
  key: string;
  seats: number;
}
/**
 * A table that waits for this person.
 */
export interface TurnInfo {
  game: string;
  since: string;
  table: string;
  title: string;
}
/**
 * What has changed for everybody. A table that is told of anew stands in one list only.
 */
export interface LobbyChanged {
  gone: string[];
  here: number;
  live: LiveLine[];
  open: TableInfo[];
  type: "changed";
  waiting: {
    [k: string]: number;
  };
}
/**
 * What has changed at one's own tables.
 */
export interface YourLines {
  gone: string[];
  lines: LobbyLine[];
  type: "yours";
}
/**
 * All tables where it is one's turn, whenever these become others.
 */
export interface YourTurns {
  turns: TurnInfo[];
  type: "turns";
}
/**
 * How it goes with one's own waiting, whenever that changes.
 */
export interface PairingInfo {
  bot: string;
  bots_after: number;
  offer: PairingOffer | null;
  table: string | null;
  type: "pairing";
  waited: number;
}
/**
 * What a moderator tells you. It comes again until you have taken note of it.
 */
export interface Notice {
  act: "warn" | "mute" | "ban" | "rename" | "close" | "lift";
  made: string;
  number: number;
  sentence: string;
  type: "notice";
  until: string | null;
}
/**
 * The last that has called a person, newest first: what stands under the bell.
 */
export interface News {
  items: NewsItem[];
  type: "news";
}
/**
 * A request could not be carried out; nothing has changed. `request` is null for what could not be read.
 */
export interface Refused {
  problem: Problem;
  request: number | null;
  type: "refused";
}
/**
 * What is in sight on this page: only that is told move by move.
 */
export interface Look {
  has_lists?: boolean;
  request: number;
  /**
   * @maxItems 24
   */
  tables: string[];
  type: "look";
}
/**
 * Asks for somebody to play with, at a kind of table that the lobby offers.
 */
export interface Pair {
  name?: string | null;
  offer: string;
  request: number;
  type: "pair";
}
/**
 * Waits no longer.
 */
export interface StopPairing {
  request: number;
  type: "stop_pairing";
}
/**
 * Plays with bots of about one's own strength instead, after a while of waiting.
 */
export interface PairWithBots {
  request: number;
  type: "pair_with_bots";
}
/**
 * The answer to AskHint.
 */
export interface Hint {
  chance: number;
  line: unknown[][];
  move: unknown[];
  reasons: SentenceInfo[];
  request: number;
  seat: number;
  type: "hint";
}
/**
 * A line of talk.
 */
export interface Said {
  name: string;
  phrase: string | null;
  seat: number;
  text: string;
  type: "said";
}
/**
 * How many people watch.
 */
export interface Watchers {
  count: number;
  type: "watchers";
}
/**
 * Asks for a Pong.
 */
export interface Ping {
  number: number;
  type: "ping";
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  bots: string[];
  events: {
    [k: string]: EventKindInfo;
  };
  has_decks: boolean;
  has_home: boolean;
  has_lessons: boolean;
  has_puzzles: boolean;
  has_secrets: boolean;
  minutes: number;
  moves: {
    [k: string]: MoveKindInfo;
  };
  name: string;
  options: OptionInfo[];
  pitch: string;
  rules_version: number;
  seats: number[];
  title: string;
  windows: {
    [k: string]: string;
  };
}
/**
 * Moves that differ only in their arguments: how they are written, and what one touches to make them.
 */
export interface MoveKindInfo {
  args: string[];
  text: string;
  touches: string[] | null;
}
/**
 * An option of a game, for the form of a new table.
 */
export interface OptionInfo {
  default: string | boolean | number | number[];
  highest: number | null;
  kind: "choice" | "number" | "numbers";
  lowest: number | null;
  most: number | null;
  name: string;
  sentence: string;
  values: OptionValue[];
}
/**
 * A value that can be chosen for an option.
 */
export interface OptionValue {
  sentence: string;
  value: string | boolean | number;
}
/**
 * How somebody stands in a game.
 */
export interface GameRating {
  best: number | null;
  change: number;
  error: number;
  game: string;
  rank: number | null;
  ranked: number;
  rating: RatingInfo;
  recent: number[];
}
/**
 * The server works.
 */
export interface Health {
  status: "ok";
  tables: number;
}
/**
 * The answer: a move of the one who is to choose.
 */
export interface HomeAdvice {
  chance: number;
  move: unknown[];
  reasons: SentenceInfo[];
  seat: number;
}
/**
 * How a table begins: with nothing laid yet, or as the box would be dealt.
 */
export interface HomeBeginning {
  is_dealt?: boolean;
  options?: {
    [k: string]: string | boolean | number | number[];
  };
  seats: number;
}
/**
 * A table as it was set up; with everything that can be asked of it once nothing is wrong or missing.
 */
export interface HomeScene {
  actor: number;
  dials: DialInfo[];
  faults: FaultInfo[];
  moves: unknown[][];
  options: {
    [k: string]: string | boolean | number | number[];
  };
  picture: string;
  pieces: PieceInfo[];
  places: number[];
  prompt: SentenceInfo | null;
  scores: ScoreInfo[];
  views: {
    [k: string]: unknown;
  }[];
}
/**
 * A piece in the tray: it is the target `tray:` and its name.
 */
export interface PieceInfo {
  left: number | null;
  piece: string;
  places: string[];
  said: SentenceInfo;
  seat: number | null;
}
/**
 * A dial is set.
 */
export interface HomeTurn {
  dial: string;
  value: number;
}
/**
 * A table as it was left, in the text form of positions, and what changes on it. A host keeps nothing of it.
 *
 * Without a picture a table begins. With a move whoever is to choose makes it; what chance brings is then put down by
 * hand, or dealt.
 */
export interface HomeWish {
  begin?: HomeBeginning | null;
  deals?: boolean;
  move?: number | null;
  picture?: string | null;
  put?: HomePut | null;
  turn?: HomeTurn | null;
}
/**
 * How others come to a table.
 */
export interface Invitation {
  addresses: string[];
  is_only_here: boolean;
  public_address: string | null;
}
/**
 * Asks for an open seat: a certain one, or any. Who gives no name is called after a sea creature.
 */
export interface JoinTable {
  name?: string | null;
  seat?: number | null;
}
/**
 * A lesson after all that was done in it, and the way there from the deed before.
 */
export interface LessonScene {
  best: unknown[] | null;
  bubble: BubbleInfo;
  is_done: boolean;
  is_helping: boolean;
  lesson: string;
  misses: number;
  positions: Position[];
  refusal: Problem | null;
  shows: string[];
  step: number;
  steps: number;
}
/**
 * What somebody has done in a lesson so far. A host keeps nothing of it: the deeds lead to the same place again.
 *
 * `asks` are things that somebody touched: is there a reason why they cannot be touched now, in this order?
 */
export interface LessonWish {
  /**
   * @maxItems 10
   */
  asks?: string[];
  /**
   * @maxItems 1000
   */
  deeds: number[];
}
/**
 * What the first page lists.
 */
export interface Lobby {
  finished: LobbyLine[];
  open: TableInfo[];
  put_away: number;
  yours: LobbyLine[];
}
/**
 * A match of somebody that is over.
 */
export interface MatchLine {
  change: number | null;
  clock: ClockOutput | null;
  created: string;
  ended: string;
  ending: "won" | "lost" | "even";
  game: string;
  is_played_out: boolean;
  is_rated: boolean;
  link: string | null;
  seat: number;
  seats: MatchSeat[];
  table: string;
}
/**
 * Who played a match in a seat, and how that ended.
 */
export interface MatchSeat {
  is_named: boolean;
  level: string | null;
  name: string;
  person: PersonInfo | null;
  place: number;
  score: number;
}
/**
 * Matches of somebody, newest first.
 */
export interface MatchList {
  matches: MatchLine[];
  more: string | null;
}
/**
 * How two people did against each other in a game.
 */
export interface Meeting {
  even: number;
  game: string;
  theirs: number;
  yours: number;
}
/**
 * Why another move would have been better at a decision that was judged.
 */
export interface MomentInfo {
  brings: SentenceInfo[];
  brought: SentenceInfo[];
  later: SentenceInfo[];
  line: unknown[][];
  number: number;
  seat: number;
  theme: string;
}
/**
 * A passkey that the browser has made; with the first one becomes a member, under that name.
 */
export interface NewPasskey {
  credential: {
    [k: string]: unknown;
  };
  name: string;
}
/**
 * Asks for a table.
 *
 * With a start its match goes on from there: its options are those of the match in the link, and what chance brings
 * from there on is drawn anew. So is what the one seat here could not know there, if other moves than hidden draws
 * need not change for that.
 */
export interface NewTable {
  clock?: ClockInput | null;
  conditions?: ConditionsInput | null;
  game: string;
  is_public?: boolean;
  is_rated?: boolean;
  options?: {
    [k: string]: string | boolean | number | number[];
  };
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
  seed?: number | null;
  start?: StartAt | null;
}
/**
 * Who shall sit in a seat: a person on this device, a bot of a level, or whoever follows the link.
 */
export interface SeatWish {
  kind: "here" | "bot" | "open";
  level?: string | null;
  name?: string | null;
}
/**
 * A point of a match that is over: its link, and how many of its moves have been made.
 */
export interface StartAt {
  link: string;
  number: number;
}
/**
 * You have taken note of all notices up to a number.
 */
export interface NoticeHeard {
  number: number;
}
/**
 * A study, and each of its variations as it is told.
 */
export interface OpenedStudy {
  game: string;
  lines: StudyLine[];
  study: Study;
}
/**
 * A variation as it is told: who moved, and what.
 */
export interface StudyLine {
  has_chance: boolean;
  move: unknown[] | null;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 500
   */
  steps: number[][];
}
/**
 * A start, and variations in an order in which each follows its parent.
 */
export interface Study {
  level: string | null;
  start: Start;
  title: string;
  /**
   * @maxItems 1000
   */
  variations: Variation[];
}
/**
 * Where a study begins: a match by its link, or by the table where it is played, after a number of moves.
 */
export interface Start {
  is_dealt: boolean;
  link: string | null;
  number: number | null;
  seat: number;
  table: string | null;
}
/**
 * What somebody did, with what chance brought of it; and what is thought of that.
 */
export interface Variation {
  comment: string;
  mark: "" | "!" | "!?" | "?!" | "?";
  /**
   * @maxItems 16
   */
  outlook: number[];
  parent: number;
  /**
   * @minItems 1
   * @maxItems 500
   */
  steps: number[][];
}
/**
 * What bots think of a place.
 */
export interface OutlookInfo {
  line: OutlookMove[];
  outlook: number[];
  reasons: SentenceInfo[];
  seat: number;
}
/**
 * A move that is expected.
 */
export interface OutlookMove {
  move: unknown[];
  seat: number;
}
/**
 * Asks what bots think of a place in a study: at a glance, or with patience.
 */
export interface OutlookWish {
  is_patient: boolean;
  /**
   * @maxItems 500
   */
  path: number[][][];
  start: Start;
}
/**
 * All that one sees of oneself.
 */
export interface OwnPage {
  codes_left: number;
  codes_made: string | null;
  devices: DeviceInfo[];
  language: string;
  mail: string | null;
  matches: number;
  passkeys: PasskeyInfo[];
  person: PersonInfo;
  running: number;
  sends_mail: boolean;
  since: string;
}
/**
 * A passkey of one's own.
 */
export interface PasskeyInfo {
  browser: string;
  made: string;
  passkey: string;
  used: string;
}
/**
 * What a browser needs to make or use a passkey: JSON as WebAuthn knows it.
 */
export interface PasskeyOptions {
  options: {
    [k: string]: unknown;
  };
}
/**
 * Somebody's page, as whoever asks may know it.
 */
export interface PersonPage {
  is_you: boolean;
  matches: number;
  meetings: Meeting[];
  person: PersonInfo;
  ratings: GameRating[];
  since: string;
  vacation: string | null;
  you: string | null;
}
/**
 * A move that was made, in a replay.
 */
export interface PlayedInfo {
  events: unknown[][];
  move: unknown[];
  number: number;
  seat: number;
}
/**
 * This browser is called no more while it is closed.
 */
export interface PushEnd {
  endpoint: string;
}
/**
 * Where the push service of a browser takes messages for it, and how they are encrypted for it alone.
 */
export interface PushSubscription {
  auth: string;
  endpoint: string;
  p256dh: string;
}
/**
 * Asks to keep a match out of one's lists, or to let it back in.
 */
export interface PutAway {
  is_away: boolean;
}
/**
 * All puzzles of a game, in the order that the days follow.
 */
export interface PuzzleBook {
  game: string;
  puzzles: PuzzleLine[];
  title: string;
}
/**
 * A puzzle in the list of a game.
 */
export interface PuzzleLine {
  difficulty: number;
  moves: number;
  puzzle: string;
  theme: string;
}
/**
 * A move that was searched, with its chance to win.
 */
export interface PuzzleOption {
  chance: number;
  is_answer: boolean;
  move: unknown[];
}
/**
 * A puzzle after all that was tried, and the way there from the deed before. Chances are told in the end alone.
 */
export interface PuzzleScene {
  difficulty: number;
  made: number;
  moves: number;
  options: PuzzleOption[];
  positions: Position[];
  puzzle: string;
  reasons: string[];
  seat: number;
  theme: string;
  tried: unknown[] | null;
  verdict: "ask" | "on" | "wrong" | "right" | "shown";
}
/**
 * What somebody has tried at a puzzle so far. A host keeps nothing of it.
 *
 * Among the deeds -1 stands for the answer being shown. `asks` are things that somebody touched: is there a reason
 * why they cannot be touched now, in this order?
 */
export interface PuzzleWish {
  /**
   * @maxItems 10
   */
  asks?: string[];
  /**
   * @maxItems 100
   */
  deeds: number[];
}
/**
 * How somebody's rating in a game has gone.
 */
export interface RatingCurve {
  game: string;
  points: RatingPoint[];
}
/**
 * A number after a match.
 */
export interface RatingPoint {
  change: number;
  ended: string;
  is_provisional: boolean;
  number: number;
  place: number;
  seats: number;
}
/**
 * Codes that are shown only now; none if those from before hold.
 */
export interface RecoveryCodes {
  codes: string[];
}
/**
 * Something that the companion of a first match could say now.
 */
export interface RemarkInfo {
  lesson: string | null;
  name: string;
  points_at: string[];
  rule: string;
  text: string;
}
/**
 * Asks to forget a passkey.
 */
export interface RemovePasskey {
  passkey: string;
}
/**
 * A match from a link: its moves and its end. Views are fetched one by one.
 */
export interface Replay {
  game: string;
  link: string;
  moves: PlayedInfo[];
  names: string[] | null;
  options: {
    [k: string]: string | boolean | number | number[];
  };
  outcome: OutcomeInfo | null;
  seats: number;
  title: string;
}
/**
 * The table after a number of moves, as an onlooker may know it once the match is over.
 */
export interface ReplayView {
  number: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * Tells moderators about somebody. The talk of the table is added by the host.
 */
export interface ReportWish {
  person: string;
  reason: "insult" | "spam" | "name" | "leaving" | "program" | "other";
  table?: string | null;
  words?: string;
}
/**
 * The rules of a game in our own words, with their numbers.
 */
export interface RulesText {
  game: string;
  language: string;
  markdown: string;
  title: string;
}
/**
 * What a match has changed for the person in a seat.
 */
export interface SeatChange {
  after: RatingInfo;
  before: RatingInfo;
  seat: number;
}
/**
 * Asks to send a link to an address, to show that it is one's own; without one, to forget the one that is kept.
 */
export interface SetMail {
  address?: string | null;
}
/**
 * Asks to be somebody, by one of three proofs. What the guest of this browser holds comes along if wished.
 */
export interface SignIn {
  code?: string | null;
  credential?: {
    [k: string]: unknown;
  } | null;
  link?: string | null;
  takes_along?: boolean;
}
/**
 * Those whom you follow, have muted or blocked, and what moderators have told you.
 */
export interface SocialLists {
  blocked: PersonInfo[];
  friends: FriendInfo[];
  is_moderator: boolean;
  muted: PersonInfo[];
  notices: Notice[];
}
/**
 * How a table stands, but for what seats may do and what was heard.
 */
export interface Standing {
  actor: number;
  events_since: number;
  onlooker: {
    [k: string]: unknown;
  } | null;
  outcome: OutcomeInfo | null;
  sequence: number;
  table: TableInfo;
  thinking: number[];
  waiting: number[];
  warming_up: boolean;
}
/**
 * The word in the link at the end of a mail.
 */
export interface StopMails {
  token: string;
}
/**
 * A study as a word for an address.
 */
export interface StudyLink {
  link: string;
}
/**
 * A place in a study, and the way there.
 */
export interface StudyScene {
  has_unknown: boolean;
  is_unfinished: boolean;
  names: string[] | null;
  path: StudyLine[];
  positions: Position[];
  start: Start;
  turn: number;
}
/**
 * Asks for a place in a study, by all variations that lead there. A host keeps nothing of studies.
 *
 * Where chance is to act it draws by the seed `deal`. With a level, bots of that level sit in all seats but the one of
 * the study, and move if they are told to. `asks` are things that somebody touched: is there a reason why they cannot
 * be touched now?
 */
export interface StudyWish {
  answer: "none" | "first" | "more";
  /**
   * @maxItems 10
   */
  asks: string[];
  deal: number;
  level: string | null;
  /**
   * @maxItems 500
   */
  path: number[][][];
  seat: number | null;
  start: Start;
}
/**
 * Asks for some days in which one's clocks stand still where people play by days.
 */
export interface TakeVacation {
  days: number;
}
/**
 * Whether somebody is on vacation, and how much of it is left.
 */
export interface VacationInfo {
  left: number;
  most: number;
  until: string | null;
}
/**
 * What a game says in a language: for browsers whose client was built without it.
 */
export interface WordsText {
  fluent: string;
  game: string;
  language: string;
}
/**
 * Whether you are writing about somebody.
 */
export interface Writing {
  is_writing: boolean;
}
