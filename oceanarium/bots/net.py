"""A net as a rule: one hidden layer over what `features` writes, two outputs, one lead in points.

Its weights are whole numbers, times powers of two: every product and every sum of them is exact, so that plain Python,
machine code and WebAssembly agree to the bit, however a compiler orders what it adds. For the same reason the sums of
the hidden layer can be kept from position to position, and only what has changed is added: positions that are compared
with each other have most features in common. Weights are handed in as a row and are no constants, so that a net that
was just trained plays without anything being compiled anew.
"""

from typing import Any, NamedTuple

from oceanarium.kernel.contract import NOBODY, Evaluation, Features, Rules
from oceanarium.kernel.rule import blank, rule
from oceanarium.kernel.toolbox import floats

game: Rules[Any] = blank()
evaluation: Evaluation[Any] = blank()
features: Features[Any] = blank()
MAX_SEATS: int = blank()

# What a row says before its weights: how many units are hidden, or none if the hand-written evaluation shall judge;
# and what a unit of each output is worth in points.
HIDDEN, WIN_POINTS, MARGIN_POINTS = range(3)
HEAD = 3
OUTPUTS = 2  # the odds of a victory, as a logarithm, and the margin
MOST_HIDDEN = 128


class Sight(NamedTuple):
    """What a net sees, and what it has seen last through the eyes of every seat. It serves one net only."""

    features: list[float]
    known: list[float]  # the features that the sums stand for, seat after seat
    sums: list[float]  # of the hidden units without their biases, seat after seat


@rule
def new_sight() -> Sight:
    """Room for a net of this game: as if all features had been zero so far."""
    return Sight(floats(features.FEATURES), floats(MAX_SEATS * features.FEATURES), floats(MAX_SEATS * MOST_HIDDEN))


@rule
def lead_of(state: Any, seat: int, net: list[float], sight: Sight) -> float:
    """How far ahead of its best rival the seat looks, in points: to the net, or if there is none to the evaluation.

    How a match that is over stands is no matter of judgement.
    """
    if net[HIDDEN] == 0.0 or game.actor(state) == NOBODY:
        return evaluation.evaluate(state, seat)
    features.describe(state, seat, sight.features)
    bring_up_to_date(seat, net, sight)
    return weighed(seat, net, sight)


@rule
def bring_up_to_date(seat: int, net: list[float], sight: Sight) -> None:
    """Add to a seat's sums what its features are now more than they were."""
    width, known, first = int(net[HIDDEN]), seat * features.FEATURES, seat * MOST_HIDDEN
    at = HEAD + width
    for index in range(features.FEATURES):
        value = sight.features[index]
        change = value - sight.known[known + index]
        if change != 0.0:
            sight.known[known + index] = value
            row = net[at : at + width]
            for unit in range(width):
                sight.sums[first + unit] += change * row[unit]
        at += width


@rule
def weighed(seat: int, net: list[float], sight: Sight) -> float:
    """What the net makes of a seat's sums."""
    width, first = int(net[HIDDEN]), seat * MOST_HIDDEN
    at = HEAD + width * (features.FEATURES + 1)
    win, margin = net[at], net[at + 1]
    at += OUTPUTS
    for unit in range(width):
        hidden = sight.sums[first + unit] + net[HEAD + unit]
        if hidden > 0.0:
            win += hidden * net[at + OUTPUTS * unit]
            margin += hidden * net[at + OUTPUTS * unit + 1]
    return net[WIN_POINTS] * win + net[MARGIN_POINTS] * margin
