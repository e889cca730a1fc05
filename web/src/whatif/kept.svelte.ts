// The studies that this browser keeps.
import type { Start, Study, Variation } from "../messages";
import { isRecord, isText, Keeping, only } from "../staged/keeping";

export interface KeptStudy {
  game: string;
  changed: number; // when, in milliseconds
  turn: number; // choices that had been made where it begins
  study: Study;
}

export const keeping = new Keeping("oceanarium.studies", readStudies);
let kept = $state.raw(keeping.read());
keeping.follow((all) => (kept = all));

export const studies = {
  /** Whether nothing of what was kept could be read; it is put aside then. */
  get areDamaged(): boolean {
    return keeping.isDamaged;
  },
  /** The newest first. */
  get all(): (KeptStudy & { id: string })[] {
    const all = Object.entries(kept).map(([id, study]) => ({ id, ...study }));
    return all.sort((one, other) => other.changed - one.changed);
  },
  of(id: string): KeptStudy | undefined {
    return kept[id];
  },
  keep(id: string, game: string, turn: number, study: Study): void {
    write({ ...known(), [id]: { game, changed: Date.now(), turn, study } });
  },
  forget(id: string): void {
    write(Object.fromEntries(Object.entries(known()).filter(([each]) => each !== id)));
  },
};

/** Another tab may have kept some; where nothing can be kept, those of this page are all there is. */
function known(): Record<string, KeptStudy> {
  return { ...kept, ...keeping.read() };
}

function write(all: Record<string, KeptStudy>): void {
  kept = all;
  keeping.keep(all);
}

export function readStudies(told: unknown): Record<string, KeptStudy> {
  return only(told, isKept);
}

/** A name that no study has yet. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), "");
}

function isKept(told: unknown): told is KeptStudy {
  if (!isRecord(told) || !isText(told["game"]) || !isStudy(told["study"])) return false;
  return typeof told["changed"] === "number" && typeof told["turn"] === "number";
}

/** Whether it is a study as far as the page relies on it; the host reads it once more. */
function isStudy(told: unknown): told is Study {
  if (!isRecord(told) || !isStart(told["start"]) || !isText(told["title"])) return false;
  const { level, variations } = told;
  return (level === null || isText(level)) && Array.isArray(variations) && variations.every(isVariation);
}

function isStart(told: unknown): told is Start {
  return isRecord(told) && typeof told["seat"] === "number" && (isText(told["link"]) || isText(told["table"]));
}

function isVariation(told: unknown): told is Variation {
  return isRecord(told) && typeof told["parent"] === "number" && Array.isArray(told["steps"]);
}
