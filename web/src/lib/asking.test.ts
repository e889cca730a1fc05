import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo, Position } from "../told";
import { Asking, passesFor, type Wish } from "./asking.svelte";

/** A window of seat 0, who may do so many things in it. The other seat is of a kind. */
function windowed(moveCount: number, kind = "bot"): Position {
  const moves = Array.from({ length: moveCount }, (_, number) => ({ number }) as MoveInfo);
  return {
    table: {
      yours: [0],
      seats: [
        { seat: 0, kind: "here" },
        { seat: 1, kind },
      ],
    },
    waiting: [0],
    seats: { 0: { window: "end.move", passing: 7, moves } },
  } as unknown as Position;
}

function asking() {
  const asker = { rewished: vi.fn(), pass: vi.fn() };
  return { asker, asking: new Asking(asker) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("windows", () => {
  it("are let go by for those who do not want to be asked there", () => {
    const asked = (all: Wish, moves: number) => !passesFor({ all, windows: {} }, "end.move", moves);
    expect([asked("always", 1), asked("always", 2)]).toEqual([true, true]);
    expect([asked("able", 1), asked("able", 2)]).toEqual([false, true]);
    expect([asked("never", 1), asked("never", 2)]).toEqual([false, false]);
  });

  it("may be wished for one by one", () => {
    const wishes = { all: "never" as const, windows: { "end.move": "always" as const } };
    expect(passesFor(wishes, "end.move", 1)).toBe(false);
    expect(passesFor(wishes, "end.draw", 1)).toBe(true);
  });

  it("go by with the move that passes; what is no window is always asked", () => {
    const { asking: one } = asking();
    expect(one.passing(windowed(1))).toEqual({ seat: 0, move: 7 });
    expect(one.asks(0, windowed(1))).toBe(false);
    const turn = windowed(1);
    turn.seats[0]!.window = null;
    expect(one.passing(turn)).toBeNull();
    expect(one.asks(0, turn)).toBe(true);
  });

  it("are a seat's own: what one wishes the other need not", () => {
    const { asker, asking: one } = asking();
    one.wish(1, { all: "always", windows: {} });
    expect(asker.rewished).toHaveBeenCalledOnce();
    expect(one.asks(0, windowed(1))).toBe(false);
    one.wish(0, { all: "always", windows: {} });
    expect(one.asks(0, windowed(1))).toBe(true);
  });
});

describe("a window that is let go by", () => {
  it.each([
    ["bot", 120],
    ["open", 700],
  ])("beside a seat of kind %s is over after %i milliseconds, whatever the hand holds", (kind, time) => {
    for (const moveCount of [1, 5]) {
      const { asker, asking: one } = asking();
      one.wish(0, { all: "never", windows: {} });
      one.passSoon(windowed(moveCount, kind));
      vi.advanceTimersByTime(time - 1);
      expect(asker.pass).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(asker.pass).toHaveBeenCalledExactlyOnceWith({ seat: 0, move: 7 });
    }
  });

  it("is passed once, however often the table says so, and not after the table is left", () => {
    const { asker, asking: one } = asking();
    one.passSoon(windowed(1));
    one.passSoon(windowed(1));
    vi.advanceTimersByTime(1000);
    expect(asker.pass).toHaveBeenCalledOnce();
    one.passSoon(windowed(1));
    one.stop();
    vi.advanceTimersByTime(1000);
    expect(asker.pass).toHaveBeenCalledOnce();
  });
});
