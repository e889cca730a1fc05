"""What people are told besides: prompts, and the facts that sentences mention. The sentences are in `languages`."""

from oceanarium.kernel import Sentence
from oceanarium.kernel.vocabulary import Fields
from tests.toys.tidepool.parts import OFFERING, OVER
from tests.toys.tidepool.rules import is_waited_for
from tests.toys.tidepool.state import State
from tests.toys.tidepool.vocabulary import POINTS, SEAT, SHELL, WORDS

IS_OVER = WORDS.prompt("over")
WAIT = WORDS.prompt("wait")
OFFER = WORDS.prompt("offer", "lot")
DECIDE = WORDS.prompt("decide", "lot")


def prompt(state: State, seat: int) -> Sentence:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        return IS_OVER(state, seat)
    if not is_waited_for(state, seat):
        return WAIT(state, seat)
    return OFFER(state, seat) if state.phase == OFFERING else DECIDE(state, seat)


@WORDS.fact(SHELL)
def lot(state: State, seat: int, move: Fields) -> int:
    """What is up for auction."""
    return state.lot


@WORDS.fact(POINTS)
def points(state: State, seat: int, move: Fields) -> int:
    """What the lot is worth."""
    return max(state.lot, 0)


@WORDS.fact(SEAT)
def winner(state: State, seat: int, move: Fields) -> int:
    """Who decides about the lot."""
    return state.winner
