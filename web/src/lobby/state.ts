// What this page knows of the lobby: everything at first, then what changes. Pure functions, so that order can be tested.
import type {
  FromLobby,
  LiveLine,
  LobbyChanged,
  LobbyFirst,
  LobbyLine,
  PairingOffer,
  TableInfo,
  TurnInfo,
  YourLines,
} from "../messages";

export interface LobbyState {
  isKnown: boolean; // whether anything has been heard yet
  person: string | null;
  open: readonly TableInfo[];
  live: readonly LiveLine[];
  yours: readonly LobbyLine[];
  finished: readonly LobbyLine[];
  putAway: number;
  turns: readonly TurnInfo[];
  here: number;
  offers: readonly PairingOffer[];
  waiting: Readonly<Record<string, number>>;
  ratings: Readonly<Record<string, number>>; // one's own, by game
}

export const NOTHING: LobbyState = {
  isKnown: false,
  person: null,
  open: [],
  live: [],
  yours: [],
  finished: [],
  putAway: 0,
  turns: [],
  here: 0,
  offers: [],
  waiting: {},
  ratings: {},
};

/** What is known after a message. */
export function after(state: LobbyState, message: FromLobby): LobbyState {
  switch (message.type) {
    case "first":
      return first(message);
    case "changed":
      return state.isKnown ? changed(state, message) : state; // the first message will tell of it
    case "yours":
      return state.isKnown ? own(state, message) : state;
    case "turns":
      return { ...state, turns: message.turns };
    default:
      return state;
  }
}

function first({
  open,
  live,
  yours,
  finished,
  put_away,
  person,
  turns,
  here,
  offers,
  waiting,
  ratings,
}: LobbyFirst): LobbyState {
  const shared = { open, live, yours, finished, turns, here, offers, waiting, ratings };
  return { ...shared, isKnown: true, person, putAway: put_away };
}

function changed(state: LobbyState, { open, live, gone, here, waiting }: LobbyChanged): LobbyState {
  const told = (lines: readonly TableInfo[]) => lines.map(({ table }) => table);
  return {
    ...state,
    open: merged(state.open, open, [...gone, ...told(live)]),
    live: merged(state.live, live, [...gone, ...told(open)]),
    here,
    waiting,
  };
}

function own(state: LobbyState, { lines, gone }: YourLines): LobbyState {
  const over = lines.filter(({ status }) => status === "over");
  const running = lines.filter(({ status }) => status !== "over");
  const ended = over.map(({ table }) => table);
  const known = new Set(state.finished.map(({ table }) => table));
  return {
    ...state,
    yours: merged(state.yours, running, [...gone, ...ended]),
    finished: [
      ...over.filter(({ table }) => !known.has(table)),
      ...merged(
        state.finished,
        over.filter(({ table }) => known.has(table)),
        gone,
      ),
    ],
  };
}

/** Lines that are told anew stay where they are; new ones come below, those that are gone leave. */
function merged<Line extends TableInfo>(
  before: readonly Line[],
  told: readonly Line[],
  gone: readonly string[],
): readonly Line[] {
  const leaves = new Set(gone);
  const news = new Map(told.map((line) => [line.table, line]));
  const stay = before.filter(({ table }) => !leaves.has(table)).map((line) => news.get(line.table) ?? line);
  const known = new Set(stay.map(({ table }) => table));
  return [...stay, ...told.filter(({ table }) => !known.has(table))];
}

export interface Held<Line> {
  line: Line;
  isGone: boolean;
}

/** A list under the pointer: nothing in it moves. What is gone stays, faded, and what is new comes below. */
export function held<Line extends TableInfo>(
  shown: readonly Held<Line>[],
  now: readonly Line[],
  isPointedAt: boolean,
): readonly Held<Line>[] {
  const known = new Map(now.map((line) => [line.table, line]));
  const stay = shown
    .filter(({ line }) => isPointedAt || known.has(line.table))
    .map(({ line }) => ({ line: known.get(line.table) ?? line, isGone: !known.has(line.table) }));
  const listed = new Set(stay.map(({ line }) => line.table));
  return [...stay, ...now.filter(({ table }) => !listed.has(table)).map((line) => ({ line, isGone: false }))];
}

/** The next table that waits for this person, and is not the one that is open: the one that waits longest. */
export function nextTurn(turns: readonly TurnInfo[], open: string | null): TurnInfo | null {
  return turns.find(({ table }) => table !== open) ?? null;
}
