import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameInfo, SentenceInfo } from "../messages";
import { languageOf } from "./catalogues";
import type { Sentence } from "./language";
import { Telling } from "./telling.svelte";

interface Told {
  game?: GameInfo;
  names?: string[];
  prompt?: SentenceInfo;
  move?: unknown[];
  seat?: number;
  text?: string;
  targets?: string[];
  event?: unknown[];
  rule?: string;
  details?: Record<string, string>;
  words: Record<string, string>;
}

const root = resolve(import.meta.dirname, "../../..");
const written = execFileSync("python", ["-m", "tests.rows"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 2 ** 28,
});
const games: { game: GameInfo; names: string[]; told: Told[] }[] = [];
for (const line of written
  .trim()
  .split("\n")
  .map((text) => JSON.parse(text) as Told)) {
  if (line.game) games.push({ game: line.game, names: line.names!, told: [] });
  else games.at(-1)!.told.push(line);
}

describe.each(games)("$game.name", ({ game, names, told }) => {
  it.each(["en", "de", "fr"])("is told as Python tells it: %s", async (code) => {
    const telling = new Telling(game, await languageOf(game.name, code));
    telling.nameOf = (seat) => names[seat]!;
    expect(told.length).toBeGreaterThan(20);
    for (const each of told) {
      if (each.prompt) expect(telling.say(each.prompt as Sentence)).toBe(each.words[code]);
      if (each.move) {
        const { text, targets, words } = telling.move(each.move, each.seat!);
        expect({ text, targets, words }).toEqual({ text: each.text, targets: each.targets, words: each.words[code] });
      }
      if (each.event) {
        const { rule, details, text } = telling.event(each.event);
        expect({ rule, details, text }).toEqual({ rule: each.rule, details: each.details, text: each.words[code] });
      }
    }
    telling.close();
  });
});

it("a hint's reasons are said in the words of the game and with the names of its people", async () => {
  const { game } = games.find(({ game }) => game.name === "open-ocean")!;
  const moves = { none: { args: [], text: "", touches: [] } };
  const telling = new Telling({ ...game, moves }, await languageOf(game.name, "de"));
  telling.nameOf = () => "Ben";
  const points = { key: "gain-points", args: { points: 1 } };
  const gains = [
    { key: "gain-fish_stolen", args: { card: "dolphin", rival: { seat: 1 }, space: "A1" } },
    { key: "reason-about", args: { points, part: { key: "gain-part-cards", args: {} } } },
  ];
  const heard = { type: "hint" as const, request: 1, seat: 0, move: [0, "none"], chance: 0.5, line: [[0, "none"]] };
  expect(telling.hint({ ...heard, reasons: [{ key: "reason-brings", args: { gains } }] }).reasons).toEqual([
    "Bringt einen Delfin von Ben und etwa 1 Punkt für Karten.",
  ]);
  telling.close();
});
