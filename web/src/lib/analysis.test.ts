import { describe, expect, it, vi } from "vitest";
import type { Analysis, JudgementInfo, MomentInfo, OutcomeInfo, Replay } from "../told";
import { AnalysisModel } from "./analysis.svelte";
import { chancesAt, curveOf, pathOf, spread, turnIn } from "./curve";

const move = { number: 0, text: "", words: "", targets: [] };

function judged(number: number, cost: number, word: JudgementInfo["word"], outlook = [0.5, 0.5]): JudgementInfo {
  return { number, seat: 0, made: move, best: move, made_chance: 0.5 - cost, best_chance: 0.5, cost, word, outlook };
}

const OUTCOME: OutcomeInfo = { places: [1, 2], winners: [0], rule: "", sentence: "", scores: [] };
const REPLAY = { link: "x", moves: Array.from({ length: 9 }, () => ({})), outcome: OUTCOME } as unknown as Replay;

describe("the curve", () => {
  const judgements = [judged(2, 0, "best", [0.4, 0.6]), judged(5, 0.1, "mistake", [0.7, 0.3])];

  it("ends with certainty, shared among winners", () => {
    expect(curveOf(judgements, { count: 9, outcome: OUTCOME }).at(-1)).toEqual({ number: 9, chances: [1, 0] });
    const shared = { ...OUTCOME, places: [1, 1], winners: [0, 1] };
    expect(curveOf([], { count: 9, outcome: shared })).toEqual([{ number: 9, chances: [0.5, 0.5] }]);
    expect(curveOf([], { count: 9, outcome: { ...OUTCOME, places: [1] } })).toEqual([]);
  });

  it("knows the chances at any moment", () => {
    const curve = curveOf(judgements, null);
    expect(chancesAt(curve, 0)).toEqual([0.4, 0.6]);
    expect(chancesAt(curve, 4)).toEqual([0.4, 0.6]);
    expect(chancesAt(curve, 5)).toEqual([0.7, 0.3]);
    expect(chancesAt([], 5)).toBeNull();
    expect(
      pathOf(
        curve,
        1,
        (number) => number * 10,
        (chance) => chance * 100,
      ),
    ).toBe("M20.0 60.0L50.0 30.0");
  });

  it("knows until when a match was open", () => {
    const chances = [0.5, 0.6, 0.4, 0.55, 0.3, 0.2, 0];
    const curve = chances.map((chance, number) => ({ number, chances: [chance, 1 - chance] }));
    expect(turnIn(curve, 0, false)).toBe(3);
    expect(turnIn(curve, 1, true)).toBe(3);
    expect(turnIn([], 0, true)).toBeNull();
    expect(turnIn(curve.slice(4), 0, false)).toBeNull(); // it never was
  });

  it("keeps its flags apart, and within the picture", () => {
    expect(spread([10, 12, 60], 20, 100)).toEqual([10, 30, 60]);
    expect(spread([90, 95, 98], 20, 100)).toEqual([60, 80, 100]);
  });
});

describe("the analysis", () => {
  const answer = (numbers: number[], is_complete: boolean): Analysis => ({
    link: "x",
    judgements: numbers.map((number) => judged(number, 0, "best")),
    turning_points: numbers.slice(-1),
    moments: [numbers.slice(0, 1), []],
    is_complete,
    is_warming_up: false,
  });

  const moment = vi.fn((_: string, number: number) => Promise.resolve({ number, theme: "plan" } as MomentInfo));

  it("is told once why a move would have been better", async () => {
    const model = new AnalysisModel(REPLAY, { analysis: () => Promise.resolve(answer([3, 6], true)), moment });
    await Promise.all([model.explain(6), model.explain(6)]);
    await model.explain(6);
    expect(moment.mock.calls).toEqual([["x", 6]]);
    expect(model.reasons.get(6)?.theme).toBe("plan");
  });

  it("may ask again for reasons that did not come", async () => {
    const failing = vi.fn(() => Promise.reject(new Error("It broke off.")));
    const model = new AnalysisModel(REPLAY, { analysis: () => Promise.resolve(answer([3], true)), moment: failing });
    await model.explain(3);
    await model.explain(3);
    expect([failing.mock.calls.length, model.reasons.size, model.problem]).toEqual([2, 0, "It broke off."]);
  });

  it("asks until everything is judged", async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(answer([3], false))
      .mockResolvedValueOnce(answer([3, 6], true));
    const model = new AnalysisModel(REPLAY, { analysis: ask, moment });
    await model.run();
    expect(ask).toHaveBeenCalledTimes(2);
    expect([model.judgedTo, model.isRunning, model.curve.length]).toEqual([9, false, 3]);
    expect(model.turningPoints.map(({ number }) => number)).toEqual([6]); // the host says which
    expect([model.momentsOf(0), model.momentsOf(1)].map((own) => own.map(({ number }) => number))).toEqual([[3], []]);
  });

  it("stops when told to, keeps what it has, and goes on", async () => {
    let reply: (analysis: Analysis) => void = () => undefined;
    const ask = vi.fn(() => new Promise<Analysis>((resolve) => (reply = resolve)));
    const model = new AnalysisModel(REPLAY, { analysis: ask, moment });
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
    const model = new AnalysisModel(REPLAY, { analysis: () => Promise.reject(new Error("It broke off.")), moment });
    await model.run();
    expect([model.problem, model.isRunning]).toEqual(["It broke off.", false]);
  });
});
