// Where games' catalogues come from. Each language of each game is a file of its own, fetched when somebody reads it.
import { Language } from "./language";
import { COMMON, ENGLISH } from "./tongues";

const HOUSE = "../../../oceanarium";
const GAMES = import.meta.glob<string>("../../../oceanarium/games/*/languages/*.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Language>>();

/** A language as a game speaks it, with what all games say. The same one each time. */
export function languageOf(game: string, code: string): Promise<Language> {
  const id = `${game} ${code}`;
  const known = loaded.get(id);
  if (known) return known;
  const coming = load(game, code);
  coming.catch(() => loaded.delete(id)); // the network may be back the next time
  loaded.set(id, coming);
  return coming;
}

async function load(game: string, code: string): Promise<Language> {
  const folder = `${HOUSE}/games/${game.replaceAll("-", "_")}/languages`;
  const own = GAMES[`${folder}/${code}.ftl`] ?? GAMES[`${folder}/${ENGLISH}.ftl`];
  const common = Object.keys(COMMON).filter((path) => path.endsWith(`/${code}.ftl`));
  const texts = [...common.map((path) => COMMON[path]!), ...(own ? [own] : [])];
  return new Language(code, await Promise.all(texts.map((text) => text())));
}
