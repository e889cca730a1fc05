// Problems that only a tab has are told in the person's language; Python knows them by their codes.
import { siteWords } from "./texts";

/** The same message; where it tells one of these problems, with our sentence. */
export function inOwnWords(text: string): string {
  const codes = Object.keys(siteWords().problems);
  return codes.some((code) => text.includes(`"${code}"`)) ? text.split("\n").map(translated).join("\n") : text;
}

function translated(line: string): string {
  return JSON.stringify(
    JSON.parse(line, (key: string, value: unknown) => (key === "problem" || key === "" ? told(value) : value)),
  );
}

function told(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("code" in value)) return value;
  const sentence = siteWords().problems[String(value.code)];
  return sentence ? { ...value, sentence } : value;
}
