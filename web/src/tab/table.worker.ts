// Hosts tables in this tab: the same Python that hosts them at a server.
import { Bots } from "./bots";
import { Hosting, type PythonHost } from "./hosting";
import { openKeeper } from "./kept";
import { startPython } from "./python";
import { reasonOf, type FromTables, type ToTables } from "./talk";

const A_WHILE = 1500; // milliseconds

function say(message: FromTables): void {
  postMessage(message);
}

const bots = new Bots(
  () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }),
  () => say({ type: "missing" }),
);
const keeper = openKeeper((ids) => void host.then((python) => ids.forEach((id) => python.changed_elsewhere(id))));
const host = begin();
const hosting = new Hosting(host, say);

onmessage = ({ data }: MessageEvent<ToTables>) => void hosting.hear(data);
host.then(
  () => say({ type: "ready" }),
  (error: unknown) => say({ type: "failed", reason: reasonOf(error) }),
);

async function begin(): Promise<PythonHost> {
  const python = await startPython((loaded, total) => say({ type: "progress", loaded, total }));
  const answering = { ask: (text: string) => bots.ask(text) };
  const hosted = python.pyimport("oceanarium.tab.host").new_host(keeper, answering) as PythonHost;
  setTimeout(() => bots.begin(), A_WHILE); // or when they are asked; so that the first table need not wait for them
  return hosted;
}
