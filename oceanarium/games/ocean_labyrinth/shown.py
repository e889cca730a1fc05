"""The shape of what a seat sees. mypy holds `view.py` to it, and the browser's types are made from it."""

from typing import Literal, NotRequired, TypedDict

from oceanarium.games.ocean_labyrinth.parts import Action, Back, Colour, Shape
from oceanarium.kernel.shapes import Each

Phase = Literal[
    "laying",
    "dealing",
    "starting",
    "turning",
    "choosing",
    "inserting",
    "moving",
    "surfacing",
    "deciding",
    "over",
]
Scooter = Literal["due", "extra"]


class Tile(TypedDict):
    """A tile as it lies."""

    tile: str  # its name, which stays with it wherever it is pushed
    shape: Shape
    rotation: int  # quarter turns clockwise
    openings: str  # out of "NESW"
    picture: str | None  # "P01" to "P24"
    is_fixed: bool


class Player(TypedDict):
    """What is known about a seat."""

    colour: Colour | None
    home: str | None
    diver: str | None
    found: list[str]
    cards_left: int
    target: str | None  # only one's own
    score: int
    score_parts: dict[str, int]
    place: int
    ruled_out: NotRequired[list[str]]  # unless everybody has to remember them


class Preview(TypedDict):
    """What a push would bring: where the own diver would be, and what it could reach."""

    diver: str
    reachable: list[str]


class MazeView(TypedDict):
    """The table as one seat sees it. Squares are named "row,column"."""

    phase: Phase
    turn: int | None
    round: int
    round_limit: int
    variation: bool
    return_home: bool
    cards_each: int
    tiles: dict[str, Tile | None]
    surplus: Tile | None
    blocked_arrow: str | None
    scooter: Scooter | None
    frightened: int | None  # the seat whose move a pufferfish has just taken
    look_ahead: bool  # whether a push shows what it would bring
    reachable: list[str]
    previews: dict[str, Preview]
    players: list[Player]
    action_tiles: Each[Action, int]  # how many backs demand each action
    known_backs: NotRequired[dict[str, Back]]  # where backs are spoken of at all
