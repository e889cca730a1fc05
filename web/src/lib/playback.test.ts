import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient, View } from "../games/contract";
import type { Flights } from "../kit/flights";
import type { Pieces } from "../kit/identity";
import type { Position } from "../told";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const FLIGHT = 730; // as long as many pieces take
const US = 0;
const THEM = 1;

/** The table after so many moves. The last was made by the other one of the two who is waited for now. */
function position(sequence: number, waiting: number): Position {
  return {
    sequence,
    waiting: [waiting],
    events: [{ move: sequence, name: "moved" }],
    events_since: sequence,
    outcome: null,
  } as unknown as Position;
}

const others = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => position(first + index, THEM));

/** A piece that lies on the place of its number. */
const piecesIn = (view: View): Pieces => new Map([[`${String(view.sequence)}`, { id: "diver", kind: "diver" }]]);

/** A table of one seat, us, on which a first position is shown. */
async function opened(client: Partial<GameClient> = {}) {
  const follow = vi.fn((_: Pieces, view: View) => piecesIn(view));
  const skipped = vi.fn();
  const game = { follow, errands: () => [], soundOf: () => null, skip: skipped, ...client };
  let isOpen = false;
  const opened = vi.fn(() => (isOpen = !playback.isBehind && playback.position!.waiting.includes(US)));
  const playback: Playback = new Playback(game as unknown as GameClient, {
    view: () => ({ sequence: playback.position?.sequence }),
    isOpen: () => isOpen,
    opened,
  });
  const flights = {
    remember: vi.fn(),
    depart: vi.fn((longest: number) => Math.min(FLIGHT, longest)),
    send: vi.fn(),
    skip: vi.fn(),
  };
  playback.travels.flights = flights as unknown as Flights;
  const hear = (...positions: Position[]) => positions.forEach((each) => playback.receive(each, false));
  playback.receive(position(1, US), true);
  await vi.advanceTimersByTimeAsync(10);
  return { playback, flights, hear, follow, skipped, isOpen: () => isOpen };
}

/** How long until people may choose again, in milliseconds. */
async function timeUntil(isOpen: () => boolean): Promise<number> {
  const start = Date.now();
  await vi.advanceTimersByTimeAsync(1);
  while (!isOpen() && Date.now() - start < 60_000) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - start;
}

const told = (playback: Playback) => playback.events.map(({ move }) => move);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
});
afterEach(() => {
  vi.useRealTimers();
  settings.pace = "calm";
});

describe("the moves of others", () => {
  it.each([1, 4, 14, 60])("take 4 seconds at the most, be they %i", async (count) => {
    const { playback, hear, isOpen } = await opened();
    hear(...others(2, count), position(2 + count, US));
    expect(await timeUntil(isOpen)).toBeLessThanOrEqual(4000);
    expect(told(playback)).toEqual(upTo(count + 2));
  });

  it("have time to be seen when they are few", async () => {
    const { hear, isOpen } = await opened();
    hear(position(2, THEM), position(3, US));
    expect(await timeUntil(isOpen)).toBeGreaterThan(FLIGHT);
  });

  it("fly as usual when they come one by one, however long that goes on", async () => {
    const { playback, flights, hear } = await opened();
    for (let sequence = 2; sequence < 12; sequence++) {
      hear(position(sequence, THEM));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(flights.depart.mock.calls.every(([longest]) => longest >= FLIGHT)).toBe(true);
    expect(playback.isBehind).toBe(false);
  });

  it("wait until people have read what the game tells", async () => {
    let read = () => {};
    const { playback, hear } = await opened({ hold: () => new Promise<void>((resolve) => (read = resolve)) });
    hear(position(2, THEM), position(3, US));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.position?.sequence).toBe(2);
    read();
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.position?.sequence).toBe(3);
  });

  it("are not told twice when they were taken back", async () => {
    const { playback, hear } = await opened();
    hear(position(2, THEM), { ...position(3, US), events_since: 2 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(told(playback)).toEqual([1, 3]);
  });
});

describe("the last moves", () => {
  it("are shown again within 5 seconds, and told once", async () => {
    settings.pace = "instant";
    const { playback, hear, isOpen } = await opened();
    hear(...others(2, 20), position(22, US));
    await timeUntil(isOpen);
    expect(playback.canRepeat).toBe(true);
    playback.repeatRecent();
    await vi.advanceTimersByTimeAsync(10);
    expect([isOpen(), playback.position?.sequence]).toEqual([false, 1]);
    expect(told(playback)).toEqual(upTo(22));
    const time = await timeUntil(isOpen);
    expect(time).toBeGreaterThan(2000);
    expect(time).toBeLessThanOrEqual(5000);
    expect(told(playback)).toEqual(upTo(22));
  });

  it("begin with the pieces that lay there then, and nothing flies back", async () => {
    settings.pace = "instant";
    const { playback, flights, follow, hear, isOpen } = await opened();
    hear(...others(2, 3), position(5, US));
    await timeUntil(isOpen);
    const departures = flights.depart.mock.calls.length;
    follow.mockClear();
    playback.repeatRecent();
    await tick();
    expect([...playback.travels.pieces.keys()]).toEqual(["1"]);
    expect(follow).not.toHaveBeenCalled();
    expect(flights.depart.mock.calls).toHaveLength(departures);
    await timeUntil(isOpen);
    expect(flights.depart.mock.calls).toHaveLength(departures + 4); // but forth again
  });

  it("begin anew when this device moves", async () => {
    settings.pace = "instant";
    const { playback, hear } = await opened();
    hear(...others(2, 3), position(5, US));
    await vi.advanceTimersByTimeAsync(10);
    playback.moved();
    expect(playback.canRepeat).toBe(false);
    hear(position(6, THEM), position(7, US));
    await vi.advanceTimersByTimeAsync(10);
    playback.repeatRecent();
    await tick();
    expect(playback.position?.sequence).toBe(6);
  });
});

describe("skipping", () => {
  it("once goes on to the next position", async () => {
    const { playback, flights, hear } = await opened();
    hear(...others(2, 3), position(5, US));
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect([playback.position?.sequence, playback.isBehind]).toEqual([3, true]);
    expect(flights.skip).toHaveBeenCalledOnce();
  });

  it("to now shows the newest position and lets choose at once", async () => {
    const { playback, flights, hear, skipped, isOpen } = await opened();
    hear(...others(2, 20), position(22, US));
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.isBehind, isOpen()]).toEqual([true, false]);
    const departures = flights.depart.mock.calls.length;
    playback.skipAll();
    expect([playback.position?.sequence, playback.isBehind, isOpen()]).toEqual([22, false, true]);
    expect(flights.skip).toHaveBeenCalled();
    expect(skipped).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(flights.depart.mock.calls).toHaveLength(departures); // nothing sets off any more
    expect(told(playback)).toEqual(upTo(22));
  });

  it("to now leaves no flight to be waited for", async () => {
    const { playback, hear } = await opened();
    hear(...others(2, 3));
    await vi.advanceTimersByTimeAsync(100);
    playback.skipAll();
    await vi.advanceTimersByTimeAsync(10);
    playback.moved();
    hear(position(5, THEM));
    expect(playback.position?.sequence).toBe(5);
  });

  it("is heard even before a flight has set off", async () => {
    const { playback, flights, hear, isOpen } = await opened();
    hear(...others(2, 3), position(5, US));
    playback.skipAll();
    await tick();
    expect([playback.position?.sequence, isOpen()]).toEqual([5, true]);
    expect(flights.depart).not.toHaveBeenCalled();
  });

  it("holds for what arrives right after, until this device moves", async () => {
    const { playback, hear, isOpen } = await opened();
    hear(...others(2, 3));
    playback.skipAll();
    hear(...others(5, 3), position(8, US));
    expect([playback.position?.sequence, isOpen()]).toEqual([8, true]);
    playback.moved();
    await vi.advanceTimersByTimeAsync(10);
    hear(...others(9, 3));
    expect(playback.position?.sequence).toBe(9);
  });
});

describe("a table heard of anew, as after an interruption", () => {
  it("is shown instead of what still waited, with a log and pieces of its own", async () => {
    const { playback, flights, follow, hear } = await opened();
    hear(...others(2, 5));
    await vi.advanceTimersByTimeAsync(10);
    const departures = flights.depart.mock.calls.length;
    const all = upTo(30).map((move) => ({ ...position(move, US).events[0]!, move }));
    playback.receive({ ...position(30, US), events: all }, true);
    await vi.advanceTimersByTimeAsync(1500);
    expect([playback.position?.sequence, playback.isBehind, playback.canRepeat]).toEqual([30, false, false]);
    expect(told(playback)).toEqual(upTo(30));
    expect(flights.depart.mock.calls).toHaveLength(departures);
    expect(follow.mock.lastCall).toEqual([new Map(), { sequence: 30 }, []]);
  });
});

describe("a table that is left", () => {
  it("shows nothing more", async () => {
    const { playback, hear } = await opened();
    hear(...others(2, 5));
    await vi.advanceTimersByTimeAsync(10);
    playback.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.position?.sequence).toBe(2);
  });
});
