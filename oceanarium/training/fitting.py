"""Fits a net to positions and how they ended. `adjusting` does the work; here are the order of it and the numbers."""

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


@dataclass(frozen=True)
class Fit:
    """How a net shall be fitted."""

    hidden: int = 64
    epochs: int = 4
    seed: int = 1


def fitted(
    game: Game[Any], examples: Examples, fit: Fit, card: Mapping[str, Any], told: Callable[[float, float], None]
) -> Net:
    """A net for these positions. `told` hears of the share that is done and of the loss, now and then."""
    engine, spread = machine_code(game, adjusting), game.evaluation.SPREAD
    width, rng = examples.features.shape[1], np.random.default_rng(fit.seed)
    shifts = _shifts(examples.features)
    first: Any = _first_weights(width, fit.hidden, rng)
    scale, fitting = 0.5**shifts, Fitting(first, np.zeros_like(first), np.zeros_like(first))
    in_epoch = len(examples) // BATCH
    for epoch in range(fit.epochs):
        order = rng.permutation(len(examples))
        for begun in range(0, in_epoch, TOLD):
            until = min(begun + TOLD, in_epoch)
            rows = order[begun * BATCH : until * BATCH]
            loss = engine[adjusting].adjust(
                examples.features[rows] * scale,
                examples.shares[rows],
                examples.margins[rows] / spread,
                fit.hidden,
                fitting,
                epoch * in_epoch + begun,
                fit.epochs * in_epoch,
            )
            told((epoch * in_epoch + until) / (fit.epochs * in_epoch), float(loss))
    return _whole(np.asarray(fitting.weights), shifts, fit.hidden, spread, card)


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
