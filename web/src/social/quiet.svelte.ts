// Tables at which this browser's owner wants to hear no talk.
const STORE = "oceanarium.quiet";
const MOST = 50; // the oldest are forgotten

function stored(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(known) ? known.filter((table) => typeof table === "string") : [];
  } catch {
    return []; // a damaged or forbidden store: then there is talk everywhere
  }
}

let tables = $state.raw<readonly string[]>(stored());

export function isQuiet(table: string): boolean {
  return tables.includes(table);
}

export function setQuiet(table: string, isOn: boolean): void {
  const others = tables.filter((other) => other !== table);
  tables = isOn ? [...others, table].slice(-MOST) : others;
  try {
    localStorage.setItem(STORE, JSON.stringify(tables));
  } catch {
    // It then lasts as long as the page.
  }
}
