import { describe, expect, it } from "vitest";
import type { Heard } from "../lib/table.svelte";
import type { LobbyLine, TimeInfo } from "../messages";
import type { EventInfo, Position } from "../told";
import {
  chosenIn,
  clockAt,
  clockText,
  digits,
  inWords,
  leftAt,
  lowBelow,
  passed,
  roundAfter,
  untilChange,
  windowAt,
} from "./clocks";
import { happened, soFar, withNotes } from "./happenings";
import { waitingElsewhere } from "./waiting";

const NOBODY = new Set<number>();
const LIVE = { kind: "live", base: 300, increment: 12, days: 0, out_of_time: "usual" } as const;
const DAYS = { ...LIVE, kind: "correspondence", base: 0, increment: 0, days: 3 } as const;

interface Given {
  seats?: TimeInfo["seats"];
  time?: Partial<TimeInfo>;
  table?: object;
  waiting?: number[];
  phase?: string;
}

const still = (left: number) => ({ left, is_running: false, window: null });
const running = (left: number) => ({ left, is_running: true, window: null });

/** A position of two people that was sent 500 ms after the clocks stood as they are told. */
function position({
  seats = [running(60_000), still(90_000)],
  time,
  table,
  waiting = [0],
  phase,
}: Given = {}): Position {
  const people = seats.length || 2;
  return {
    table: {
      table: "here",
      status: "playing",
      clock: LIVE,
      moves_made: 7,
      yours: [0],
      seats: Array.from({ length: people }, (_, seat) => ({ seat, kind: "here", name: `P${seat}`, gone: "" })),
      ...table,
    },
    time: {
      now: 10_500,
      at: 10_000,
      seats,
      away: [],
      decide_after: 60_000,
      is_paused: false,
      pausing: [],
      ending: [],
      resting: [],
      ...time,
    },
    waiting,
    seats: {},
    onlooker: { phase: phase ?? "buying" },
  } as unknown as Position;
}

/** It was heard when this page's clock showed 1000. */
const heard = (given?: Given): Heard => ({ position: position(given), at: 1000 });
const goneFrom = (gone: string) => [
  { seat: 0, kind: "here", gone: "" },
  { seat: 1, kind: "here", gone },
];

describe("the time that is left", () => {
  it("counts from when the host said it stood so, by this page's clock", () => {
    expect(leftAt(heard(), 0, 1000)).toBe(59_500);
    expect(leftAt(heard(), 0, 6250)).toBe(54_250);
  });
  it("does not change where the clock stands", () => expect(leftAt(heard(), 1, 99_000)).toBe(90_000));
  it("never falls below nothing", () => expect(leftAt(heard(), 0, 999_000)).toBe(0));
  it("is nothing at a table without a clock", () => expect(leftAt(heard({ seats: [] }), 0, 1000)).toBeNull());
  it("does not drift however often it is looked at: the same moment says the same", () => {
    const told = heard();
    for (let now = 1000; now < 5000; now += 7) leftAt(told, 0, now);
    expect(leftAt(told, 0, 5000)).toBe(55_500);
  });
  it("is short in a window, and only for those who are asked there", () => {
    const told = heard({ seats: [{ left: 60_000, is_running: false, window: 20_000 }, still(90_000)] });
    expect(windowAt(told, 0, 3000)).toBe(17_500);
    expect(windowAt(told, 1, 3000)).toBeNull();
    expect(leftAt(told, 0, 3000)).toBe(60_000);
  });
});

describe("what a clock shows", () => {
  const kind = (given: Given, seat = 0, now = 1000, chosen: ReadonlySet<number> = NOBODY) =>
    clockAt(heard(given), seat, now, chosen)?.kind;

  it("runs, stands, or has chosen", () => {
    expect(kind({})).toBe("run");
    expect(kind({}, 1)).toBe("still");
    expect(kind({}, 1, 1000, new Set([1]))).toBe("done");
  });
  it("is low below a tenth of what one begins with, and below twenty seconds", () => {
    expect(lowBelow(LIVE)).toBe(30_000);
    expect(lowBelow({ ...LIVE, base: 60 })).toBe(20_000);
    expect(kind({ seats: [running(30_500), still(1)] })).toBe("run");
    expect(kind({ seats: [running(30_499), still(1)] })).toBe("low");
    expect(kind({ seats: [running(90_000), still(1)] }, 1)).toBe("still");
  });
  it("has a bar that empties while it is low", () => {
    expect(clockAt(heard({ seats: [running(15_500), still(1)] }), 0, 1000, NOBODY)?.share).toBe(0.5);
  });
  it("is dashed for somebody who is away, and goes on running", () => {
    const away = { away: [{ seat: 0, since: 2000 }] };
    expect(clockAt(heard({ time: away }), 0, 2000, NOBODY)).toMatchObject({
      kind: "away",
      left: 58_500,
      isRunning: true,
    });
    expect(kind({ seats: [], time: away })).toBe("away");
  });
  it("is none for bots, from the start or since somebody left", () => {
    expect(kind({ table: { seats: [{ seat: 0, kind: "bot", gone: "" }] } })).toBe("none");
    expect(kind({ table: { seats: goneFrom("handed_over") } }, 1)).toBe("none");
    expect(kind({ table: { seats: goneFrom("flag") }, seats: [] }, 1)).toBe("none");
  });
  it("is not shown at a table without one, or once the match is over", () => {
    expect(clockAt(heard({ seats: [] }), 0, 1000, NOBODY)).toBeNull();
    expect(clockAt(heard({ table: { status: "over" } }), 0, 1000, NOBODY)).toBeNull();
  });
});

describe("when it has to be drawn again", () => {
  it("is when a second is used up, or a tenth below twenty seconds", () => {
    expect(untilChange(heard({ seats: [running(60_750), still(1)] }), 1000)).toBe(251);
    expect(untilChange(heard({ seats: [running(15_530), still(1)] }), 1000)).toBe(31);
  });
  it("is the soonest of all that run", () => {
    expect(untilChange(heard({ seats: [running(60_900), running(80_600)] }), 1000)).toBe(101);
  });
  it("is every second while somebody is away, and never while all stand", () => {
    const all = [still(1), still(2)];
    expect(untilChange(heard({ seats: all, time: { away: [{ seat: 1, since: 0 }] } }), 1000)).toBe(500);
    expect(untilChange(heard({ seats: all }), 1000)).toBeNull();
  });
});

describe("a time in signs", () => {
  it.each([
    [3_600_000, "1:00:00"],
    [187_000, "3:07"],
    [186_001, "3:07"],
    [20_000, "0:20"],
    [19_999, "0:19.9"],
    [8_460, "0:08.4"],
    [0, "0:00.0"],
  ])("%i is %s", (left, text) => expect(digits(left)).toBe(text));

  it("is told in days and hours by correspondence", () => {
    const left = (2 * 24 + 5) * 3_600_000 + 59_000;
    expect(clockText(left, DAYS, "en")).toBe("2 days");
    expect(clockText(left, DAYS, "de")).toBe("2 Tg.");
    expect(clockText(3 * 86_400_000 - 1, DAYS, "en")).toBe("3 days");
    expect(clockText(47.9 * 3_600_000, DAYS, "en")).toBe("47 hr");
    expect(clockText(119 * 60_000, DAYS, "en")).toBe("119 min");
    expect(clockText(61_000, DAYS, "en")).toBe("1 min");
    expect(inWords(left, "en", "long")).toBe("2 days 5 hours");
    expect(clockText(59_000, DAYS, "en")).toBe("0:59");
    expect(inWords(70_000, "en", "long")).toBe("1 minute 10 seconds");
    expect(inWords(0, "en", "long")).toBe("0 seconds");
  });
  it("is heard when it falls past a number, once", () => {
    expect(passed(60_001, 60_000, [60, 30, 10])).toBe(60);
    expect(passed(60_000, 59_000, [60, 30, 10])).toBeNull();
    expect(passed(31_000, 29_000, [60, 30, 10])).toBe(30);
  });
});

describe("those who choose at once", () => {
  const after = (waiting: number[], phase = "picking") => position({ waiting, phase });

  it("have chosen when they are waited for no more, as long as others are", () => {
    let round = roundAfter(null, after([0, 1, 2]));
    expect(chosenIn(round, [0, 1, 2]).size).toBe(0);
    round = roundAfter(round, after([0, 2]));
    expect([...chosenIn(round, [0, 2])]).toEqual([1]);
    round = roundAfter(round, after([2]));
    expect([...chosenIn(round, [2])]).toEqual([0, 1]);
  });
  it("have not, once the next phase asks one of them alone", () => {
    const round = roundAfter(roundAfter(null, after([0, 1])), after([1]));
    expect(chosenIn(roundAfter(round, after([1], "placing")), [1]).size).toBe(0);
  });
  it("choose anew when all are asked again", () => {
    const round = roundAfter(roundAfter(null, after([0, 1])), after([1]));
    expect(chosenIn(roundAfter(round, after([0, 1])), [0, 1]).size).toBe(0);
  });
  it("are none where one is asked after another", () => {
    expect(roundAfter(roundAfter(null, after([0])), after([1]))).toBeNull();
  });
});

describe("what happens to people", () => {
  const what = (before: Given, after: Given) =>
    happened(position(before), position(after)).map((note) => `${note.what} ${note.seat}`);
  const away = (...seats: number[]) => ({ time: { away: seats.map((seat) => ({ seat, since: 1 })) } });

  it("is told when they go and come", () => {
    expect(what({}, away(1))).toEqual(["away 1"]);
    expect(what(away(1), {})).toEqual(["back 1"]);
    expect(what(away(1), away(1))).toEqual([]);
  });
  it("is told when they go on vacation and come back", () => {
    expect(what({}, { time: { resting: [1] } })).toEqual(["resting 1"]);
    expect(what({ time: { resting: [1] } }, {})).toEqual(["returned 1"]);
    expect(soFar(position({ time: { resting: [0] } })).map((note) => `${note.what} ${note.seat}`)).toEqual([
      "resting 0",
    ]);
  });
  it("is told when a bot plays on, and when they play again", () => {
    const handed = { table: { seats: goneFrom("handed_over") } };
    expect(what({}, handed)).toEqual(["handed_over 1"]);
    expect(what(handed, { table: { seats: goneFrom("") } })).toEqual(["took_over 1"]);
    expect(what({}, { table: { seats: goneFrom("flag") } })).toEqual(["flag 1"]);
  });
  it("is told when they ask for a pause, and what becomes of it", () => {
    const asked = { time: { pausing: [1] } };
    expect(what({}, asked)).toEqual(["wants_pause 1"]);
    expect(what(asked, {})).toEqual(["declined -1"]);
    expect(what(asked, { time: { is_paused: true } })).toEqual(["paused -1"]);
    expect(what({ time: { is_paused: true } }, {})).toEqual(["resumed -1"]);
  });
  it("is no refusal when somebody who had asked plays on", () => {
    expect(what({ time: { ending: [1] } }, { table: { moves_made: 8 } })).toEqual([]);
  });
  it("is told of those who were gone before one came", () => {
    expect(soFar(position({ table: { seats: goneFrom("flag") } }))).toEqual([{ what: "flag", seat: 1, move: 7 }]);
  });
  it("stands in the log where it belongs", () => {
    const events = [5, 6, 7].map((move) => ({ move, name: "moved", text: `${move}` }) as EventInfo);
    const note = { what: "away", seat: 1, move: 7 } as const;
    const lines = withNotes(events, [note, { ...note, what: "back" }], ({ what }) => what);
    expect(lines.map(({ text }) => text)).toEqual(["5", "6", "away", "back", "7"]);
  });
});

describe("the next table", () => {
  const line = (table: string, left: number | null, waiting: number[], moved = "2026") =>
    ({ table, left, waiting, yours: [0], status: "playing", moved }) as unknown as LobbyLine;

  it("is the one with the least time where it is one's turn, and never the open one", () => {
    const lines = [
      line("slow", 9000, [0]),
      line("theirs", 1, [1]),
      line("none", null, [0], "2025"),
      line("quick", 50, [0]),
      line("here", 2, [0]),
    ];
    expect(waitingElsewhere(lines, "here").map(({ table }) => table)).toEqual(["quick", "slow", "none"]);
  });
});
