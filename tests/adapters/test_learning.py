"""The example of learning really learns, in a small way."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from oceanarium.adapters import vector_step
from oceanarium.kernel import game_named
from tests.machine_code import compiled

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"

A_FEW_LESSONS = """
import tests.conftest, learn
learner = learn.Learner("tidepool", 32, seed=1)
points = list(learn.lessons(learner, seconds=60, most=16))
assert learn.curve(points, "Tidepool").startswith("<svg")
print(*(point.wins for point in points))
"""


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, as a module."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # it sets this for itself
    import learn as example

    return example


def test_a_few_lessons_are_enough_to_win_more_often_than_by_lot() -> None:
    """In a process of its own: how many threads NumPy uses is settled when it is imported."""
    compiled(game_named("tidepool"), vector_step)
    program = f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(EXAMPLES)!r}]\n{A_FEW_LESSONS}"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    wins = [float(word) for word in said.split()]
    assert np.mean(wins[-8:]) > max(0.6, float(np.mean(wins[:2])) + 0.05)


def test_the_slopes_are_those_of_the_loss(learn: ModuleType) -> None:
    """Compared with small steps up and down: what is left out of a gradient by mistake shows here."""
    random = np.random.default_rng(3)
    network = learn.Network(6, 5, random)
    inputs = random.standard_normal((4, 6)).astype(np.float32)
    masks = np.array([[1, 1, 0, 1, 1]] * 4, np.uint8)
    actions, likely = np.array([0, 1, 3, 4]), np.array([0.3, 0.2, 0.25, 0.26], np.float32)
    gains, targets = np.array([1.0, -1.0, 0.5, -0.2], np.float32), np.array([0.1, 0.2, -0.3, 0.4], np.float32)

    def loss() -> float:
        thoughts = network.think(inputs, masks)
        ratios = thoughts.chances[np.arange(4), actions] / likely
        reward = np.minimum(ratios * gains, np.clip(ratios, 1 - learn.CLIP, 1 + learn.CLIP) * gains)
        logs = np.log(np.where(masks, thoughts.chances, 1))
        doubt = -(thoughts.chances * logs).sum(1)
        errors = (thoughts.values - targets) ** 2 / 2
        return float(np.mean(-reward - learn.ENTROPY * doubt + learn.VALUE * errors))

    thoughts = network.think(inputs, masks)
    slopes = learn.slopes_of(thoughts, actions, likely, gains, targets).sum(0)
    bias, step = network.weights[3], 1e-2
    for output in range(6):
        bias[output] += step
        above = loss()
        bias[output] -= 2 * step
        below = loss()
        bias[output] += step
        assert slopes[output] == pytest.approx((above - below) / (2 * step), abs=2e-3)
