// Addresses and pages. Links are ordinary links; clicks on them change the page without loading it anew.
import { host } from "$place/host";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; link: string }
  | { page: "after"; table: string }
  | { page: "rules"; game: string }
  | { page: "decks"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "home"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "people"; person: string }
  | { page: "best"; game: string }
  | { page: "you" }
  | { page: "sign-in" }
  | { page: "studies" }
  | { page: "study"; study: string }
  | { page: "moderation" }
  | { page: "stop-mails"; token: string }
  | { page: "lost" };

const ROOMS = ["studies", "moderation", "you", "sign-in"] as const; // of which there is one each
type Room = (typeof ROOMS)[number];

/** The page an address means. */
export function routeOf(path: string): Route {
  const [page = "", argument = "", ...more] = path.split("/").slice(1).map(decoded);
  if (page === "" && argument === "") return { page: "lobby" };
  if (ROOMS.includes(page as Room) && argument === "") return { page: page as Room };
  if (page === "learn" && argument !== "") return learnRoute(argument, more);
  if (argument === "" || more.some((part) => part !== "")) return { page: "lost" };
  switch (page) {
    case "new":
      return { page, game: argument };
    case "table":
      return { page, table: argument };
    case "after":
      return { page, table: argument };
    case "replay":
      return { page, link: argument };
    case "rules":
      return { page, game: argument };
    case "decks":
      return { page, game: argument };
    case "puzzles":
      return { page, game: argument };
    case "people":
      return { page, person: argument };
    case "best":
      return { page, game: argument };
    case "home":
      return { page, game: argument };
    case "study":
      return { page, study: argument };
    case "stop-mails":
      return { page, token: argument };
    default:
      return { page: "lost" };
  }
}

/** A course, or one of its lessons. */
function learnRoute(game: string, [lesson = "", ...more]: string[]): Route {
  return more.some((part) => part !== "") ? { page: "lost" } : { page: "learn", game, lesson };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a damaged address leads nowhere, but to a page that says so
  }
}

const { addresses } = host;
const here = $state(addresses.here());

export const router = {
  get route(): Route {
    return routeOf(here.path);
  },
  get path(): string {
    return here.path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.search);
  },
  get hash(): string {
    return here.hash.slice(1);
  },
};

/** What a link to a page says: every link of ours is made by this. */
export function to(address: string): string {
  return addresses.href(address);
}

function arrive(): void {
  Object.assign(here, addresses.here());
}

export function navigate(address: string, { replace = false } = {}): void {
  const before = here.path;
  if (replace) history.replaceState(null, "", to(address));
  else history.pushState(null, "", to(address));
  arrive();
  if (here.path !== before) window.scrollTo(0, 0);
}

/** Let clicks on our own links stay within the page. */
export function watchLinks(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const address = addresses.of(link);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  });
}
