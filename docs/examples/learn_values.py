"""A net that learns to play by playing against itself, from nothing: TD(lambda) on after-states, in PyTorch.

    pip install torch 'oceanarium[fast]'
    python docs/examples/learn_values.py                      # Octopus' Garden for two: some minutes on one core
    python docs/examples/learn_values.py oceania --lessons 2000 --matches 8192 --threads 16 --out learned

The environment tells of every legal move what the position after it would look like to the seat that makes it. The net
says of such a position how likely that seat wins and by how much; the seat makes the move that looks best, and now and
then any. What came later tells the net what it should have said. Nothing here knows a rule.
"""

from __future__ import annotations

import argparse
import csv
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from oceanarium.adapters.against_greedy import shares_of_victory, won_against_greedy
from oceanarium.adapters.vector import VectorEnv
from oceanarium.arena.interval import share_of
from oceanarium.arena.plots import curve_plot, standing_alone
from oceanarium.bots.nets import FILE, LARGEST, ONE, Net, write_net

Floats = NDArray[np.float32]
Features = NDArray[np.int16]

HIDDEN = 64  # units
STEPS = 64  # of every match between two lessons; and of the net in each
KEPT = 8  # lessons that are learned from
TRACE = 0.9  # lambda: how much what happened counts, beside what was thought of it on the way
STRAYING = 0.05  # of all moves: any instead of the best
FASTEST, SLOWEST = 1e-3, 5e-5  # how long the steps of the net are, from the first to the last
MARGIN_WEIGHT = 0.5  # of the error in the margin, beside that in the chance to win


class Judge:
    """A net that says two things of a position: the odds of a victory, as a logarithm, and the margin in spreads."""

    def __init__(self, seen: Features, device: str = "cpu") -> None:
        sizes = np.sqrt(np.mean(seen.astype(np.float64) ** 2, axis=0))
        self.shifts = np.log2(np.maximum(sizes, 1.0)).round().astype(np.int64).clip(0, 12)  # large ones are halved
        self._scale = torch.tensor(0.5**self.shifts, dtype=torch.float32, device=device)
        self._inner = torch.nn.Linear(len(self.shifts), HIDDEN, device=device)
        self._outer = torch.nn.Linear(HIDDEN, 2, device=device)
        self._adam = torch.optim.Adam([*self._inner.parameters(), *self._outer.parameters()])

    def outputs(self, features: Features) -> Floats:
        """Both things, of every row."""
        with torch.no_grad():
            said: Floats = self._think(features).cpu().numpy()
        return said

    def __call__(self, features: Features) -> Floats:
        """The worth of every row: what both things come to."""
        worth: Floats = self.outputs(features).sum(1)
        return worth

    def learn(self, features: Features, targets: Floats, pace: float) -> None:
        """One step towards saying what came of these positions."""
        said, came = self._think(features), torch.from_numpy(targets).to(self._scale.device)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(said[:, 0], came[:, 0])
        loss = loss + MARGIN_WEIGHT * torch.nn.functional.smooth_l1_loss(said[:, 1], came[:, 1])
        for group in self._adam.param_groups:
            group["lr"] = pace
        self._adam.zero_grad()
        loss.backward()
        self._adam.step()

    def weights(self) -> list[Floats]:
        """Biases of the hidden units, a row for every feature, biases of the outputs, a row for every hidden unit."""
        parts = self._inner.bias, self._inner.weight.T, self._outer.bias, self._outer.weight.T
        return [part.detach().cpu().numpy() for part in parts]

    def _think(self, features: Features) -> torch.Tensor:
        seen = torch.from_numpy(features).to(self._scale.device).float() * self._scale
        outputs: torch.Tensor = self._outer(torch.relu(self._inner(seen)))
        return outputs


@dataclass
class Experience:
    """What happened in some steps of all matches: rows are steps, columns matches."""

    features: Features  # of the positions that were chosen
    seats: NDArray[np.int64]  # that chose
    beliefs: Floats  # of the best position: the chance to win and the margin; not a number if that ended the match
    is_stray: NDArray[np.bool_]
    is_last: NDArray[np.bool_]  # whether the move ended the match
    is_over: NDArray[np.bool_]  # the same, or chance did after it
    results: Floats  # of matches that are over: of every seat its share in the victory, and the margin


def targets_of(experience: Experience) -> Floats:
    """What should have been said of every position; not a number where nothing came of it yet.

    Of each seat: what was thought of its next position, and the more the later what was thought of those after it, up
    to the result. A stray move shows nothing of the position before it: there the trace ends.
    """
    matches = np.arange(experience.seats.shape[1])
    targets = np.empty_like(experience.beliefs)
    coming = np.full_like(experience.results[0], np.nan)
    for step in range(len(targets) - 1, -1, -1):
        is_over, seats, belief = experience.is_over[step], experience.seats[step], experience.beliefs[step]
        coming[is_over] = experience.results[step][is_over]
        target = targets[step] = coming[matches, seats]
        is_end = np.isnan(target) | experience.is_stray[step][:, None]
        traced = np.where(is_end, belief, TRACE * target + (1 - TRACE) * belief)
        coming[matches, seats] = np.where(np.isnan(traced), target, traced)
    return targets


class Learner:
    """Plays all seats of all matches by one judge, which learns from it."""

    def __init__(self, env: VectorEnv, judge: Judge, seed: int = 0) -> None:
        self.env, self.judge, self.matches = env, judge, 0
        self._random = np.random.default_rng(seed)
        self._kept: deque[tuple[Features, Floats]] = deque(maxlen=KEPT)

    def lesson(self, pace: float) -> None:
        """Go on with all matches, and learn from what has come of these and of the last few lessons."""
        experience = self.play(STEPS)
        targets = targets_of(experience)
        is_known = ~np.isnan(targets[:, :, 0]) & ~experience.is_last
        self._kept.append((experience.features[is_known], targets[is_known]))
        for _ in range(STEPS):
            features, came = self._kept[self._random.integers(len(self._kept))]
            rows = self._random.integers(len(features), size=len(self.env))
            self.judge.learn(features[rows], came[rows], pace)

    def play(self, steps: int) -> Experience:
        """Make moves in every match."""
        rows = []
        for _ in range(steps):
            after, seats = self.env.after_states(), self.env.actors.copy()
            outputs = self.judge.outputs(after.features)
            best = after.best(outputs.sum(1))
            strays = after.starts[:-1] + self._random.integers(after.counts)
            chosen = np.where(self._random.random(len(best)) < STRAYING, strays, best)
            believed = np.stack([1 / (1 + np.exp(-outputs[best, 0])), outputs[best, 1]], axis=1)
            believed[after.dones[best] == 1] = np.nan
            features, is_last = after.features[chosen], after.dones[chosen] == 1
            self.env.step(after.moves[chosen])
            rows.append((features, seats, believed, chosen != best, is_last, self.env.dones == 1, self._results()))
            self.matches += int(self.env.dones.sum())
        return Experience(*(np.stack(column) for column in zip(*rows, strict=True)))

    def _results(self) -> Floats:
        """Of every seat: its share in the victory, and the margin to its best rival in spreads."""
        scores = self.env.scores.astype(np.float64)
        others = np.where(np.eye(self.env.seats, dtype=bool), -np.inf, scores[:, None, :]).max(2)
        margins = (scores - others) / self.env.game.evaluation.SPREAD
        return np.stack([shares_of_victory(self.env.rewards), margins], axis=2).astype(np.float32)


def features_at_random(env: VectorEnv, steps: int = 100) -> Features:
    """Some after-states of random play, by which a judge knows how large features are."""
    rows = []
    for _ in range(steps):
        rows.append(env.after_states().features[::97].copy())
        env.step(env.draw_actions())
    return np.concatenate(rows)


def net_of(judge: Judge, spread: float, card: dict[str, Any]) -> Net:
    """The judge as bots take it, in whole numbers. Its lead is the mean of what it says, in points."""
    numbers = np.concatenate([part.reshape(-1) for part in judge.weights()])
    weights = (numbers * ONE).round().clip(-LARGEST, LARGEST).astype(int)
    return Net(HIDDEN, tuple(judge.shifts.tolist()), tuple(weights.tolist()), spread / 2, spread / 2, card)


@dataclass(frozen=True)
class Point:
    """How good the learner was at some time: the share it won one move ahead, greedy bots at all other seats."""

    lessons: int
    matches: int  # that it has played
    minutes: float  # of learning, without the time that points take
    cpu_minutes: float
    share: float
    low: float  # where the share may be, with 95 % confidence
    high: float


def learned(learner: Learner, lessons: int, every: int, deals: int, minutes: float) -> Iterator[Point]:
    """Learn until the lessons or the minutes are over, and see how good that is before, now and then, and after.

    Towards the end, whichever comes first, the net takes shorter steps.
    """
    env, spent, cpu_spent, number = learner.env, 0.0, 0.0, 0
    while True:
        is_last = number >= lessons or spent >= 60 * minutes
        if number % every == 0 or is_last:
            count = 5 * deals if is_last else deals
            won = won_against_greedy(learner.judge, env.game.name, count, env.seats, seed=number, threads=env.threads)
            share = share_of([(each, env.seats) for each in won.tolist()])
            yield Point(number, learner.matches, spent / 60, cpu_spent / 60, *share)
        if is_last:
            return
        begun, cpu_begun = perf_counter(), process_time()
        done = max(number / lessons, spent / (60 * minutes))
        learner.lesson(FASTEST + (SLOWEST - FASTEST) * done)
        spent, cpu_spent = spent + perf_counter() - begun, cpu_spent + process_time() - cpu_begun
        number += 1


def save(points: list[Point], learner: Learner, folder: Path) -> None:
    """Leave the net, which `search(net='...')` plays by, and the curve."""
    game, last = learner.env.game, asdict(points[-1])
    folder.mkdir(parents=True, exist_ok=True)
    card = {"made_by": "docs/examples/learn_values.py", **last}
    write_net(game, net_of(learner.judge, game.evaluation.SPREAD, card), folder / FILE)
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(last))
        table.writeheader()
        table.writerows(asdict(point) for point in points)
    title = f"{game.title}: share of matches won against greedy, one move ahead, by CPU minutes of learning"
    plot = curve_plot(title, [[(point.cpu_minutes, point.share) for point in points]], percent=True)
    (folder / "curve.svg").write_text(standing_alone(plot), encoding="utf-8")


def main() -> None:
    """Learn, say how it goes, and save what came of it."""
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game", nargs="?", default="octopus-garden")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lessons", type=int, default=600)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="after which it ends, if not by lessons")
    parser.add_argument("--matches", type=int, default=1024, help="played at once")
    parser.add_argument("--threads", type=int, default=1, help="that play; the net has its own")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="of the net")
    parser.add_argument("--every", type=int, default=25, help="lessons between two points of the curve")
    parser.add_argument("--deals", type=int, default=200, help="of a point, each from every seat; the last has more")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="a folder for the net and the curve")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    env = VectorEnv(given.game, given.matches, given.seats, seed=given.seed, threads=given.threads, observes=False)
    learner = Learner(env, Judge(features_at_random(env), given.device), given.seed)
    points = []
    for point in learned(learner, given.lessons, given.every, given.deals, given.minutes):
        points.append(point)
        print(
            f"{point.lessons:5} lessons  {point.matches:9,} matches  {point.cpu_minutes:6.2f} CPU min  "
            f"{point.minutes:6.2f} min  {point.share:6.1%} against greedy ({point.low:.1%} to {point.high:.1%})",
            flush=True,
        )
        save(points, learner, given.out)
    print(f"The net is in {given.out / FILE}; try it with --bot \"search(net='{given.out / FILE}')\".")


if __name__ == "__main__":
    main()
