// All matches and one's progress as one file, to take along to another device; and links of replays from elsewhere.
import { host } from "$place/host";
import { keeping as after } from "../after/record.svelte";
import { keeping as learning } from "../learn/progress.svelte";
import { Refusal } from "../lib/host";
import { routeOf } from "../lib/router.svelte";
import type { Problem } from "../messages";
import { keeping as puzzles } from "../puzzles/progress.svelte";
import { isRecord } from "../staged/keeping";
import { keeping as studies } from "../whatif/kept.svelte";

const PATH = "/api/kept";
const PROGRESS = { learning, puzzles, after, studies }; // by the names that the file has for them

interface TakenIn {
  added: number; // matches
  known: number;
  isFurther: boolean; // one's progress
}

export async function fileOfMatches(name: string): Promise<File> {
  const { status, text } = await host.ask("GET", PATH);
  if (status !== 200) throw refusalOf(text);
  const progress = Object.fromEntries(Object.entries(PROGRESS).map(([name, keeping]) => [name, keeping.read()]));
  const whole = JSON.stringify({ ...(JSON.parse(text) as object), progress });
  return new File([whole], `${name}-${new Date().toISOString().slice(0, 10)}.json`, { type: "application/json" });
}

export async function addMatches(file: string): Promise<TakenIn> {
  const { status, text } = await host.ask("POST", PATH, file);
  if (status !== 200) throw refusalOf(text);
  return { ...(JSON.parse(text) as { added: number; known: number }), isFurther: addProgress(file) };
}

/** The host has read the file, so it is one; whatever is damaged of the progress in it is left out. */
function addProgress(file: string): boolean {
  const { progress } = JSON.parse(file) as { progress?: unknown };
  if (!isRecord(progress)) return false;
  const news = Object.entries(PROGRESS).map(([name, keeping]) => keeping.unpack(progress[name]));
  return news.includes(true);
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
