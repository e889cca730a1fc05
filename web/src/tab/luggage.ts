// All matches as one file, to take along to another device; and links of replays that come from elsewhere.
import { host } from "$place/host";
import { Refusal } from "../lib/host";
import { routeOf } from "../lib/router.svelte";
import type { Problem } from "../messages";

const PATH = "/api/kept";

export async function fileOfMatches(name: string): Promise<File> {
  const { status, text } = await host.ask("GET", PATH);
  if (status !== 200) throw refusalOf(text);
  return new File([text], `${name}-${new Date().toISOString().slice(0, 10)}.json`, { type: "application/json" });
}

export async function addMatches(file: string): Promise<{ added: number; known: number }> {
  const { status, text } = await host.ask("POST", PATH, file);
  if (status !== 200) throw refusalOf(text);
  return JSON.parse(text) as { added: number; known: number };
}

function refusalOf(text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.sentence) return new Refusal(problem as Problem);
  } catch {
    // That was no problem in words.
  }
  return new Refusal(host.unreachable());
}

/** The address here of a replay whose link somebody has pasted: of a site or a server, or the bare name. */
export function linkIn(pasted: string): string | null {
  const text = pasted.trim();
  const [, replay = "", , moment = ""] = /(?:^|\/)replay\/([^/?#\s]+)(\?[^#]*)?(#\d+)?$/.exec(text) ?? ["", text];
  const isReplay = /^[a-z-]+\.[^/?#\s]+$/.test(replay) && routeOf(`/replay/${replay}`).page === "replay";
  return isReplay ? `/replay/${replay}${moment}` : null;
}
