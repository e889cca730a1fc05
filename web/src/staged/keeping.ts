// What a browser remembers of a person, beside their wishes: how far somebody is in lessons, puzzles and the like.
//
//     export const keeping = new Keeping("oceanarium.learning", (told) => gamesIn(told, readGame), joined);
//     const progress = $state(keeping.read());      // whatever cannot be read is left out
//     keeping.follow((kept) => Object.assign(progress, kept)); // another page has kept something, or a file was loaded
//     keeping.keep(progress);
//
// It goes along in the file that a site without a server saves, once `tab/luggage.ts` names it.
// Nothing is lost: a text of which not everything could be read is put aside, under its name with ".aside", before it
// is written over. `isDamaged` says that nothing of it could be read; the room says so in one sentence.

export class Keeping<Kept extends object> {
  isDamaged = false;

  constructor(
    readonly name: string,
    /** Trusts nothing: what is told may be anything. */
    private readonly reader: (told: unknown) => Kept,
    /** One's own, and what comes from another device; without it one's own stands, entry by entry. */
    private readonly joined: (mine: Kept, theirs: Kept) => Kept = (mine, theirs) => ({ ...theirs, ...mine }),
  ) {}

  read(): Kept {
    const text = stored(this.name);
    if (text === null) return this.reader(null);
    const told = parsed(text);
    const kept = this.reader(told);
    this.isDamaged = !isRecord(told);
    if (JSON.stringify(kept) !== JSON.stringify(told)) store(`${this.name}.aside`, text);
    return kept;
  }

  keep(kept: Kept): void {
    store(this.name, JSON.stringify(kept));
  }

  /** Hear of what is kept elsewhere, as long as this page lives. */
  follow(changed: (kept: Kept) => void): void {
    window.addEventListener("storage", ({ key }) => {
      if (key === this.name) changed(this.read());
    });
  }

  /** Take in what another device has kept. Says whether anything was new. */
  unpack(told: unknown): boolean {
    const mine = this.read();
    const both = this.joined(mine, this.reader(told));
    if (JSON.stringify(both) === JSON.stringify(mine)) return false;
    this.keep(both);
    window.dispatchEvent(new StorageEvent("storage", { key: this.name }));
    return true;
  }
}

/** Something for every game. */
export function gamesIn<Kept>(told: unknown, readGame: (kept: Record<string, unknown>) => Kept): Record<string, Kept> {
  if (!isRecord(told)) return {};
  return Object.fromEntries(Object.entries(told).map(([game, kept]) => [game, readGame(isRecord(kept) ? kept : {})]));
}

/** Those entries of a record that are right. */
export function only<Kept>(told: unknown, isOne: (each: unknown) => each is Kept): Record<string, Kept> {
  const entries = isRecord(told) ? Object.entries(told) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Kept] => isOne(entry[1])));
}

/** Those members of a list that are right. */
export function listed<Kept>(told: unknown, isOne: (each: unknown) => each is Kept): Kept[] {
  return Array.isArray(told) ? told.filter(isOne) : [];
}

export function isText(told: unknown): told is string {
  return typeof told === "string";
}

export function isRecord(told: unknown): told is Record<string, unknown> {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // private windows may forbid it
  }
}

function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it lasts as long as the page.
  }
}
