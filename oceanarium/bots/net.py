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
from oceanarium.kernel.toolbox import float_grid, floats, ints

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
    known: list[list[float]]  # the features that the sums stand for, seat by seat
    sums: list[list[float]]  # of the hidden units without their biases, seat by seat
    changed: list[int]  # the numbers of the features that are new
    outputs: list[float]  # what was said last


@rule
def new_sight() -> Sight:
    """Room for a net of this game: as if all features had been zero so far."""
    width = features.FEATURES
    known, sums = float_grid(MAX_SEATS, width), float_grid(MAX_SEATS, MOST_HIDDEN)
    return Sight(floats(width), known, sums, ints(width + 1), floats(OUTPUTS))


@rule
def lead_of(state: Any, seat: int, net: list[float], sight: Sight) -> float:
    """How far ahead of its best rival the seat looks, in points: to the net, or if there is none to the evaluation.

    How a match that is over stands is no matter of judgement.
    """
    if net[HIDDEN] == 0.0 or game.actor(state) == NOBODY:
        return evaluation.evaluate(state, seat)
    features.describe(state, seat, sight.features)
    bring_up_to_date(seat, net, sight)
    weigh(seat, net, sight)
    return net[WIN_POINTS] * sight.outputs[0] + net[MARGIN_POINTS] * sight.outputs[1]


@rule
def bring_up_to_date(seat: int, net: list[float], sight: Sight) -> None:
    """Add to a seat's sums what its features are now more than they were: four of them at a time, which is quicker."""
    known, sums, changed = sight.known[seat], sight.sums[seat], sight.changed
    count = list_changes(sight.features, known, changed)
    width, behind = int(net[HIDDEN]), HEAD + int(net[HIDDEN])
    place = 0
    while place + 3 < count:
        first, second, third, fourth = changed[place], changed[place + 1], changed[place + 2], changed[place + 3]
        by_first, by_second = news(first, known, sight), news(second, known, sight)
        by_third, by_fourth = news(third, known, sight), news(fourth, known, sight)
        of_first, of_second = row_of(first, width, behind, net), row_of(second, width, behind, net)
        of_third, of_fourth = row_of(third, width, behind, net), row_of(fourth, width, behind, net)
        for unit in range(width):
            sums[unit] += (by_first * of_first[unit] + by_second * of_second[unit]) + (
                by_third * of_third[unit] + by_fourth * of_fourth[unit]
            )
        place += 4
    while place < count:
        change = news(changed[place], known, sight)
        row = row_of(changed[place], width, behind, net)
        for unit in range(width):
            sums[unit] += change * row[unit]
        place += 1


@rule
def list_changes(seen: list[float], known: list[float], changed: list[int]) -> int:
    """Write the numbers of features that are not what they were; return how many they are.

    Every number is written and counts only then: a processor foresees that better than whether one is to be written.
    """
    count = 0
    for index in range(features.FEATURES):
        changed[count] = index
        count += 1 if seen[index] != known[index] else 0
    return count


@rule
def news(index: int, known: list[float], sight: Sight) -> float:
    """By how much a feature is more than it was. From now on that is known."""
    change = sight.features[index] - known[index]
    known[index] = sight.features[index]
    return change


@rule
def row_of(index: int, width: int, behind: int, net: list[float]) -> list[float]:
    """The weights of a feature."""
    return net[behind + width * index : behind + width * (index + 1)]


@rule
def weigh(seat: int, net: list[float], sight: Sight) -> None:
    """Write the outputs: what the net makes of a seat's sums."""
    width, sums = int(net[HIDDEN]), sight.sums[seat]
    at = HEAD + width * (features.FEATURES + 1)
    win, margin = net[at], net[at + 1]
    at += OUTPUTS
    for unit in range(width):
        hidden = sums[unit] + net[HEAD + unit]
        if hidden > 0.0:
            win += hidden * net[at + OUTPUTS * unit]
            margin += hidden * net[at + OUTPUTS * unit + 1]
    sight.outputs[0], sight.outputs[1] = win, margin
