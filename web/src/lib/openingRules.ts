// Whoever shows a table opens its rules beside it; what lies on the table need not know how.
import { getContext, setContext } from "svelte";

type OpenRule = (rule: string) => void;

const KEY = Symbol("opening rules");

/** Numbers of rules below this component open so. */
export function opensRules(open: OpenRule): void {
  setContext(KEY, open);
}

export function openerOfRules(): OpenRule | undefined {
  return getContext<OpenRule | undefined>(KEY);
}
