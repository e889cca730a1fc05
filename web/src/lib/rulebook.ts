// The rules as a book for people: what to know first, the rules by their numbers, and where they come from last.
import { passages, type Passage } from "./markdown";

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
  return {
    title: title?.heading ?? "",
    summary: opening[0] ?? null,
    chapters: [...chapters, sources]
      .filter((chapter) => chapter.passages.length > 0)
      .sort((one, other) => rank(one) - rank(other)),
  };
}

/** The chapters with only those passages that mention something; whoever asks for a number gets that rule first. */
export function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const number = wanted.toUpperCase();
  const stating = chapters.flatMap((chapter) => {
    const own = chapter.passages.filter(({ rules }) => rules.includes(number));
    return own.length > 0 ? [{ ...chapter, passages: own }] : [];
  });
  const mentioning = chapters.flatMap((chapter) => {
    const rest = chapter.passages.filter(({ text, rules }) => text.includes(wanted) && !rules.includes(number));
    const isNamed = chapter.title.toLowerCase().includes(wanted);
    return rest.length > 0 || isNamed ? [{ ...chapter, passages: isNamed ? chapter.passages : rest }] : [];
  });
  return [...stating, ...mentioning];
}
