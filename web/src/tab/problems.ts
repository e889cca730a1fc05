// Problems that only a tab has are told in the person's language; Python knows them by their codes.
import { say } from "../lib/say";

const CODES = ["storage_refused", "storage_full", "storage_broken", "no_matches", "bad_match", "stale"] as const;

/** The same message; where it tells one of these problems, with our sentence. */
export function inOwnWords(text: string): string {
  return CODES.some((code) => text.includes(`"${code}"`)) ? text.split("\n").map(translated).join("\n") : text;
}

function translated(line: string): string {
  return JSON.stringify(
    JSON.parse(line, (key: string, value: unknown) => (key === "problem" || key === "" ? told(value) : value)),
  );
}

function told(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("code" in value)) return value;
  const code = CODES.find((each) => each === value.code);
  return code ? { ...value, sentence: say(`site-problem-${code}`) } : value;
}
