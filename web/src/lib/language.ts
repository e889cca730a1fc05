// Sentences in a language. Whoever tells something to this browser sends a key and arguments; catalogues in the syntax
// of Project Fluent, which Python reads as well (oceanarium/kernel/language.py), put them into words. Both say the same.
//
//   const language = await languageOf("octopus-garden", "de");   // lib/catalogues.ts fetches what it needs, once
//   language.speak("event-tile_planted", { seat: { seat: 1 }, tile: "star", space: "C4" }, (seat) => names[seat]!);
//
// Arguments describe themselves, so no schema is needed: a word, an amount, somebody at the table, a sentence within the
// sentence, or a list of such; EITHER($list) is one of them. `tile` is a noun: the catalogue writes TILE($tile, "einen") and has `tile-star.einen`.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";

export type Argument = string | number | { seat: number } | Sentence | Called | readonly Argument[];
export type Arguments = Readonly<Record<string, Argument>>;
export type NameOf = (seat: number) => string;

/** Something to be said, in no language yet. */
export interface Sentence {
  key: string;
  args: Arguments;
  word?: string; // what programs call it
}

/** What people are told, where programs call it by another word. */
export interface Called {
  word: string;
  told: string | number;
}

const CHANCE = -2; // the actor that draws and shuffles; who it is the catalogue says
const FUNCTION = /\b([A-Z][A-Z0-9_]*)\(/g;

const nobody: NameOf = (seat) => `${seat}`;
const written = (value: FluentValue | undefined) =>
  value instanceof FluentType ? `${value.valueOf()}` : `${value ?? ""}`;
const amount = (value: number) => new FluentNumber(value, { useGrouping: false });
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Several things, listed as they are read aloud. */
class Several extends FluentType<readonly string[]> {
  constructor(
    readonly items: readonly string[],
    private readonly listed: (items: readonly string[]) => string,
  ) {
    super(items);
  }

  override toString(): string {
    return this.listed(this.items);
  }
}

/** One language, as far as its catalogues go. */
export class Language {
  private readonly bundle: FluentBundle;
  readonly keys: readonly string[];

  constructor(
    readonly code: string,
    texts: readonly string[],
  ) {
    const names = new Set(texts.flatMap((text) => [...text.matchAll(FUNCTION)].map(([, name]) => name!)));
    const functions = Object.fromEntries([...names].map((name) => [name, this.noun(name.toLowerCase())]));
    functions.EITHER = ([value]) => (value instanceof Several ? this.joined(value.items, "or") : written(value));
    this.bundle = new FluentBundle(code, { functions, useIsolating: false });
    const resources = texts.map((text) => new FluentResource(text));
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
    this.keys = resources.flatMap(({ body }) => body.map(({ id }) => id));
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Whether a sentence can be said, with those within it. */
  knowsAll({ key, args }: Sentence): boolean {
    return this.knows(key) && Object.values(args).every((value) => this.knowsWithin(value));
  }

  private knowsWithin(value: Argument): boolean {
    if (Array.isArray(value)) return value.every((each: Argument) => this.knowsWithin(each));
    return typeof value !== "object" || !("key" in value) || this.knowsAll(value);
  }

  /** A sentence, with a capital at its beginning. */
  speak(key: string, args: Arguments = {}, nameOf: NameOf = nobody): string {
    return capitalised(this.text(key, args, nameOf));
  }

  /** A message as it stands within a sentence. What a catalogue lacks is shown by its key, and reported. */
  text(key: string, args: Arguments = {}, nameOf: NameOf = nobody): string {
    const filled = Object.entries(args).map(([name, value]) => [name, this.filled(value, nameOf)] as const);
    return this.form(key, "", Object.fromEntries(filled));
  }

  private filled(value: Argument, nameOf: NameOf): FluentValue {
    if (typeof value === "string") return value;
    if (typeof value === "number") return amount(value);
    if ("seat" in value) return value.seat === CHANCE ? this.text("chance") : nameOf(value.seat);
    if ("key" in value) return this.text(value.key, value.args, nameOf);
    if ("told" in value) return this.filled(value.told, nameOf);
    return new Several(
      value.map((each) => written(this.filled(each, nameOf))),
      (items) => this.listed(items),
    );
  }

  private form(key: string, form: string, args: Record<string, FluentValue>): string {
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    const name = form ? `${key}.${form}` : key;
    if (pattern === undefined || pattern === null) {
      console.error(`The catalogue (${this.code}) has no ${name}.`);
      return key;
    }
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, problems);
    if (problems.length > 0) console.error(`${name} (${this.code}): ${problems.join("; ")}`);
    return said;
  }

  /** TILE($tile, "a"): a thing, or several with commas. TILES($tiles, "some"): those of a kind together, by $count. */
  private noun(name: string): (positional: FluentValue[]) => string {
    return ([value, asked]) => {
      const words = value instanceof Several ? value.items : [written(value)];
      const form = written(asked);
      if (!name.endsWith("s") || words.some((word) => this.knows(`${name}-${word}`))) {
        return words.map((word) => this.form(`${name}-${word}`, form, {})).join(", ");
      }
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      const noun = name.slice(0, -1);
      return this.listed(
        [...counts].map(([word, count]) => this.form(`${noun}-${word}`, form, { count: amount(count) })),
      );
    };
  }

  /** Several things as they are read aloud. */
  listed(items: readonly string[]): string {
    return this.joined(items, "and");
  }

  private joined(items: readonly string[], word: "and" | "or"): string {
    if (items.length < 2) return items.join();
    return [items.slice(0, -1).join(", "), ...items.slice(-1)].join(` ${this.text(word)} `);
  }
}
