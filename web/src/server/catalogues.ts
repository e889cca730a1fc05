import type { Catalogues } from "../lib/tongues";

/** The client of a server says nothing but what every client says. */
export const CATALOGUES: Catalogues = {};
