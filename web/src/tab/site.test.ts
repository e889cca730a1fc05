import { afterEach, describe, expect, it, vi } from "vitest";
import { host } from "$place/host";
import { sentenceOf } from "../lib/api";
import { Refusal } from "../lib/host";
import { speakIn } from "../lib/speech.svelte";
import type { Problem } from "../messages";
import { keepDone, keeping as learning, progressIn } from "../learn/progress.svelte";
import { addMatches, fileOfMatches, linkIn } from "./luggage";

describe("problems of a tab", () => {
  afterEach(() => speakIn("en"));
  const said = { key: "problem-storage_full", args: {} };
  const refusal = (problem: Partial<Problem>) =>
    new Refusal({ code: "storage_full", sentence: "No room.", rule: null, said: null, ...problem });

  it("are told in the language of whoever sits there", async () => {
    expect(sentenceOf(refusal({ said }))).toMatch(/^There is no room left on this device/);
    await speakIn("de");
    expect(sentenceOf(refusal({ said }))).toMatch(/^Auf diesem Gerät ist kein Platz mehr/);
  });

  it("keep the host's words where it has none for other languages, or newer ones than this page", () => {
    expect(sentenceOf(refusal({}))).toBe("No room.");
    expect(sentenceOf(refusal({ said: { key: "problem-newer", args: {} } }))).toBe("No room.");
  });
});

describe("a link that is pasted", () => {
  const replay = "octopus-garden.AQECCQJ7fQSMGCQPxsNcVA";

  it("leads to the replay, wherever it comes from", () => {
    expect(linkIn(` https://club.example/replay/${replay}#12 `)).toBe(`/replay/${replay}#12`);
    expect(linkIn(`https://games.example/sea/#/replay/${replay}#3`)).toBe(`/replay/${replay}#3`);
    expect(linkIn(`http://127.0.0.1:8000/replay/${replay}`)).toBe(`/replay/${replay}`);
    expect(linkIn(replay)).toBe(`/replay/${replay}`);
  });

  it("to anything else leads nowhere", () => {
    for (const text of ["", "hello", "https://club.example/", "https://club.example/table/abc", "a b.c"]) {
      expect(linkIn(text)).toBeNull();
    }
  });
});

describe("the file of all matches", () => {
  afterEach(() => vi.restoreAllMocks());

  it("holds what the host says", async () => {
    vi.spyOn(host, "ask").mockResolvedValue({ status: 200, text: '{"matches": []}' });
    const file = await fileOfMatches("matches");
    expect(file.name).toMatch(/^matches-\d{4}-\d\d-\d\d\.json$/);
    const progress = { learning: {}, puzzles: {}, after: {}, studies: {} };
    expect(JSON.parse(await file.text())).toEqual({ matches: [], progress });
  });

  it("takes one's progress along, to be joined with what is there", async () => {
    const ask = vi.spyOn(host, "ask").mockResolvedValue({ status: 200, text: '{"matches": []}' });
    keepDone("oceania", "set-sail");
    const file = await (await fileOfMatches("matches")).text();
    localStorage.clear();
    learning.keep({ oceania: { done: ["scouts"], begun: {}, heard: [], isQuiet: false } });
    ask.mockResolvedValue({ status: 200, text: '{"added": 0, "known": 2}' });
    expect(await addMatches(file)).toEqual({ added: 0, known: 2, isFurther: true });
    expect(progressIn("oceania").done).toEqual(["scouts", "set-sail"]); // this page knows at once
    expect(await addMatches(file)).toMatchObject({ isFurther: false });
    expect(await addMatches('{"matches": [], "progress": {"learning": 7}}')).toMatchObject({ isFurther: false });
    expect(await addMatches('{"matches": []}')).toMatchObject({ isFurther: false });
  });

  it("that is none is refused with the host's sentence", async () => {
    const problem = { code: "not_ours", sentence: "This file holds no matches.", rule: null };
    vi.spyOn(host, "ask").mockResolvedValue({ status: 400, text: JSON.stringify(problem) });
    await expect(addMatches("nonsense")).rejects.toThrow("This file holds no matches.");
    vi.spyOn(host, "ask").mockResolvedValue({ status: 500, text: "Traceback" });
    await expect(addMatches("nonsense")).rejects.toThrow();
  });
});
