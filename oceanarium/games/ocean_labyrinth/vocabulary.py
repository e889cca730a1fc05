"""What the numbers of moves, events and sentences stand for, and how lines and squares are called."""

from dataclasses import replace

from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_NAMES,
    BACK_NAMES,
    COLOUR_NAMES,
    COLUMN_LETTERS,
    DIRECTION_LETTERS,
    DIRECTION_NAMES,
    KIND_NAMES,
    KIND_TILES,
    MAX_SEATS,
    OPENINGS,
    PICTURE_COUNT,
    PLACE_NAMES,
    QUARTERS,
    SHAPE_NAMES,
    SQUARE_COUNT,
    SQUARE_NAMES,
    START_SQUARES,
    TILE_NAMES,
    TILE_SHAPES,
)
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOTHING, Vocabulary
from oceanarium.kernel.vocabulary import nothing

PICTURE_IDS = tuple(f"P{picture + 1:02}" for picture in range(PICTURE_COUNT))
FILLERS = (  # what people type around the words that matter
    "the at to in into on from my it and open turned diver tile spare surplus square row column straight bend junction"
)
_FILLERS = frozenset(FILLERS.split())
_SIDES = {"above": "N", "top": "N", "below": "S", "bottom": "S", "left": "W", "right": "E"}


def line_name(arrow: int) -> str:
    """The column or row into which an arrow points, as people call it. [OL-C8]"""
    line = int(ARROW_NAMES[arrow][1])
    return COLUMN_LETTERS[line] if ARROW_NAMES[arrow][0] in "NS" else str(line + 1)


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


def _arrow_words() -> dict[str, int]:
    """Arrows as people say them: the line, and the side from which it is pushed."""
    return {
        f"{line_name(arrow).lower()}_{side}": arrow
        for arrow, name in enumerate(ARROW_NAMES)
        for side, letter in _SIDES.items()
        if name[0] == letter
    }


_ARROWS = {name.lower(): arrow for arrow, name in enumerate(ARROW_NAMES)} | _arrow_words()
_SQUARES = (
    {name.replace(",", "_"): square for square, name in enumerate(SQUARE_NAMES)}
    | {name.lower(): square for square, name in enumerate(PLACE_NAMES)}
    | {f"{name[1]}_{name[0].lower()}": square for square, name in enumerate(PLACE_NAMES)}  # row 3, column E
)
_STARTS: dict[str, int] = dict(zip(COLOUR_NAMES, START_SQUARES, strict=True))
_OPENINGS = {name: 1 << index for index, name in enumerate(DIRECTION_NAMES)} | {
    letter.lower(): 1 << index for index, letter in enumerate(DIRECTION_LETTERS)
}


def _told(text: str) -> list[str]:
    """The words that matter."""
    return [word for word in text.split("_") if word not in _FILLERS]


def _read_arrow(_: State, text: str) -> int | None:
    """`N3`, or "column D from above"."""
    return _ARROWS.get("_".join(_told(text)))


def _read_square(_: State, text: str) -> int | None:
    """`2,4`, `E3`, or "row 3, column E"."""
    return _SQUARES.get("_".join(_told(text)))


def _read_start(state: State, text: str) -> int | None:
    """The same, or the colour of a start square."""
    return _STARTS.get("_".join(_told(text)), _read_square(state, text))


def _read_turning(state: State, text: str) -> int | None:
    """How the spare tile is turned: `2`, `NE`, "north east", or "as it lies"."""
    words = _told(text)
    if words == ["as", "lies"]:
        return lying(state)
    if len(words) == 1 and words[0].isdecimal():
        return ROTATION.read(state, words[0])
    names = words if all(word in _OPENINGS for word in words) else list("".join(words))
    if state.surplus == NOTHING or not all(name in _OPENINGS for name in names):
        return None
    openings, ways = sum({_OPENINGS[name] for name in names}), OPENINGS[TILE_SHAPES[state.surplus]]
    return ways.index(openings) if openings in ways else None


def lying(state: State) -> int:
    """How the spare tile lies beside the board, or NOTHING while there is none."""
    return NOTHING if state.surplus == NOTHING else state.turned[state.surplus]


def spare_shape(state: State) -> int:
    """The shape of the spare tile; NOTHING while the maze is laid."""
    return NOTHING if state.surplus == NOTHING else TILE_SHAPES[state.surplus]


def _kind_of(tile: int) -> str:
    """A tile as one of those that look alike."""
    return next(name for name, tiles in zip(KIND_NAMES, KIND_TILES, strict=True) if tiles >> tile & 1)


WORDS = Vocabulary(__package__)
SEAT = WORDS.seat("seat", MAX_SEATS)
COLOUR = WORDS.noun("colour", COLOUR_NAMES)
ARROW = WORDS.same("arrow", replace(WORDS.noun("arrow", ARROW_NAMES), read=_read_arrow))
EXIT = WORDS.same("exit", ARROW)
ROTATION = WORDS.number("rotation", QUARTERS)
TURNING = replace(ROTATION, read=_read_turning)
SQUARE = WORDS.name(
    "square",
    SQUARE_COUNT,
    lambda _, square: square_name(square),
    tell=lambda _, square: place_name(square),
    read=_read_square,
    within=nothing,
)
START = WORDS.same("start", SQUARE)
START_SQUARE = replace(SQUARE, read=_read_start).among(START_SQUARES)
KIND = WORDS.noun("tile", KIND_NAMES)
TILE = WORDS.same(  # programs tell apart what people cannot: one plain straight from another
    "tile", replace(KIND, spell=lambda _, tile: TILE_NAMES[tile], tell=lambda _, tile: _kind_of(tile))
)
OUT = WORDS.same("out", TILE)
SHAPE = WORDS.noun("shape", SHAPE_NAMES, hidden="unknown")
DIRECTION = WORDS.noun("direction", DIRECTION_NAMES)
PICTURE = WORDS.noun("picture", PICTURE_IDS, hidden="hidden")
BACK = WORDS.noun("back", BACK_NAMES)
ROUNDS = WORDS.number("rounds")
