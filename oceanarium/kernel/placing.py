"""A real table set up by hand: what can be put where, what can be counted, and what no table can show.

A game's `placing.py` says so. It is not compiled: rules play, this only lays the table.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from oceanarium.kernel.contract import NOBODY, AnyState_contra
from oceanarium.kernel.game import Game
from oceanarium.kernel.match_picture import DAMAGE, impossible
from oceanarium.kernel.told import ToldError
from oceanarium.kernel.vocabulary import Argument, Sentence, Vocabulary

PREFIX = "placing-"  # of the keys in catalogues
TRAY = "tray:"  # how the target of a piece in the tray begins


class CannotBe(ToldError):  # noqa: N818  # reads as what it is
    """Something that cannot be put there, with the rule; nothing has changed."""


class Piece(NamedTuple):
    """Something that lies in the tray, ready to be put on the table."""

    name: str
    said: Sentence
    places: tuple[str, ...]  # the targets on which it can be put, or from which it can be taken again
    left: int | None = None  # in the box; None where nobody counts
    seat: int = NOBODY  # in whose tray it lies; in that of all if it is nobody's


class Dial(NamedTuple):
    """Something that is counted or chosen beside the board: pearls, whose turn it is."""

    name: str
    said: Sentence
    value: int
    highest: int = 0
    lowest: int = 0
    choices: tuple[Sentence, ...] = ()  # what the values mean, from the lowest on, where they are no numbers
    seat: int = NOBODY  # whose it is, if it is somebody's
    is_rare: bool = False  # few tables need it


class Remedy(NamedTuple):
    """The change that mends something: what is put (or taken) where."""

    piece: str
    place: str
    said: Sentence


class Fault(NamedTuple):
    """What no table can show, or what is still missing, with the rule."""

    rule: str
    said: Sentence
    targets: tuple[str, ...] = ()  # where it is to be seen
    is_missing: bool = False  # else it is wrong
    remedy: Remedy | None = None


class Placing(Protocol[AnyState_contra]):
    """A game's placing.py. Whatever changes a state leaves its hidden parts as the rest of the box has them."""

    def clear(self, state: AnyState_contra) -> None:
        """Make the first state of a match a table on which nothing has been laid yet, in the midst of play."""
        ...

    def pieces(self, state: AnyState_contra) -> Sequence[Piece]:
        """The tray."""
        ...

    def put(self, state: AnyState_contra, piece: str, place: str) -> None:
        """Put a piece from the tray on a target, or take it away if it lies there; CannotBe with the rule."""
        ...

    def dials(self, state: AnyState_contra) -> Sequence[Dial]:
        """What is counted or chosen."""
        ...

    def turn(self, state: AnyState_contra, dial: str, value: int) -> None:
        """Set a dial to a value within its bounds."""
        ...

    def faults(self, state: AnyState_contra) -> Sequence[Fault]:
        """All that no table can show, the gravest first. Of a position that play has led to there are none."""
        ...


class Notes:
    """What a game's placing.py can say, declared by name with what each sentence mentions."""

    def __init__(self, vocabulary: Vocabulary, **notes: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        vocabulary.sentences |= {f"{PREFIX}{name}": tuple(gaps) for name, gaps in notes.items()}

    def __call__(self, note: str, /, **arguments: Argument) -> Sentence:
        """A sentence with its gaps filled in."""
        key = f"{PREFIX}{note}"
        told = self._vocabulary.sentences[key]
        assert set(told) == set(arguments), f"{key} is told {told}."
        return Sentence(self._vocabulary, key, tuple((name, arguments[name]) for name in told))


@cache
def placing_of(game: Game[Any]) -> Placing[Any] | None:
    """How a table of that game is laid; None if nobody has said so."""
    name = f"{game.package}.placing"
    return None if find_spec(name) is None else cast(Placing[Any], import_module(name))


def check(game: Game[Any], placing: Placing[Any], state: Any) -> None:
    """See to it that a state that was read makes sense where tables are laid; PictureError if it does not."""
    try:
        placing.pieces(state)
        placing.faults(state)
        is_sound = all(dial.lowest <= dial.value <= highest_of(dial) for dial in placing.dials(state))
    except DAMAGE:
        is_sound = False
    if not is_sound:
        raise impossible(game)


def puts(placing: Placing[Any], state: Any, piece: str, place: str) -> bool:
    """Whether there is such a piece in the tray, and such a place for it."""
    return any(each.name == piece and place in each.places for each in placing.pieces(state))


def turns(placing: Placing[Any], state: Any, dial: str, value: int) -> bool:
    """Whether there is such a dial, with such a value."""
    return any(each.name == dial and each.lowest <= value <= highest_of(each) for each in placing.dials(state))


def highest_of(dial: Dial) -> int:
    """The highest value of a dial."""
    return dial.lowest + len(dial.choices) - 1 if dial.choices else dial.highest
