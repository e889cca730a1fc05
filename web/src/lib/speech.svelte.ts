// What is spoken in the language of this browser's owner, and changes with it while a page is open.
import { languageIn, languageOf, placesOf } from "./catalogues";
import type { Arguments, Language, Sentence } from "./language";
import { saveSettings, settings } from "./settings.svelte";
import type { Catalogues } from "./tongues";

type Load = (code: string) => Promise<Language>;
type Told<Gaps, Key extends keyof Gaps> = Gaps[Key] extends null ? [] : [args: Gaps[Key]];

/** Some catalogues in the language that is chosen now. `Gaps` says what each of their sentences must be told. */
export class Speech<Gaps> {
  #language = $state.raw<Language>();

  constructor(readonly load: Load) {}

  get language(): Language {
    if (!this.#language) throw new Error("Words were asked for that nobody had waited for.");
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
  }

  readonly say = <Key extends keyof Gaps & string>(key: Key, ...[args]: Told<Gaps, Key>): string =>
    this.language.text(key, args ?? {});

  /** What a key says that is put together, if there is such a sentence. */
  readonly known = (key: string, args: Arguments = {}): string | undefined =>
    this.language.knows(key) ? this.language.text(key, args) : undefined;

  /** The keys that begin alike, in the order of their catalogue. */
  readonly keysLike = (beginning: string): string[] => this.language.keys.filter((key) => key.startsWith(beginning));

  /** What somebody else has said, if it can be said here. */
  readonly told = (sentence: Sentence): string | undefined =>
    this.language.knowsAll(sentence) ? this.language.speak(sentence.key, sentence.args) : undefined;

  readonly listed = (items: readonly string[]): string => this.language.listed(items);
}

const speeches: Speech<never>[] = [];
const ofGames = new Map<string, Speech<never>>();

/** Words that lie in some places; whoever shows them waits for `spoken` first. */
export function speechIn<Gaps>(...places: readonly Catalogues[]): Speech<Gaps> {
  const known = new Map<string, Language>();
  const speech = new Speech<Gaps>(async (code) => {
    if (!known.has(code)) known.set(code, await languageIn(places, code));
    return known.get(code)!;
  });
  speeches.push(speech);
  return speech;
}

/** The words of a game's table, which may use the nouns of the game itself. */
export function tableSpeech<Gaps>(game: string, own: Catalogues): Speech<Gaps> {
  return speechIn<Gaps>(...placesOf(game), own);
}

/** What a game says: `const speech = await speechOf(game)`, then `speech.language.speak(key, args, nameOf)`. */
export async function speechOf(game: string): Promise<Speech<never>> {
  const speech = ofGames.get(game) ?? new Speech((code) => languageOf(game, code));
  if (!ofGames.has(game)) speeches.push(speech);
  ofGames.set(game, speech);
  await spoken();
  return speech;
}

/** Until everything that has been asked for so far can be said in the language of now. */
export async function spoken(): Promise<void> {
  const code = settings.language;
  const asked = [...speeches];
  const languages = await Promise.all(asked.map((speech) => speech.load(code)));
  if (code !== settings.language) return spoken();
  asked.forEach((speech, index) => (speech.language = languages[index]!));
}

/** Choose a language. Everything changes at once, when all of it is here. */
export async function speakIn(code: string): Promise<void> {
  await Promise.all(speeches.map((speech) => speech.load(code)));
  settings.language = code;
  saveSettings();
  await spoken();
}
