// What the expert thinks of a finished match; it grows while it is being found out.
import type { Analysis, JudgementInfo, Replay } from "../told";
import { sentenceOf } from "./api";
import { momentsOf, turningPointsOf } from "./curve";

export class AnalysisModel {
  judgements = $state.raw<readonly JudgementInfo[]>([]);
  isComplete = $state(false);
  isRunning = $state(false);
  isWarmingUp = $state(false);
  problem = $state("");
  readonly count: number;
  readonly decisions: number; // moves that somebody chose
  /** How many of them are done with. */
  readonly judged = $derived.by(() => this.#choicesBefore(this.judgedTo));
  /** Up to which move it is done. */
  readonly judgedTo = $derived.by(() => (this.isComplete ? this.count : (this.judgements.at(-1)?.number ?? -1) + 1));
  readonly byMove = $derived(new Map(this.judgements.map((judgement) => [judgement.number, judgement])));
  readonly turningPoints = $derived(turningPointsOf(this.judgements));
  readonly moments = $derived(momentsOf(this.judgements, this.#ending()));
  #round = 0; // a loop that was stopped does not go on when another begins

  constructor(
    readonly replay: Replay,
    private readonly ask: (link: string) => Promise<Analysis>,
  ) {
    this.count = replay.moves.length;
    this.decisions = this.#choicesBefore(this.count);
  }

  /** Ask again and again: every answer brings about a second's more work. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    const round = ++this.#round;
    this.isRunning = true;
    this.problem = "";
    try {
      while (round === this.#round && !this.isComplete) this.#take(await this.ask(this.replay.link));
    } catch (error) {
      if (round === this.#round) this.problem = sentenceOf(error);
    }
    if (round === this.#round) this.isRunning = false;
  }

  stop(): void {
    this.#round += 1;
    this.isRunning = false;
  }

  #take({ judgements, is_complete, is_warming_up }: Analysis): void {
    this.judgements = judgements;
    this.isWarmingUp = is_warming_up;
    this.isComplete = is_complete;
  }

  #choicesBefore(number: number): number {
    return this.replay.moves.slice(0, number).filter(({ seat }) => seat >= 0).length;
  }

  #ending() {
    const { outcome } = this.replay;
    return this.isComplete && outcome ? { count: this.count, outcome } : null;
  }
}
