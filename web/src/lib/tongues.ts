// The languages there are: whatever both the client and the house have catalogues for.
export type Catalogues = Readonly<Record<string, () => Promise<string>>>; // what brings them, by their paths

export const CLIENT: Catalogues = import.meta.glob<string>("../languages/*.ftl", { query: "?raw", import: "default" });

/** What the lobby says of each game: so little that all languages come at once. */
export const CARDS: Catalogues = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../games/*/card/*.ftl", { eager: true, query: "?raw", import: "default" }),
  ).map(([path, text]) => [path, () => Promise.resolve(text)]),
);

/** What all games, their bots, their puzzles and their host say. A language that some games do not speak yet lacks some of it. */
export const COMMON: Catalogues = import.meta.glob<string>(
  "../../../oceanarium/{bots,hosting,kernel,puzzles}/languages/*.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

const ENGLISH = "en"; // for those who read none of the others
const commonIn = (code: string) => Object.keys(COMMON).filter((path) => codeOf(path) === code).length;
export const LANGUAGES: readonly string[] = Object.keys(CLIENT)
  .map(codeOf)
  .filter((code) => commonIn(code) === commonIn(ENGLISH))
  .sort();

function codeOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** The first language there is among those that somebody wishes for, such as a browser's. */
export function firstChoice(wished: readonly string[]): string {
  const codes = wished.map((tag) => tag.toLowerCase().split("-")[0]!);
  return codes.find((code) => LANGUAGES.includes(code)) ?? ENGLISH;
}

/** What a language calls itself. */
export function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

/** The catalogues of a language in some place; English ones where it has none. */
export function cataloguesIn(place: Catalogues, code: string): (() => Promise<string>)[] {
  const paths = Object.keys(place).filter((path) => codeOf(path) === code);
  return paths.length > 0 || code === ENGLISH ? paths.map((path) => place[path]!) : cataloguesIn(place, ENGLISH);
}
