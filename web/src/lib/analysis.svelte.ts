// What the expert thinks of a finished match; it grows while it is being found out.
import type { Analysis, JudgementInfo, MomentInfo, Replay } from "../told";
import { api, sentenceOf } from "./api";
import { curveOf } from "./curve";
import { decisionsBefore } from "./replay.svelte";
import type { Telling } from "./telling.svelte";

/** Who knows what the moves of a match were worth. */
export interface Judge {
  analysis(link: string): Promise<Analysis>;
  moment(link: string, number: number): Promise<MomentInfo>;
}

/** The host, in the words of a game. */
export function judgeFor(telling: Telling): Judge {
  return {
    analysis: async (link) => telling.analysis(await api.analysis(link)),
    moment: async (link, number) => telling.moment(await api.moment(link, number)),
  };
}

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
  readonly turningPoints = $derived.by(() => this.#judgedAt(this.#turningPoints));
  readonly curve = $derived(curveOf(this.judgements, this.#ending()));
  /** Why other moves would have been better, as far as somebody asked. */
  reasons = $state.raw<ReadonlyMap<number, MomentInfo>>(new Map());
  #turningPoints = $state.raw<readonly number[]>([]);
  #moments = $state.raw<readonly (readonly number[])[]>([]);
  readonly #explaining = new Map<number, Promise<void>>();
  #round = 0; // a loop that was stopped does not go on when another begins

  constructor(
    readonly replay: Replay,
    private readonly judge: Judge,
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
      while (round === this.#round && !this.isComplete) this.#take(await this.judge.analysis(this.replay.link));
    } catch (error) {
      if (round === this.#round) this.problem = sentenceOf(error);
    }
    if (round === this.#round) this.isRunning = false;
  }

  stop(): void {
    this.#round += 1;
    this.isRunning = false;
  }

  /** What cost a seat the most; the host chooses, and may think better of it until all is judged. */
  momentsOf(seat: number): JudgementInfo[] {
    return this.#judgedAt(this.#moments[seat] ?? []);
  }

  /** Ask why another move would have been better. */
  explain(number: number): Promise<void> {
    if (this.reasons.has(number)) return Promise.resolve();
    const asked = this.#explaining.get(number) ?? this.#explained(number);
    this.#explaining.set(number, asked);
    return asked;
  }

  async #explained(number: number): Promise<void> {
    try {
      const told = await this.judge.moment(this.replay.link, number);
      this.reasons = new Map(this.reasons).set(number, told);
    } catch (error) {
      this.problem = sentenceOf(error);
    }
    this.#explaining.delete(number);
  }

  #judgedAt(numbers: readonly number[]): JudgementInfo[] {
    return numbers.map((number) => this.byMove.get(number)).filter((found) => found !== undefined);
  }

  #take({ judgements, turning_points, moments, is_complete, is_warming_up }: Analysis): void {
    this.judgements = judgements;
    [this.#turningPoints, this.#moments] = [turning_points, moments];
    this.isWarmingUp = is_warming_up;
    this.isComplete = is_complete;
  }

  #choicesBefore(number: number): number {
    return decisionsBefore(this.replay.moves, number);
  }

  #ending() {
    const { outcome } = this.replay;
    return this.isComplete && outcome ? { count: this.count, outcome } : null;
  }
}
