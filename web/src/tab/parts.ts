import type { Parts } from "../lib/parts";
import LobbyCard from "./LobbyCard.svelte";
import LobbyTop from "./LobbyTop.svelte";
import ProgressLine from "./ProgressLine.svelte";

export const parts: Parts = { Above: ProgressLine, LobbyTop, LobbyCard };
