"""A net as a rule: one hidden layer over what `features` writes, two outputs, one lead in points.

Its weights are whole numbers, times powers of two: every product and every sum of them is exact, so that plain Python,
machine code and WebAssembly agree to the bit, however a compiler orders what it adds. They are handed in as a row and
are no constants, so that a net that was just trained plays without anything being compiled anew.
"""

from typing import Any, NamedTuple

from oceanarium.kernel.contract import NOBODY, Evaluation, Features, Rules
from oceanarium.kernel.rule import blank, rule
from oceanarium.kernel.toolbox import floats

game: Rules[Any] = blank()
evaluation: Evaluation[Any] = blank()
features: Features[Any] = blank()

# What a row says before its weights: how many units are hidden, or none if the hand-written evaluation shall judge;
# and what a unit of each output is worth in points.
HIDDEN, WIN_POINTS, MARGIN_POINTS = range(3)
HEAD = 3
OUTPUTS = 2  # the odds of a victory, as a logarithm, and the margin
MOST_HIDDEN = 128


class Sight(NamedTuple):
    """Room for what a net sees, and for what it makes of that."""

    features: list[float]
    hidden: list[float]


@rule
def new_sight() -> Sight:
    """Room for a net of this game."""
    return Sight(floats(features.FEATURES), floats(MOST_HIDDEN))


@rule
def lead_of(state: Any, seat: int, net: list[float], sight: Sight) -> float:
    """How far ahead of its best rival the seat looks, in points: to the net, or if there is none to the evaluation.

    How a match that is over stands is no matter of judgement.
    """
    if net[HIDDEN] == 0.0 or game.actor(state) == NOBODY:
        return evaluation.evaluate(state, seat)
    features.describe(state, seat, sight.features)
    return weighed(net, sight)


@rule
def weighed(net: list[float], sight: Sight) -> float:
    """What the net makes of features that are there already."""
    width, at, hidden = int(net[HIDDEN]), HEAD, sight.hidden
    for unit in range(width):
        hidden[unit] = net[at + unit]
    at += width
    for index in range(features.FEATURES):
        value = sight.features[index]
        if value != 0.0:
            row = net[at : at + width]
            for unit in range(width):
                hidden[unit] += value * row[unit]
        at += width
    win, margin = net[at], net[at + 1]
    at += OUTPUTS
    for unit in range(width):
        if hidden[unit] > 0.0:
            win += hidden[unit] * net[at + OUTPUTS * unit]
            margin += hidden[unit] * net[at + OUTPUTS * unit + 1]
    return net[WIN_POINTS] * win + net[MARGIN_POINTS] * margin
