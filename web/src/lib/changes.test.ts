import { describe, expect, it } from "vitest";
import type { Position } from "../messages";
import { changed, completed } from "./changes";

const before = { market: ["coral", "relic"], purse: { pearls: 3, name: "Ann" }, gone: 1, rows: [1, 2] };

describe("what changed of a view", () => {
  it("is put into the view before, and the rest stays the same thing", () => {
    const after = changed(before, { market: { 1: ["star"] }, rows: [[1, 2, 3]], new: [null], gone: [] });
    expect(after).toEqual({ market: ["coral", "star"], purse: before.purse, rows: [1, 2, 3], new: null });
    expect((after as typeof before).purse).toBe(before.purse);
    expect(before.market).toEqual(["coral", "relic"]);
  });

  it("completes the views of every seat and of onlookers", () => {
    const first = { views_since: null, seats: { 0: { view: before } }, onlooker: { a: 1 } } as unknown as Position;
    const next = { views_since: 1, seats: { 0: { view: { gone: [2] } } }, onlooker: { a: [2] } } as unknown as Position;
    const whole = completed(next, completed(first, null));
    expect(whole.seats[0]!.view).toEqual({ ...before, gone: 2 });
    expect(whole.onlooker).toEqual({ a: 2 });
  });
});
