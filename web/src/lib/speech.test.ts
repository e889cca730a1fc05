import { afterEach, describe, expect, it } from "vitest";
import { say } from "./say";
import { settings } from "./settings.svelte";
import { speakIn, Speech, speechIn, speechOf, spoken } from "./speech.svelte";
import { firstChoice, LANGUAGES, ownNameOf } from "./tongues";

afterEach(() => speakIn("en"));

describe("the language of a browser's owner", () => {
  it("is the first one there is among those the browser names", () => {
    expect(firstChoice(["tlh", "de-AT", "en"])).toBe("de");
    expect(firstChoice(["EN-gb", "de"])).toBe("en");
    expect(firstChoice(["tlh"])).toBe("en");
    expect(firstChoice([])).toBe("en");
  });

  it("calls itself by its own name", () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(["de", "en"]));
    expect([ownNameOf("de"), ownNameOf("en"), ownNameOf("fr")]).toEqual(["Deutsch", "English", "Français"]);
  });

  it("changes for everything at once, when all of it is there", async () => {
    let arrive = () => {};
    const late = speechIn<{ hello: null }>({
      "en.ftl": () => Promise.resolve("hello = Hello"),
      "de.ftl": () => new Promise((resolve) => (arrive = () => resolve("hello = Hallo"))),
    });
    const game = await speechOf("octopus-garden");
    const changed = speakIn("de");
    await new Promise((resolve) => setTimeout(resolve));
    expect([late.say("hello"), say("common-close"), settings.language]).toEqual(["Hello", "Close", "en"]);
    arrive();
    await changed;
    expect([late.say("hello"), say("common-close"), settings.language]).toEqual(["Hallo", "Schließen", "de"]);
    expect(game.language.speak("move-pass")).toBe("Nichts kaufen");
  });

  it("is English where a place has no catalogue for it", async () => {
    const poor = speechIn<{ hello: null }>({ "en.ftl": () => Promise.resolve("hello = Hello") });
    await speakIn("de");
    expect(poor.say("hello")).toBe("Hello");
  });

  it("is never guessed: words that nobody waited for are no words", async () => {
    const early = new Speech<{ hello: null }>(() => Promise.reject(new Error("none")));
    expect(() => early.say("hello")).toThrow("nobody had waited for");
    await spoken();
  });
});

describe("what is said", () => {
  it("is put in its gaps, in the forms of the language", async () => {
    expect(say("table-choosing", { names: ["You"], who: "you" })).toBe("You are choosing.");
    expect(say("table-choosing", { names: ["Ann"], who: "one" })).toBe("Ann is choosing.");
    await speakIn("de");
    expect(say("table-choosing", { names: ["Du", "Ann"], who: "all_of_you" })).toBe("Du und Ann seid dran.");
    expect(say("result-gave_up", { names: ["Ann", "Bo"], count: 2 })).toBe("Ann und Bo haben aufgegeben");
  });
});
