import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import type { GameInfo, Position, SeatPosition } from "../messages";
import { Language } from "./language";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { Telling } from "./telling.svelte";

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    const message = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(message);
    this.hear({ type: "done", request: message.request });
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {}
}

const GAME = {
  name: "walk",
  has_secrets: true,
  moves: { go: { args: [], text: "go", touches: ["there"] } },
  events: { moved: { rule: "W-1", args: [] } },
} as unknown as GameInfo;
const CLIENT = { manners: {}, follow: () => new Map(), errands: () => [], soundOf: () => null };

const PLACE = { prompt: null, can_take_back: false, window: null, passing: null };

/** The table after so many moves; one seat is to move. */
function position(sequence: number, waiting: number, yours: number[], window: Partial<SeatPosition> = {}): Position {
  const places = yours.map((seat) => {
    const moves = seat === waiting ? [[7, "go"]] : [];
    return [seat, { ...PLACE, view: { side: seat }, moves, ...(seat === waiting ? window : {}) }] as const;
  });
  return {
    type: "position",
    sequence,
    table: { yours, seats: [0, 1].map((seat) => ({ seat, kind: "bot" })), status: "playing" },
    seats: Object.fromEntries(places),
    onlooker: { side: null },
    events: [[sequence, "moved", waiting]],
    events_since: sequence,
    waiting: [waiting],
    thinking: [],
    outcome: null,
    views_since: null,
  } as unknown as Position;
}

function opened() {
  const telling = new Telling(GAME, new Language("en", ["move-go = Go"]));
  const model = new TableModel("abc", GAME, CLIENT as unknown as GameClient, telling);
  const socket = FakeSocket.last;
  socket.onopen?.();
  const hear = async (...positions: Position[]) => {
    positions.forEach((each) => socket.hear(each));
    await vi.advanceTimersByTimeAsync(10);
  };
  return { model, socket, hear };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = "calm";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("shows its own side, and offers the moves there are", async () => {
    const { model, hear } = opened();
    await hear(position(1, 0, [0]));
    expect([model.seat, model.view, model.canPlay]).toEqual([0, { side: 0 }, true]);
    await hear(position(2, 1, [0]));
    expect([model.seat, model.view, model.canPlay]).toEqual([0, { side: 0 }, false]);
  });

  it("shows onlookers what everybody sees", async () => {
    const { model, hear } = opened();
    await hear(position(1, 0, []));
    expect([model.seat, model.view, model.props?.isYours]).toEqual([-1, { side: null }, false]);
  });

  it("plays the move that was chosen, in the position that is the newest", async () => {
    const { model, socket, hear } = opened();
    await hear(position(4, 0, [0]));
    await model.play(model.board.moves[0]!);
    expect(socket.sent).toEqual([expect.objectContaining({ type: "play", seat: 0, move: 7, sequence: 4 })]);
  });

  it("offers its moves again after a refusal, and says why", async () => {
    const { model, socket, hear } = opened();
    await hear(position(1, 0, [0]));
    socket.send = (text) => {
      const { request } = JSON.parse(text) as { request: number };
      socket.hear({ type: "refused", request, problem: { code: "no", sentence: "No.", rule: null, said: null } });
    };
    await model.play(model.board.moves[0]!);
    expect([model.problem?.sentence, model.canPlay]).toEqual(["No.", true]);
  });
});

describe("the curtain between two on one device", () => {
  it("hides the table until the next one is ready", async () => {
    const { model, hear } = opened();
    await hear(position(1, 0, [0, 1]));
    expect([model.isCurtainDown, model.seat, model.canPlay]).toEqual([true, 0, false]);
    model.raiseCurtain();
    expect([model.isCurtainDown, model.canPlay]).toEqual([false, true]);
    await hear(position(2, 1, [0, 1]));
    expect([model.isCurtainDown, model.seat, model.canPlay]).toEqual([true, 1, false]);
    model.raiseCurtain();
    expect([model.isCurtainDown, model.seat, model.canPlay]).toEqual([false, 1, true]);
  });

  it("stays up for one who plays alone, and when there is nothing to hide any more", async () => {
    const { model, hear } = opened();
    await hear(position(1, 0, [0]));
    expect(model.isCurtainDown).toBe(false);
    const other = opened();
    await other.hear({ ...position(1, 0, [0, 1]), outcome: { scores: [], sentence: "", said: null } as never });
    expect(other.model.isCurtainDown).toBe(false);
  });
});

describe("a window that a table lets go by", () => {
  const window = { window: "end.move", passing: 7 };

  it("offers nothing, and passes", async () => {
    const { model, socket, hear } = opened();
    await hear(position(1, 1, [0]), position(2, 0, [0], window));
    expect([model.isPassing, model.canPlay]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(700);
    expect(socket.sent).toEqual([expect.objectContaining({ type: "play", seat: 0, move: 7, sequence: 2 })]);
  });

  it("is asked as soon as one wishes it", async () => {
    const { model, socket, hear } = opened();
    await hear(position(1, 0, [0], window));
    model.asking.wish(0, { all: "always", windows: {} });
    expect([model.isPassing, model.canPlay]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.sent).toEqual([]);
  });

  it("does not turn the table to a seat that is not asked", async () => {
    const { model, hear } = opened();
    await hear(position(1, 0, [0, 1]));
    model.raiseCurtain();
    await hear(position(2, 1, [0, 1], window));
    expect([model.seat, model.isCurtainDown, model.isPassing]).toEqual([0, false, true]);
  });

  it("is not passed by a move for a position that is gone", async () => {
    const { model, socket, hear } = opened();
    model.asking.wish(0, { all: "able", windows: { "end.draw": "always" } });
    await hear(position(1, 1, [0]));
    let read = () => {};
    model.client.hold = () => new Promise<void>((resolve) => (read = resolve)); // so that it is shown for a while
    await hear(position(2, 0, [0], window));
    expect(model.isPassing).toBe(true);
    await hear(position(3, 0, [0], { ...window, window: "end.draw" }));
    await vi.advanceTimersByTimeAsync(2000);
    read();
    await vi.advanceTimersByTimeAsync(2000);
    expect([model.position?.sequence, model.canPlay, socket.sent]).toEqual([3, true, []]);
  });
});
