// The rules as a book for people: what to know first, the rules by their numbers, and where they come from last.
import { folded, inText, passages, referring, rulesOf, wordsOf, type Passage } from "./markdown";

export type Part = "rules" | "parts" | "before" | "rulings" | "programs" | "sources";

export interface Chapter {
  part: Part;
  number: string; // of the chapter; empty for those that are not rules
  title: string; // empty for the sources, which have no heading of their own
  passages: Passage[];
}

export interface Rulebook {
  title: string;
  summary: Passage | null;
  chapters: Chapter[]; // in the order in which people read them
}

const ORDER: readonly Part[] = ["rules", "parts", "before", "rulings", "programs", "sources"];
const NUMBERED = /^[A-Z]{2}-(\d+)\s+(.*)/;

/** How chapters without a number begin, in every language that rules are written in; all others are about parts. */
const HEADINGS: readonly [Part, RegExp][] = [
  ["before", /^(before|vor) /i],
  ["rulings", /^(rulings|cases|worked cases|entscheidungen|fälle|durchgerechnete fälle)$/i],
  ["programs", /^(for programs|what you are asked|für programme|wonach du gefragt wirst)$/i],
];

/** What a chapter without a number is about. */
function partOf(title: string): Part {
  return HEADINGS.find(([, heading]) => heading.test(title))?.[0] ?? "parts";
}

function chapterFrom(heading: Passage): Chapter {
  const numbered = NUMBERED.exec(heading.heading);
  if (numbered) return { part: "rules", number: numbered[1]!, title: numbered[2]!, passages: [] };
  return { part: partOf(heading.heading), number: "", title: heading.heading, passages: [] };
}

/** Chapters begin at the second level, and at any heading that has a whole number. */
function beginsChapter(one: Passage): boolean {
  return one.level === 2 || (one.level === 3 && NUMBERED.test(one.heading));
}

export function rulebook(markdown: string): Rulebook {
  const [title, ...rest] = passages(markdown);
  const first = rest.findIndex(beginsChapter);
  const opening = first < 0 ? rest : rest.slice(0, first);
  const sources: Chapter = { part: "sources", number: "", title: "", passages: opening.slice(1) };
  const chapters: Chapter[] = [];
  for (const one of first < 0 ? [] : rest.slice(first)) {
    if (beginsChapter(one)) chapters.push(chapterFrom(one));
    else chapters.at(-1)!.passages.push(one);
  }
  const rank = ({ part, number }: Chapter) => 1000 * ORDER.indexOf(part) + Number(number);
  const known = new Set(rest.flatMap(rulesOf));
  return {
    title: title?.heading ?? "",
    summary: opening[0] ?? null,
    chapters: [...chapters, sources]
      .filter((chapter) => chapter.passages.length > 0)
      .map((chapter) => ({ ...chapter, passages: chapter.passages.map((one) => linked(one, known)) }))
      .sort((one, other) => rank(one) - rank(other)),
  };
}

/** The same with numbers of other rules that lead there; a row of a table states the rule it begins with. */
function linked(one: Passage, known: ReadonlySet<string>): Passage {
  const rows = one.html.split(/(?=<tr)/);
  const html = rows.map((row) => {
    const [, own] = /^<tr data-rule="([^"]+)">/.exec(row) ?? [];
    return referring(row, own ? [own] : one.rules, known);
  });
  return { ...one, html: html.join("") };
}

/** What somebody looks for: words, or the number of a rule with its letters or without. */
interface Wanted {
  words: string[];
  states(rule: string): boolean;
}

const NUMBER = /^(?:[a-z]{2}-)?[a-z]{0,2}\d+(?:\.\d+)*$/;

function wantedBy(query: string): Wanted {
  const text = folded(query);
  const isNumber = NUMBER.test(text);
  return {
    words: text.split(" "),
    states: (rule) => isNumber && (rule.toLowerCase() === text || rule.toLowerCase().endsWith(`-${text}`)),
  };
}

function mentions(text: string, { words }: Wanted): boolean {
  return words.every((word) => text.includes(word));
}

/** Of a table only the rows that matter, with its heading. */
function narrowed(one: Passage, wanted: Wanted): Passage {
  const rows = one.html.match(/<tr[^>]*><td.*?<\/tr>/gs) ?? [];
  const kept = rows.filter((row) => mentions(wordsOf(row), wanted));
  if (kept.length === 0 || kept.length === rows.length) return one;
  return { ...one, html: one.html.replace(/<tbody>.*<\/tbody>/s, `<tbody>${kept.join("")}</tbody>`) };
}

/** The chapters with only those passages that mention all words; whoever asks for a number gets that rule first. */
export function found(chapters: readonly Chapter[], query: string): Chapter[] {
  const wanted = wantedBy(query);
  const isStated = (one: Passage) => rulesOf(one).some(wanted.states);
  const stating = chapters.flatMap((chapter) => {
    const own = chapter.passages.filter(isStated).map((one) => narrowed(one, wanted));
    return own.length > 0 ? [{ ...chapter, passages: own }] : [];
  });
  const mentioning = chapters.flatMap((chapter) => {
    const rest = chapter.passages.filter((one) => mentions(one.text, wanted) && !isStated(one));
    const isNamed = mentions(folded(chapter.title), wanted) || chapter.number === query.trim();
    const passages = isNamed
      ? chapter.passages.filter((one) => !isStated(one))
      : rest.map((one) => narrowed(one, wanted));
    return passages.length > 0 ? [{ ...chapter, passages }] : [];
  });
  return [...stating, ...mentioning];
}

/** The same HTML with the words that were looked for marked. */
export function marked(html: string, query: string): string {
  const words = folded(query)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => [...word].map((letter) => `${letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&")}\\p{M}*`).join(""));
  if (words.length === 0) return html;
  const wanted = new RegExp(words.join("|"), "giu");
  return inText(html.normalize("NFD"), (text) => text.replace(wanted, "<mark>$&</mark>")).normalize("NFC");
}
