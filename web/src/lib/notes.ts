// Which of the things that could be said below the prompt is said.

export type NoteKind = "lost" | "refusal" | "hint" | "steps" | "news";

interface Sayable {
  isAway: boolean; // the server cannot be reached
  isRefused: boolean;
  isHinted: boolean; // or the expert is thinking about it
  isGuided: boolean; // the first steps are being shown
}

/** The most urgent one; closing it shows the one below. */
export function shownNote({ isAway, isRefused, isHinted, isGuided }: Sayable): NoteKind {
  if (isAway) return "lost";
  if (isRefused) return "refusal";
  if (isHinted) return "hint";
  return isGuided ? "steps" : "news";
}
