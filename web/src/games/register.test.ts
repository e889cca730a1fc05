import { describe, expect, it } from "vitest";
import { clientOf, entryOf, GAMES, MARK, summaryOf, thumbnailOf } from ".";
import { known } from "../lib/say";

describe("the register", () => {
  it("has a cover, a pitch and a game in a minute for every game, from its own folder", async () => {
    for (const { name, cover } of GAMES) {
      expect(entryOf(name)?.cover).toBe(cover);
      expect(known(`pitch-${name}`)).toMatch(/\.$/);
      const steps = await summaryOf(name);
      expect(steps).not.toHaveLength(0);
      for (const { title, text } of steps) expect(`${title()}: ${text()}`).toMatch(/^\w[\w ]+: \w.+\.$/);
    }
  });

  it("shows a game that it does not know by the sign of the house and a plain table", async () => {
    expect(entryOf("no-such-game")).toBeUndefined();
    expect(await summaryOf("no-such-game")).toEqual([]);
    expect(thumbnailOf("no-such-game")).toBe(MARK);
    expect(await clientOf("no-such-game")).toBe((await import("./generic/client")).client);
  });
});
