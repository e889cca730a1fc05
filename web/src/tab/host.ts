// No server: Python answers, in a worker of this tab.
import { hashAddresses } from "../lib/addresses";
import { Refusal, type Host } from "../lib/host";
import type { Problem } from "../messages";
import { keepSite } from "./installed.svelte";
import { isAble, tab } from "./state.svelte";
import { Tables } from "./tables";
import { say } from "../lib/say";

const LONG_ENOUGH = 10_000; // milliseconds: what ends sooner would only end again
let readyAt = Infinity;

const tables = new Tables(
  () => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "tables" }),
  {
    progress: (loaded, total) => Object.assign(tab, { loaded, total }),
    ready() {
      tab.phase = "ready";
      readyAt = performance.now();
      void keepSite(() => tables.stop());
    },
    missing() {
      if (tab.engine === "there") tab.engine = "missing";
    },
    failed(reason) {
      console.warn(reason);
      const wasWell = performance.now() - readyAt > LONG_ENOUGH;
      readyAt = Infinity;
      tab.phase = "failed";
      if (wasWell) queueMicrotask(() => host.begin()); // all matches are kept, so nothing is lost
    },
  },
);

function notThere(): Problem {
  const sentence = tab.phase === "unable" ? say("site-unable") : say("site-failed");
  return { code: "no_host", sentence, rule: null, said: null };
}

export const host: Host = {
  hasOthers: false,
  lobby: null,
  addresses: hashAddresses,
  unreachable: () => ({ code: "broken_host", sentence: say("site-broken"), rule: null, said: null }),

  begin() {
    if (!isAble()) {
      tab.phase = "unable";
      return;
    }
    if (tab.phase === "failed") Object.assign(tab, { phase: "loading", loaded: 0, total: 0 });
    tables.begin();
  },

  async ask(method, path, body) {
    if (tab.phase === "unable" || tab.phase === "failed") throw new Refusal(notThere());
    try {
      const answer = await tables.ask(method, path, body);
      if (path === "/api/tables" && answer.status < 300) void navigator.storage?.persist?.(); // there is something to lose
      return answer;
    } catch {
      throw new Refusal(notThere());
    }
  },

  open(table, line) {
    if (tab.phase === "failed") host.begin(); // a table calls again and again until it is answered
    return tables.open(table, line);
  },
};
