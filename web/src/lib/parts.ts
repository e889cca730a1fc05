// What each kind of host shows in a way of its own.
import type { Component } from "svelte";

export interface Parts {
  /** Above every page. */
  Above: Component;
  /** The first page. */
  Lobby: Component;
}
