import { expect, it } from "vitest";
import type { PairingOffer } from "../messages";
import { after, type Shown } from "../social/challenges.svelte";
import {
  clockOf,
  clockText,
  fits,
  limitText,
  mistakeIn,
  presets,
  rated,
  usualTerms,
  wished,
  type Terms,
} from "./terms";

const seek = (changes: Partial<Terms> = {}): Terms => ({
  ...usualTerms("seek"),
  minutes: 5,
  increment: 12,
  ...changes,
});
const offer = (seats: number, base: number, increment: number, game = "oceania"): PairingOffer => ({
  key: `${game}:${seats}:${base}+${increment}`,
  game,
  seats,
  base,
  increment,
});

it("begins with a clock and a rating among strangers, and without both among friends", () => {
  expect([usualTerms("seek").kind, usualTerms("seek").isRated, usualTerms("seek").access]).toEqual([
    "live",
    true,
    "everybody",
  ]);
  expect(wished(usualTerms("invite"), true)).toEqual({
    clock: null,
    is_rated: false,
    is_public: false,
    conditions: null,
  });
});

it("gives a rated match a clock by which one can lose", () => {
  const casual = seek({ isRated: false, kind: "none", outOfTime: "nothing" });
  const changed = rated(casual, true);
  expect([changed.kind, changed.outOfTime]).toEqual(["live", "usual"]);
  expect(rated(seek({ kind: "days" }), true).kind).toBe("days");
});

it("asks the host for what was chosen, and keeps conditions to tables that look for people", () => {
  const wish = wished(seek({ lowest: 1400, access: "friends" }), true);
  expect(wish.clock).toEqual({ kind: "live", base: 300, increment: 12, out_of_time: "usual" });
  expect(wish.conditions).toEqual({ lowest: 1400, highest: null, friends_only: true });
  expect(wished(seek({ lowest: 1400 }), false)).toMatchObject({ is_public: false, conditions: null });
  expect(clockOf(seek({ kind: "days", days: 7 }))).toMatchObject({ kind: "correspondence", days: 7 });
});

it("says which field is wrong", () => {
  expect(mistakeIn(seek())).toBe(null);
  expect(mistakeIn(seek({ minutes: 0 }))?.field).toBe("minutes");
  expect(mistakeIn(seek({ minutes: 1.5 }))?.field).toBe("minutes");
  expect(mistakeIn(seek({ increment: null }))?.field).toBe("increment");
  expect(mistakeIn(seek({ lowest: 1700, highest: 1600 }))?.field).toBe("highest");
  expect(mistakeIn(seek({ lowest: 1700, highest: 1600, access: "link" }))).toBe(null);
  expect(mistakeIn(seek({ kind: "none", minutes: 0 }))).toBe(null);
});

it("offers each usual clock of a game once, those for this many players first", () => {
  const all = [offer(2, 180, 5), offer(4, 300, 10), offer(3, 180, 5), offer(2, 60, 1, "open-ocean")];
  expect(presets(all, "oceania", 4).map(({ key }) => key)).toEqual(["oceania:4:300+10", "oceania:2:180+5"]);
});

it("writes clocks and conditions as people do", () => {
  expect(clockText({ kind: "live", base: 300, increment: 12 })).toBe("5 + 12");
  expect(clockText({ kind: "live", base: 90, increment: 0 })).toBe("1.5 + 0");
  expect(clockText({ kind: "correspondence", days: 1 })).toBe("1 day a turn");
  expect(limitText(null)).toBe("");
  expect(limitText({ lowest: 1400, highest: 1850 })).toBe("1,400\u00a0–\u00a01,850");
  expect(limitText({ lowest: 1400, friends_only: true })).toBe("friends only, from 1,400");
});

it("knows whose rating fits; who has none yet may try", () => {
  expect(fits({ lowest: 1400, highest: 1800 }, 1500)).toBe(true);
  expect(fits({ lowest: 1600 }, 1500)).toBe(false);
  expect(fits({ highest: 1400 }, 1500)).toBe(false);
  expect(fits({ lowest: 1600 }, undefined)).toBe(true);
});

it("shows a challenge until it is answered, and to whoever sent it what became of it", () => {
  const asked = {
    type: "challenge_info" as const,
    challenge: "c",
    game: "oceania",
    title: "Oceania",
    person: "ben",
    name: "Ben",
    is_yours: true,
    state: "waiting" as const,
    seconds: 120,
    table: null,
    clock: null,
    is_rated: false,
  };
  const states = (shown: readonly Shown[]) => shown.map(({ state, until }) => [state, until]);
  const waiting = after([], asked, 1000);
  expect(states(waiting)).toEqual([["waiting", 121_000]]);
  expect(states(after(waiting, { ...asked, state: "declined", seconds: 0 }, 5))).toEqual([["declined", 5]]);
  expect(after(waiting, { ...asked, state: "accepted", table: "t" }, 5)).toEqual([]);
  expect(after(waiting, { ...asked, is_yours: false, state: "expired" }, 5)).toEqual([]);
});
