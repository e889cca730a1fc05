import { describe, expect, it, vi } from "vitest";
import type { Line } from "../lib/host";
import { Bots } from "./bots";
import { Hosting, type PythonHost } from "./hosting";
import { Tables } from "./tables";
import type { FromBots, FromTables, Mate, ToBots, ToTables } from "./talk";

class FakeWorker<To, From> implements Mate<To, From> {
  heard: To[] = [];
  isOver = false;
  onmessage: ((event: MessageEvent<From>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage(message: To) {
    this.heard.push(message);
  }
  terminate() {
    this.isOver = true;
  }
  say(message: From) {
    this.onmessage?.({ data: message } as MessageEvent<From>);
  }
  die() {
    this.onerror?.({ message: "out of memory", preventDefault: () => undefined } as ErrorEvent);
  }
}

class PythonError extends Error {}

describe("the bots' worker", () => {
  function bots() {
    const workers: FakeWorker<ToBots, FromBots>[] = [];
    const missing = vi.fn();
    const asked = new Bots(() => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    }, missing);
    return { asked, workers, missing };
  }

  it("answers each question with its own answer", async () => {
    const { asked, workers } = bots();
    const [one, other] = [asked.ask("one"), asked.ask("other")];
    expect(workers).toHaveLength(1);
    const [first, second] = workers[0]!.heard;
    workers[0]!.say({ type: "answer", id: second!.id, text: "2" });
    workers[0]!.say({ type: "problem", id: first!.id, reason: "No such game." });
    await expect(other).resolves.toBe("2");
    await expect(one).rejects.toThrow("No such game.");
  });

  it("tells of an engine that did not come, and answers all the same", async () => {
    const { asked, workers, missing } = bots();
    const answer = asked.ask("one");
    workers[0]!.say({ type: "missing" });
    workers[0]!.say({ type: "answer", id: workers[0]!.heard[0]!.id, text: "1" });
    await expect(answer).resolves.toBe("1");
    expect(missing).toHaveBeenCalledTimes(1);
  });

  it("is started anew when it has died, and what it was asked is refused", async () => {
    const { asked, workers } = bots();
    const lost = [asked.ask("one"), asked.ask("other")];
    workers[0]!.die();
    for (const answer of lost) await expect(answer).rejects.toThrow("out of memory");
    expect(workers[0]!.isOver).toBe(true);
    const again = asked.ask("one");
    expect(workers).toHaveLength(2);
    workers[0]!.say({ type: "failed", reason: "an echo of the dead" });
    workers[1]!.say({ type: "answer", id: workers[1]!.heard[0]!.id, text: "1" });
    await expect(again).resolves.toBe("1");
  });
});

describe("the page", () => {
  function tables() {
    const workers: FakeWorker<ToTables, FromTables>[] = [];
    const listener = { progress: vi.fn(), ready: vi.fn(), missing: vi.fn(), failed: vi.fn() };
    const talk = new Tables(() => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    }, listener);
    talk.begin();
    return { talk, workers, listener };
  }
  const line = () => ({ opened: vi.fn(), said: vi.fn(), closed: vi.fn() }) satisfies Line;

  it("hears how far loading is, and answers by their numbers", async () => {
    const { talk, workers, listener } = tables();
    const answers = [talk.ask("GET", "/api/games"), talk.ask("POST", "/api/tables", "{}")];
    const [games, table] = workers[0]!.heard as { id: number }[];
    workers[0]!.say({ type: "progress", loaded: 1, total: 4 });
    workers[0]!.say({ type: "ready" });
    workers[0]!.say({ type: "answer", id: table!.id, status: 201, text: "t" });
    workers[0]!.say({ type: "answer", id: games!.id, status: 200, text: "g" });
    await expect(Promise.all(answers)).resolves.toEqual([
      { status: 200, text: "g" },
      { status: 201, text: "t" },
    ]);
    expect(listener.progress).toHaveBeenCalledWith(1, 4);
    expect(listener.ready).toHaveBeenCalledTimes(1);
  });

  it("tells each table's words to whoever opened it, until it is closed", () => {
    const { talk, workers } = tables();
    const [one, other] = [line(), line()];
    const channel = talk.open("one", one);
    talk.open("other", other);
    const [first, second] = workers[0]!.heard as { id: number }[];
    workers[0]!.say({ type: "opened", id: first!.id });
    workers[0]!.say({ type: "said", id: first!.id, text: "hello" });
    workers[0]!.say({ type: "closed", id: second!.id, code: 4404 });
    channel.send("move");
    channel.close();
    workers[0]!.say({ type: "said", id: first!.id, text: "too late" });
    expect([one.opened.mock.calls.length, one.said.mock.calls]).toEqual([1, [["hello"]]]);
    expect(other.closed).toHaveBeenCalledWith(4404);
    expect(workers[0]!.heard.slice(2)).toEqual([
      { type: "send", id: first!.id, text: "move" },
      { type: "close", id: first!.id },
    ]);
  });

  it("hears at once that the worker is gone, everywhere, and can begin again", async () => {
    const { talk, workers, listener } = tables();
    const table = line();
    talk.open("one", table);
    const lost = talk.ask("GET", "/api/lobby");
    workers[0]!.say({ type: "failed", reason: "no network" });
    await expect(lost).rejects.toThrow("no network");
    expect(table.closed).toHaveBeenCalledWith(1006);
    expect(listener.failed).toHaveBeenCalledWith("no network");
    await expect(talk.ask("GET", "/api/lobby")).rejects.toThrow();
    talk.begin();
    void talk.ask("GET", "/api/lobby");
    expect(workers[1]!.heard).toHaveLength(1);
  });

  it("can end the worker for good, and nobody takes that for a failure", () => {
    const { talk, workers, listener } = tables();
    const table = line();
    talk.open("one", table);
    talk.stop();
    talk.begin();
    expect(workers.map((worker) => worker.isOver)).toEqual([true]);
    expect(listener.failed).not.toHaveBeenCalled();
    expect(table.closed).not.toHaveBeenCalled();
  });
});

describe("the worker that hosts tables", () => {
  function hosting() {
    let arrive: (host: PythonHost) => void = () => undefined;
    const arrival = new Promise<PythonHost>((resolve) => (arrive = resolve));
    const said: FromTables[] = [];
    const python = {
      ask: vi.fn((method: string, path: string) =>
        Promise.resolve({ toJs: (): [number, string] => [200, `${method} ${path}`], destroy: () => undefined }),
      ),
      open: vi.fn(() => ({ take: vi.fn(), close: vi.fn(), destroy: vi.fn() })),
      changed_elsewhere: vi.fn(),
    };
    const worker = new Hosting(arrival, (message) => said.push(message));
    return { worker, python, said, arrive };
  }

  it("lets what is asked early wait for Python, in its order", async () => {
    const { worker, python, said, arrive } = hosting();
    const done = [
      worker.hear({ type: "open", id: 1, table: "abc" }),
      worker.hear({ type: "send", id: 1, text: "move" }),
      worker.hear({ type: "ask", id: 2, method: "GET", path: "/api/games" }),
    ];
    expect(python.open).not.toHaveBeenCalled();
    arrive(python);
    await Promise.all(done);
    expect(python.open.mock.results[0]!.value.take).toHaveBeenCalledWith("move");
    expect(said).toEqual([
      { type: "opened", id: 1 },
      { type: "answer", id: 2, status: 200, text: "GET /api/games" },
    ]);
  });

  it("answers with what went wrong; if Python is beyond help the page hears that", async () => {
    for (const error of [new PythonError("unreachable"), new WebAssembly.RuntimeError("unreachable")]) {
      const { worker, python, said, arrive } = hosting();
      python.ask.mockRejectedValueOnce(error);
      arrive(python);
      await worker.hear({ type: "ask", id: 1, method: "GET", path: "/api/games" });
      const answer = { type: "answer", id: 1, status: 500, text: "unreachable" };
      expect(said).toEqual([
        error instanceof WebAssembly.RuntimeError ? { type: "failed", reason: "unreachable" } : answer,
      ]);
    }
  });

  it("closes a table that Python could not open", async () => {
    const { worker, python, said, arrive } = hosting();
    python.open.mockImplementationOnce(() => {
      throw new PythonError("no");
    });
    arrive(python);
    await worker.hear({ type: "open", id: 1, table: "abc" });
    expect(said.at(-1)).toEqual({ type: "closed", id: 1, code: 1011 });
  });
});
