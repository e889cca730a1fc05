// The pieces of a table, which is which, and the flights that bring them from one view to the next.
import type { GameClient, View } from "../games/contract";
import { Flights } from "../kit/flights";
import type { Pieces } from "../kit/identity";
import type { EventInfo } from "../told";
import { isCalm } from "./settings.svelte";

export class Travels {
  pieces = $state.raw<Pieces>(new Map());
  flights: Flights | null = null; // none while the table is not in the page, as behind a curtain

  constructor(private readonly client: Pick<GameClient, "follow">) {}

  /** For the element that holds the table. */
  readonly watch = (element: HTMLElement) => {
    const flights = new Flights(element, isCalm);
    this.flights = flights;
    return () => {
      flights.close();
      if (this.flights === flights) this.flights = null;
    };
  };

  /** Know the pieces in the next view, by what has happened to them. */
  follow(view: View, events: readonly EventInfo[]): void {
    this.pieces = this.client.follow(this.pieces, view, events);
  }

  /** Know the pieces in a view that has nothing to do with the last one. */
  begin(view: View): void {
    this.pieces = this.client.follow(new Map(), view, []);
  }
}
