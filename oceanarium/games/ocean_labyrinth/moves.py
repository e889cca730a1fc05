"""Moves: one flat range of numbers, and how people write, touch and read them."""

import re

from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_COUNT,
    ARROW_NAMES,
    BACK_COUNT,
    BACK_NAMES,
    COLOUR_COUNT,
    COLOUR_NAMES,
    KIND_COUNT,
    KIND_NAMES,
    MAX_SEATS,
    PICTURE_COUNT,
    QUARTERS,
    SIZE,
    SQUARE_COUNT,
    SQUARE_NAMES,
    START_SQUARES,
)
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import rule

COLOUR = 0  # COLOUR + colour
INSERT = COLOUR + COLOUR_COUNT  # INSERT + arrow * QUARTERS + rotation
MOVE = INSERT + ARROW_COUNT * QUARTERS  # MOVE + square
AIR = MOVE + SQUARE_COUNT  # AIR + colour: to the start square of that colour
DECLINE = AIR + COLOUR_COUNT  # the scooter stays where it is
RIDE = DECLINE + 1
LAY = RIDE + 1  # LAY + kind * QUARTERS + rotation: chance lays a tile on the next square
CARD = LAY + KIND_COUNT * QUARTERS  # CARD + picture: chance turns up somebody's next card
BACK = CARD + PICTURE_COUNT  # BACK + back: chance shows what is on the back of the surplus tile
START = BACK + BACK_COUNT  # START + seat: chance chooses who begins
MOVE_COUNT = START + MAX_SEATS

PICTURE_IDS = tuple(f"P{picture + 1:02}" for picture in range(PICTURE_COUNT))

_VERBS = {"push": "insert", "swim": "move", "go": "move", "color": "colour", "take": "colour"}
_FILLERS = {"the", "a", "at", "to", "in", "on", "my", "diver", "tile", "surplus", "turned", "square", "row", "column"}
_ARROWS = {name.lower(): arrow for arrow, name in enumerate(ARROW_NAMES)}
_ROTATIONS = {str(rotation): rotation for rotation in range(QUARTERS)}
_KINDS = {name.lower(): kind for kind, name in enumerate(KIND_NAMES)}
_COLOURS = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
_SQUARES = {name: square for square, name in enumerate(SQUARE_NAMES)}
_PICTURES = {name.lower(): picture for picture, name in enumerate(PICTURE_IDS)}
_BACKS = {name: back for back, name in enumerate(BACK_NAMES)}
_SEATS = {str(seat): seat for seat in range(MAX_SEATS)}
_ANSWERS = {"no": DECLINE, "yes": RIDE}


@rule
def inserting_move(arrow: int, rotation: int) -> int:
    """Push the surplus tile in at an arrow."""
    return INSERT + arrow * QUARTERS + rotation


@rule
def laying_move(kind: int, rotation: int) -> int:
    """Chance lays a tile."""
    return LAY + kind * QUARTERS + rotation


def square_name(square: int) -> str:
    """A square as it is written, row and column; "?" beside the board. [OL-C2]"""
    return SQUARE_NAMES[square] if 0 <= square < SQUARE_COUNT else "?"


def squares_in(squares: int) -> list[int]:
    """The squares in a set, in order."""
    return [square for square in range(SQUARE_COUNT) if squares >> square & 1]


def square_names(squares: int) -> list[str]:
    """The squares in a set, by name."""
    return [SQUARE_NAMES[square] for square in squares_in(squares)]


def pictures_in(pictures: int) -> list[str]:
    """The pictures in a set, by their IDs."""
    return [PICTURE_IDS[picture] for picture in range(PICTURE_COUNT) if pictures >> picture & 1]


def move_text(state: State, move: int) -> str:
    """A move as people write it."""
    if COLOUR <= move < INSERT:
        return f"colour:{COLOUR_NAMES[move - COLOUR]}"
    if INSERT <= move < MOVE:
        arrow, rotation = divmod(move - INSERT, QUARTERS)
        return f"insert:{ARROW_NAMES[arrow]}:{rotation}"
    if MOVE <= move < AIR:
        return f"move:{square_name(move - MOVE)}"
    if AIR <= move < DECLINE:
        return f"air:{square_name(START_SQUARES[move - AIR])}"
    if DECLINE <= move < LAY:
        return "scooter:yes" if move == RIDE else "scooter:no"
    if LAY <= move < CARD:
        kind, rotation = divmod(move - LAY, QUARTERS)
        return f"lay:{KIND_NAMES[kind]}:{rotation}"
    if CARD <= move < BACK:
        return f"card:{PICTURE_IDS[move - CARD]}"
    if BACK <= move < MOVE_COUNT:
        return f"back:{BACK_NAMES[move - BACK]}" if move < START else f"start:{move - START}"
    return f"move {move}"


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None: `insert:N3:2`, but also "push N3 2" and "swim to 2,4"."""
    words = [word for word in re.split(r"[^a-z0-9]+", text.lower()) if word and word not in _FILLERS]
    if words and words[0] in _VERBS:
        words[0] = _VERBS[words[0]]
    if words == ["stay"] and 0 <= state.turn < state.seats:
        return MOVE + state.divers[state.turn]
    return _read_choice(words) if words and words[0] in _CHOICES else _read_chance(words)


_CHOICES = {"colour", "insert", "move", "air", "scooter"}


def _read_choice(words: list[str]) -> int | None:
    """A move of a seat, by its words."""
    match words:
        case ["colour", colour] if colour in _COLOURS:
            return COLOUR + _COLOURS[colour]
        case ["insert", arrow, rotation] if arrow in _ARROWS and rotation in _ROTATIONS:
            return inserting_move(_ARROWS[arrow], _ROTATIONS[rotation])
        case ["move", row, column] if f"{row},{column}" in _SQUARES:
            return MOVE + _SQUARES[f"{row},{column}"]
        case ["air", row, column] if _SQUARES.get(f"{row},{column}") in START_SQUARES:
            return AIR + START_SQUARES.index(int(row) * SIZE + int(column))
        case ["air", colour] if colour in _COLOURS:
            return AIR + _COLOURS[colour]
        case ["scooter", answer] if answer in _ANSWERS:
            return _ANSWERS[answer]
    return None


def _read_chance(words: list[str]) -> int | None:
    """An outcome of chance, by its words."""
    match words:
        case ["lay", kind, rotation] if kind in _KINDS and rotation in _ROTATIONS:
            return laying_move(_KINDS[kind], _ROTATIONS[rotation])
        case ["card", picture] if picture in _PICTURES:
            return CARD + _PICTURES[picture]
        case ["back", back] if back in _BACKS:
            return BACK + _BACKS[back]
        case ["start", seat] if seat in _SEATS:
            return START + _SEATS[seat]
    return None


def targets(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The things on the table one touches to make a move."""
    if COLOUR <= move < INSERT:
        return (f"diver:{COLOUR_NAMES[move - COLOUR]}",)
    if INSERT <= move < MOVE:
        arrow, rotation = divmod(move - INSERT, QUARTERS)
        return f"arrow:{ARROW_NAMES[arrow]}", f"surplus:{rotation}"
    if MOVE <= move < AIR:
        return (f"square:{square_name(move - MOVE)}",)
    if AIR <= move < DECLINE:
        return (f"square:{square_name(START_SQUARES[move - AIR])}",)
    if DECLINE <= move < LAY:
        return (move_text(state, move),)
    return ()
