// Friends, phrases, quiet tables, and what moderators see: the logic without pages.
import { beforeEach, describe, expect, it } from "vitest";
import { reasonsOf, shelved, talkOf } from "../moderation/cases";
import type { Case, FriendInfo, PersonInfo, ReportInfo } from "../messages";
import { agoText } from "./dates";
import { changed, split } from "./friends";
import { lineText, PHRASES, phraseText } from "./phrases";
import { isQuiet, setQuiet } from "./quiet.svelte";

function person(id: string): PersonInfo {
  const portrait = { creature: "crab", colour: "sand" };
  return { person: id, name: id, portrait, is_member: true, is_here: true, is_gone: false };
}

function friend(id: string, where: FriendInfo["where"]): FriendInfo {
  return { person: person(id), where, table: where === "playing" ? "reef" : null, game: null, follows_you: false };
}

function report(id: string, parts: Partial<ReportInfo> = {}): ReportInfo {
  const made = "2026-11-16T12:00:00+00:00";
  const empty = { report: id, reporter: null, words: "", table: null, talk: [], made, closed_by: null };
  return { ...empty, reason: "insult", ...parts };
}

describe("friends", () => {
  const friends = [friend("Aiko", "playing"), friend("Ravi", "gone"), friend("Lena", "free")];

  it("are listed with those who are free first, and those who are gone apart", () => {
    const { here, gone } = split(friends);
    expect(here.map(({ person }) => person.name)).toEqual(["Lena", "Aiko"]);
    expect(gone.map(({ person }) => person.name)).toEqual(["Ravi"]);
  });

  it("move when there is news of them, and nobody is added by news of a stranger", () => {
    const after = changed(changed(friends, friend("Ravi", "free")), friend("Otto", "free"));
    expect(after.map(({ person, where }) => [person.name, where])).toEqual([
      ["Aiko", "playing"],
      ["Ravi", "free"],
      ["Lena", "free"],
    ]);
  });
});

describe("phrases", () => {
  it("are said in the language of whoever reads them, whatever the speaker's", () => {
    expect(PHRASES.map((phrase) => phraseText(phrase))).not.toContain(undefined);
    expect(lineText({ phrase: "good_luck", text: "Viel Glück!" })).toBe("Good luck!");
  });

  it("that this page does not know, and typed lines, are read as they came", () => {
    expect(lineText({ phrase: "from_the_future", text: "Ahoy!" })).toBe("Ahoy!");
    expect(lineText({ phrase: null, text: "hello" })).toBe("hello");
  });
});

describe("a quiet table", () => {
  beforeEach(() => localStorage.clear());

  it("stays quiet alone, until it may talk again", () => {
    setQuiet("reef", true);
    expect([isQuiet("reef"), isQuiet("bay")]).toEqual([true, false]);
    setQuiet("reef", false);
    expect(isQuiet("reef")).toBe(false);
  });

  it("is forgotten when there are too many", () => {
    for (let number = 0; number < 51; number += 1) setQuiet(`table ${number}`, true);
    expect([isQuiet("table 0"), isQuiet("table 1"), isQuiet("table 50")]).toEqual([false, true, true]);
  });
});

describe("moderators", () => {
  const line = (at: string, text: string) => ({ person: "rust", name: "rust", text, at });

  it("see the talk of a table once, in its order, however many reported it", () => {
    const early = line("2026-11-16T12:00:00+00:00", "first");
    const late = line("2026-11-16T12:01:00+00:00", "second");
    const talks = talkOf([
      report("b", { table: "reef", talk: [early, late] }),
      report("c", { table: null }),
      report("a", { table: "reef", talk: [early] }),
    ]);
    expect(talks.map(({ table, reports, lines }) => [table, reports.length, lines.map(({ text }) => text)])).toEqual([
      ["reef", 2, ["first", "second"]],
      [null, 1, []],
    ]);
  });

  it("see the commonest reason first", () => {
    const reports = [report("a", { reason: "name" }), report("b"), report("c")];
    expect(reasonsOf(reports)).toEqual(["insult", "name"]);
  });

  it("find under their own what they have closed", () => {
    const about = (id: string, closedBy: string): Case => ({
      person: person(id),
      since: "",
      reports: [report(id, { closed_by: closedBy })],
      acts: [],
      muted_until: null,
      banned_until: null,
      writing: null,
    });
    const cases = [about("rust", "me"), about("otto", "pelle")];
    expect(shelved(cases, "mine", "me").map((one) => one.person.name)).toEqual(["rust"]);
    expect(shelved(cases, "closed", "me")).toHaveLength(2);
  });

  it("read how long ago something was", () => {
    const noon = Date.parse("2026-11-16T12:00:00Z");
    expect(agoText("2026-11-16T11:48:00Z", noon, "en")).toBe("12 min. ago");
    expect(agoText("2026-11-16T09:00:00Z", noon, "en")).toBe("3 hr. ago");
    expect(agoText("2026-11-14T09:00:00Z", noon, "de")).toBe("vorgestern");
  });
});
