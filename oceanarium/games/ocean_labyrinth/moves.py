"""Moves: one flat range of numbers, and how people write, touch and read them."""

import re

from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_COUNT,
    ARROW_NAMES,
    BACK_COUNT,
    BACK_NAMES,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLUMN_LETTERS,
    DIRECTION_LETTERS,
    DIRECTION_NAMES,
    KIND_COUNT,
    KIND_NAMES,
    MAX_SEATS,
    OPENINGS,
    PICTURE_COUNT,
    PLACE_NAMES,
    QUARTERS,
    SIZE,
    SQUARE_COUNT,
    SQUARE_NAMES,
    START_SQUARES,
    TILE_SHAPES,
)
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOTHING, rule

COLOUR = 0  # COLOUR + colour
INSERT = COLOUR + COLOUR_COUNT  # INSERT + arrow * QUARTERS + rotation
MOVE = INSERT + ARROW_COUNT * QUARTERS  # MOVE + square
AIR = MOVE + SQUARE_COUNT  # AIR + colour: to the start square of that colour
DECLINE = AIR + COLOUR_COUNT  # the scooter stays where it is
RIDE = DECLINE + 1
LAY = RIDE + 1  # LAY + kind * QUARTERS + rotation: chance lays a tile on the next square
CARD = LAY + KIND_COUNT * QUARTERS  # CARD + picture: chance turns up somebody's next card
BACK = CARD + PICTURE_COUNT  # BACK + back: chance shows what is on the back of the spare tile
START = BACK + BACK_COUNT  # START + seat: chance chooses who begins
MOVE_COUNT = START + MAX_SEATS


def line_name(arrow: int) -> str:
    """The column or row into which an arrow points, as people call it. [OL-C8]"""
    line = int(ARROW_NAMES[arrow][1])
    return COLUMN_LETTERS[line] if ARROW_NAMES[arrow][0] in "NS" else str(line + 1)


PICTURE_IDS = tuple(f"P{picture + 1:02}" for picture in range(PICTURE_COUNT))

_VERBS = {"push": "insert", "swim": "move", "go": "move", "color": "colour", "take": "colour"}
_FILLERS = {"the", "a", "at", "to", "in", "into", "on", "from", "my", "it", "and", "open", "turned"} | {
    *("diver", "tile", "spare", "surplus", "square", "row", "column", "straight", "bend", "junction")
}
_ARROWS = {name.lower(): arrow for arrow, name in enumerate(ARROW_NAMES)}
_ROTATIONS = {str(rotation): rotation for rotation in range(QUARTERS)}
_KINDS = {name.lower(): kind for kind, name in enumerate(KIND_NAMES)}
_COLOURS = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
_SQUARES = {name: square for square, name in enumerate(SQUARE_NAMES)}
_PLACES = {name.lower(): square for square, name in enumerate(PLACE_NAMES)}
_SIDES = {"above": "N", "top": "N", "below": "S", "bottom": "S", "left": "W", "right": "E"}
_LINES = {  # an arrow as people say it: the line, and the side from which it is pushed
    (line_name(arrow).lower(), side): arrow
    for arrow, name in enumerate(ARROW_NAMES)
    for side, letter in _SIDES.items()
    if name[0] == letter
}
_OPENINGS = {name: 1 << index for index, name in enumerate(DIRECTION_NAMES)} | {
    letter.lower(): 1 << index for index, letter in enumerate(DIRECTION_LETTERS)
}
_PICTURES = {name.lower(): picture for picture, name in enumerate(PICTURE_IDS)}
_BACKS = {name: back for back, name in enumerate(BACK_NAMES)}
_SEATS = {str(seat): seat for seat in range(MAX_SEATS)}
_ANSWERS = {"no": DECLINE, "yes": RIDE}


@rule
def inserting_move(arrow: int, rotation: int) -> int:
    """Push the spare tile in at an arrow."""
    return INSERT + arrow * QUARTERS + rotation


@rule
def laying_move(kind: int, rotation: int) -> int:
    """Chance lays a tile."""
    return LAY + kind * QUARTERS + rotation


def square_name(square: int) -> str:
    """A square as programs write it, row and column from 0; "?" beside the board. [OL-C2]"""
    return SQUARE_NAMES[square] if 0 <= square < SQUARE_COUNT else "?"


def place_name(square: int) -> str:
    """A square as people read it, columns A to G and rows 1 to 7; "?" beside the board. [OL-C2]"""
    return PLACE_NAMES[square] if 0 <= square < SQUARE_COUNT else "?"


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
    """The move that a text means, or None: `insert:N3:2`, but also "push D from above, open NE" and "swim to E3"."""
    words = [word for word in re.split(r"[^a-z0-9]+", text.lower()) if word and word not in _FILLERS]
    if words and words[0] in _VERBS:
        words[0] = _VERBS[words[0]]
    if words == ["stay"] and 0 <= state.turn < state.seats:
        return MOVE + state.divers[state.turn]
    if words[:1] == ["insert"]:
        return _read_insertion(state, words[1:])
    return _read_choice(words) if words and words[0] in _CHOICES else _read_chance(words)


_CHOICES = {"colour", "move", "air", "scooter"}


def _read_insertion(state: State, words: list[str]) -> int | None:
    """An arrow by its name or by line and side, then the rotation by its number or by openings."""
    match words:
        case [arrow, *turned] if arrow in _ARROWS:
            return _read_rotation(state, _ARROWS[arrow], turned)
        case [line, side, *turned] if (line, side) in _LINES:
            return _read_rotation(state, _LINES[line, side], turned)
    return None


def _read_rotation(state: State, arrow: int, words: list[str]) -> int | None:
    """`2`, `NE`, or "north east"."""
    if len(words) == 1 and words[0] in _ROTATIONS:
        return inserting_move(arrow, _ROTATIONS[words[0]])
    names = words if all(word in _OPENINGS for word in words) else list("".join(words))
    if state.surplus == NOTHING or not all(name in _OPENINGS for name in names):
        return None
    openings = sum({_OPENINGS[name] for name in names})
    ways = OPENINGS[TILE_SHAPES[state.surplus]]
    return inserting_move(arrow, ways.index(openings)) if openings in ways else None


def _read_choice(words: list[str]) -> int | None:
    """A move of a seat, by its words."""
    match words:
        case ["colour", colour] if colour in _COLOURS:
            return COLOUR + _COLOURS[colour]
        case ["move", row, column] if f"{row},{column}" in _SQUARES:
            return MOVE + _SQUARES[f"{row},{column}"]
        case ["move", place] if place in _PLACES:
            return MOVE + _PLACES[place]
        case ["move", row, column] if f"{column}{row}" in _PLACES:
            return MOVE + _PLACES[f"{column}{row}"]
        case ["air", place] if _PLACES.get(place) in START_SQUARES:
            return AIR + START_SQUARES.index(_PLACES[place])
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
