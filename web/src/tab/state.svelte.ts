// How far this tab is with hosting tables.
export type Phase = "loading" | "ready" | "failed" | "unable";

/** `known`: that it is missing. */
export type Engine = "there" | "missing" | "known";

/** `unable`: this browser lacks what is needed. Sizes are in bytes, 0 while nobody knows. */
export const tab = $state({ phase: "loading" as Phase, loaded: 0, total: 0, engine: "there" as Engine });

/** Whether a browser has what is needed: WebAssembly, and workers for it. */
export function isAble(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function" && typeof BroadcastChannel === "function";
}

/** How much has come, from 0 to 1. */
export function share(): number {
  return tab.total > 0 ? tab.loaded / tab.total : 0;
}
