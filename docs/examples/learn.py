"""A small program that learns to play: PPO in NumPy on the vector environment, against random opponents.

    python docs/examples/learn.py                      # Octopus' Garden for two, some minutes on a laptop
    python docs/examples/learn.py oceania --minutes 1 --curve curve.svg

Nothing here knows a rule. Observations come in the layout of docs/observations.md; which of their numbers matter is
found by looking at random play.
"""

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # on matrices this small, threads wait for each other

import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters.vector import VectorEnv

Floats = NDArray[np.float32]

MOST_VALUES = 12  # a number that takes no more values than that is a choice among them, not an amount
HIDDEN = 128  # neurons
STEPS = 48  # of every match between two lessons
EPOCHS, BATCHES = 2, 8  # times that a lesson is gone through, and its parts
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5  # the usual numbers of PPO
TRACE = 0.95  # how far a result reaches back, per decision
RATE = 1e-3  # of learning


class Encoder:
    """Turns observations into numbers between about -1 and 1, leaving out what never changes."""

    def __init__(self, sample: NDArray[np.int16]) -> None:
        columns: list[int] = []
        values: list[int] = []
        self._amounts: list[int] = []
        for column in range(sample.shape[1]):
            found = np.unique(sample[:, column])
            if len(found) > MOST_VALUES:
                self._amounts.append(column)
            elif len(found) > 1:
                kept = found[1:] if len(found) == 2 else found
                columns += [column] * len(kept)
                values += kept.tolist()
        self._columns, self._values = np.array(columns), np.array(values, np.int16)
        amounts = sample[:, self._amounts].astype(np.float32)
        self._means, self._spreads = amounts.mean(0), 2 * amounts.std(0)
        self.width = len(columns) + len(self._amounts)

    def __call__(self, observations: NDArray[np.int16]) -> Floats:
        choices = observations[:, self._columns] == self._values
        amounts = (observations[:, self._amounts] - self._means) / self._spreads
        return np.hstack([choices, amounts]).astype(np.float32)


@dataclass
class Thoughts:
    """What a network made of some observations, as far as learning needs it."""

    inputs: Floats
    hidden: Floats
    chances: Floats  # of every move; 0 where the mask forbids it
    values: Floats  # the results it expects


class Network:
    """One hidden layer; one output for every move and one for the expected result. Learns by Adam."""

    def __init__(self, inputs: int, moves: int, random: np.random.Generator) -> None:
        self.weights = [
            (random.standard_normal((inputs, HIDDEN)) / 8).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (random.standard_normal((HIDDEN, moves + 1)) / 100).astype(np.float32),
            np.zeros(moves + 1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._lessons = 0

    def think(self, inputs: Floats, masks: NDArray[np.uint8]) -> Thoughts:
        """The chances that each move deserves, and the result that is to be expected."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(inputs @ first + first_bias, 0)
        outputs = hidden @ second + second_bias
        logits = np.where(masks, outputs[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return Thoughts(inputs, hidden, chances, outputs[:, -1])

    def learn(self, thoughts: Thoughts, slopes: Floats) -> None:
        """Follow the slopes of the loss by each output a little downhill."""
        second = self.weights[2]
        below = (slopes @ second.T) * (thoughts.hidden > 0)
        gradients = [thoughts.inputs.T @ below, below.sum(0), thoughts.hidden.T @ slopes, slopes.sum(0)]
        self._lessons += 1
        for weight, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            steady = mean / (1 - 0.9**self._lessons)
            weight -= RATE * steady / (np.sqrt(square / (1 - 0.999**self._lessons)) + 1e-8)


@dataclass
class Experience:
    """What happened in some steps of all matches: rows are steps, columns matches."""

    inputs: Floats
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    likely: Floats  # how likely each action was when it was taken
    values: Floats  # one row more than steps
    rewards: Floats
    dones: Floats

    @property
    def results(self) -> Floats:
        """Of the matches that were finished, for the learner."""
        results: Floats = self.rewards[self.dones == 1]
        return results


class Learner:
    """Plays seat 0 against random players, and learns from it."""

    def __init__(self, game: str, matches: int, seed: int = 0) -> None:
        self.random = np.random.default_rng(seed)
        self.env = VectorEnv(game, matches, 2, seed=seed, played_by_lot=[1])
        self.encode = Encoder(sample_of(self.env))
        self.network = Network(self.encode.width, self.env.game.move_count, self.random)

    def play(self, steps: int) -> Experience:
        """Go on with all matches."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(steps):
            thoughts = self.network.think(self.encode(self.env.observations), self.env.masks)
            actions = self._drawn(thoughts.chances)
            likely = thoughts.chances[np.arange(len(actions)), actions]
            masks = self.env.masks.copy()
            self.env.step(actions)
            rewards, dones = self.env.rewards[:, 0].astype(np.float32), self.env.dones.astype(np.float32)
            rows.append((thoughts.inputs, masks, actions, likely, thoughts.values, rewards, dones))
        columns = [np.stack(column) for column in zip(*rows, strict=True)]
        inputs, masks, actions, likely, values, rewards, dones = columns
        last = self.network.think(self.encode(self.env.observations), self.env.masks).values
        return Experience(inputs, masks, actions, likely, np.vstack([values, last[None]]), rewards, dones)

    def learn(self, experience: Experience) -> None:
        """Make moves likelier that led to more than was expected."""
        advantages = advantages_of(experience)
        targets = (advantages + experience.values[:-1]).reshape(-1)
        gains = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).reshape(-1)
        inputs = experience.inputs.reshape(len(gains), -1)
        masks = experience.masks.reshape(len(gains), -1)
        actions, likely = experience.actions.reshape(-1), experience.likely.reshape(-1)
        for _ in range(EPOCHS):
            for part in np.array_split(self.random.permutation(len(gains)), BATCHES):
                thoughts = self.network.think(inputs[part], masks[part])
                slopes = slopes_of(thoughts, actions[part], likely[part], gains[part], targets[part])
                self.network.learn(thoughts, slopes)

    def _drawn(self, chances: Floats) -> NDArray[np.int64]:
        """A move of each row by its chances."""
        tickets = self.random.random((len(chances), 1), np.float32) * chances.sum(1, keepdims=True)
        drawn = (chances.cumsum(1) > tickets).argmax(1)
        is_possible = chances[np.arange(len(drawn)), drawn] > 0  # rounding may point at a forbidden move
        moves: NDArray[np.int64] = np.where(is_possible, drawn, chances.argmax(1))
        return moves


def sample_of(env: VectorEnv, steps: int = 150) -> NDArray[np.int16]:
    """Observations from random play."""
    rows = []
    for _ in range(steps):
        rows.append(env.observations[: max(1, 8000 // steps)].copy())
        env.step(env.draw_actions())
    return np.concatenate(rows)


def advantages_of(experience: Experience) -> Floats:
    """How much better than expected things went after each decision (generalised advantage estimation)."""
    advantages = np.zeros_like(experience.rewards)
    later = np.zeros_like(experience.rewards[0])
    for step in range(len(advantages) - 1, -1, -1):
        goes_on = 1 - experience.dones[step]
        surprise = experience.rewards[step] + goes_on * experience.values[step + 1] - experience.values[step]
        later = surprise + TRACE * goes_on * later
        advantages[step] = later
    return advantages


def slopes_of(thoughts: Thoughts, actions: NDArray[np.int64], likely: Floats, gains: Floats, targets: Floats) -> Floats:
    """The slopes of PPO's loss by each output of the network."""
    rows = np.arange(len(actions))
    chances = thoughts.chances
    ratios = chances[rows, actions] / likely
    is_clipped = ((gains > 0) & (ratios > 1 + CLIP)) | ((gains < 0) & (ratios < 1 - CLIP))
    pulls = np.where(is_clipped, 0, gains * ratios)[:, None]
    logs = np.log(np.maximum(chances, 1e-12))
    doubt = -(chances * logs).sum(1, keepdims=True)
    slopes: Floats = np.zeros((len(actions), chances.shape[1] + 1), np.float32)
    slopes[:, :-1] = pulls * chances + ENTROPY * chances * (logs + doubt)
    slopes[rows, actions] -= pulls[:, 0]
    slopes[:, -1] = VALUE * (thoughts.values - targets)
    slopes /= len(actions)
    return slopes


@dataclass(frozen=True)
class Point:
    """How good the learner was at some time."""

    seconds: float  # of CPU time, learning included
    decisions: int
    wins: float  # the share of matches won; a draw is half a win


def lessons(learner: Learner, seconds: float, most: int | None = None) -> Iterator[Point]:
    """Play and learn until the CPU time is over."""
    start, decisions, number = process_time(), 0, 0
    while process_time() - start < seconds and (most is None or number < most):
        experience = learner.play(STEPS)
        decisions += experience.actions.size
        if len(experience.results) > 0:
            yield Point(process_time() - start, decisions, float((experience.results.mean() + 1) / 2))
        learner.learn(experience)
        number += 1


def curve(points: list[Point], title: str) -> str:
    """The share of victories over time, as a drawing."""
    width, height, left, top = 640, 300, 56, 36
    longest = max(point.seconds for point in points)
    places = [(left + point.seconds / longest * width, top + (1 - point.wins) * height) for point in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    lines = [
        f'<line x1="{left}" x2="{left + width}" y1="{y:.1f}" y2="{y:.1f}" stroke="#9ab" stroke-width="0.6"/>'
        f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{share}%</text>'
        for share in (0, 25, 50, 75, 100)
        for y in [top + (1 - share / 100) * height]
    ]
    marks = [
        f'<text x="{left + part / 4 * width:.1f}" y="{top + height + 20}" text-anchor="middle">'
        f"{longest * part / 4:.0f} s</text>"
        for part in range(5)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 24} {top + height + 36}" '
            'font-family="sans-serif" font-size="12" fill="#345">',
            '<rect width="100%" height="100%" fill="#f6fafc"/>',
            f'<text x="{left}" y="20" font-size="14">{title}</text>',
            *lines,
            *marks,
            f'<polyline points="{path}" fill="none" stroke="#0a6e8a" stroke-width="2"/>',
            "</svg>\n",
        ]
    )


def main() -> None:
    """Learn, and say how it goes."""
    parser = argparse.ArgumentParser(description="Learn a game against random players.")
    parser.add_argument("game", nargs="?", default="octopus-garden")
    parser.add_argument("--minutes", type=float, default=3.0, help="of CPU time")
    parser.add_argument("--matches", type=int, default=256, help="played at once")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", type=Path, help="a file for a drawing")
    given = parser.parse_args()
    learner = Learner(given.game, given.matches, given.seed)
    points = []
    for point in lessons(learner, given.minutes * 60):
        points.append(point)
        print(f"{point.seconds:6.1f} s  {point.decisions:9,} decisions  {point.wins:6.1%} won", flush=True)
    if given.curve is not None and points:
        title = f"Matches of {learner.env.game.title} won against random play, by CPU seconds of learning"
        given.curve.write_text(curve(points, title), encoding="utf-8")


if __name__ == "__main__":
    main()
