// What a moderator sees of the reports: pure functions.
import type { Case, ReportedLine, ReportInfo } from "../messages";

export type Shelf = "open" | "mine" | "closed";

/** The cases of a shelf: "mine" are those that I have closed. */
export function shelved(cases: readonly Case[], shelf: Shelf, me: string): readonly Case[] {
  if (shelf !== "mine") return cases;
  return cases.filter(({ reports }) => reports.some(({ closed_by }) => closed_by === me));
}

/** The reasons of a case, the commonest first, each once. */
export function reasonsOf(reports: readonly ReportInfo[]): readonly ReportInfo["reason"][] {
  const counts = new Map<ReportInfo["reason"], number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([reason]) => reason);
}

export interface TableTalk {
  table: string | null;
  reports: readonly ReportInfo[];
  lines: readonly ReportedLine[];
}

/** What was said, table by table: reports of one table share its talk, and no line is shown twice. */
export function talkOf(reports: readonly ReportInfo[]): readonly TableTalk[] {
  const tables = new Map<string | null, ReportInfo[]>();
  for (const report of reports) tables.set(report.table, [...(tables.get(report.table) ?? []), report]);
  return [...tables].map(([table, together]) => {
    const lines = new Map<string, ReportedLine>();
    for (const { talk } of together) for (const line of talk) lines.set(`${line.at} ${line.person} ${line.text}`, line);
    return { table, reports: together, lines: [...lines.values()].sort((one, other) => (one.at < other.at ? -1 : 1)) };
  });
}
