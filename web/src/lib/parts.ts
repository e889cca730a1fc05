// What only one kind of host has to show.
import type { Component } from "svelte";

export interface Parts {
  /** Above every page. */
  Above: Component | null;
  /** On top of the lobby. */
  LobbyTop: Component | null;
  /** Beside the lists of the lobby, in place of the open tables; `onchange`: there may be other matches now. */
  LobbyCard: Component<{ onchange: () => void }> | null;
}
