import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { languageOf } from "./catalogues";
import { Language, type Sentence } from "./language";

const CATALOGUE = `
and = and
or = or
chance = chance
tile-star = sea star
    .a = a sea star
    .some = { $count ->
        [one] a sea star
       *[other] { $count } sea stars
    }
tile-relic = relic
    .a = a relic
    .some = { $count ->
        [one] a relic
       *[other] { $count } relics
    }
noun = { TILE($tile) }, { TILE($tile, "a") }
commas = { TILE($tile) }
counted = { TILES($tile, "some") }
seat = { $seat } has { $pearls }.
list = There are { $list }.
choice = Take { EITHER($list) }.
inner = It said: { $inner }
wanting = { TILE($tile, "der") }
`;
const names = ["ann", "Bob", "Cleo", "Ðan"];
const nameOf = (seat: number) => names[seat]!;
const english = new Language("en", [CATALOGUE]);

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["noun", { tile: "star" }, "Sea star, a sea star"],
  ["commas", { tile: ["star", "relic", "star"] }, "Sea star, relic, sea star"],
  ["commas", { tile: [] }, ""],
  ["counted", { tile: ["star", "relic", "star"] }, "2 sea stars and a relic"],
  ["counted", { tile: "star" }, "A sea star"],
  ["seat", { seat: { seat: 0 }, pearls: 1000 }, "Ann has 1000."],
  ["seat", { seat: { seat: -2 }, pearls: 1 }, "Chance has 1."],
  ["list", { list: ["a", "b", "c"] }, "There are a, b and c."],
  ["list", { list: [{ seat: 0 }, { seat: 1 }] }, "There are ann and Bob."],
  ["choice", { list: ["a", "b", "c"] }, "Take a, b or c."],
  ["choice", { list: "a" }, "Take a."],
  ["inner", { inner: { key: "seat", args: { seat: { seat: 0 }, pearls: 1 } } }, "It said: ann has 1."],
])("%s is said with its arguments", (key, args, said) => {
  expect(english.speak(key, args, nameOf)).toBe(said);
});

test.each([
  ["none", {}, "None", "has no none"],
  ["wanting", { tile: "star" }, "Tile-star", "has no tile-star.der"],
  ["seat", { pearls: 1 }, "{$seat} has 1.", "Unknown variable: $seat"],
])("what a catalogue lacks is reported, and the page goes on: %s", (key, args, said, reported) => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  expect(english.speak(key, args, nameOf)).toBe(said);
  expect(report.mock.calls.join()).toContain(reported);
});

interface Spoken extends Sentence {
  game: string;
  said: Record<string, string>;
}

test("the browser says every sentence of every game as Python does, in every language", async () => {
  const root = resolve(import.meta.dirname, "../../..");
  const lines = execFileSync("python", ["-m", "tests.sentences"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  const spoken = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Spoken);
  expect(new Set(spoken.flatMap(({ said }) => Object.keys(said)))).toContain("de");
  for (const { game, key, args, said } of spoken) {
    for (const [code, expected] of Object.entries(said)) {
      const language = await languageOf(game, code);
      expect(language.speak(key, args, nameOf), `${game}, ${code}: ${key}`).toBe(expected);
    }
  }
}, 60_000);
