"""What the numbers of moves, events and sentences stand for, and how spaces, starting points and edges are called."""

import re
from dataclasses import replace

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
    MAX_SEATS,
    NORTH,
    OPEN,
    POINT_COUNT,
    SEA_KINDS,
    SOUTH,
    SPACE_COUNT,
    VALUE_COUNT,
)
from oceanarium.games.oceania.state import State
from oceanarium.kernel import Vocabulary
from oceanarium.kernel.vocabulary import Argument, nothing


def space_name(space: int) -> str:
    """A space by its column's letter and its row's number. [OC-C1]"""
    if not 0 <= space < SPACE_COUNT:
        return "?"
    row, column = divmod(space, COLUMNS)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def space_named(name: str) -> int | None:
    """A space by its name, or by its row and column, both from 0; or None."""
    if found := re.fullmatch(r"([a-g])([1-5])", name.lower()):
        return (int(found[2]) - 1) * COLUMNS + COLUMN_LETTERS.lower().index(found[1])
    if found := re.fullmatch(r"([0-4])_([0-6])", name):
        return int(found[1]) * COLUMNS + int(found[2])
    return None


def point_name(point: int) -> str:
    """A starting point: a tile by its space, a circle by its side of the chart and its row or column. [OC-C1]"""
    if not 0 <= point < CIRCLE_COUNT:
        return space_name(point - CIRCLE_COUNT)
    name = space_name(CIRCLE_SPACES[point])
    side = CIRCLE_SIDES[point]
    return f"{DIRECTION_NAMES[side]}-{name[0] if side in (NORTH, SOUTH) else name[1]}"


def _circle_names() -> dict[str, int]:
    """Circles as people write them: `west_3`, and "west of A3" as sentences say."""
    names = {}
    for circle in range(CIRCLE_COUNT):
        side, space = DIRECTION_NAMES[CIRCLE_SIDES[circle]], space_name(CIRCLE_SPACES[circle]).lower()
        names[point_name(circle).lower().replace("-", "_")] = circle
        names[f"{side}_of_{space}"] = circle
    return names


_CIRCLES = _circle_names()


def point_named(name: str) -> int | None:
    """A starting point by its name, or None."""
    wanted = re.sub("[ -]", "_", name.lower())
    space = space_named(wanted)
    return _CIRCLES.get(wanted) if space is None else CIRCLE_COUNT + space


def edges_text(edges: int) -> str:
    """A tile's edges from north clockwise, L for land and W for water. [OC-C2]"""
    return "".join("L" if edges >> side & 1 else "W" for side in range(DIRECTION_COUNT))


def edges_named(text: str) -> int | None:
    """Edges by their letters, or None."""
    if not re.fullmatch("[lw]{4}", text.lower()):
        return None
    return sum(1 << side for side, letter in enumerate(text.lower()) if letter == "l")


def spaces_in(spaces: int) -> list[int]:
    """The spaces of a set, in order."""
    return [space for space in range(SPACE_COUNT) if spaces >> space & 1]


def _tiles_typed() -> dict[str, int]:
    """Tiles as people type them besides: by their letters, or "a bay", where A may also be a column of the chart."""
    names = [*enumerate(KIND_NAMES), (OPEN, "open_sea")]
    articles = {f"{article}_{name}": kind for kind, name in names for article in ("a", "an")}
    return {**{letter.lower(): kind for kind, letter in enumerate(KIND_LETTERS)}, "open_sea": OPEN, **articles}


def _sides_typed(edges: int) -> str:
    """Edges as people type them: `land_north_and_east`."""
    sides = [DIRECTION_NAMES[side] for side in range(DIRECTION_COUNT) if edges >> side & 1]
    if len(sides) in (0, DIRECTION_COUNT):
        return "all_land" if sides else "all_water"
    return "_".join(["land", *sides[:-1], *(["and"] if len(sides) > 1 else []), sides[-1]])


def _point_told(state: State, point: int) -> Argument:
    """Where a voyage begins, as it stands in a sentence."""
    if 0 <= point < CIRCLE_COUNT:
        return AT_CIRCLE(state, {"side": CIRCLE_SIDES[point], "space": CIRCLE_SPACES[point]})
    return AT_TILE(state, {"space": point - CIRCLE_COUNT})


def _points_told(_: State, points: int) -> Argument:
    """Points with a true minus sign."""
    return points if points >= 0 else f"\N{MINUS SIGN}{-points}"


WORDS = Vocabulary(__package__)
SEAT = WORDS.seat("seat", MAX_SEATS)
WINNER = WORDS.same("winner", SEAT)
TILE = WORDS.noun("tile", KIND_NAMES, also=_tiles_typed())
SEA_TILE = TILE.among(range(SEA_KINDS))
SIDE = WORDS.noun("side", DIRECTION_LETTERS, also={name: side for side, name in enumerate(DIRECTION_NAMES)})
WATER, LAND, SHORE = range(3)
GROUND = WORDS.noun("ground", ("water", "land", "shore"))
OTHER_GROUND = WORDS.same("other", GROUND)
EDGES = WORDS.noun(
    "edges",
    [edges_text(edges) for edges in range(EDGES_COUNT)],
    also={_sides_typed(edges): edges for edges in range(EDGES_COUNT)},
)
SPACE = WORDS.name(
    "space", SPACE_COUNT, lambda _, space: space_name(space), read=lambda _, text: space_named(text), within=nothing
)
POINT = WORDS.name(
    "start",
    POINT_COUNT,
    lambda _, point: point_name(point),
    tell=_point_told,
    read=lambda _, text: point_named(text),
    within=nothing,
)
AT_CIRCLE = WORDS.clause("at_circle", "side", "space")
AT_TILE = WORDS.clause("at_tile", "space")
VALUE = WORDS.number("value", VALUE_COUNT, first=1)
GAME = WORDS.number("game", first=1)
ROUNDS = WORDS.number("rounds")
SIZE = WORDS.number("size")
COUNT = WORDS.number("count")
POINTS = WORDS.same("points", replace(WORDS.number("points"), tell=_points_told))
RIVAL = WORDS.same("rival", POINTS)
