// Where games' catalogues come from. Each language of each game is a file of its own, fetched when somebody reads it.
import { api } from "./api";
import { Language } from "./language";
import { cataloguesIn, COMMON, LANGUAGES, type Catalogues } from "./tongues";

const HOUSE = "../../../oceanarium";
const GAMES: Catalogues = import.meta.glob<string>("../../../oceanarium/games/*/languages/*.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Language>>();

/** Where the words of a game lie: what all games say, and what it says itself. */
export function placesOf(game: string): Catalogues[] {
  const folder = `${HOUSE}/games/${game.replaceAll("-", "_")}/`;
  const own = Object.entries(GAMES).filter(([path]) => path.startsWith(folder));
  return [COMMON, own.length > 0 ? Object.fromEntries(own) : asked(game)];
}

/** The words of a game that the client was built without: its host has them. */
function asked(game: string): Catalogues {
  const ask = (code: string) => async () => (await api.words(game, code)).fluent;
  return Object.fromEntries(LANGUAGES.map((code) => [`${code}.ftl`, ask(code)]));
}

/** A language as far as the catalogues of some places go. */
export async function languageIn(places: readonly Catalogues[], code: string): Promise<Language> {
  const texts = places.flatMap((place) => cataloguesIn(place, code));
  return new Language(code, await Promise.all(texts.map((text) => text())));
}

/** A language as a game speaks it. The same one each time. */
export function languageOf(game: string, code: string): Promise<Language> {
  const id = `${game} ${code}`;
  const known = loaded.get(id);
  if (known) return known;
  const coming = languageIn(placesOf(game), code);
  coming.catch(() => loaded.delete(id)); // the network may be back the next time
  loaded.set(id, coming);
  return coming;
}
