// @vitest-environment node
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openKeeper, type Keeper } from "./kept";

let keeper: Keeper;
let heard: ReturnType<typeof vi.fn<(ids: string[]) => void>>;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  heard = vi.fn();
  keeper = openKeeper(heard);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function wish(version: number, entries?: [number: number, ...entries: string[]], id = "a"): string {
  const [number, ...said] = entries ?? [0];
  return JSON.stringify({
    tables: [{ id, version, record: { version } }],
    entries: entries ? { table: id, number, entries: said } : null,
  });
}
const read = async (id = "a") => JSON.parse((await keeper.read(id)) ?? "null") as unknown;

describe("what is kept", () => {
  it("can be read again, with everything that happened in its order", async () => {
    expect(await keeper.write(wish(1, [0, "x", "y"]))).toBe("kept");
    expect(await keeper.write(wish(2, [2, "z"]))).toBe("kept");
    expect(await read()).toEqual({ version: 2, record: { version: 2 }, entries: ["x", "y", "z"] });
    expect(await keeper.read("b")).toBeUndefined();
  });

  it("is told apart from others whose names are alike", async () => {
    await keeper.write(wish(1, [0, "x"], "a"));
    await keeper.write(wish(1, [0, "y"], "a2"));
    expect(await read("a")).toMatchObject({ entries: ["x"] });
    expect(JSON.parse(await keeper.all())).toEqual([
      { id: "a", version: 1, record: { version: 1 } },
      { id: "a2", version: 1, record: { version: 1 } },
    ]);
  });

  it("comes in the order of its numbers when there are many", async () => {
    const many = Array.from({ length: 120 }, (_, number) => String(number));
    await keeper.write(wish(1, [0, ...many]));
    expect(await read()).toMatchObject({ entries: many });
  });
});

describe("a conflict", () => {
  it("is a match that was changed since it was read, and nothing of it is kept", async () => {
    await keeper.write(wish(1, [0, "x"]));
    await keeper.write(wish(2, [1, "y"]));
    for (const version of [1, 2, 4]) expect(await keeper.write(wish(version, [2, "late"]))).toBe("conflict");
    expect(await read()).toEqual({ version: 2, record: { version: 2 }, entries: ["x", "y"] });
  });

  it("is something that happened at a number that is taken, and nothing of it is kept", async () => {
    await keeper.write(wish(1, [0, "x", "y"]));
    expect(await keeper.write(wish(2, [1, "other", "more"]))).toBe("conflict");
    expect(await read()).toEqual({ version: 1, record: { version: 1 }, entries: ["x", "y"] });
  });

  it("between two tabs lets one of them through", async () => {
    const other = openKeeper(vi.fn());
    await keeper.write(wish(1));
    const answers = await Promise.all([keeper.write(wish(2, [0, "one"])), other.write(wish(2, [0, "other"]))]);
    expect(answers.toSorted()).toEqual(["conflict", "kept"]);
  });

  it("in one match keeps back the others of the same wish", async () => {
    await keeper.write(wish(1));
    const tables = ["b", "a"].map((id) => ({ id, version: 1, record: {} }));
    expect(await keeper.write(JSON.stringify({ tables, entries: null }))).toBe("conflict");
    expect(await keeper.read("b")).toBeUndefined();
  });
});

describe("other tabs", () => {
  it("hear what was kept, and only that", async () => {
    const other = vi.fn();
    openKeeper(other);
    await keeper.write(wish(1));
    await keeper.write(wish(1));
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
    expect(other).toHaveBeenCalledWith(["a"]);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("storage", () => {
  it("that is full is said to be, keeps nothing, and works again when there is room", async () => {
    await keeper.write(wish(1));
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("There is no room.", "QuotaExceededError");
    });
    await expect(keeper.write(wish(2, [0, "x"]))).rejects.toThrow(/^full:/);
    put.mockRestore();
    expect(await read()).toEqual({ version: 1, record: { version: 1 }, entries: [] });
    expect(await keeper.write(wish(2, [0, "x"]))).toBe("kept");
  });

  it("that is refused is said to be, and asked for again the next time", async () => {
    const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("Not here.", "SecurityError");
    });
    await expect(keeper.all()).rejects.toThrow(/^refused:/);
    open.mockRestore();
    expect(await keeper.all()).toBe("[]");
  });

  it("that fails is said to be broken", async () => {
    await keeper.write(wish(1));
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("The disk does not answer.", "UnknownError");
    });
    await expect(keeper.write(wish(2))).rejects.toThrow(/^broken:/);
  });
});
