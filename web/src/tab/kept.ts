// Matches on this device, in IndexedDB. What was kept is on disk, and other tabs hear of it.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface Shelves extends DBSchema {
  tables: { key: string; value: Kept };
  entries: { key: [string, number]; value: { table: string; number: number; entry: unknown } };
}

interface Kept {
  id: string;
  version: number;
  record: unknown;
}

interface Wish {
  tables: Kept[];
  entries: { table: string; number: number; entries: unknown[] } | null;
}

/** What Python is given to keep matches with. Everything it says and hears is JSON. */
export interface Keeper {
  /** A match with everything that happened in it; nothing if there is none. */
  read(id: string): Promise<string | undefined>;
  /** All matches, without what happened in them. */
  all(): Promise<string>;
  /** All of it or nothing: "kept", or "conflict" if somebody else was faster. */
  write(text: string): Promise<"kept" | "conflict">;
}

const NAME = "oceanarium";

export function openKeeper(onchange: (ids: string[]) => void): Keeper {
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data }: MessageEvent<string[]>) => onchange(data);
  let opening: Promise<IDBPDatabase<Shelves>> | null = null;

  function forget() {
    opening = null; // the next wish opens it anew
  }

  async function opened(): Promise<IDBPDatabase<Shelves>> {
    opening ??= openShelves(forget);
    try {
      return await opening;
    } catch (error) {
      forget();
      throw new Error(`refused: ${String(error)}`, { cause: error });
    }
  }

  return {
    async read(id) {
      const database = await opened();
      return described(async () => {
        const shelves = database.transaction(["tables", "entries"]);
        const mine = IDBKeyRange.bound([id], [id, []]);
        const [kept, rows] = await Promise.all([
          shelves.objectStore("tables").get(id),
          shelves.objectStore("entries").getAll(mine),
        ]);
        if (!kept) return undefined;
        const { version, record } = kept;
        return JSON.stringify({ version, record, entries: rows.map(({ entry }) => entry) });
      });
    },

    async all() {
      const database = await opened();
      return described(async () => JSON.stringify(await database.getAll("tables")));
    },

    async write(text) {
      const wish = JSON.parse(text) as Wish;
      const database = await opened();
      const isKept = await described(() => keep(database, wish));
      if (isKept) others.postMessage(wish.tables.map(({ id }) => id));
      return isKept ? "kept" : "conflict";
    },
  };
}

async function openShelves(onlost: () => void): Promise<IDBPDatabase<Shelves>> {
  const database = await openDB<Shelves>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore("tables", { keyPath: "id" });
      made.createObjectStore("entries", { keyPath: ["table", "number"] });
    },
    blocking: () => {
      onlost();
      database.close(); // a newer version of this page wants to change the shelves
    },
    terminated: onlost,
  });
  return database;
}

/** Whether it was kept; not if somebody else has changed one of the matches since it was read. */
async function keep(database: IDBPDatabase<Shelves>, { tables, entries }: Wish): Promise<boolean> {
  const change = database.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
  const done = change.done.then(
    () => true,
    (error: unknown) => (isConflict(error) ? false : Promise.reject(error)),
  );
  const shelf = change.objectStore("tables");
  try {
    const known = await Promise.all(tables.map(({ id }) => shelf.get(id)));
    const isNewest = tables.every(({ version }, index) => version === (known[index]?.version ?? 0) + 1);
    if (!isNewest) throw new DOMException("Somebody else was faster.", "ConstraintError");
    const rows = (entries?.entries ?? []).map((entry, index) => ({
      table: entries!.table,
      number: entries!.number + index,
      entry,
    }));
    await Promise.all([
      ...tables.map(({ id, version, record }) => shelf.put({ id, version, record })),
      ...rows.map((row) => change.objectStore("entries").add(row)),
    ]);
  } catch (error) {
    await abandoned(change, done);
    if (isConflict(error)) return false;
    throw error;
  }
  return done;
}

/** Nothing of it is kept. */
async function abandoned(change: { abort(): void }, done: Promise<boolean>): Promise<void> {
  try {
    change.abort();
  } catch {
    // It has been given up already.
  }
  await done.catch(() => undefined);
}

function isConflict(error: unknown): boolean {
  return nameOf(error) === "ConstraintError";
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : "";
}

/** Whatever goes wrong begins with what Python can tell people: the browser refuses, it is full, or it is broken. */
async function described<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const kinds: Record<string, string> = { QuotaExceededError: "full", SecurityError: "refused" };
    throw new Error(`${kinds[nameOf(error)] ?? "broken"}: ${String(error)}`, { cause: error });
  }
}
