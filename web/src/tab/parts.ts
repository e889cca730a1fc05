import type { Parts } from "../lib/parts";
import ProgressLine from "./ProgressLine.svelte";
import TabLobby from "./TabLobby.svelte";

export const parts: Parts = {
  Above: ProgressLine,
  Lobby: TabLobby,
  Person: null,
  Best: null,
  Me: null,
  Next: null,
  rename: null,
  time: null,
  You: null,
  SignIn: null,
  Terms: null,
  Moderation: null,
  StopMails: null,
};
