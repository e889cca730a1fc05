"""Adjusts the weights of a net to positions and how they ended: gradients, and Adam's steps. A template.

The loops are our own, so that a net comes out the same to the bit on every processor: libraries for matrices add up in
an order that depends on the machine, and fitting is chaotic.
"""

from math import sqrt
from typing import NamedTuple

from oceanarium.bots.net import OUTPUTS
from oceanarium.kernel.arithmetic import exp, log
from oceanarium.kernel.rule import entry, rule
from oceanarium.kernel.toolbox import floats

BATCH = 256  # positions between two steps
FASTEST, SLOWEST = 1e-3, 2e-5  # how long the steps are, from the first to the last
KEPT, KEPT_SQUARES, TINY = 0.9, 0.999, 1e-8  # Adam's
MARGIN_WEIGHT = 0.5  # of the error in the margin, beside that in the victory
FAR_OFF = 1.0  # spreads: errors in the margin beyond that count only as much as they are far
CERTAIN = 30.0  # logarithms of odds


class Fitting(NamedTuple):
    """A net while it is fitted: as in `Net.weights`, but with fractions. And what Adam remembers of each weight."""

    weights: list[float]
    means: list[float]
    squares: list[float]


@entry
def adjust(
    features: list[list[float]],
    shares: list[float],
    margins: list[float],
    hidden: int,
    fitting: Fitting,
    done: int,
    whole: int,
) -> float:
    """Adjust the weights to these positions, batch by batch; return the mean loss of the victory on the way.

    `done` steps were made before, of all there will be: they get shorter.
    """
    gradient, inner, slope, losses = floats(len(fitting.weights)), floats(hidden), floats(hidden), 0.0
    batches = len(shares) // BATCH
    for batch in range(batches):
        for place in range(len(gradient)):
            gradient[place] = 0.0
        for row in range(batch * BATCH, (batch + 1) * BATCH):
            losses += follow(features[row], shares[row], margins[row], hidden, fitting.weights, gradient, inner, slope)
        step = done + batch + 1
        pace = SLOWEST + (FASTEST - SLOWEST) * (1.0 - step / whole)
        make_step(fitting, gradient, step, pace)
    return losses / (batches * BATCH)


@rule
def follow(
    seen: list[float],
    share: float,
    margin: float,
    hidden: int,
    weights: list[float],
    gradient: list[float],
    inner: list[float],
    slope: list[float],
) -> float:
    """Add to the gradient what one position says; return its loss."""
    outer = hidden * (len(seen) + 1)
    for unit in range(hidden):
        inner[unit] = weights[unit]
    for index in range(len(seen)):
        value = seen[index]
        if value != 0.0:
            at = hidden * (index + 1)
            for unit in range(hidden):
                inner[unit] += value * weights[at + unit]
    odds, guess = weights[outer], weights[outer + 1]
    for unit in range(hidden):
        if inner[unit] > 0.0:
            odds += inner[unit] * weights[outer + OUTPUTS + OUTPUTS * unit]
            guess += inner[unit] * weights[outer + OUTPUTS + OUTPUTS * unit + 1]
    odds = min(max(odds, -CERTAIN), CERTAIN)
    unlikely = exp(-odds)
    wrong_odds = 1.0 / (1.0 + unlikely) - share
    wrong_margin = MARGIN_WEIGHT * min(max(guess - margin, -FAR_OFF), FAR_OFF)
    gradient[outer] += wrong_odds
    gradient[outer + 1] += wrong_margin
    for unit in range(hidden):
        at = outer + OUTPUTS + OUTPUTS * unit
        slope[unit] = 0.0
        if inner[unit] > 0.0:
            slope[unit] = wrong_odds * weights[at] + wrong_margin * weights[at + 1]
            gradient[at] += wrong_odds * inner[unit]
            gradient[at + 1] += wrong_margin * inner[unit]
            gradient[unit] += slope[unit]
    for index in range(len(seen)):
        value = seen[index]
        if value != 0.0:
            at = hidden * (index + 1)
            for unit in range(hidden):
                gradient[at + unit] += value * slope[unit]
    return log(1.0 + unlikely) + (1.0 - share) * odds


@rule
def make_step(fitting: Fitting, gradient: list[float], step: int, pace: float) -> None:
    """One step of Adam."""
    kept, kept_squares = 1.0, 1.0
    for _ in range(min(step, 10_000)):  # later both are nothing
        kept *= KEPT
        kept_squares *= KEPT_SQUARES
    for place in range(len(gradient)):
        slope = gradient[place] / BATCH
        fitting.means[place] = KEPT * fitting.means[place] + (1.0 - KEPT) * slope
        fitting.squares[place] = KEPT_SQUARES * fitting.squares[place] + (1.0 - KEPT_SQUARES) * slope * slope
        root = sqrt(fitting.squares[place] / (1.0 - kept_squares)) + TINY
        fitting.weights[place] -= pace * (fitting.means[place] / (1.0 - kept)) / root
