// Looking back at a match that is over: what cost those who sit here most, and why.
import { clientOf } from "../games";
import type { GameClient, Person } from "../games/contract";
import { AnalysisModel, judgeFor } from "../lib/analysis.svelte";
import { api } from "../lib/api";
import { turnIn } from "../lib/curve";
import { peopleAt } from "../lib/people";
import { decisionsBefore, stopsOf } from "../lib/replay.svelte";
import { Telling } from "../lib/telling.svelte";
import type { GameInfo, TableInfo } from "../messages";
import type { JudgementInfo, Replay } from "../told";
import { keepMatch } from "./record.svelte";
import { meanOf } from "./trends";

export class LookingBack {
  readonly analysis: AnalysisModel;
  readonly people: readonly Person[];
  /** Whose moments are told: of those who sit here, or of anybody for those who only watched. */
  readonly seats: readonly number[];

  private constructor(
    readonly table: TableInfo,
    readonly link: string,
    readonly info: GameInfo,
    readonly replay: Replay,
    readonly client: GameClient,
    readonly telling: Telling,
  ) {
    this.analysis = new AnalysisModel(replay, judgeFor(telling));
    this.people = peopleAt(table);
    this.seats = table.yours.length > 0 ? table.yours : this.people.map(({ seat }) => seat);
    telling.nameOf = (seat) => this.people[seat]?.name ?? "";
  }

  static async open(table: TableInfo, link: string): Promise<LookingBack> {
    const [heard, games] = await Promise.all([api.replay(link), api.games()]);
    const info = games.find(({ name }) => name === heard.game)!;
    const [client, telling] = await Promise.all([clientOf(heard.game), Telling.of(info)]);
    return new LookingBack(table, link, info, telling.replay(heard), client, telling);
  }

  /** Find out all there is, and remember what may be learnt from it. */
  async run(): Promise<void> {
    await this.analysis.run();
    if (!this.analysis.isComplete) return;
    const found = this.seats.flatMap((seat) => this.analysis.momentsOf(seat));
    for (const { number } of found) await this.analysis.explain(number);
    this.#remember();
  }

  close(): void {
    this.analysis.stop();
    this.telling.close();
  }

  /** Which choice of the match a move was, counted from 1. */
  decisionOf(number: number): number {
    return decisionsBefore(this.replay.moves, number + 1);
  }

  /** How many moves had been made when a move had taken its effect. */
  afterMove(number: number): number {
    return stopsOf(this.replay.moves).find((stop) => stop > number) ?? this.replay.moves.length;
  }

  /** Which choice decided the match for a seat, and how; null where nothing can be said. */
  turnFor(seat: number): { isWon: boolean; decision: number } | null {
    const { outcome } = this.replay;
    if (this.people.length < 2 || !outcome) return null;
    const isWon = outcome.winners.includes(seat);
    const number = turnIn(this.analysis.curve, seat, isWon);
    return number === null ? null : { isWon, decision: this.decisionOf(number) };
  }

  /** One's own matches alone: what is learnt at a shared device, or from others, would mix people up. */
  #remember(): void {
    const [seat, ...others] = this.table.yours;
    const { outcome } = this.replay;
    if (seat === undefined || others.length > 0 || !outcome) return;
    const moments: readonly JudgementInfo[] = this.analysis.momentsOf(seat);
    const overlooked = moments.flatMap(({ number, cost }) => {
      const told = this.analysis.reasons.get(number);
      return told ? [{ theme: told.theme, cost }] : [];
    });
    const won = outcome.scores.filter((_, each) => outcome.winners.includes(each)).map(({ parts }) => parts);
    keepMatch(this.table.game, {
      table: this.table.table,
      isWon: outcome.winners.includes(seat),
      own: { ...outcome.scores[seat]?.parts },
      best: meanOf(won),
      overlooked,
    });
  }
}
