import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Channel, Line } from "../lib/host";
import type { FromLobby, LobbyFirst, LobbyLine, TableInfo } from "../messages";
import { LobbySocket } from "./line.svelte";
import { timeOf } from "./pairing.svelte";
import { after, held, nextTurn, NOTHING, type LobbyState } from "./state";

const table = (id: string, changes: Partial<LobbyLine> = {}) =>
  ({ table: id, status: "open", seats: [], yours: [], waiting: [], ...changes }) as unknown as TableInfo & LobbyLine;
const turn = (id: string) => ({ table: id, game: "oceania", title: "Oceania", since: "2026-01-01T00:00:00+00:00" });

const FIRST: LobbyFirst = {
  type: "first",
  person: "anna",
  open: [table("a"), table("b")],
  live: [],
  yours: [table("mine", { status: "playing" })],
  finished: [],
  put_away: 0,
  turns: [],
  here: 1,
  offers: [],
  waiting: {},
  ratings: {},
};
const known: LobbyState = after(NOTHING, FIRST);
const ids = (lines: readonly TableInfo[]) => lines.map((line) => line.table);
const changed = (changes: object): FromLobby => ({
  ...{ type: "changed", open: [], live: [], gone: [], here: 1, waiting: {} },
  ...changes,
});

describe("what is known of the lobby", () => {
  it("is everything at first, then what changes", () => {
    const state = after(known, changed({ open: [table("c")], gone: ["a"], here: 3, waiting: { x: 2 } }));
    expect(ids(state.open)).toEqual(["b", "c"]);
    expect([state.here, state.waiting]).toEqual([3, { x: 2 }]);
  });

  it("moves a table whose match begins from one list to the other", () => {
    const state = after(known, changed({ live: [{ ...table("a", { status: "playing" }), watchers: 0 }] }));
    expect([ids(state.open), ids(state.live)]).toEqual([["b"], ["a"]]);
  });

  it("keeps a line where it is when it changes", () => {
    const state = after(known, changed({ open: [table("a", { title: "New" })] }));
    expect(state.open.map(({ title }) => title)).toEqual(["New", undefined]);
  });

  it("moves one's own table to the finished ones when its match is over", () => {
    const over = table("mine", { status: "over" });
    const state = after(known, { type: "yours", lines: [over], gone: [] });
    expect([ids(state.yours), ids(state.finished)]).toEqual([[], ["mine"]]);
    const again = after(state, { type: "yours", lines: [{ ...over, link: "w" }], gone: [] });
    expect(again.finished.map(({ link }) => link)).toEqual(["w"]);
  });

  it("waits for the first message", () => {
    expect(after(NOTHING, changed({ here: 9 }))).toBe(NOTHING);
  });
});

it("moves nothing under the pointer: what is gone fades, what is new comes below", () => {
  const before = held([], [table("a"), table("b")], false);
  const pointed = held(before, [table("b"), table("c")], true);
  expect(pointed.map(({ line, isGone }) => [line.table, isGone])).toEqual([
    ["a", true],
    ["b", false],
    ["c", false],
  ]);
  expect(held(pointed, [table("b"), table("c")], false).map(({ line }) => line.table)).toEqual(["b", "c"]);
});

it("finds the next table where it is one's turn, but not the one that is open", () => {
  expect(nextTurn([turn("a"), turn("b")], "a")?.table).toBe("b");
  expect(nextTurn([turn("a")], "a")).toBe(null);
  expect(nextTurn([], null)).toBe(null);
});

it("writes times as people do", () => {
  expect([timeOf({ base: 300, increment: 12 }), timeOf({ base: 90, increment: 0 })]).toEqual(["5 + 12", "1.5 + 0"]);
});

describe("the line to the lobby", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function called() {
    const lines: Line[] = [];
    const sent: string[] = [];
    const socket = new LobbySocket((line): Channel => {
      lines.push(line);
      return { send: (text) => sent.push(text), close: () => undefined };
    });
    socket.connect();
    return { socket, lines, sent };
  }

  it("calls again, each time after a longer while, and says again what is in sight", () => {
    const { socket, lines, sent } = called();
    lines[0]!.opened();
    socket.look(["t"], true);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      lines.at(-1)!.closed(1006);
      waits.push(socket.retryAt - Date.now());
      vi.runOnlyPendingTimers();
    }
    expect(lines.length).toBe(5);
    expect(waits[3]! > 2 * waits[0]!).toBe(true);
    lines.at(-1)!.opened();
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: "look", tables: ["t"], has_lists: true, request: 1 },
      { type: "look", tables: ["t"], has_lists: true, request: 2 },
    ]);
  });

  it("answers who asks, and rejects what was on its way when the line is lost", async () => {
    const { socket, lines } = called();
    lines[0]!.opened();
    const stopped = socket.request({ type: "stop_pairing" });
    lines[0]!.said(JSON.stringify({ type: "done", request: 1 }));
    await expect(stopped).resolves.toBeUndefined();
    const lost = socket.request({ type: "stop_pairing" });
    lines[0]!.closed(1006);
    await expect(lost).rejects.toThrow();
    await expect(socket.request({ type: "stop_pairing" })).rejects.toThrow();
  });

  it("counts the waiting from when the server says it began", () => {
    const { socket, lines } = called();
    lines[0]!.opened();
    const offer = { key: "k", game: "oceania", seats: 2, base: 180, increment: 5 };
    const info = { type: "pairing", offer, waited: 9, bots_after: 20, bot: "skilled", table: null };
    lines[0]!.said(`${JSON.stringify(FIRST)}\n${JSON.stringify(info)}`);
    expect(Date.now() - socket.pairing!.since).toBe(9_000);
    lines[0]!.said(JSON.stringify({ ...info, offer: null }));
    expect(socket.pairing).toBe(null);
  });
});
