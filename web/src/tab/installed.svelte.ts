// The site on this device: kept for use without network, installed as an app, and replaced by a newer version.

/** What browsers tell that let a page offer its own installation. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const OFTEN = 60 * 60 * 1000; // milliseconds between questions for a newer version
const PAUSES = [0, 3_000, 10_000, 60_000]; // milliseconds before each attempt to keep the site; some networks stutter
const A_MOMENT = 500; // milliseconds until what was asked for has been answered
const LONG_ENOUGH = 10_000; // milliseconds for a newer version to take over
const wasHere = Boolean(navigator.serviceWorker?.controller);

export const installed = $state({
  isFirstVisit: !wasHere,
  isKeeping: false, // everything is on its way to this device
  isKept: wasHere, // everything is there
  hasNewer: false,
  isReloading: false, // the newer one was asked for
  canInstall: false,
  isOnline: navigator.onLine,
});

let registration: ServiceWorkerRegistration | null = null;
let offer: InstallOffer | null = null;
let stopAll = (): void => undefined;
let hasBegun = false;

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
  installed.canInstall = true;
});
window.addEventListener("appinstalled", () => (installed.canInstall = false));
window.addEventListener("online", () => (installed.isOnline = true));
window.addEventListener("offline", () => (installed.isOnline = false));

/**
 * Keep the whole site on this device. Called once it can be played, so that nothing is fetched twice at once. `stop`
 * ends whatever else of this page asks for files.
 */
export async function keepSite(stop: () => void): Promise<void> {
  if (hasBegun || !navigator.serviceWorker) return;
  hasBegun = true;
  stopAll = stop;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (installed.isReloading) location.reload();
    else if (wasHere) installed.hasNewer = true; // another tab has asked for it
  });
  for (const length of PAUSES) {
    await pause(length);
    try {
      registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    } catch {
      break; // private windows may forbid it; the site then needs the network the next time
    }
    installed.isKeeping = true;
    installed.isKept = await isActive(registration);
    if (!installed.isKept) continue;
    watchFor(registration);
    return;
  }
  installed.isKeeping = false;
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, length));
}

/** Whether it comes to that: not if a file could not be fetched. */
function isActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = waiting ?? installing;
  if (active || !coming) return Promise.resolve(active !== null);
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated" || coming.state === "redundant") resolve(coming.state === "activated");
    });
  });
}

function watchFor(known: ServiceWorkerRegistration): void {
  const look = () => (installed.hasNewer ||= Boolean(known.waiting && navigator.serviceWorker.controller));
  look();
  known.addEventListener("updatefound", () => known.installing?.addEventListener("statechange", look));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < OFTEN) return;
    asked = Date.now();
    known.update().catch(() => undefined); // without network there is nothing newer
  });
}

/**
 * The newer version takes over and the page is loaded anew. Nothing may ask for a file meanwhile: browsers wait until
 * the older version has nothing to do, and Chromium forgets for minutes that it waits if that one is woken as it goes.
 */
export async function takeNewer(): Promise<void> {
  installed.isReloading = true;
  stopAll();
  if (registration?.waiting) {
    await pause(A_MOMENT);
    registration.waiting?.postMessage("take over");
    await pause(LONG_ENOUGH); // usually it has come long before; unless another tab keeps the older one busy
  }
  location.reload();
}

export async function install(): Promise<void> {
  const answer = await offer?.prompt();
  if (answer?.outcome === "accepted") installed.canInstall = false;
}
