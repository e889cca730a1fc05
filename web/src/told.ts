// What this browser makes of the messages it hears: rows of moves and events written out, sentences in its owner's
// language. Words are found when somebody reads them, so that they follow the language.
import type * as heard from "./messages";

/** A legal move. */
export interface MoveInfo {
  number: number;
  text: string;
  words: string;
  targets: readonly string[];
}

/** Something that happened, as this device may hear it. */
export interface EventInfo {
  move: number;
  name: string;
  rule: string;
  seat: number;
  details: Readonly<Record<string, string>>;
  text: string;
}

/** What went wrong. */
export type Problem = Pick<heard.Problem, "code" | "sentence" | "rule">;

/** How a match ended. */
export type OutcomeInfo = Omit<heard.OutcomeInfo, "said">;

/** What one seat of this device may know and do now. */
export type SeatPosition = Omit<heard.SeatPosition, "moves" | "prompt"> & { moves: MoveInfo[]; prompt: string };

/** The table now. */
export type Position = Omit<heard.Position, "seats" | "events" | "outcome"> & {
  seats: Record<string, SeatPosition>;
  events: EventInfo[];
  outcome: OutcomeInfo | null;
};

/** What an expert would do. */
export type Hint = Omit<heard.Hint, "move" | "reasons" | "line"> & {
  move: MoveInfo;
  readonly reasons: readonly string[];
  line: MoveInfo[]; // the move, and how its turn may go on
};

/** A move that was made, in a replay. */
export interface PlayedInfo {
  number: number;
  seat: number; // -2 is chance
  text: string;
  words: string;
  events: EventInfo[];
}

export type Replay = Omit<heard.Replay, "moves" | "outcome"> & { moves: PlayedInfo[]; outcome: OutcomeInfo | null };

/** What one decision of a match was worth. */
export type JudgementInfo = Omit<heard.JudgementInfo, "made" | "best"> & { made: MoveInfo; best: MoveInfo };

export type Analysis = Omit<heard.Analysis, "judgements"> & { judgements: JudgementInfo[] };

/** Why another move would have been better at a decision. */
export type MomentInfo = Omit<heard.MomentInfo, "line" | "brings" | "brought" | "later"> & {
  line: MoveInfo[];
  readonly brings: readonly string[];
  readonly brought: readonly string[];
  readonly later: readonly string[];
};
