"""What the numbers of moves, events and sentences stand for, and how spaces are called."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from oceanarium.games.octopus_garden.parts import (
    KIND_NAMES,
    LINE_NAMES,
    MARKET_SIZE,
    MAX_PLACES,
    MAX_SEATS,
    MOST_STARS,
    ROW_LETTERS,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Vocabulary, bit_count
from oceanarium.kernel.vocabulary import nothing

_SORTS = {"R": "row", "K": "column", "X": "diagonal"}


def space_name(state: State, place: int) -> str:
    """A space as it is printed, the letter of its row and its number there; "?" beside the garden. [OG-C3]"""
    return space_names(state).get(place, "?")


def space_names(state: State) -> Mapping[int, str]:
    """The names of all spaces of a garden by their places, in order. [OG-C3]"""
    return _names_in(state.garden, state.stride)


@cache
def _names_in(garden: int, stride: int) -> Mapping[int, str]:
    """Remembered: every view and every list of moves names every space of its garden."""
    names = {}
    for place in places_in(garden):
        row, column = divmod(place, stride)
        before = garden >> row * stride & (1 << column) - 1
        names[place] = f"{ROW_LETTERS[row]}{bit_count(before) + 1}"
    return MappingProxyType(names)


def places_in(spaces: int) -> list[int]:
    """The places in a set of spaces, in order."""
    places = []
    while spaces:
        lowest = spaces & -spaces
        places.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return places


WORDS = Vocabulary(__package__)
SEAT = WORDS.seat("seat", MAX_SEATS)
TILE = WORDS.noun("tile", KIND_NAMES)
LINE = WORDS.noun(
    "line", LINE_NAMES, also={f"{_SORTS[name[0]]}_{name[1]}": line for line, name in enumerate(LINE_NAMES)}
)
SPACE = WORDS.name("space", MAX_PLACES, space_name, within=lambda state: (state.garden, state.stride))
START = WORDS.same("start", SPACE)
STAR = WORDS.name("star", MOST_STARS, lambda _, star: f"S{star + 1}", within=nothing)
MARKET = WORDS.number("market", MARKET_SIZE, first=1)
PEARLS = WORDS.number("pearls")
ROUNDS = WORDS.number("rounds")


def space_named(state: State, name: str) -> int | None:
    """The place of a space by its name, or None."""
    return SPACE.read(state, name.lower())
