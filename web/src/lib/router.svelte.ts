// Addresses and pages. Links are ordinary links; clicks on them change the page without loading it anew.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; link: string }
  | { page: "rules"; game: string }
  | { page: "decks"; game: string }
  | { page: "lost" };

/** The page an address means. */
export function routeOf(path: string): Route {
  const [page = "", argument = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (page === "" && argument === "") return { page: "lobby" };
  if (argument === "" || more.some((part) => part !== "")) return { page: "lost" };
  switch (page) {
    case "new":
      return { page, game: argument };
    case "table":
      return { page, table: argument };
    case "replay":
      return { page, link: argument };
    case "rules":
      return { page, game: argument };
    case "decks":
      return { page, game: argument };
    default:
      return { page: "lost" };
  }
}

const here = $state({ path: location.pathname, search: location.search, hash: location.hash });

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

function arrive(): void {
  here.path = location.pathname;
  here.search = location.search;
  here.hash = location.hash;
}

export function navigate(address: string, { replace = false } = {}): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  if (location.pathname !== before) window.scrollTo(0, 0);
}

/** Let clicks on our own links stay within the page. */
export function watchLinks(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
