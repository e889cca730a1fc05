import type { Parts } from "../lib/parts";

export const parts: Parts = { Above: null, LobbyTop: null, LobbyCard: null };
