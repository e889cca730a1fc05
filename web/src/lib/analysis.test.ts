import { describe, expect, it, vi } from "vitest";
import type { Analysis, JudgementInfo, OutcomeInfo, Replay } from "../told";
import { AnalysisModel } from "./analysis.svelte";
import { chancesAt, momentsOf, pathOf, spread, turningPointsOf } from "./curve";

const move = { number: 0, text: "", words: "", targets: [] };

function judged(number: number, cost: number, word: JudgementInfo["word"], outlook = [0.5, 0.5]): JudgementInfo {
  return { number, seat: 0, made: move, best: move, made_chance: 0.5 - cost, best_chance: 0.5, cost, word, outlook };
}

const OUTCOME: OutcomeInfo = { places: [1, 2], winners: [0], rule: "", sentence: "", scores: [] };
const REPLAY = { link: "x", moves: Array.from({ length: 9 }, () => ({})), outcome: OUTCOME } as unknown as Replay;

describe("the curve", () => {
  const judgements = [judged(2, 0, "best", [0.4, 0.6]), judged(5, 0.1, "mistake", [0.7, 0.3])];

  it("ends with certainty, shared among winners", () => {
    expect(momentsOf(judgements, { count: 9, outcome: OUTCOME }).at(-1)).toEqual({ number: 9, chances: [1, 0] });
    const shared = { ...OUTCOME, places: [1, 1], winners: [0, 1] };
    expect(momentsOf([], { count: 9, outcome: shared })).toEqual([{ number: 9, chances: [0.5, 0.5] }]);
    expect(momentsOf([], { count: 9, outcome: { ...OUTCOME, places: [1] } })).toEqual([]);
  });

  it("knows the chances at any moment", () => {
    const moments = momentsOf(judgements, null);
    expect(chancesAt(moments, 0)).toEqual([0.4, 0.6]);
    expect(chancesAt(moments, 4)).toEqual([0.4, 0.6]);
    expect(chancesAt(moments, 5)).toEqual([0.7, 0.3]);
    expect(chancesAt([], 5)).toBeNull();
    expect(
      pathOf(
        moments,
        1,
        (number) => number * 10,
        (chance) => chance * 100,
      ),
    ).toBe("M20.0 60.0L50.0 30.0");
  });

  it("keeps its flags apart, and within the picture", () => {
    expect(spread([10, 12, 60], 20, 100)).toEqual([10, 30, 60]);
    expect(spread([90, 95, 98], 20, 100)).toEqual([60, 80, 100]);
  });

  it("turns where moves cost the most, told in the order of the match", () => {
    const costs = [judged(1, 0.3, "blunder"), judged(2, 0.02, "good"), judged(3, 0.05, "slip")];
    const more = [judged(4, 0.1, "mistake"), judged(5, 0.4, "blunder")];
    expect(turningPointsOf([...costs, ...more]).map(({ number }) => number)).toEqual([1, 4, 5]);
    expect(turningPointsOf([judged(2, 0.02, "good")])).toEqual([]);
  });
});

describe("the analysis", () => {
  const answer = (numbers: number[], is_complete: boolean): Analysis => ({
    link: "x",
    judgements: numbers.map((number) => judged(number, 0, "best")),
    is_complete,
    is_warming_up: false,
  });

  it("asks until everything is judged", async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(answer([3], false))
      .mockResolvedValueOnce(answer([3, 6], true));
    const model = new AnalysisModel(REPLAY, ask);
    await model.run();
    expect(ask).toHaveBeenCalledTimes(2);
    expect([model.judgedTo, model.isRunning, model.moments.length]).toEqual([9, false, 3]);
  });

  it("stops when told to, keeps what it has, and goes on", async () => {
    let reply: (analysis: Analysis) => void = () => undefined;
    const ask = vi.fn(() => new Promise<Analysis>((resolve) => (reply = resolve)));
    const model = new AnalysisModel(REPLAY, ask);
    const running = model.run();
    model.stop();
    reply(answer([3], false));
    await running;
    expect([model.isRunning, model.judgedTo, ask.mock.calls.length]).toEqual([false, 4, 1]);
    const again = model.run();
    reply(answer([3, 6], true));
    await again;
    expect([model.isComplete, ask.mock.calls.length]).toEqual([true, 2]);
  });

  it("says what went wrong", async () => {
    const model = new AnalysisModel(REPLAY, () => Promise.reject(new Error("It broke off.")));
    await model.run();
    expect([model.problem, model.isRunning]).toEqual(["It broke off.", false]);
  });
});
