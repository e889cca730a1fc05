"""How well chances are said: by a net, and by the hand-written evaluation, on matches that were held back."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.bots.net import OUTPUTS
from oceanarium.bots.nets import ONE, Net
from oceanarium.training.examples import Examples

CERTAIN = 30.0  # logarithms of odds
STEPS = 10  # of a calibration curve

Values = NDArray[np.float64]


@dataclass(frozen=True)
class Figures:
    """How good chances are."""

    log_loss: float
    brier: float
    curve: tuple[tuple[float, float, int], ...]  # what was said on average, what came, and of how many positions

    @property
    def as_data(self) -> dict[str, Any]:
        """For a card: rounded."""
        curve = [[round(said, 3), round(came, 3), count] for said, came, count in self.curve]
        return {"log_loss": round(self.log_loss, 4), "brier": round(self.brier, 4), "curve": curve}


def figures_of(chances: Values, shares: Values) -> Figures:
    """How good chances are, by the shares in the victory that came."""
    likely = np.clip(chances, 1e-9, 1 - 1e-9)
    losses = -(shares * np.log(likely) + (1 - shares) * np.log(1 - likely))
    steps = np.minimum((chances * STEPS).astype(np.int64), STEPS - 1)
    curve = [
        (float(chances[chosen].mean()), float(shares[chosen].mean()), int(chosen.sum()))
        for chosen in (steps == step for step in range(STEPS))
        if chosen.any()
    ]
    return Figures(float(losses.mean()), float(((chances - shares) ** 2).mean()), tuple(curve))


def said_by_hand(examples: Examples, spread: float) -> Values:
    """The chances that the hand-written evaluation gives."""
    return _chances(examples.leads / spread)


def said_by_net(examples: Examples, net: Net, spread: float) -> Values:
    """The chances that a net gives, as bots take them: from its lead in points."""
    outputs = _outputs(examples, net)
    return _chances((net.win_points * outputs[:, 0] + net.margin_points * outputs[:, 1]) / spread)


def _outputs(examples: Examples, net: Net) -> Values:
    weights, width = np.array(net.weights, np.float64) / ONE, len(net.shifts)
    inner = weights[net.hidden : net.hidden * (width + 1)].reshape(width, net.hidden)
    inner /= 2.0 ** np.array(net.shifts)[:, None]
    outer = weights[net.hidden * (width + 1) :]
    hidden = np.maximum(examples.features @ inner + weights[: net.hidden], 0.0)
    answer: Values = hidden @ outer[OUTPUTS:].reshape(net.hidden, OUTPUTS) + outer[:OUTPUTS]
    return answer


def _chances(odds: Values) -> Values:
    chances: Values = 1 / (1 + np.exp(-np.clip(odds, -CERTAIN, CERTAIN)))
    return chances
