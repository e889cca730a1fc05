"""What the numbers of moves, events and sentences stand for."""

from oceanarium.kernel import NOTHING, Sentence, Vocabulary
from oceanarium.kernel.vocabulary import nothing
from tests.toys.tidepool.parts import MAX_SEATS, TOP_VALUE
from tests.toys.tidepool.state import State

VALUES = range(1, TOP_VALUE + 1)
HOLDING_BACK = 0  # the choice to offer nothing; others are the values offered


def _shell(_: State, value: int) -> str:
    return "hidden" if value == NOTHING else str(value)


def _choice(_: State, value: int) -> str:
    return "hidden" if value == NOTHING else "hold" if value == HOLDING_BACK else f"offer:{value}"


def _told_choice(state: State, value: int) -> Sentence:
    clause = SECRET if value == NOTHING else TO_HOLD_BACK if value == HOLDING_BACK else TO_OFFER
    return clause(state, {"shell": value})


WORDS = Vocabulary(__package__)
SEAT = WORDS.seat("seat", MAX_SEATS)
POINTS = WORDS.number("points")
SHELL = WORDS.name("shell", TOP_VALUE + 1, _shell, within=nothing)
CHOICE = WORDS.name("choice", TOP_VALUE + 1, _choice, tell=_told_choice)
SECRET = WORDS.clause("secret")
TO_HOLD_BACK = WORDS.clause("to_hold_back")
TO_OFFER = WORDS.clause("to_offer", "shell")
