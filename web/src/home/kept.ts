// What this browser keeps of the tables that somebody sets up at home: one a game.
const STORE = "oceanarium.home";
const LONGEST_NAME = 24;

export interface KeptTable {
  picture: string; // the position, in its text form
  names: string[]; // by seat; an empty one has none
}

/** What a text says of the kept tables; whatever is damaged in it is left out, and the rest is kept. */
export function readTables(text: string | null): Record<string, KeptTable> {
  let told: unknown;
  try {
    told = JSON.parse(text ?? "{}");
  } catch {
    return {}; // a damaged or forbidden store is no reason not to set up a table
  }
  const entries = isRecord(told) ? Object.entries(told) : [];
  return Object.fromEntries(
    entries
      .map(([game, kept]) => [game, readTable(kept)] as const)
      .filter((entry): entry is readonly [string, KeptTable] => entry[1] !== null),
  );
}

function readTable(kept: unknown): KeptTable | null {
  if (!isRecord(kept) || typeof kept.picture !== "string") return null;
  const names = Array.isArray(kept.names) ? kept.names : [];
  return { picture: kept.picture, names: names.map((name) => (typeof name === "string" ? tidy(name) : "")) };
}

function isRecord(told: unknown): told is Record<string, unknown> {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}

export function tidy(name: string): string {
  return name.trim().slice(0, LONGEST_NAME);
}

export function keptTable(game: string): KeptTable | null {
  return readTables(stored())[game] ?? null;
}

export function keepTable(game: string, table: KeptTable): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...readTables(stored()), [game]: table }));
  } catch {
    // Private windows may forbid it; the table then lasts as long as the page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}
