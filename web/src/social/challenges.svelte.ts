// Challenges: those that wait for somebody here, and what became of one's own.
import { ownName } from "../lib/guest";
import { navigate } from "../lib/router.svelte";
import { play } from "../lib/sound";
import { lobbyLine } from "../lobby/line.svelte";
import type { ChallengeInfo, ClockInput } from "../messages";

const STORE = "oceanarium.challenging"; // the table opens in the page that asked or said yes, not in every one

/** A challenge, and until when it can be answered by the clock of this page. */
export type Shown = ChallengeInfo & { until: number };

export interface Wish {
  person?: string;
  called?: string;
  game: string;
  clock: ClockInput | null;
  is_rated: boolean;
}

/** What is shown after a message: each challenge once; one that was withdrawn leaves, and so does one taken up. */
export function after(shown: readonly Shown[], told: ChallengeInfo, now: number): readonly Shown[] {
  const others = shown.filter(({ challenge }) => challenge !== told.challenge);
  const isOver =
    told.state === "withdrawn" || told.state === "accepted" || (!told.is_yours && told.state !== "waiting");
  return isOver ? others : [...others, { ...told, until: now + told.seconds * 1000 }];
}

class Challenges {
  shown = $state.raw<readonly Shown[]>([]);

  hear(told: ChallengeInfo): void {
    const isNew = !this.shown.some(({ challenge }) => challenge === told.challenge);
    this.shown = after(this.shown, told, Date.now());
    if (isNew && told.state === "waiting" && !told.is_yours) play("guest");
    if (told.state !== "accepted" || !told.table || !isMeantHere()) return;
    forget();
    if (told.is_yours) play("guest");
    navigate(`/table/${told.table}`);
  }

  async send(wish: Wish): Promise<void> {
    const line = lobbyLine!;
    await line.comeIn();
    remember();
    await line.request({ type: "challenge", name: ownName(), ...wish });
  }

  async answer(challenge: string, accepts: boolean): Promise<void> {
    if (accepts) remember();
    await lobbyLine!.request({ type: "answer_challenge", challenge, accepts, name: ownName() });
  }

  /** Somebody has read what became of it. */
  drop(challenge: string): void {
    this.shown = this.shown.filter((each) => each.challenge !== challenge);
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(STORE, "1");
  } catch {
    // Private windows may forbid it.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // Nothing was kept.
  }
}

function isMeantHere(): boolean {
  try {
    return sessionStorage.getItem(STORE) !== null;
  } catch {
    return true; // who may keep nothing has one page only, as far as we know
  }
}

export const challenges = new Challenges();
