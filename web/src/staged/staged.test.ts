import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import { ownName } from "../lib/guest";
import { Refusal } from "../lib/host";
import { Language } from "../lib/language";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, Position } from "../messages";
import { gamesIn, isText, Keeping, listed } from "./keeping";
import { StagedModel, type Stage, type StagedScene } from "./staged.svelte";

vi.mock("../lib/catalogues", async () => {
  const { Language } = await import("../lib/language");
  return { languageOf: (_: string, code: string) => Promise.resolve(new Language(code, ["move-go = Go"])) };
});

const GAME = {
  name: "walk",
  has_secrets: true,
  moves: { go: { args: [], text: "go", touches: ["there"] } },
  events: { moved: { rule: "W-1", args: [] } },
} as unknown as GameInfo;
const CLIENT = { manners: {}, follow: () => new Map(), errands: () => [], soundOf: () => null };

/** A walk after so many steps, each of which may be made by either of two seats of one person. */
function position(steps: number): Position {
  const place = { prompt: null, can_take_back: true, window: null, passing: null };
  const seats = [0, 1].map(
    (seat) => [seat, { ...place, view: { steps }, moves: seat === steps % 2 ? [[7, "go"]] : [] }] as const,
  );
  return {
    type: "position",
    sequence: steps * 1000,
    table: {
      yours: [0, 1],
      seats: [0, 1].map((seat) => ({ seat, kind: "here", name: seat ? "Ann" : "" })),
      status: "playing",
      moves_made: steps,
    },
    seats: Object.fromEntries(seats),
    onlooker: null,
    events: steps > 0 ? [[steps - 1, "moved", 0]] : [],
    events_since: Math.max(0, steps - 1),
    waiting: [steps % 2],
    thinking: [],
    outcome: null,
    views_since: null,
  } as unknown as Position;
}

interface Scene extends StagedScene {
  language: string;
}

class Room extends StagedModel<Scene> {
  counted: number[][] = [];
  protected override did(): void {
    this.counted.push([...this.deeds]);
  }
}

/** A host that refuses 9, and moves once more by itself after 8. */
async function answer(deeds: readonly number[], targets: string[]): Promise<Scene> {
  const refusal = { code: "illegal_move", sentence: "No.", rule: null, said: null };
  if (deeds.includes(9)) throw new Refusal(refusal);
  if (targets.length > 0) return { positions: [], refusal, language: settings.language };
  const done = deeds.at(-1) === 8 ? [...deeds, 7] : undefined;
  const language = settings.language;
  return Promise.resolve({ positions: [position((done ?? deeds).length)], language, ...(done && { deeds: done }) });
}

async function room(deeds: number[] = [], beginsAnew = false) {
  const stage: Stage = {
    game: GAME,
    client: CLIENT as unknown as GameClient,
    language: new Language("en", ["move-go = Go"]),
  };
  const model = new Room(stage, { name: "room", ask: answer, deeds, beginsAnew });
  await vi.advanceTimersByTimeAsync(10);
  return model;
}

const steps = (model: Room) => (model.table.view as { steps: number } | null)?.steps;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
});
afterEach(() => {
  vi.useRealTimers();
  settings.language = "en";
  localStorage.clear();
});

describe("a staged position", () => {
  it("plays several seats of one person without a curtain", async () => {
    const model = await room();
    expect([model.table.seat, model.table.isCurtainDown, model.table.canPlay]).toEqual([0, false, true]);
    await model.table.play(model.table.board.moves[0]!);
    await vi.advanceTimersByTimeAsync(10);
    expect([model.deeds, steps(model), model.table.seat, model.table.isCurtainDown]).toEqual([[7], 1, 1, false]);
    expect(model.counted).toEqual([[7]]);
    expect(model.table.position?.table.seats.map(({ name }) => name)).toEqual([ownName(), "Ann"]);
    model.close();
  });

  it("goes back, though the host's numbers fall, and forgets what was heard since", async () => {
    const model = await room([7, 7, 7]);
    await model.do(7);
    await vi.advanceTimersByTimeAsync(10);
    expect(model.table.playback.events.map(({ move }) => move)).toEqual([2, 3]);
    await model.table.takeBack();
    await vi.advanceTimersByTimeAsync(10);
    expect([model.deeds.length, steps(model)]).toEqual([3, 3]);
    expect(model.table.playback.events.map(({ move }) => move)).toEqual([2]);
    await model.table.play(model.table.board.moves[0]!);
    await vi.advanceTimersByTimeAsync(10);
    expect(steps(model)).toBe(4);
    model.close();
  });

  it("goes to another line at once, and never looks disconnected", async () => {
    const model = await room([7, 7]);
    await model.go([6, 6, 6]);
    expect(model.table.connection).toBe("open");
    await vi.advanceTimersByTimeAsync(10);
    expect([model.deeds, steps(model)]).toEqual([[6, 6, 6], 3]);
    model.close();
  });

  it("takes over what the host did by itself", async () => {
    const model = await room();
    await model.do(8);
    expect(model.deeds).toEqual([8, 7]);
    model.close();
  });

  it("stays as it is after a refusal, and says why", async () => {
    const model = await room([7]);
    await expect(model.do(9)).rejects.toThrow("No.");
    expect([model.deeds, model.isBusy]).toEqual([[7], false]);
    expect((await model.table.why(["there"]))?.sentence).toBe("No.");
    model.close();
  });

  it("begins anew where its deeds are legal no more, or says so", async () => {
    const anew = await room([7, 9], true);
    expect([anew.deeds, anew.error, steps(anew)]).toEqual([[], null, 0]);
    const told = await room([7, 9]);
    expect([told.deeds, told.error]).toEqual([[7, 9], expect.any(Refusal)]);
    anew.close();
    told.close();
  });

  it("says the same again in another language", async () => {
    const model = await room();
    settings.language = "de";
    await vi.advanceTimersByTimeAsync(10);
    expect([model.scene?.language, model.counted]).toEqual(["de", []]);
    model.close();
  });
});

describe("what a browser remembers", () => {
  const keeping = () =>
    new Keeping("test.kept", (told) => gamesIn(told, ({ done }) => ({ done: listed(done, isText) })));

  it("comes back as it was kept", () => {
    keeping().keep({ oceania: { done: ["a"] } });
    const again = keeping();
    expect([again.read(), again.isDamaged]).toEqual([{ oceania: { done: ["a"] } }, false]);
    expect(localStorage.getItem("test.kept.aside")).toBeNull();
  });

  it("loses nothing where something is damaged: the text is put aside", () => {
    for (const text of ["{", "[]", "null", '{"oceania": {"done": ["a", 7]}}']) {
      localStorage.setItem("test.kept", text);
      const damaged = keeping();
      const kept = damaged.read();
      expect([kept, damaged.isDamaged]).toEqual(
        text.startsWith('{"') ? [{ oceania: { done: ["a"] } }, false] : [{}, true],
      );
      damaged.keep(kept);
      expect(localStorage.getItem("test.kept.aside")).toBe(text);
    }
  });

  it("is nothing at first, and nothing is wrong with that", () => {
    const fresh = keeping();
    expect([fresh.read(), fresh.isDamaged]).toEqual([{}, false]);
  });
});
