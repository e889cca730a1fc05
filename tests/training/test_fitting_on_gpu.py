"""The fit by PyTorch: what needs no GPU of it, and where PyTorch is installed, that it learns the same."""

from importlib import util
from typing import Any

import numpy as np
import pytest

from oceanarium.kernel import Game
from oceanarium.training import fitting, fitting_on_gpu
from oceanarium.training.figures import said_by_net
from oceanarium.training.fitting import Fit, Lessons, fitted
from oceanarium.training.fitting_on_gpu import has_gpu, outputs_of, parts_of
from tests.cli.running import complaint
from tests.training.test_fitting import made_up


def test_a_net_in_parts_says_what_it_says_in_a_row(garden: Game[Any]) -> None:
    examples, spread = made_up(1_024), garden.evaluation.SPREAD
    net = fitted(garden, examples, Fit(hidden=4, epochs=5), {}, lambda share, loss: None)
    row = np.array(net.weights) / 4096
    odds, margins = outputs_of(parts_of(row, 3, 4), examples.features * 0.5 ** np.array(net.shifts)).T
    chances = 1 / (1 + np.exp(-(net.win_points * odds + net.margin_points * margins) / spread))
    assert np.allclose(chances, said_by_net(examples, net, spread))


@pytest.mark.skipif(has_gpu(), reason="here is a GPU")
def test_whoever_wants_a_gpu_that_is_not_there_is_told(garden: Game[Any]) -> None:
    said = complaint("train", garden.name, "--gpu")
    assert "PyTorch sees no GPU here; leave --gpu out to fit on the CPU." in said


@pytest.mark.skipif(util.find_spec("torch") is None, reason="PyTorch takes gigabytes and is no part of any extra")
def test_pytorch_takes_the_steps_of_our_own_loops(garden: Game[Any]) -> None:
    """Beside what is lost by shorter numbers and another order of sums."""
    examples, first = made_up(4_096), np.random.default_rng(1).normal(0.0, 0.3, 4 * 4 + 2 * 5)
    scale = np.array([1.0, 1.0, 0.01])
    lessons, fit = Lessons(examples.features, scale, examples.shares, examples.margins / 20), Fit(hidden=4, epochs=3)
    rngs = [np.random.default_rng(2) for _ in range(2)]
    ours = fitting.adjusted(garden, first.copy(), lessons, fit, rngs[0], lambda share, loss: None)
    theirs = fitting_on_gpu.adjusted(first, lessons, 4, 3, rngs[1], lambda share, loss: None, device="cpu")
    assert not np.allclose(ours, first, atol=0.01)
    assert np.allclose(ours, theirs, atol=1e-3)
