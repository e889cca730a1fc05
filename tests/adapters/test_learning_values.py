"""The example that learns by after-states: all of it without PyTorch, which is not among what tests install.

In place of the net, a line through the features learns here; what follows it is the same. Where PyTorch is there, the
net learns too.
"""

import csv
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray

from oceanarium.adapters import vector_ahead, vector_step
from oceanarium.adapters.vector import VectorEnv
from oceanarium.bots.net import OUTPUTS
from oceanarium.bots.nets import FILE, net_row, read_net
from oceanarium.kernel import Match, game_named
from oceanarium.kernel.engine import plain_engine
from tests.machine_code import compiled
from tests.matches import play_at_random
from tests.templates import judged

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "learn_values.py"
GARDEN = game_named("octopus-garden")
HAS_TORCH = find_spec("torch") is not None


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, as a module; with nothing in place of PyTorch, where that is missing."""
    if not HAS_TORCH:
        monkeypatch.setitem(sys.modules, "torch", ModuleType("torch"))
    monkeypatch.syspath_prepend(str(EXAMPLE.parent))
    import learn_values

    return learn_values


class Line:
    """Judges by a weighted sum of features, and learns by small steps against its errors."""

    def __init__(self, seen: NDArray[np.int16]) -> None:
        self._scale = 1 / (1 + np.abs(seen).mean(0))
        self._weights = np.zeros((seen.shape[1], OUTPUTS))

    def outputs(self, features: NDArray[np.int16]) -> NDArray[np.float32]:
        said: NDArray[np.float32] = (features * self._scale @ self._weights).astype(np.float32)
        return said

    def __call__(self, features: NDArray[np.int16]) -> NDArray[np.float32]:
        worth: NDArray[np.float32] = self.outputs(features).sum(1)
        return worth

    def learn(self, features: NDArray[np.int16], targets: NDArray[np.float32], pace: float) -> None:
        said = self.outputs(features)
        said[:, 0] = 1 / (1 + np.exp(-said[:, 0]))
        seen = features * self._scale
        self._weights -= 3 * pace * seen.T @ np.clip(said - targets, -1, 1) / len(features)


class Written:
    """A judge that has learned already: these weights."""

    def __init__(self, width: int, hidden: int) -> None:
        random = np.random.default_rng(2)
        self.shifts = np.arange(width) % 5
        shapes = (hidden,), (width, hidden), (OUTPUTS,), (hidden, OUTPUTS)
        self.parts = [random.normal(0, 0.3, shape) for shape in shapes]

    def weights(self) -> list[NDArray[np.float64]]:
        return self.parts

    def __call__(self, features: NDArray[Any]) -> NDArray[np.float64]:
        inner, rows, outer, columns = self.parts
        hidden = np.maximum(features * 0.5**self.shifts @ rows + inner, 0)
        worth: NDArray[np.float64] = (hidden @ columns + outer).sum(1)
        return worth


def experience(example: ModuleType, steps: int, **columns: Any) -> Any:
    """Of one match of two seats that choose in turn, in which nothing happened but what is said."""
    usual = {
        "features": np.zeros((steps, 1, 1), np.int16),
        "seats": np.arange(steps)[:, None] % 2,
        "beliefs": np.zeros((steps, 1, 2), np.float32),
        "is_stray": np.zeros((steps, 1), bool),
        "is_last": np.zeros((steps, 1), bool),
        "is_over": np.zeros((steps, 1), bool),
        "results": np.zeros((steps, 1, 2, 2), np.float32),
    }
    return example.Experience(**{**usual, **columns})


def beliefs(*chances: float) -> NDArray[np.float32]:
    return np.array([[[chance, 10 * chance]] for chance in chances], np.float32)


def test_a_target_is_what_the_same_seat_thought_next_and_later(example: ModuleType) -> None:
    happened = experience(example, 6, beliefs=beliefs(0.1, 0.2, 0.3, 0.4, 0.5, 0.6))
    targets, trace = example.targets_of(happened), example.TRACE
    assert targets[:, 0, 0].tolist() == pytest.approx(
        [trace * 0.5 + (1 - trace) * 0.3, trace * 0.6 + (1 - trace) * 0.4, 0.5, 0.6, np.nan, np.nan], nan_ok=True
    )
    assert targets[:4, 0, 1] == pytest.approx(10 * targets[:4, 0, 0])


def test_a_result_is_the_target_of_the_last_positions_of_all_seats_and_of_none_in_the_next_match(
    example: ModuleType,
) -> None:
    is_over, results = np.zeros((5, 1), bool), np.zeros((5, 1, 2, 2), np.float32)
    is_over[2], results[2, 0] = True, [[1.0, 4.0], [0.0, -4.0]]
    believed = beliefs(0.7, 0.2, np.nan, 0.4, 0.5)  # the third move ended the match, so nothing was thought of it
    seats = np.array([[0], [1], [0], [1], [0]])
    happened = experience(example, 5, beliefs=believed, is_over=is_over, is_last=is_over, results=results, seats=seats)
    targets = example.targets_of(happened)
    assert targets[:, 0].tolist() == pytest.approx(
        np.array([[1, 4], [0, -4], [1, 4], [np.nan, np.nan], [np.nan, np.nan]]), nan_ok=True
    )


def test_a_stray_move_says_nothing_of_the_position_before_it(example: ModuleType) -> None:
    """That is worth what the best move would have led to."""
    is_stray = np.zeros((5, 1), bool)
    is_stray[2] = True
    happened = experience(example, 5, beliefs=beliefs(0.1, 0.2, 0.9, 0.4, 0.3), is_stray=is_stray)
    targets = example.targets_of(happened)
    assert targets[[0, 2], 0, 0].tolist() == pytest.approx([0.9, 0.3])


def test_a_few_lessons_are_enough_to_play_much_better(example: ModuleType, tmp_path: Path) -> None:
    compiled(GARDEN, vector_step, vector_ahead)
    env = VectorEnv(GARDEN.name, 64, 2, seed=1, observes=False)
    learner = example.Learner(env, Line(example.features_at_random(env)), seed=1)
    points = list(example.learned(learner, lessons=6, every=3, deals=10, minutes=60))
    assert [point.lessons for point in points] == [0, 3, 6]
    assert points[0].share < 0.1 < 0.2 < points[-1].share
    assert all(point.low - 1e-9 <= point.share <= point.high + 1e-9 for point in points)
    assert 0 == points[0].matches < points[1].matches < points[2].matches == learner.matches
    assert 0 == points[0].minutes < points[1].minutes < points[2].minutes
    learner.judge = Written(GARDEN.features.FEATURES, example.HIDDEN)
    example.save(points, learner, tmp_path)
    assert {each.name for each in tmp_path.iterdir()} == {FILE, "curve.csv", "curve.svg"}
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        assert [float(row["share"]) for row in csv.DictReader(file)] == [point.share for point in points]
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
    assert read_net(GARDEN, tmp_path / FILE).card["share"] == points[-1].share


def test_the_same_seed_learns_the_same_and_time_ends_it_early(example: ModuleType) -> None:
    compiled(GARDEN, vector_step, vector_ahead)
    played = []
    for seed in (1, 1, 2):
        env = VectorEnv(GARDEN.name, 32, 2, seed=seed, observes=False)
        learner = example.Learner(env, Line(example.features_at_random(env, 4)), seed)
        learner.lesson(example.FASTEST)
        played.append(learner.play(3).features.tobytes())
    assert played[0] == played[1] != played[2]
    points = list(example.learned(learner, lessons=50, every=50, deals=1, minutes=1e-9))
    assert [point.lessons for point in points] == [0, 1]


def test_a_judge_becomes_a_net_that_says_the_same(example: ModuleType) -> None:
    width, spread = GARDEN.features.FEATURES, GARDEN.evaluation.SPREAD
    judge = Written(width, example.HIDDEN)
    net = example.net_of(judge, spread, {})
    engine, row = plain_engine(GARDEN.name), [0.0] * width
    match = Match(GARDEN, 2, seed=3)
    play_at_random(match, 40, 3)
    for seat in range(2):
        GARDEN.features.describe(match.state, seat, row)
        lead = engine[judged].lead(engine.box(match.state), seat, net_row(engine, net))
        assert lead == pytest.approx(spread / 2 * judge(np.array([row]))[0], rel=0.01, abs=0.1)
        assert abs(lead) > 1


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not here; the tests above do without")
def test_the_net_learns_to_win_against_greedy(tmp_path: Path) -> None:
    compiled(GARDEN, vector_step, vector_ahead)
    few = ["--lessons", "4", "--matches", "128", "--deals", "10", "--out", str(tmp_path)]
    command, surroundings = [sys.executable, str(EXAMPLE), *few], {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    assert "4 lessons" in done.stdout
    net = read_net(GARDEN, tmp_path / FILE)
    assert net.card["share"] > 0.2
