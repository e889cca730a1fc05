import { beforeEach, describe, expect, it } from "vitest";
import type { LobbyLine } from "../messages";
import { guestName, ownName } from "./guest";
import { reachableOrigins } from "./invitation";
import { isYourTurn, nameAt, progressOf, resultOf } from "./lines";
import { ago, dayOf } from "./moments";
import { keysLike, known } from "./say";
import { settings } from "./settings.svelte";
import { speakIn } from "./speech.svelte";
import { LANGUAGES } from "./tongues";

beforeEach(async () => {
  await speakIn("en");
  settings.name = "";
});

function line(changes: Partial<LobbyLine> = {}, names = ["Mira", "Ben"]): LobbyLine {
  const seat = (name: string, number: number) => ({
    seat: number,
    kind: "here" as const,
    name,
    is_named: true,
    level: null,
    is_taken: true,
    is_connected: true,
    has_resigned: false,
    gone: "" as const,
    person: null,
    rating: null,
  });
  return {
    table: "t",
    game: "oceania",
    title: "Oceania",
    status: "over",
    options: {},
    seats: names.map(seat),
    yours: [0],
    is_host: false,
    moves_made: 3,
    waiting: [],
    created: "2026-05-01T12:00:00+00:00",
    is_public: false,
    conditions: null,
    rematch: null,
    link: null,
    moved: "2026-05-01T12:00:00+00:00",
    progress: {},
    scores: [],
    result: null,
    resting: [],
    clock: null,
    is_rated: false,
    left: null,
    ...changes,
  };
}

const ended = (winners: number[], scores: number[], isPlayedOut = true) => ({
  places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
  winners,
  scores,
  is_played_out: isPlayedOut,
  gone: [],
});

describe("a line of the lobby", () => {
  it("tells how far a match is", async () => {
    expect(progressOf(line({ progress: { game: 2, games: 3, lid: 1 } }))).toBe("Game 2 of 3 · 1 tile in the lid");
    expect(progressOf(line({ progress: { round: 9 } }))).toBe("Round 9");
    expect(progressOf(line({ progress: { round: 2, rounds: 3 } }))).toBe("Round 2 of 3");
    expect(progressOf(line({ progress: { bag: 84 } }))).toBe("84 tiles in the bag");
    await speakIn("de");
    expect(progressOf(line({ progress: { turn: 4 } }))).toBe("Zug 4");
  });

  it("tells the result from one's own side", () => {
    expect(resultOf(line({ result: ended([0], [52, 46]) }))).toBe("You won by 6");
    expect(resultOf(line({ result: ended([1], [-3, 0]) }))).toBe("Ben won by 3");
    expect(resultOf(line({ result: ended([1], [7, 7]) }))).toBe("Ben won");
    expect(resultOf(line({ result: ended([0, 1], [7, 7]) }))).toBe("Shared with Ben");
    expect(resultOf(line({ result: ended([0], [-4]) }, ["Mira"]))).toBe("You scored −4");
    expect(resultOf(line({ yours: [0, 1], result: ended([0], [9, 7]) }))).toBe("Mira won by 2");
    expect(resultOf(line({ yours: [0, 1], result: ended([0, 1], [7, 7]) }))).toBe("Mira and Ben share the victory");
  });

  it("says who gave up, and never calls that a victory of bots", () => {
    const quit = line({ result: ended([1, 2], [0, 0, 0], false) }, ["Mira", "Casual bot 2", "Casual bot 3"]);
    quit.seats[0]!.has_resigned = true;
    expect(resultOf(quit)).toBe("You gave up");
    expect(resultOf({ ...quit, yours: [] })).toBe("Mira gave up");
    expect(resultOf(line({ result: ended([], [0, 0], false) }))).toBe("Not played to the end");
  });

  it("names who played where the result is not known", () => {
    expect(resultOf(line())).toBe("You and Ben");
  });

  it("glows when the match waits for this device", () => {
    expect(isYourTurn(line({ status: "playing", waiting: [0] }))).toBe(true);
    expect(isYourTurn(line({ status: "playing", waiting: [1] }))).toBe(false);
    expect(isYourTurn(line({ status: "over", waiting: [0] }))).toBe(false);
  });
});

describe("moments", () => {
  const now = new Date(2026, 4, 8, 12, 0);
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute).toISOString();

  it("are told as people would", () => {
    expect(ago(at(8, 11, 48), "en", now)).toBe("12 minutes ago");
    expect(ago(at(8, 9), "en", now)).toBe("3 hours ago");
    expect(ago(at(7, 23), "en", now)).toBe("yesterday");
    expect(ago(at(5, 12), "de", now)).toBe("vor 3 Tagen");
    expect(ago(at(8, 13), "en", now)).toBe(null); // a clock may be wrong
  });

  it("have days", () => {
    expect(dayOf(at(8, 0), "en", now)).toBe("today");
    expect(dayOf(at(7, 23), "de", now)).toBe("gestern");
    expect(dayOf(at(4, 12), "en", now)).toBe("Monday");
    expect(dayOf(at(1, 12), "en", now)).toBe("May 1");
    expect(dayOf(new Date(2025, 2, 12).toISOString(), "de", now)).toBe("12. März 2025");
  });
});

describe("a link for others", () => {
  const here = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8000" };
  const network = { public_address: null, addresses: ["http://192.168.1.7:8000"], is_only_here: false };

  it("never names the machine itself", () => {
    expect(reachableOrigins(network, here)).toEqual(["http://192.168.1.7:8000"]);
    expect(reachableOrigins({ ...network, addresses: [], is_only_here: true }, here)).toEqual([]);
    expect(reachableOrigins(network, { hostname: "[::1]", origin: "http://[::1]:8000" })).toEqual(network.addresses);
  });

  it("begins as the address by which one came, or with the public one", () => {
    const there = { hostname: "nas.local", origin: "http://nas.local:8000" };
    expect(reachableOrigins(network, there)).toEqual(["http://nas.local:8000"]);
    expect(reachableOrigins({ ...network, public_address: "https://games.example.org" }, there)).toEqual([
      "https://games.example.org",
    ]);
  });
});

describe("a guest", () => {
  it("is a sea creature, the same one again", async () => {
    const creature = keysLike("creature-").find((each) => known(each) === guestName());
    expect(ownName()).toBe(guestName());
    await speakIn("de");
    expect(guestName()).toBe(known(creature!));
    settings.name = " Mira ";
    expect(ownName()).toBe("Mira");
  });

  it.each(LANGUAGES)("has a name of its own and not too long a one in each language: %s", async (language) => {
    await speakIn(language);
    const names = keysLike("creature-").map((each) => known(each)!);
    expect(new Set(names).size).toBe(20);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(22);
  });
});

it("calls bots whom nobody has named by what they are, in the language of the reader", async () => {
  const table = line({}, ["Mira", "Casual bot 2", "Strong bot 3"]);
  Object.assign(table.seats[1]!, { kind: "bot", level: "casual", is_named: false });
  Object.assign(table.seats[2]!, { kind: "bot", level: "strong" }); // somebody has called it so
  expect([1, 2].map((seat) => nameAt(table, seat))).toEqual(["Casual bot 2", "Strong bot 3"]);
  await speakIn("de");
  expect([1, 2].map((seat) => nameAt(table, seat))).toEqual(["Hobbybot 2", "Strong bot 3"]);
});
