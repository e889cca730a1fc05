// What calls the owner of this page: news under the bell, the title and icon of a page that nobody looks at, sounds, and
// notifications of the browser.
import type { Called, CallPage, CallWish, NewsItem } from "../messages";
import { api } from "../lib/api";
import { known, say } from "../lib/say";
import { play } from "../lib/sound";
import { callTitle, restTitle } from "./title";

const WORKER = "/calls.js";
type Kind = NewsItem["kind"];
export type CallWay = CallWish["ways"][number];

export class Calls {
  items = $state.raw<readonly NewsItem[]>([]);
  page = $state.raw<CallPage | null>(null);
  permission = $state<NotificationPermission | "none">("Notification" in window ? Notification.permission : "none");
  isSubscribed = $state(false); // this browser can be called while it is closed
  readonly unread = $derived(this.items.filter(({ is_read }) => !is_read).length);

  async load(): Promise<void> {
    this.items = (await api.news()).items;
  }

  async loadPage(): Promise<void> {
    this.page = await api.calls();
    this.isSubscribed = Boolean(await subscription());
  }

  /** Something has called, whatever page is shown. */
  hear({ item, ways }: Called): void {
    this.items = [item, ...this.items.filter(({ number }) => number !== item.number)];
    this.call(item.kind, headingOf(item), aboutOf(item), item.table, ways);
  }

  /** It is one's turn at the table of this page, which nobody looks at. */
  async turn(kind: Kind, title: string, names: string[], table: string): Promise<void> {
    if (this.page === null && this.permission === "granted") await this.loadPage().catch(() => undefined);
    const ways = this.page ? waysOf(this.page.wishes, kind) : (["page"] as const);
    this.call(kind, known(`call-${kind}`)!, known("call-with", { game: title, names })!, table, ways);
  }

  async read(): Promise<void> {
    this.items = this.items.map((item) => ({ ...item, is_read: true }));
    this.items = (await api.readNews()).items;
  }

  async wish(kind: Kind, way: CallWay, isWanted: boolean): Promise<void> {
    const before = waysOf(this.page!.wishes, kind);
    const ways = isWanted ? [...before.filter((each) => each !== way), way] : before.filter((each) => each !== way);
    if (isWanted && (way === "browser" || way === "push") && !(await this.ask())) return;
    if (isWanted && way === "push") await this.#subscribe();
    this.page = await api.wishCalls([{ kind, ways }]);
    const isPushed = this.page.wishes.some(({ ways }) => ways.includes("push"));
    if (way === "push" && !isPushed) await this.#unsubscribe();
  }

  /** Whether a kind of call comes in a way, as far as this browser lets it. */
  comes(kind: Kind, way: CallWay): boolean {
    const isLet = (way !== "browser" && way !== "push") || this.permission === "granted";
    return isLet && (way !== "push" || this.isSubscribed) && waysOf(this.page?.wishes ?? [], kind).includes(way);
  }

  /** May the browser show notifications? It is asked only here, when somebody wants them. */
  async ask(): Promise<boolean> {
    if (this.permission === "default") this.permission = await Notification.requestPermission();
    return this.permission === "granted";
  }

  async tryOut(): Promise<void> {
    if (!(await this.ask())) return;
    if (await subscription()) await api.tryCall();
    else await notify(known("call-try")!, "", "try", "/");
  }

  call(kind: Kind, heading: string, about: string, table: string | null, ways: readonly CallWay[]): void {
    if (!document.hidden) {
      if (ways.includes("page")) play("guest");
      return;
    }
    if (ways.includes("page")) {
      callTitle(kind.startsWith("turn") ? say("call-your_turn") : heading);
      play("turn");
    }
    if (ways.includes("browser") && this.permission === "granted") {
      void notify(heading, about, table ?? kind, table === null ? "/" : `/table/${table}`);
    }
  }

  async #subscribe(): Promise<void> {
    if (!navigator.serviceWorker) return;
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    const registration = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(this.page!.push_key);
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    await api.subscribe({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! });
    this.isSubscribed = true;
  }

  async #unsubscribe(): Promise<void> {
    const known = await subscription();
    if (!known) return;
    await api.unsubscribe(known.endpoint);
    await known.unsubscribe();
    this.isSubscribed = false;
  }
}

export const calls = new Calls();

/** What this browser has subscribed to. */
async function subscription() {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  return registration?.pushManager?.getSubscription();
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => !document.hidden && restTitle());
}

export function waysOf(wishes: readonly CallWish[], kind: Kind): CallWay[] {
  return wishes.find((wish) => wish.kind === kind)?.ways ?? [];
}

export function headingOf({ kind }: Pick<NewsItem, "kind">): string {
  return known(`call-${kind}`)!; // the host says the same in notifications and mails
}

export function aboutOf({ title, names }: Pick<NewsItem, "title" | "names">): string {
  return names.length > 0 ? known("call-with", { game: title, names })! : title;
}

/** Bytes from base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Phones let only the service worker show notifications. */
async function notify(title: string, body: string, tag: string, address: string): Promise<void> {
  const wish = { body, tag, icon: "/favicon.svg", data: address };
  const registration = await navigator.serviceWorker?.getRegistration("/");
  if (registration?.active) {
    await registration.showNotification(title, wish);
    return;
  }
  const shown = new Notification(title, wish);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
