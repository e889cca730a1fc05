// What friends, reports and moderators ask of the server.
import type {
  ActInfo,
  ActWish,
  Bonds,
  BondWish,
  Case,
  NoticeHeard,
  ReportWish,
  SocialLists,
  Writing,
} from "../messages";
import { ask, part } from "../lib/api";

export type BondKind = BondWish["kind"];

/** The acts of all moderators as a file. */
export const LOG_FILE = "/api/moderation/log.csv";

export const socialApi = {
  lists: () => ask<SocialLists>("/social/me"),
  bonds: (person: string) => ask<Bonds>(`/social/bonds/${part(person)}`),
  setBond: (person: string, kind: BondKind, isOn: boolean) =>
    ask<Bonds>(`/social/bonds/${part(person)}`, { kind, is_on: isOn } satisfies BondWish),
  report: (wish: ReportWish) => ask<null>("/social/reports", wish),
  heard: (number: number) => ask<null>("/social/heard", { number } satisfies NoticeHeard),
  cases: (closed: boolean) => ask<Case[]>(`/moderation/cases?closed=${String(closed)}`),
  case: (person: string) => ask<Case>(`/moderation/cases/${part(person)}`),
  act: (person: string, wish: ActWish) => ask<Case>(`/moderation/cases/${part(person)}/acts`, wish),
  writing: (person: string, isWriting: boolean) =>
    ask<null>(`/moderation/cases/${part(person)}/writing`, { is_writing: isWriting } satisfies Writing),
  log: () => ask<ActInfo[]>("/moderation/log"),
};
