"""Fits a net to positions and how they ended. Here are the order of it and the numbers; others do the work.

On a CPU that is `adjusting`, equal to the bit on all of them; on a GPU it is PyTorch (`fitting_on_gpu`), in seconds.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.bots.net import OUTPUTS
from oceanarium.bots.nets import LARGEST, ONE, Net
from oceanarium.kernel import Game
from oceanarium.kernel.engine import machine_code
from oceanarium.training import adjusting
from oceanarium.training.adjusting import BATCH, Fitting
from oceanarium.training.examples import Examples

TOLD = 200  # steps between two reports
MOST_HALVINGS = 12  # of a feature
SAMPLE = 1 << 17  # positions by which the size of features is measured
TRUST = 0.5  # how much of what is to be learned a search says, where there was one; the rest, how the match ended


Values = NDArray[np.float64]
Told = Callable[[float, float], None]  # hears of the share that is done and of the loss


@dataclass(frozen=True)
class Lessons:
    """What is to be learned from positions, one in each row."""

    features: NDArray[np.int16]
    scale: Values  # of each feature
    shares: Values  # in the victory: what came, or what was to be expected
    margins: Values  # in spreads


@dataclass(frozen=True)
class Fit:
    """How a net shall be fitted."""

    hidden: int = 64
    epochs: int = 4
    seed: int = 1
    on_gpu: bool = False


def fitted(game: Game[Any], examples: Examples, fit: Fit, card: Mapping[str, Any], told: Told) -> Net:
    """A net for these positions. `told` hears of the share that is done and of the loss, now and then."""
    spread, shifts = game.evaluation.SPREAD, _shifts(examples.features)
    lessons = Lessons(
        examples.features,
        np.power(0.5, shifts),
        (1 - TRUST) * examples.shares + TRUST * examples.expected,
        examples.margins / spread,
    )
    rng = np.random.default_rng(fit.seed)
    first = _first_weights(len(shifts), fit.hidden, rng)
    if fit.on_gpu:
        from oceanarium.training import fitting_on_gpu  # needs PyTorch

        weights = fitting_on_gpu.adjusted(first, lessons, fit.hidden, fit.epochs, rng, told)
    else:
        weights = adjusted(game, first, lessons, fit, rng, told)
    return _whole(weights, shifts, fit.hidden, spread, card)


def adjusted(
    game: Game[Any], first: Values, lessons: Lessons, fit: Fit, rng: np.random.Generator, told: Told
) -> Values:
    """The weights after all epochs, every time in another order."""
    engine: Any = machine_code(game, adjusting)
    remembered: tuple[Any, ...] = first, np.zeros_like(first), np.zeros_like(first)
    fitting = Fitting(*remembered)
    in_epoch = len(lessons.shares) // BATCH
    for epoch in range(fit.epochs):
        order = rng.permutation(len(lessons.shares))
        for begun in range(0, in_epoch, TOLD):
            until = min(begun + TOLD, in_epoch)
            rows = order[begun * BATCH : until * BATCH]
            loss = engine[adjusting].adjust(
                lessons.features[rows] * lessons.scale,
                lessons.shares[rows],
                lessons.margins[rows],
                fit.hidden,
                fitting,
                epoch * in_epoch + begun,
                fit.epochs * in_epoch,
            )
            told((epoch * in_epoch + until) / (fit.epochs * in_epoch), float(loss))
    return np.asarray(fitting.weights)


def _shifts(features: NDArray[np.int16]) -> NDArray[np.int64]:
    """By how many halvings every feature comes to about one."""
    sizes = np.sqrt(np.mean(features[:SAMPLE].astype(np.float64) ** 2, axis=0))
    return np.array([min(round(float(np.log2(max(size, 1.0)))), MOST_HALVINGS) for size in sizes], np.int64)


def _first_weights(width: int, hidden: int, rng: np.random.Generator) -> NDArray[np.float64]:
    inner = rng.normal(0.0, 1.0, width * hidden) / np.sqrt(width)
    outer = rng.normal(0.0, 0.1, OUTPUTS * hidden) / np.sqrt(hidden)
    return np.concatenate([np.zeros(hidden), inner, np.zeros(OUTPUTS), outer])


def _whole(
    weights: NDArray[np.float64], shifts: NDArray[np.int64], hidden: int, spread: float, card: Mapping[str, Any]
) -> Net:
    """The net in whole numbers. Its lead is the mean of what both outputs say, in points."""
    numbers = np.clip(np.round(weights * ONE), -LARGEST, LARGEST).astype(np.int64)
    halves = spread / 2
    return Net(hidden, tuple(map(int, shifts)), tuple(map(int, numbers)), halves, halves, card)
