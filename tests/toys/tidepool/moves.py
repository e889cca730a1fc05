"""Moves: one flat range of numbers, and how people write, touch and read them."""

from tests.toys.tidepool.parts import TOP_VALUE
from tests.toys.tidepool.state import State

HOLD_BACK = 0  # and 1 to TOP_VALUE: offer a shell of that value
KEEP = TOP_VALUE + 1
POCKET = TOP_VALUE + 2
DRAW = TOP_VALUE + 2  # DRAW + value: chance draws a shell of that value
MOVE_COUNT = DRAW + TOP_VALUE + 1

_VALUES = range(1, TOP_VALUE + 1)
_TEXTS = {HOLD_BACK: "hold", KEEP: "keep", POCKET: "pocket"}
_TEXTS |= {value: f"offer:{value}" for value in _VALUES}
_TEXTS |= {DRAW + value: f"draw:{value}" for value in _VALUES}
_NUMBERS = {text: number for number, text in _TEXTS.items()}
_TARGETS = {HOLD_BACK: "hold", KEEP: "keep", POCKET: "pocket"}
_TARGETS |= {value: f"hand:{value}" for value in _VALUES}
_TARGETS |= {DRAW + value: f"reef:{value}" for value in _VALUES}


def move_text(state: State, move: int) -> str:
    """A move as people write it."""
    return _TEXTS.get(move, f"move {move}")


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None: `offer:3`, but also "Offer 3" and "hold back"."""
    words = text.lower().replace(":", " ").split()
    return HOLD_BACK if words == ["hold", "back"] else _NUMBERS.get(":".join(words))


def targets(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The one thing on the table that makes a move when touched."""
    return (_TARGETS[move],) if move in _TARGETS else ()
