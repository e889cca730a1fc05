"""Moves: one flat range of numbers, and how people write, touch and read them."""

import re

from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    CIRCLE_SIDES,
    CIRCLE_SPACES,
    COLUMN_LETTERS,
    COLUMNS,
    DIRECTION_COUNT,
    DIRECTION_LETTERS,
    DIRECTION_NAMES,
    EDGES_COUNT,
    KIND_LETTERS,
    KIND_NAMES,
    KIND_OF,
    MAX_SEATS,
    NORTH,
    POINT_COUNT,
    SEA_KINDS,
    SOUTH,
    SPACE_COUNT,
    STRAIT,
    VALUE_COUNT,
)
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOTHING, lowest_bit, rule

START = 0  # START + point: sail there
PASS = START + POINT_COUNT  # never allowed; it exists so that a rule can say so
DRAW = PASS + 1  # explore with a tile from the lid
REUSE = DRAW + 1  # REUSE + kind: with one from the own discards
PAY = REUSE + SEA_KINDS  # PAY + value less one
PLACE = PAY + VALUE_COUNT  # PLACE + space * EDGES_COUNT + edges
NO_SCOUT = PLACE + SPACE_COUNT * EDGES_COUNT
SCOUT = NO_SCOUT + 1  # SCOUT + (value less one) * DIRECTION_COUNT + direction
TURN_UP = SCOUT + VALUE_COUNT * DIRECTION_COUNT  # TURN_UP + kind: chance draws a tile
CAST = TURN_UP + SEA_KINDS  # CAST + seat: chance chooses who begins
NEXT_GAME = CAST + MAX_SEATS  # enough seen of the finished chart
MOVE_COUNT = NEXT_GAME + 1

_FILLERS = {"a", "an", "at", "circle", "discarded", "from", "in", "of", "on", "the", "tile", "to", "use", "with"}
_KIND_NUMBERS = {word.lower(): kind for kind, name in enumerate(KIND_NAMES) for word in (name, KIND_LETTERS[kind])}
_VALUES = {str(value + 1): value for value in range(VALUE_COUNT)}
_SEATS = {str(seat): seat for seat in range(MAX_SEATS)}


@rule
def placing_move(space: int, edges: int) -> int:
    """Lay the tile in hand on a space with these land edges."""
    return PLACE + space * EDGES_COUNT + edges


@rule
def scouting_move(value: int, direction: int) -> int:
    """Put a scout, by its value less one, on the piece with the land edge in that direction."""
    return SCOUT + value * DIRECTION_COUNT + direction


@rule
def piece_name(edges: int, direction: int) -> int:
    """The direction that stands for a piece: its first land edge, so that every piece has one name. [OC-8.3]"""
    if KIND_OF[edges] == STRAIT:  # two pieces of one edge each
        return direction
    return lowest_bit(edges)


def space_name(space: int) -> str:
    """A space by its column's letter and its row's number. [OC-C1]"""
    if not 0 <= space < SPACE_COUNT:
        return "?"
    row, column = divmod(space, COLUMNS)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def space_named(name: str) -> int | None:
    """A space by its name, or None."""
    found = re.fullmatch(r"([a-g])([1-5])", name.lower())
    return None if found is None else (int(found[2]) - 1) * COLUMNS + COLUMN_LETTERS.lower().index(found[1])


def point_name(point: int) -> str:
    """A starting point: a tile by its space, a circle by its side of the chart and its row or column. [OC-C1]"""
    if not 0 <= point < CIRCLE_COUNT:
        return space_name(point - CIRCLE_COUNT)
    name = space_name(CIRCLE_SPACES[point])
    side = CIRCLE_SIDES[point]
    return f"{DIRECTION_NAMES[side]}-{name[0] if side in (NORTH, SOUTH) else name[1]}"


def point_named(name: str) -> int | None:
    """A starting point by its name, or None."""
    wanted = name.lower().replace(" ", "-")
    return next((point for point in range(POINT_COUNT) if point_name(point).lower() == wanted), None)


def edges_text(edges: int) -> str:
    """A tile's edges from north clockwise, L for land and W for water. [OC-C2]"""
    return "".join("L" if edges >> side & 1 else "W" for side in range(DIRECTION_COUNT))


def edges_named(text: str) -> int | None:
    """Edges by their letters, or None."""
    if not re.fullmatch("[lw]{4}", text.lower()):
        return None
    return sum(1 << side for side, letter in enumerate(text.lower()) if letter == "l")


def edges_at(state: State, space: int) -> int:
    """The land edges of the tile on a space."""
    return sum(1 << side for side in range(DIRECTION_COUNT) if state.land[side] >> space & 1)


def spaces_in(spaces: int) -> list[int]:
    """The spaces of a set, in order."""
    return [space for space in range(SPACE_COUNT) if spaces >> space & 1]


def move_text(state: State, move: int) -> str:
    """A move as people write it."""
    if START <= move < PASS:
        return f"start:{point_name(move - START)}"
    if move == PASS:
        return "pass"
    if DRAW <= move < PAY:
        return "source:draw" if move == DRAW else f"source:discard:{KIND_NAMES[move - REUSE]}"
    if PAY <= move < PLACE:
        return f"pay:{move - PAY + 1}"
    if PLACE <= move < NO_SCOUT:
        space, edges = divmod(move - PLACE, EDGES_COUNT)
        return f"place:{space_name(space)}:{edges_text(edges)}"
    if NO_SCOUT <= move < TURN_UP:
        value, direction = divmod(move - SCOUT, DIRECTION_COUNT)
        return "scout:none" if move == NO_SCOUT else f"scout:{value + 1}:{DIRECTION_LETTERS[direction]}"
    if TURN_UP <= move < NEXT_GAME:
        return f"draw:{KIND_NAMES[move - TURN_UP]}" if move < CAST else f"first:{move - CAST}"
    if move == NEXT_GAME:
        return "next"
    return f"move {move}"


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None: `start:west-3`, but also "Start west 3" and "place (3,3) LWWW"."""
    text = re.sub(r"\(\s*([0-4])\s*,\s*([0-6])\s*\)", _named_by_coordinates, text.lower())
    text = re.sub(r"\b(north|east|south|west)[ -]+([1-5a-g])\b", r"\1_\2", text)
    words = [word for word in re.split(r"[^a-z0-9_]+", text) if word and word not in _FILLERS]
    match words:
        case ["pass"]:
            return PASS
        case ["start", point]:
            number = point_named(point.replace("_", "-"))
            return None if number is None else START + number
        case ["source", "draw"] | ["draw"]:
            return DRAW
        case ["source", "discard", kind] | ["discard", kind] if _KIND_NUMBERS.get(kind, SEA_KINDS) < SEA_KINDS:
            return REUSE + _KIND_NUMBERS[kind]
        case ["pay", value] if value in _VALUES:
            return PAY + _VALUES[value]
        case ["place", space, edges]:
            return _read_placing(space, edges)
        case ["scout", "none"] | ["no", "scout"]:
            return NO_SCOUT
        case ["scout", value, side] if value in _VALUES:
            return _read_scouting(state, _VALUES[value], side)
        case ["draw", kind] if _KIND_NUMBERS.get(kind, SEA_KINDS) < SEA_KINDS:
            return TURN_UP + _KIND_NUMBERS[kind]
        case ["first", seat] if seat in _SEATS:
            return CAST + _SEATS[seat]
        case ["next"] | ["next", "game"] | ["go"]:
            return NEXT_GAME
    return None


def _named_by_coordinates(found: re.Match[str]) -> str:
    """A row and a column, both from 0, as the name of the space."""
    return space_name(int(found[1]) * COLUMNS + int(found[2])).lower()


def _read_placing(space: str, edges: str) -> int | None:
    place, word = space_named(space), edges_named(edges)
    return None if place is None or word is None else placing_move(place, word)


def _read_scouting(state: State, value: int, side: str) -> int | None:
    """A scout on the piece at a side; any land edge of the piece will do."""
    sides = [*DIRECTION_LETTERS.lower(), *DIRECTION_NAMES]
    if side not in sides:
        return None
    direction = sides.index(side) % DIRECTION_COUNT
    edges = 0 if state.placed == NOTHING else edges_at(state, state.placed)
    if edges >> direction & 1:
        direction = piece_name(edges, direction)
    return scouting_move(value, direction)


def targets(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The things on the table one touches to make a move."""
    if START <= move < PASS:
        point = move - START
        return (f"{'circle' if point < CIRCLE_COUNT else 'board'}:{point_name(point)}",)
    if DRAW <= move < PAY:
        return ("lid",) if move == DRAW else (f"discard:{seat}:{KIND_NAMES[move - REUSE]}",)
    if PAY <= move < PLACE:
        return (f"scout:{seat}:{move - PAY + 1}",)
    if PLACE <= move < NO_SCOUT:
        space, edges = divmod(move - PLACE, EDGES_COUNT)
        return f"board:{space_name(space)}", f"tile:{edges_text(edges)}"
    if NO_SCOUT <= move < TURN_UP:
        value, direction = divmod(move - SCOUT, DIRECTION_COUNT)
        if move == NO_SCOUT:
            return ("no_scout",)
        return f"scout:{seat}:{value + 1}", f"piece:{space_name(state.placed)}:{DIRECTION_LETTERS[direction]}"
    if move == NEXT_GAME:
        return ("next_game",)
    return ("pass",) if move == PASS else ()
