import type { Catalogues } from "../lib/tongues";

/** What only the site says. */
export const CATALOGUES: Catalogues = import.meta.glob<string>("./languages/*.ftl", {
  query: "?raw",
  import: "default",
});
