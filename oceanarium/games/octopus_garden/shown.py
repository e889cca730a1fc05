"""The shape of what a seat sees. mypy holds `view.py` to it, and the browser's types are made from it."""

from typing import Literal, TypedDict

from oceanarium.games.octopus_garden.parts import BagTile, BonusTile, LineName, Tile
from oceanarium.kernel.shapes import Each

Phase = Literal["stocking", "placing", "starting", "buying", "refilling", "planting", "hosting", "stepping", "over"]


class Space(TypedDict):
    """A space of a garden: the tile there, and the bonus tile on that. [OG-C5]"""

    tile: Tile | None
    bonus: BonusTile | None
    closed: bool  # whether a worm there is


class Star(TypedDict):
    """A sea star."""

    name: str
    space: str
    moved: bool  # in this turn


class PlantedGarden(TypedDict):
    """A garden and its beauty so far."""

    spaces: dict[str, Space]
    stars: list[Star]
    score: int
    score_parts: dict[str, int]
    plain_tiles: int


class Garden(PlantedGarden):
    """The same with its pearls, among the others."""

    pearls: int
    place: int  # as things stand


class Line(TypedDict):
    """A row or column with its price. [OG-3.2]"""

    name: LineName
    tiles: int
    cost: int


class Supply(TypedDict):
    """What lies beside the market. [OG-1.3]"""

    pearls: int | None  # not counted where they cannot run out
    clownfish: int
    seahorse: int


class HostSet(TypedDict):
    """How many connected tiles attract a bonus tile. [OG-5.1]"""

    host: BagTile
    bonus: BonusTile
    size: int


class GardenView(TypedDict):
    """The whole table."""

    phase: Phase
    turn: int | None  # nobody's while chance decides who begins
    last_turns: bool
    ender: int | None
    skipped_turns: int
    market: list[BagTile | None]
    lines: list[Line]
    bag: Each[BagTile, int]
    supply: Supply
    removed: dict[Tile, int]
    bought: dict[BagTile, int]
    starter: Tile | None
    bonus: BonusTile | None
    planted: str | None
    gardens: list[Garden]
    prices: Each[BagTile, int]
    beauty: Each[Tile, int]  # of each tile for itself; of a first relic
    relic_beauty: list[int]  # of all relics together, by how many one has: as many as there are
    sets: list[HostSet]
