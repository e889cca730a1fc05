"""The fit by PyTorch: what needs no GPU of it, and where PyTorch is installed, that it learns the same."""

from importlib import util
from typing import Any

import numpy as np
import pytest

from oceanarium.bots.nets import ONE
from oceanarium.kernel import Game
from oceanarium.training.figures import said_by_net
from oceanarium.training.fitting import ExactPupil, shape_of
from oceanarium.training.fitting_on_gpu import TorchPupil, has_gpu, outputs_of, parts_of
from tests.cli.running import complaint
from tests.training.test_fitting import fitted, made_up


def test_a_net_in_parts_says_what_it_says_in_a_row(garden: Game[Any]) -> None:
    examples, spread = made_up(1_024), garden.evaluation.SPREAD
    net, _ = fitted(garden, examples, 5)
    row = np.array(net.weights) / ONE
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
    examples = made_up(4_096)
    shape = shape_of(4, examples.features)
    first = shape.first_weights(np.random.default_rng(1))
    ours, theirs = ExactPupil(garden, shape, first), TorchPupil(shape, first, device="cpu")
    for done in range(0, 48, 16):
        assert ours.adjust(examples, done, 48) == pytest.approx(theirs.adjust(examples, done, 48), abs=1e-4)
    assert not np.allclose(ours.weights, first, atol=0.01)
    assert np.allclose(ours.weights, theirs.weights, atol=1e-3)
