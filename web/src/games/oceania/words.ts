// The words of this game's table.
import { tableSpeech } from "../../lib/speech.svelte";
import type { Gaps } from "./languages/keys";
import type { ChartView } from "./view";

const OWN = import.meta.glob<string>("./languages/*.ftl", { query: "?raw", import: "default" });

export const { say: tell, known } = tableSpeech<Gaps>("oceania", OWN);

/** "West of A3" for a circle, "From D5" for a tile. */
export function startName(view: ChartView, start: string): string {
  const circle = view.circles[start];
  if (!circle) return tell("start_from", { space: start });
  return tell("circle_name", { side: sideOf(start), space: circle.space });
}

/** On which side of the chart a circle lies: "west-3". */
export function sideOf(circle: string): "west" | "east" | "south" {
  return circle.split("-")[0] as "west" | "east" | "south";
}
