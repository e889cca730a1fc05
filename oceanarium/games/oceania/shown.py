"""The shape of what a seat sees. mypy holds `view.py` to it, and the browser's types are made from it."""

from typing import Literal, TypedDict

from oceanarium.games.oceania.parts import Colour, Kind, ScoutValue, SeaKind, Side
from oceanarium.kernel.shapes import Each

Phase = Literal["casting", "sailing", "sourcing", "paying", "drawing", "placing", "scouting", "reviewing", "over"]


class Scout(TypedDict):
    """A scout on a tile, and the piece of land it is on. [OC-8.2]"""

    seat: int
    value: int
    piece: Side


class Tile(TypedDict):
    """The tile on a space."""

    edges: str  # from north clockwise, L for land and W for water
    kind: Kind
    reserve: bool
    virtual: bool
    pieces: list[Side]
    scout: Scout | None


class Circle(TypedDict):
    """A circle: the space it leads to, and whether that is still unknown. [OC-3.2]"""

    space: str
    open: bool


class Island(TypedDict):
    """An island: its tiles, who has how much on it, and what it pays when it is complete. [OC-7]"""

    spaces: list[str]
    pieces: list[str]  # "B3:N"
    size: int
    complete: bool
    open: list[str]
    totals: list[int]
    leader: int | None
    worth: int


class Preview(TypedDict):
    """What a way of laying the tile would do: spaces filled, and islands completed. [OC-6.1, OC-7.2]"""

    fills: dict[str, str]
    completes: list[Island]


class Box(TypedDict):
    """What the box holds by kind, as was agreed."""

    sea: list[int]
    reserve: list[int]


class Player(TypedDict):
    """What lies before a player, and the points so far."""

    colour: Colour
    scouts: Each[ScoutValue, int]
    paid: Each[ScoutValue, int]
    discards: dict[Kind, int]
    points: int
    points_parts: dict[str, int]
    games_won: int
    last_points: int | None  # of the game before this one
    place: int


class ChartView(TypedDict):
    """The whole table."""

    phase: Phase
    turn: int
    game_number: int
    rounds: int
    results: list[list[int]]  # the points of every game that is over
    next_starter: int | None  # while a finished chart is looked at
    starter: int | None
    spaces: dict[str, Tile | None]
    circles: dict[str, Circle]
    ship: str | None
    reached: list[str]
    islands: list[Island]
    lid: int
    unseen: Each[SeaKind, int]
    reserve: Each[Kind, int]
    box: Box
    tile: Kind | None
    placed: str | None
    previews: dict[str, Preview]
    undiscovered: int
    players: list[Player]
