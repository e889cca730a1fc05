"""How good a position looks, for bots: points, and what the own hand promises."""

from oceanarium.kernel import NOBODY, rule
from tests.toys.tidepool.parts import OVER, TOP_VALUE
from tests.toys.tidepool.rules import score
from tests.toys.tidepool.state import State

SHELL_WORTH = 0.4  # points that each unit of value in hand may still win
SPREAD = 3.0  # a lead of so many points is won by 73 in 100
LOT_WORTH = 0.9  # of the value of a lot that is won but not yet decided about


@rule
def evaluate(state: State, seat: int) -> float:
    """How far ahead of its best rival a seat looks, in points."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(score(state, other)))
    lead = score(state, seat) - best
    if state.phase == OVER:
        return lead
    return lead + hand_promise(state, seat) + lot_promise(state, seat)


@rule
def hand_promise(state: State, seat: int) -> float:
    """What the shells in hand may win while rounds are left."""
    promise = 0.0
    for value in range(1, TOP_VALUE + 1):
        promise += SHELL_WORTH * value * state.hands[seat][value]
    return promise


@rule
def lot_promise(state: State, seat: int) -> float:
    """A lot that has its winner is as good as theirs."""
    if state.winner == NOBODY:
        return 0.0
    return LOT_WORTH * state.lot if state.winner == seat else -LOT_WORTH * state.lot
