import { afterEach, describe, expect, it, vi } from "vitest";
import { host } from "$place/host";
import { say } from "../lib/say";
import { speakIn } from "../lib/speech.svelte";
import { addMatches, fileOfMatches, linkIn } from "./luggage";
import { inOwnWords } from "./problems";

describe("problems of a tab", () => {
  afterEach(() => speakIn("en"));
  const problem = { code: "storage_full", sentence: "No room.", rule: null };

  it("are told in the language of whoever sits there", async () => {
    await speakIn("de");
    expect(say("site-problem-storage_full")).toMatch(/^Auf diesem Gerät/);
    expect(JSON.parse(inOwnWords(JSON.stringify(problem)))).toEqual({
      ...problem,
      sentence: say("site-problem-storage_full"),
    });
    const frames = [
      JSON.stringify({ type: "done", request: 1 }),
      JSON.stringify({ type: "refused", request: 2, problem }),
    ];
    const [done, refused] = inOwnWords(frames.join("\n")).split("\n");
    expect(done).toBe(frames[0]);
    expect(JSON.parse(refused!)).toMatchObject({ request: 2, problem: { sentence: say("site-problem-storage_full") } });
  });

  it("are found however the message is spaced", () => {
    const spaced = '{"code": "storage_full", "sentence": "No room.", "rule": null}';
    expect(JSON.parse(inOwnWords(spaced))).toMatchObject({ sentence: say("site-problem-storage_full") });
  });

  it("leave everything else as it is, to the letter", () => {
    for (const text of ['{ "code": "illegal",  "sentence": "No." }', "[]", "Traceback: broken", ""]) {
      expect(inOwnWords(text)).toBe(text);
    }
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
    expect(await file.text()).toBe('{"matches": []}');
  });

  it("that is none is refused with the host's sentence", async () => {
    const problem = { code: "not_ours", sentence: "This file holds no matches.", rule: null };
    vi.spyOn(host, "ask").mockResolvedValue({ status: 400, text: JSON.stringify(problem) });
    await expect(addMatches("nonsense")).rejects.toThrow("This file holds no matches.");
    vi.spyOn(host, "ask").mockResolvedValue({ status: 500, text: "Traceback" });
    await expect(addMatches("nonsense")).rejects.toThrow();
  });
});
