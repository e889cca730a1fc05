"""Moves: one flat range of numbers, and how people write, touch and read them."""

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_KINDS,
    DIRECTION_COUNT,
    HARLEQUIN,
    KIND_NAMES,
    LINE_NAMES,
    MAX_PLACES,
    MAX_SEATS,
    MOST_STARS,
    OYSTER,
    ROW_LETTERS,
    step_offset,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOTHING, bit_count, rule

PLACE = 0  # PLACE + place: a starting oyster; PLACE + MAX_PLACES + place: the harlequin
PASS = PLACE + 2 * MAX_PLACES
BUY = PASS + 1  # BUY + line
PLANT = BUY + len(LINE_NAMES)  # PLANT + kind * MAX_PLACES + place
HOST = PLANT + BAG_KINDS * MAX_PLACES  # HOST + bonus * MAX_PLACES + place
STEP = HOST + len(BONUS_KINDS) * MAX_PLACES  # STEP + star * DIRECTION_COUNT + direction
DRAW = STEP + MOST_STARS * DIRECTION_COUNT  # DRAW + kind: chance draws from the bag
START = DRAW + BAG_KINDS  # START + seat: chance chooses who begins
NO_STEP = START + MAX_SEATS  # whatever no sea star can do: too far, or from where it is not [OG-R31]
MOVE_COUNT = NO_STEP + 1

START_KINDS = (OYSTER, HARLEQUIN)

_FILLERS = {"a", "an", "the", "at", "on", "to", "from", "sea", "feather"}
_START_NUMBERS = {KIND_NAMES[kind]: number for number, kind in enumerate(START_KINDS)}
_BAG_NUMBERS = {name: kind for kind, name in enumerate(KIND_NAMES[:BAG_KINDS])}
_BONUS_NUMBERS = {KIND_NAMES[kind]: bonus for bonus, kind in enumerate(BONUS_KINDS)}
_LINE_NUMBERS = {name.lower(): line for line, name in enumerate(LINE_NAMES)}
_LINE_LETTERS = {"row": "r", "column": "k", "diagonal": "x"}
_STAR_NAMES = {f"s{star + 1}" for star in range(MOST_STARS)}
_SEAT_NUMBERS = {str(seat): seat for seat in range(MAX_SEATS)}


@rule
def placing_move(kind: int, place: int) -> int:
    """Put a starting oyster, or the harlequin, on a place."""
    return PLACE + place if kind == OYSTER else PLACE + MAX_PLACES + place


@rule
def planting_move(kind: int, place: int) -> int:
    """Plant a bought tile on a place."""
    return PLANT + kind * MAX_PLACES + place


@rule
def hosting_move(bonus: int, place: int) -> int:
    """Lay a bonus tile on the tile of a place."""
    return HOST + bonus * MAX_PLACES + place


@rule
def stepping_move(star: int, direction: int) -> int:
    """Move a sea star one space."""
    return STEP + star * DIRECTION_COUNT + direction


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


def space_named(state: State, name: str) -> int | None:
    """The place of a space by its name, or None."""
    for place, known in space_names(state).items():
        if known == name.upper():
            return place
    return None


def places_in(spaces: int) -> list[int]:
    """The places in a set of spaces, in order."""
    places = []
    while spaces:
        lowest = spaces & -spaces
        places.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return places


def step_ends(state: State, seat: int, move: int) -> tuple[int, int]:
    """Where a star's step begins and ends; NOTHING twice if there is no such star, or no such seat."""
    star, direction = divmod(move - STEP, DIRECTION_COUNT)
    if not 0 <= seat < state.seats:
        return NOTHING, NOTHING
    start = state.stars[seat][star]
    return (start, NOTHING if start == NOTHING else start + step_offset(state.stride, direction))


def move_text(state: State, move: int) -> str:
    """A move as people write it."""
    if PLACE <= move < PASS:
        kind, place = divmod(move - PLACE, MAX_PLACES)
        return f"place:{KIND_NAMES[START_KINDS[kind]]}@{space_name(state, place)}"
    if PASS <= move < PLANT:
        return "pass" if move == PASS else f"buy:{LINE_NAMES[move - BUY]}"
    if PLANT <= move < HOST:
        return _planting_text(state.garden, state.stride, move)
    if HOST <= move < STEP:
        bonus, place = divmod(move - HOST, MAX_PLACES)
        return f"host:{KIND_NAMES[BONUS_KINDS[bonus]]}@{space_name(state, place)}"
    if STEP <= move < DRAW:
        start, end = step_ends(state, state.turn, move)
        return f"star:S{(move - STEP) // DIRECTION_COUNT + 1}:{space_name(state, start)}>{space_name(state, end)}"
    if DRAW <= move < NO_STEP:
        return f"draw:{KIND_NAMES[move - DRAW]}" if move < START else f"start:{move - START}"
    return "star:?:?>?" if move == NO_STEP else f"move {move}"


@cache
def _planting_text(garden: int, stride: int, move: int) -> str:
    kind, place = divmod(move - PLANT, MAX_PLACES)
    return f"plant:{KIND_NAMES[kind]}@{_names_in(garden, stride).get(place, '?')}"


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None: `buy:R2`, but also "Buy row 2" and "plant a relic on B4"."""
    words = [word for word in re.split(r"[^a-z0-9]+", text.lower()) if word and word not in _FILLERS]
    if words in (["pass"], ["skip"]):
        return PASS
    match words:
        case ["place", kind, space] if kind in _START_NUMBERS:
            return _at(state, PLACE + _START_NUMBERS[kind] * MAX_PLACES, space)
        case ["buy", line] if line in _LINE_NUMBERS:
            return BUY + _LINE_NUMBERS[line]
        case ["buy", sort, number] if f"{_LINE_LETTERS.get(sort)}{number}" in _LINE_NUMBERS:
            return BUY + _LINE_NUMBERS[f"{_LINE_LETTERS.get(sort)}{number}"]
        case ["plant", kind, space] if kind in _BAG_NUMBERS:
            return _at(state, PLANT + _BAG_NUMBERS[kind] * MAX_PLACES, space)
        case ["host", kind, space] if kind in _BONUS_NUMBERS:
            return _at(state, HOST + _BONUS_NUMBERS[kind] * MAX_PLACES, space)
        case ["star", star, start, end]:
            return _read_step(state, star, start, end)
        case ["draw", kind] if kind in _BAG_NUMBERS:
            return DRAW + _BAG_NUMBERS[kind]
        case ["start", seat] if seat in _SEAT_NUMBERS:
            return START + _SEAT_NUMBERS[seat]
    return None


def _at(state: State, first: int, space: str) -> int | None:
    """The move of that family for a space."""
    place = space_named(state, space)
    return None if place is None else first + place


def _read_step(state: State, star: str, start: str, end: str) -> int | None:
    """A step, or NO_STEP unless the spaces touch and the star stands where the text says. [OG-R31]"""
    places = space_named(state, start), space_named(state, end)
    if star not in _STAR_NAMES or None in places:
        return None
    for move in range(STEP, DRAW):
        if star == f"s{(move - STEP) // DIRECTION_COUNT + 1}" and step_ends(state, state.turn, move) == places:
            return move
    return NO_STEP


def targets(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The things on the table one touches to make a move."""
    if PLACE <= move < PASS:
        place = (move - PLACE) % MAX_PLACES
        return (f"garden:{seat}:{space_name(state, place)}",)
    if PASS <= move < PLANT:
        return ("pass",) if move == PASS else (f"market:{LINE_NAMES[move - BUY]}",)
    if PLANT <= move < HOST:
        return _planting_targets(state.garden, state.stride, seat, move)
    if HOST <= move < STEP:
        place = (move - HOST) % MAX_PLACES
        return (f"garden:{seat}:{space_name(state, place)}",)
    if STEP <= move < DRAW:
        end = step_ends(state, seat, move)[1]
        return f"star:{seat}:S{(move - STEP) // DIRECTION_COUNT + 1}", f"garden:{seat}:{space_name(state, end)}"
    return _stars_and_spaces(state, seat) if move == NO_STEP else ()


@cache
def _planting_targets(garden: int, stride: int, seat: int, move: int) -> tuple[str, ...]:
    kind, place = divmod(move - PLANT, MAX_PLACES)
    return f"bought:{KIND_NAMES[kind]}", f"garden:{seat}:{_names_in(garden, stride).get(place, '?')}"


def _stars_and_spaces(state: State, seat: int) -> tuple[str, ...]:
    """All that one may touch for a step that cannot be made. [OG-R31]"""
    stars = (f"star:{seat}:S{star + 1}" for star in range(MOST_STARS))
    return (*stars, *(f"garden:{seat}:{name}" for name in space_names(state).values()))
