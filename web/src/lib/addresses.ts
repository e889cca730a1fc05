// Where the pages are. Within the client an address is always /page/argument?query#hash; how the browser shows it differs.

export interface Place {
  path: string;
  search: string;
  hash: string;
}

export interface Addresses {
  /** The place that the browser is at. */
  here(): Place;
  /** What a link to an address says. */
  href(address: string): string;
  /** The same for somebody elsewhere. */
  absolute(address: string): string;
  /** The address that a link leads to; null if that is none of ours. */
  of(link: HTMLAnchorElement): string | null;
}

/** A server answers every address with the client, so addresses are paths. */
export const pathAddresses: Addresses = {
  here: () => ({ path: location.pathname, search: location.search, hash: location.hash }),
  href: (address) => address,
  absolute: (address) => location.origin + address,
  of: (link) => {
    const isOurs = link.origin === location.origin && !link.getAttribute("href")?.startsWith("#");
    return isOurs ? link.pathname + link.search + link.hash : null;
  },
};

/** Plain files answer one address only, in a folder nobody knows beforehand, so addresses stand behind #. */
export const hashAddresses: Addresses = {
  here: () => placeIn(location.hash.slice(1)),
  href: (address) => `#${address}`,
  absolute: (address) => `${location.origin}${location.pathname}#${address}`,
  of: (link) => {
    const isOurs = link.origin === location.origin && link.pathname === location.pathname;
    return isOurs && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  },
};

function placeIn(address: string): Place {
  const [, path = "", search = "", hash = ""] = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? ["", "/"];
  return { path, search, hash };
}
