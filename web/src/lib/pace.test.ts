import { afterEach, describe, expect, it } from "vitest";
import { paceOf, shareOf } from "./pace";
import { settings } from "./settings.svelte";

afterEach(() => {
  settings.pace = "calm";
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
