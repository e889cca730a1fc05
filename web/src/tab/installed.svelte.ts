// The site on this device: kept for use without network, installed as an app, and replaced by a newer version.

/** What browsers tell that let a page offer its own installation. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const OFTEN = 60 * 60 * 1000; // milliseconds between questions for a newer version
const PAUSES = [0, 3_000, 10_000, 60_000]; // milliseconds before each attempt to keep the site; some networks stutter
const wasHere = Boolean(navigator.serviceWorker?.controller);

export const installed = $state({
  isFirstVisit: !wasHere,
  isKeeping: false, // everything is on its way to this device
  isKept: wasHere, // everything is there
  hasNewer: false,
  canInstall: false,
  isOnline: navigator.onLine,
});

let registration: ServiceWorkerRegistration | null = null;
let offer: InstallOffer | null = null;
let isReloading = false;
let hasBegun = false;

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
  installed.canInstall = true;
});
window.addEventListener("appinstalled", () => (installed.canInstall = false));
window.addEventListener("online", () => (installed.isOnline = true));
window.addEventListener("offline", () => (installed.isOnline = false));

/** Keep the whole site on this device. Called once it can be played, so that nothing is fetched twice at once. */
export async function keepSite(): Promise<void> {
  if (hasBegun || !navigator.serviceWorker) return;
  hasBegun = true;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isReloading) location.reload();
    else if (wasHere) installed.hasNewer = true; // another tab has asked for it
  });
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
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

/** The newer version takes over and the page is loaded anew. */
export function takeNewer(): void {
  isReloading = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

export async function install(): Promise<void> {
  const answer = await offer?.prompt();
  if (answer?.outcome === "accepted") installed.canInstall = false;
}
