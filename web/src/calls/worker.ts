// The service worker of a server's client: shows what a closed browser is called for. It keeps no files; the site's has
// that (src/tab/offline.ts).

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  notification: Notification;
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const scope = self as unknown as Scope;

scope.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() as Told;
  event.waitUntil(scope.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: url }));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

/** Bring a page that shows it to the front, or open one. */
async function open(address: string): Promise<void> {
  const wanted = new URL(address, scope.registration.scope).href;
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === wanted);
  await (there ? there.focus() : scope.clients.openWindow(wanted));
}

export {}; // what is declared here is its own
