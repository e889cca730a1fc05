import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import type { Flights } from "../kit/flights";
import type { GameInfo, Position, SeatInfo } from "../messages";
import { Language } from "./language";
import { paceOf, shareOf } from "./pace";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { Telling } from "./telling.svelte";

const FLIGHT = 730; // as long as many pieces take

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    const { request } = JSON.parse(text) as { request: number };
    this.onmessage?.({ data: JSON.stringify({ type: "done", request }) });
  }
  close() {}
}

const GAME = {
  name: "walk",
  moves: { go: { args: [], text: "go", touches: ["there"] } },
  events: { moved: { rule: "W-1", args: [] } },
} as unknown as GameInfo;

/** Seat 0 is on this device. */
function position(sequence: number, waiting: number): Position {
  const place = { view: { sequence }, prompt: null, can_take_back: false, window: null, passing: null };
  return {
    type: "position",
    sequence,
    table: { yours: [0], seats: [], status: "playing" },
    seats: { 0: { ...place, moves: waiting === 0 ? [[7, "go"]] : [] } },
    onlooker: null,
    events: [[sequence, "moved", waiting]],
    events_since: sequence,
    waiting: [waiting],
    thinking: [],
    outcome: null,
  } as unknown as Position;
}

async function opened() {
  FakeSocket.all = [];
  const skipped = vi.fn();
  const client = { manners: {}, follow: () => new Map(), errands: () => [], soundOf: () => null, skip: skipped };
  const model = new TableModel(
    "abc",
    GAME,
    client as unknown as GameClient,
    new Telling(GAME, new Language("en", ["move-go = Go"])),
  );
  FakeSocket.all[0]!.onopen?.();
  const flights = {
    remember: vi.fn(),
    depart: vi.fn((longest: number) => Math.min(FLIGHT, longest)),
    send: vi.fn(),
    skip: vi.fn(),
    close: vi.fn(),
  };
  model.flights = flights as unknown as Flights;
  const hear = (...positions: Position[]) =>
    positions.forEach((each) => FakeSocket.all[0]!.onmessage?.({ data: JSON.stringify(each) }));
  hear(position(1, 0));
  await vi.advanceTimersByTimeAsync(10);
  return { model, flights, hear, skipped };
}

/** How long until the table offers a move again. */
async function timeUntilAsked(model: TableModel): Promise<number> {
  const start = Date.now();
  await vi.advanceTimersByTimeAsync(1);
  while (!model.canPlay && Date.now() - start < 60_000) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - start;
}

const others = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => position(first + index, 1));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.pace = "calm";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the time for what is shown", () => {
  it("is shared by all that wait, as far as it is not spent", () => {
    const pace = { rest: 650, whole: 3000 };
    expect(shareOf(pace, 10, 0)).toBe(300);
    expect(shareOf(pace, 5, 2000)).toBe(200);
    expect(shareOf(pace, 5, 9000)).toBe(0);
  });

  it("is at most 5 seconds for the last moves, whatever the pace", () => {
    for (const pace of ["calm", "quick", "instant"] as const) {
      settings.pace = pace;
      expect(paceOf(true).whole).toBeLessThanOrEqual(5000);
    }
  });
});

describe("the moves of others", () => {
  it.each([1, 4, 14, 60])("take 4 seconds at the most, be they %i", async (count) => {
    const { model, hear } = await opened();
    hear(...others(2, count), position(2 + count, 0));
    expect(await timeUntilAsked(model)).toBeLessThanOrEqual(4000);
    expect(model.events.map(({ move }) => move)).toEqual(Array.from({ length: count + 2 }, (_, index) => index + 1));
  });

  it("have time to be seen when they are few", async () => {
    const { model, hear } = await opened();
    hear(position(2, 1), position(3, 0));
    expect(await timeUntilAsked(model)).toBeGreaterThan(FLIGHT);
  });

  it("fly as usual when they come one by one, however long that goes on", async () => {
    const { model, flights, hear } = await opened();
    for (let sequence = 2; sequence < 12; sequence++) {
      hear(position(sequence, 1));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(flights.depart.mock.calls.every(([longest]) => longest >= FLIGHT)).toBe(true);
    expect(model.isBehind).toBe(false);
  });

  it("are shown again within 5 seconds by the last moves", async () => {
    const { model, hear } = await opened();
    settings.pace = "instant";
    hear(...others(2, 20), position(22, 0));
    await timeUntilAsked(model);
    expect(model.canRepeat).toBe(true);
    model.repeatRecent();
    await vi.advanceTimersByTimeAsync(10);
    expect(model.canPlay).toBe(false);
    const time = await timeUntilAsked(model);
    expect(time).toBeGreaterThan(2000);
    expect(time).toBeLessThanOrEqual(5000);
    expect(model.events).toHaveLength(22); // told once
  });
});

describe("skipping to now", () => {
  it("shows the newest position and offers it at once", async () => {
    const { model, flights, hear, skipped } = await opened();
    hear(...others(2, 20), position(22, 0));
    await vi.advanceTimersByTimeAsync(100);
    expect([model.isBehind, model.canPlay]).toEqual([true, false]);
    const departures = flights.depart.mock.calls.length;
    model.skipAll();
    expect([model.position?.sequence, model.isBehind, model.canPlay, model.isSettled]).toEqual([22, false, true, true]);
    expect(flights.skip).toHaveBeenCalled();
    expect(skipped).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(flights.depart.mock.calls).toHaveLength(departures); // nothing sets off any more
    expect(model.events.map(({ move }) => move)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  });

  it("is heard even before a flight has set off", async () => {
    const { model, flights, hear } = await opened();
    hear(...others(2, 3), position(5, 0));
    model.skipAll();
    await tick();
    expect([model.position?.sequence, model.canPlay]).toEqual([5, true]);
    expect(flights.depart).not.toHaveBeenCalled();
  });

  it("holds for what arrives right after", async () => {
    const { model, hear } = await opened();
    hear(...others(2, 3));
    model.skipAll();
    hear(...others(5, 3), position(8, 0));
    expect([model.position?.sequence, model.canPlay]).toEqual([8, true]);
    await model.play(model.board.moves[0]!);
    await vi.advanceTimersByTimeAsync(10);
    hear(...others(9, 3));
    expect(model.position?.sequence).toBe(9); // and no longer
    await vi.advanceTimersByTimeAsync(5000);
  });
});

describe("a window that is let go by", () => {
  const windowed = (kind: string) => {
    const asked = position(2, 0);
    const place = { ...asked.seats[0]!, window: "end.move", passing: 7 };
    const seats = [{ seat: 0, kind: "here" } as SeatInfo, { seat: 1, kind } as SeatInfo];
    return { ...asked, table: { ...asked.table, seats }, seats: { 0: place } };
  };

  it("is over at once among bots; among people how fast one passes tells nothing", async () => {
    for (const [kind, soon] of [
      ["bot", 1],
      ["open", 0],
    ] as const) {
      const { model, hear } = await opened();
      const asks = vi.spyOn(FakeSocket.all[0]!, "send");
      hear(windowed(kind));
      await vi.advanceTimersByTimeAsync(10);
      expect(model.isPassing).toBe(true);
      await vi.advanceTimersByTimeAsync(200);
      expect(asks).toHaveBeenCalledTimes(soon);
      await vi.advanceTimersByTimeAsync(800);
      expect(asks).toHaveBeenCalledTimes(1);
    }
  });
});

describe("a table", () => {
  it("is settled when everything has arrived", async () => {
    const { model, hear } = await opened();
    expect(model.isSettled).toBe(true);
    hear(position(2, 1));
    await vi.advanceTimersByTimeAsync(FLIGHT - 100);
    expect(model.isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(model.isSettled).toBe(true);
  });
});
