"""Adjusts a net to positions and to what came of them. Here are the order of it and the numbers; others do the work.

On a CPU that is `adjusting`, equal to the bit on all of them; on a GPU it is PyTorch (`fitting_on_gpu`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from oceanarium.bots.net import OUTPUTS
from oceanarium.bots.nets import LARGEST, ONE, Net
from oceanarium.kernel import Game
from oceanarium.kernel.engine import machine_code
from oceanarium.training import adjusting
from oceanarium.training.adjusting import BATCH, Fitting
from oceanarium.training.examples import Examples

MOST_HALVINGS = 12  # of a feature
EVENLY = 0.5  # the part of a lead that is the margin, while a net learns: who looks one move ahead plays best by that

Values = NDArray[np.float64]


@dataclass(frozen=True)
class Shape:
    """What stays as it is while a net learns."""

    hidden: int
    shifts: tuple[int, ...]  # of every feature: by how many halvings it comes to about one

    @property
    def scale(self) -> Values:
        """What every feature is multiplied by."""
        scale: Values = 0.5 ** np.array(self.shifts)
        return scale

    def first_weights(self, rng: np.random.Generator) -> Values:
        """Those of a net that knows nothing."""
        width = len(self.shifts)
        inner = rng.normal(0.0, 1.0, width * self.hidden) / np.sqrt(width)
        outer = rng.normal(0.0, 0.1, OUTPUTS * self.hidden) / np.sqrt(self.hidden)
        return np.concatenate([np.zeros(self.hidden), inner, np.zeros(OUTPUTS), outer])

    def net(self, weights: Values, spread: float, card: Mapping[str, Any]) -> Net:
        """The net in whole numbers. Its lead is the mean of what both outputs say, in points."""
        numbers = np.clip(np.round(weights * ONE), -LARGEST, LARGEST).astype(np.int64)
        return weighed(Net(self.hidden, self.shifts, tuple(map(int, numbers)), 0.0, 0.0, card), spread, EVENLY)


def weighed(net: Net, spread: float, margin: float) -> Net:
    """The same net with a part of its lead from the margin that it says, the rest from the odds of a victory."""
    return replace(net, win_points=(1.0 - margin) * spread, margin_points=margin * spread)


def shape_of(hidden: int, features: NDArray[np.int16]) -> Shape:
    """A shape for positions like these."""
    sizes = np.sqrt(np.mean(features.astype(np.float64) ** 2, axis=0))
    shifts = (min(round(float(np.log2(max(size, 1.0)))), MOST_HALVINGS) for size in sizes)
    return Shape(hidden, tuple(shifts))


class Pupil(Protocol):
    """Weights that are adjusted, and what Adam remembers of them."""

    def adjust(self, examples: Examples, done: int, whole: int) -> float:
        """Go through positions batch by batch; `done` steps were made before, of all there will be. The mean loss."""
        ...

    @property
    def weights(self) -> Values:
        """As they are now."""
        ...


class ExactPupil:
    """The same to the bit on every processor."""

    def __init__(self, game: Game[Any], shape: Shape, weights: Values) -> None:
        self._engine: Any = machine_code(game, adjusting)
        self._shape = shape
        remembered: tuple[Any, ...] = weights.copy(), np.zeros_like(weights), np.zeros_like(weights)
        self._fitting = Fitting(*remembered)

    def adjust(self, examples: Examples, done: int, whole: int) -> float:
        """See `Pupil`."""
        seen, hidden = examples.features * self._shape.scale, self._shape.hidden
        loss = self._engine[adjusting].adjust(
            seen, examples.shares, examples.margins, hidden, self._fitting, done, whole
        )
        return float(loss)

    @property
    def weights(self) -> Values:
        """See `Pupil`."""
        return np.asarray(self._fitting.weights)


def new_pupil(game: Game[Any], shape: Shape, weights: Values, *, on_gpu: bool) -> Pupil:
    """Somebody who learns from these weights on."""
    if on_gpu:
        from oceanarium.training.fitting_on_gpu import TorchPupil  # needs PyTorch

        return TorchPupil(shape, weights)
    return ExactPupil(game, shape, weights)


def steps_in(positions: int) -> int:
    """How many steps so many positions make."""
    return positions // BATCH
