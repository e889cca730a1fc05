// Things that can be seen large, beside the place where they lie.
import type { Board, Thing } from "../../kit/board.svelte";
import type { CardData } from "./cards";
import type { Unit, WorldView } from "./view";

export interface Looked extends Thing {
  kind: "card" | "world" | "seat";
  card?: CardData;
  unit?: Unit;
  world?: WorldView;
  seat?: number;
  box: DOMRect;
}

/** An attachment: hovering, focusing or long-pressing shows the thing large, beside the element. */
export function looksAt(board: Board, thing: () => Omit<Looked, "box">) {
  return (element: HTMLElement | SVGElement) => {
    let shown: Thing | null = null;
    const stop = board.looks(() => (shown = { ...thing(), box: element.getBoundingClientRect() } as Looked))(element);
    return () => {
      stop();
      // What leaves the table is no longer pointed at, though the pointer has not moved.
      queueMicrotask(() => shown !== null && board.looking === shown && !board.isSheetOpen && board.look(null));
    };
  };
}
