import { describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../messages";
import type { Position } from "../told";
import type { Line } from "./host";
import { passages } from "./markdown";
import { stopsOf } from "./replay.svelte";
import { routeOf } from "./router.svelte";
import { settings } from "./settings.svelte";
import { optionsIn, seatWishes, wishLevel } from "./tables";
import { interrupted, TableSocket, type Listener } from "./socket";

describe("addresses", () => {
  it("mean pages", () => {
    expect(routeOf("/")).toEqual({ page: "lobby" });
    expect(routeOf("/table/abc")).toEqual({ page: "table", table: "abc" });
    expect(routeOf("/replay/game.A%2Fb")).toEqual({ page: "replay", link: "game.A/b" });
    expect(routeOf("/decks/open-worlds")).toEqual({ page: "decks", game: "open-worlds" });
    expect(routeOf("/table")).toEqual({ page: "lost" });
    expect(routeOf("/nothing/here")).toEqual({ page: "lost" });
  });
});

describe("an address of the form for a new table", () => {
  it("may name options", () => {
    const option = { sentence: "", default: "", values: [], lowest: null, highest: null, most: null };
    const options = [
      { ...option, name: "variant", kind: "choice", default: "long", values: [{ value: "short", sentence: "" }] },
      { ...option, name: "cards_0", kind: "numbers", default: [] },
      { ...option, name: "rounds", kind: "number", default: 3 },
    ];
    const game = { options } as unknown as GameInfo;
    const query = new URLSearchParams("variant=short&cards_0=1-1-20&rounds=4&nonsense=1");
    expect(optionsIn(game, query)).toEqual({ variant: "short", cards_0: [1, 1, 20], rounds: 4 });
    expect(optionsIn(game, new URLSearchParams("variant=odd"))).toEqual({ variant: "long" });
    expect(optionsIn(game, new URLSearchParams("for=now"))).toEqual({});
  });
});

describe("a table that begins with one click", () => {
  const game = { seats: [2], bots: ["newcomer", "casual", "master"] } as unknown as GameInfo;
  const levels = (occasion: "now" | "learn") => seatWishes(game, occasion).map((wish) => wish.level);

  it("has the bots one chose last, and those a newcomer can beat until one has chosen", () => {
    expect(levels("now")).toEqual([undefined, "casual"]);
    wishLevel("master");
    expect(levels("now")).toEqual([undefined, "master"]);
    expect(JSON.parse(localStorage.getItem("oceanarium.settings")!)).toMatchObject({ botLevel: "master" });
    expect(levels("learn")).toEqual([undefined, "newcomer"]);
    wishLevel("unheard of");
    expect(levels("now")).toEqual([undefined, "casual"]);
    settings.botLevel = "";
  });
});

describe("rules text", () => {
  const text =
    "# Title\n\n- **OG-1.1** First <b>rule</b>.\n- **OG-1.2** Second.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nA < B\n```";

  it("is cut into passages that know their rules", () => {
    expect(passages(text).map((one) => one.rules)).toEqual([[], ["OG-1.1"], ["OG-1.2"], [], []]);
  });

  it("lets no markup through", () => {
    const html = passages(text).map((one) => one.html);
    expect(html[1]).toContain("&lt;b&gt;rule");
    expect(html[3]).toContain("<th>a</th>");
    expect(html[4]).toContain("<pre>A &lt; B</pre>");
  });
});

describe("a replay", () => {
  it("stops where somebody has chosen and chance has answered", () => {
    const seats = [-2, -2, 0, 1, -2, 0];
    const moves = seats.map((seat, number) => ({ number, seat, text: "", words: "", events: [] }));
    expect(stopsOf(moves)).toEqual([2, 3, 5, 6]);
  });
});

class FakeChannel {
  sent: { type: string; request: number }[] = [];
  constructor(readonly line: Line) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; request: number });
  }
  close() {
    this.line.closed(1000);
  }
  hear(message: unknown) {
    this.line.said(JSON.stringify(message));
  }
}

describe("the socket", () => {
  function connected() {
    const channels: FakeChannel[] = [];
    const listener = {
      position: vi.fn(),
      said: vi.fn(),
      watched: vi.fn(),
      connection: vi.fn(),
      refused: vi.fn(),
    } satisfies Listener;
    const table = new TableSocket("here", listener, (_, line) => {
      channels.push(new FakeChannel(line));
      return channels.at(-1)!;
    });
    table.connect();
    channels[0]!.line.opened();
    return { channels, listener, table };
  }
  const position = (sequence: number) => ({ type: "position", sequence, views_since: null }) as Position;

  it("answers each request with its own answer", async () => {
    const { channels, table } = connected();
    const one = table.request({ type: "take_back", seat: 0 });
    const other = table.request({ type: "ask_hint", seat: 0 });
    const [first, second] = channels[0]!.sent;
    channels[0]!.hear({
      type: "refused",
      request: second!.request,
      problem: { code: "no", sentence: "No.", rule: null },
    });
    channels[0]!.hear({ type: "done", request: first!.request });
    await expect(one).resolves.toMatchObject({ type: "done" });
    await expect(other).rejects.toMatchObject({ sentence: "No." });
  });

  it("passes positions on in order and drops stragglers", () => {
    const { channels, listener, table } = connected();
    for (const sequence of [4, 5, 5, 3, 6]) channels[0]!.hear(position(sequence));
    expect(listener.position.mock.calls.map(([{ sequence }, isFirst]) => [sequence, isFirst])).toEqual([
      [4, true],
      [5, false],
      [6, false],
    ]);
    expect(table.sequence).toBe(6);
  });

  it("comes back after an interruption, and says what was lost", async () => {
    vi.useFakeTimers();
    const { channels, listener, table } = connected();
    const asked = table.request({ type: "ask_hint", seat: 0 });
    channels[0]!.line.closed(1006);
    await expect(asked).rejects.toEqual(interrupted());
    expect(listener.connection).toHaveBeenLastCalledWith("lost");
    vi.advanceTimersByTime(1000);
    expect(channels).toHaveLength(2);
    channels[1]!.hear(position(2)); // a server that was restarted counts anew
    expect(listener.position).toHaveBeenLastCalledWith(expect.objectContaining({ sequence: 2 }), true);
    vi.useRealTimers();
  });

  it("does not knock at a table that does not exist", () => {
    vi.useFakeTimers();
    const { channels, listener } = connected();
    channels[0]!.line.closed(4404);
    vi.advanceTimersByTime(60_000);
    expect(channels).toHaveLength(1);
    expect(listener.connection).toHaveBeenLastCalledWith("closed");
    vi.useRealTimers();
  });
});
