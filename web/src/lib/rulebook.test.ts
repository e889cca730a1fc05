import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { found, marked, rulebook } from "./rulebook";

const TEXT = `# Tidepool: the rules

A game of shells for two.

Where each rule comes from is marked like this:

| Mark | Meaning |
|---|---|
| [book] | The shells say so. |

## The parts

Twelve shells.

## Before you play

### TP-S1 Options

Shells may be blue.

## TP-2 Your turn

- **TP-2.1** [book] You take a shell; see TP-1.1. [house: nobody else may take one at that very moment]

## TP-1 Aim

- **TP-1.1** [book] Have the most shells.

## Rulings

| Ruling | Answer |
|---|---|
| TP-R01 | Yes, shells. |

## Cases

- **TP-E01** *Shells.* Four are more than three.
`;

describe("a rulebook", () => {
  const book = rulebook(TEXT);

  it("begins with a summary and ends with the sources", () => {
    expect(book.title).toBe("Tidepool: the rules");
    expect(book.summary?.html).toBe("<p>A game of shells for two.</p>");
    expect(book.chapters.map(({ number, title }) => `${number} ${title}`.trim())).toEqual(
      ["Aim", "Your turn", "The parts", "Before you play", "Rulings", "Cases", ""].map((title, index) =>
        index < 2 ? `${index + 1} ${title}` : title,
      ),
    );
    expect(
      book.chapters
        .at(-1)!
        .passages.map(({ text }) => text)
        .join(),
    ).toContain("the shells say so");
  });

  it("loses no passage", () => {
    const kept = book.chapters.flatMap(({ passages }) => passages).length;
    expect(kept).toBe(9);
  });

  it("sets sources apart from rules, but keeps remarks that are part of one", () => {
    const [turn] = book.chapters[1]!.passages;
    expect(turn!.html).toContain('<p class="numbered"><b>TP-2.1</b>');
    expect(turn!.html).toContain('<small class="source">[book]</small>');
    expect(turn!.html).toContain(" [house: nobody else may take one at that very moment]<");
  });

  it("lets links find a ruling in its table", () => {
    const rulings = book.chapters.find(({ part }) => part === "rulings")!;
    expect(rulings.passages[0]!.html).toContain('<tr data-rule="TP-R01"><td>TP-R01</td>');
    expect(rulings.passages[0]!.html).toContain("<tr><th>Ruling</th>");
  });

  it("shows rules before sources when it is searched", () => {
    const hits = found(book.chapters, "shell");
    expect(hits[0]!.part).toBe("rules");
    expect(hits.at(-1)!.part).toBe("sources");
  });

  it("shows the rule whose number is asked for first", () => {
    const hits = found(book.chapters, "tp-1.1").flatMap(({ passages }) => passages);
    expect(hits.map(({ rules }) => rules[0])).toEqual(["TP-1.1", "TP-2.1"]);
  });

  it.each(["TP-1.1", "tp-1.1", "1.1"])(
    "shows the rule whose number is asked for first, with its letters or not: %s",
    (number) => {
      expect(found(book.chapters, number)[0]!.passages[0]!.rules).toEqual(["TP-1.1"]);
    },
  );

  it("shows a whole chapter to whoever asks for its number", () => {
    expect(found(book.chapters, "2").map(({ title }) => title)).toContain("Your turn");
  });

  it("finds all words, across lines, without capitals and accents", () => {
    const text = "# T\n\nS.\n\n## T-1 Über\n\n- **TP-1.1** Der große\n  Seestern frisst.\n- **TP-1.2** Ein Seestern.";
    const german = rulebook(text).chapters;
    const rules = (query: string) =>
      found(german, query).flatMap(({ passages }) => passages.map(({ rules }) => rules[0]));
    expect(rules("grosse seestern")).toEqual([]);
    expect(rules("große Seestern")).toEqual(["TP-1.1"]);
    expect(rules("seestern")).toEqual(["TP-1.1", "TP-1.2"]);
    expect(rules("uber")).toEqual(["TP-1.1", "TP-1.2"]); // the heading says so
  });

  it("shows only the rows of a table that matter", () => {
    const rows = rulebook("# T\n\nS.\n\n## Rulings\n\n| R | A |\n|---|---|\n| TP-R01 | Yes. |\n| TP-R02 | No. |");
    const [hit] = found(rows.chapters, "tp-r02");
    expect(hit!.passages[0]!.html).toContain("No.");
    expect(hit!.passages[0]!.html).not.toContain("Yes.");
    expect(hit!.passages[0]!.html).toContain("<th>R</th>");
  });

  it("marks what was looked for, in words only", () => {
    expect(marked('<b class="shell">Shells</b> &amp; shéll', "shell amp")).toBe(
      '<b class="shell"><mark>Shell</mark>s</b> &amp; <mark>shéll</mark>',
    );
    expect(marked("<p>OC-4.3 (a)</p>", "4.3 (a)")).toBe("<p>OC-<mark>4.3</mark> <mark>(a)</mark></p>");
    expect(marked("<p>x</p>", " ")).toBe("<p>x</p>");
  });

  it("lets numbers of other rules lead there, and only those that there are", () => {
    const [turn] = book.chapters[1]!.passages;
    expect(turn!.html).toContain('<button type="button" class="ref" data-ref="TP-1.1">TP-1.1</button>');
    expect(turn!.html).not.toContain('data-ref="TP-2.1"');
    expect(rulebook("# T\n\nS.\n\n## T-1 A\n\n- **TP-1.1** See TP-9.9.").chapters[0]!.passages[0]!.html).not.toContain(
      "data-ref",
    );
  });

  it("finds nothing where there is nothing", () => {
    expect(found(book.chapters, "whale")).toEqual([]);
  });
});

describe("translated rules", () => {
  const games = `${import.meta.dirname}/../../../oceanarium/games`;
  const files = readdirSync(games, { recursive: true, encoding: "utf8" });
  const translations = files.filter((path) => /RULES\.\w+\.md$/.test(path));
  const outline = (path: string) =>
    rulebook(readFileSync(`${games}/${path}`, "utf8")).chapters.map(({ part, number, passages }) => ({
      part,
      number,
      rules: passages.map(({ rules, level }) => [...rules, level]),
      isSourced: passages.some(({ html }) => html.includes('class="source"')),
    }));

  it.each(translations)("are cut into the same chapters, rules and sources as the English ones: %s", (path) => {
    expect(outline(path)).toEqual(outline(path.replace(/RULES\.\w+\.md$/, "RULES.md")));
  });

  it("exist", () => expect(translations.length).toBeGreaterThan(0));
});

describe("chapters inside another one", () => {
  it("are chapters too if they have numbers", () => {
    const book = rulebook(
      "# W\n\nWorlds.\n\n## The rules\n\n### OW-2 Set-up\n\nB.\n\n### OW-1 Parts\n\nA.\n\n### More\n\nC.",
    );
    expect(book.chapters.map(({ title, passages }) => [title, passages.length])).toEqual([
      ["Parts", 3],
      ["Set-up", 1],
    ]);
  });
});
