// The service worker: after the first visit the site works without network. The builder of the site writes OCEANARIUM before it.

interface Site {
  version: string;
  files: { path: string; hash: string }[];
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  OCEANARIUM: Site;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const scope = self as Scope & typeof self;
const ROOT = scope.registration.scope;
const PREFIX = `oceanarium ${ROOT} `; // other sites may share the origin
const NAME = PREFIX + scope.OCEANARIUM.version;
const AT_ONCE = 6;

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") void scope.skipWaiting(); // somebody asked for the new version
});
scope.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(event.request, path));
});

/** Everything, or this version is never used. What came already, before an interruption, is not fetched again. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  const files = [...scope.OCEANARIUM.files];
  async function fetchSome(): Promise<void> {
    for (let file = files.shift(); file; file = files.shift()) {
      const address = new URL(file.path, ROOT).href;
      if (await cache.match(address)) continue;
      const response = await fetch(address, { cache: "no-cache" });
      if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
      await cache.put(address, await plain(response));
      if ((await hashOf(await cache.match(address))) === file.hash) continue;
      await cache.delete(address);
      throw new Error(`${file.path} is of another version.`); // a site may be visited while it is being replaced
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}

async function hashOf(response: Response | undefined): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", (await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One that was led elsewhere must not answer the question for a page. */
async function plain(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/** Older versions go, unless a page of theirs may still be open. */
async function takeOver(): Promise<void> {
  const pages = await scope.clients.matchAll();
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  if (pages.length <= 1) await Promise.all(older.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The file that is asked for, or null if that is none of ours. */
function pathOf(request: Request): string | null {
  const address = new URL(request.url);
  const place = address.origin + address.pathname;
  if (request.method !== "GET" || !place.startsWith(ROOT)) return null;
  const path = place.slice(ROOT.length) || "index.html";
  return request.mode === "navigate" && path !== "index.html" ? null : path;
}

async function answer(request: Request, path: string): Promise<Response> {
  const address = new URL(path, ROOT).href;
  const mine = await (await caches.open(NAME)).match(address);
  return mine ?? (await caches.match(address)) ?? fetch(request);
}
