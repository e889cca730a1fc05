"""What a seat may know: the one gate for secrets, and its inverse.

All of Octopus' Garden is open [OG-R17] but for the order of the tiles in the bag, and that is nowhere: the bag is
its contents. So every view is the same for all.
"""

from functools import cache
from typing import get_args

from oceanarium.games.octopus_garden.parts import (
    ANEMONE_BEAUTY,
    BAG_NAMES,
    BONUS_BEAUTY,
    BONUS_HOSTS,
    BONUS_KINDS,
    BONUS_NAMES,
    BUYABLE_NAMES,
    CORAL_BEAUTY,
    FISH,
    HORSE,
    KIND_COUNT,
    KIND_NAMES,
    LINE_COUNT,
    MAX_PLACES,
    MOST_STARS,
    OPEN_WORM_BEAUTY,
    OYSTER_BEAUTY,
    PLACING,
    RELIC,
    SEAGRASS_BEAUTY,
    SET_SIZES,
    STAR,
    STAR_BEAUTY,
    TILE_COUNTS,
    WORM,
    BagTile,
    BonusTile,
    Tile,
)
from oceanarium.games.octopus_garden.rules import SCORING, score_part
from oceanarium.games.octopus_garden.rules.buying import line_cost, tile_cost, tiles_in_line
from oceanarium.games.octopus_garden.rules.preparation import next_starter
from oceanarium.games.octopus_garden.rules.scoring import is_more_beautiful, plain_tiles, relic_beauty
from oceanarium.games.octopus_garden.rules.worms import closed_worms
from oceanarium.games.octopus_garden.shown import (
    Garden,
    GardenView,
    HostSet,
    Line,
    Phase,
    PlantedGarden,
    Space,
    Star,
    Supply,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import places_in, space_name, space_names
from oceanarium.kernel import NOBODY, NOTHING, Event, rule
from oceanarium.kernel.remembering import remembered

PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)


def view(state: State, seat: int) -> GardenView:
    """The whole table; an onlooker, NOBODY, sees as much."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "last_turns": state.ender != NOBODY,
        "ender": None if state.ender == NOBODY else state.ender,
        "skipped_turns": state.skipped,
        "market": [None if kind == NOTHING else BAG_NAMES[kind] for kind in state.market],
        "lines": _lines_view(state),
        "bag": {name: state.bag[kind] for kind, name in enumerate(BAG_NAMES)},
        "supply": _supply_view(state),
        "removed": {KIND_NAMES[kind]: count for kind, count in enumerate(state.removed) if count > 0},
        "bought": {BAG_NAMES[kind]: count for kind, count in enumerate(state.bought) if count > 0},
        "starter": KIND_NAMES[next_starter(state)] if state.phase == PLACING else None,
        "bonus": None if state.bonus == NOTHING else BONUS_NAMES[state.bonus],
        "planted": None if state.planted == NOTHING else space_name(state, state.planted),
        "gardens": _gardens_view(state),
        "prices": _prices(state),
        "beauty": _beauty(state.garbage_beauty),
        "relic_beauty": _RELIC_BEAUTY,
        "sets": _SETS,
    }


_RELIC_BEAUTY = [relic_beauty(count) for count in range(TILE_COUNTS[RELIC] + 1)]


@remembered(lambda state: state.anemone_cost)
def _prices(state: State) -> dict[BagTile, int]:
    """What a tile costs in pearls. [OG-C2]"""
    return {name: tile_cost(state, kind) for kind, name in enumerate(BAG_NAMES)}


@cache
def _beauty(of_garbage: int) -> dict[Tile, int]:
    """What a tile adds by itself; a worm while it is open, a relic as the first one. [OG-10.1]"""
    return {
        "seagrass": SEAGRASS_BEAUTY,
        "coral": CORAL_BEAUTY,
        "anemone": ANEMONE_BEAUTY,
        "oyster": OYSTER_BEAUTY,
        "worm": OPEN_WORM_BEAUTY,
        "star": STAR_BEAUTY,
        "garbage": of_garbage,
        "relic": relic_beauty(1),
        "harlequin": 0,
        "clownfish": BONUS_BEAUTY,
        "seahorse": BONUS_BEAUTY,
    }


def _host_set(bonus: int) -> HostSet:
    """How many connected tiles attract a bonus tile. [OG-5.1]"""
    return {"host": BAG_NAMES[BONUS_HOSTS[bonus]], "bonus": BONUS_NAMES[bonus], "size": SET_SIZES[bonus]}


_SETS = [_host_set(bonus) for bonus in range(len(BONUS_KINDS))]


@remembered(lambda state: (state.anemone_cost, *state.market))
def _lines_view(state: State) -> list[Line]:
    """All rows and columns of the market."""
    return [_line_view(state, line) for line in range(LINE_COUNT)]


def _line_view(state: State, line: int) -> Line:
    """A row or column with its price. [OG-3.2]"""
    return {"name": BUYABLE_NAMES[line], "tiles": tiles_in_line(state, line), "cost": line_cost(state, line)}


def _supply_view(state: State) -> Supply:
    """What lies beside the market; pearls that cannot run out are not counted. [OG-1.3]"""
    pearls = None if state.has_endless_pearls == 1 else state.pearl_supply
    return {"pearls": pearls, "clownfish": state.bonus_supply[FISH], "seahorse": state.bonus_supply[HORSE]}


def _gardens_view(state: State) -> list[Garden]:
    """All gardens, with the place each would take now. [OG-10.5]"""
    planted = [_planted_view(state, seat) for seat in range(state.seats)]
    beauties = [(garden["score"], garden["plain_tiles"]) for garden in planted]
    return [
        {
            "pearls": state.pearls[seat],
            "place": 1 + sum(is_more_beautiful(*other, *beauties[seat]) for other in beauties),
            **garden,
        }
        for seat, garden in enumerate(planted)
    ]


def _what_grows(state: State, seat: int) -> tuple[int, ...]:
    """All that the look and the beauty of a garden depend on."""
    moved = state.moved_stars if seat == state.turn else 0
    return state.garden, state.stride, state.garbage_beauty, moved, *state.tiles[seat], *state.stars[seat]


@remembered(_what_grows)
def _planted_view(state: State, seat: int) -> PlantedGarden:
    """A garden and its beauty so far."""
    parts = {SCORING[part].sentence: score_part(state, seat, part) for part in range(1, len(SCORING))}
    return {
        "spaces": _spaces_view(state, seat),
        "stars": [_star_view(state, seat, star) for star in range(MOST_STARS) if state.stars[seat][star] != NOTHING],
        "score": sum(parts.values()),
        "score_parts": parts,
        "plain_tiles": plain_tiles(state, seat),
    }


def _spaces_view(state: State, seat: int) -> dict[str, Space]:
    """Of every space the tile there, the bonus tile on that, and whether a worm there is closed. [OG-C5]"""
    names, tiles, closed = space_names(state), state.tiles[seat], closed_worms(state, seat)
    spaces = dict.fromkeys(names.values(), _VACANT)
    for kind in _LYING:
        for place in places_in(tiles[kind]):
            spaces[names[place]] = _CLOSED_WORM if closed >> place & 1 else _OCCUPIED[kind]
    for bonus, kind in enumerate(BONUS_KINDS):
        for place in places_in(tiles[kind]):
            spaces[names[place]] = _HOSTS[bonus]
    return spaces


_LYING = [kind for kind in range(KIND_COUNT) if kind != STAR and kind not in BONUS_KINDS]  # on spaces, one on each


def _space(tile: Tile | None, bonus: BonusTile | None = None, *, is_closed: bool = False) -> Space:
    return {"tile": tile, "bonus": bonus, "closed": is_closed}


_VACANT = _space(None)
_OCCUPIED = [_space(name) for name in KIND_NAMES]
_CLOSED_WORM = _space(KIND_NAMES[WORM], is_closed=True)
_HOSTS = [_space(KIND_NAMES[host], BONUS_NAMES[bonus]) for bonus, host in enumerate(BONUS_HOSTS)]


def _star_view(state: State, seat: int, star: int) -> Star:
    """A sea star: its name, its space, and whether it has moved this turn."""
    return {
        "name": f"S{star + 1}",
        "space": space_name(state, state.stars[seat][star]),
        "moved": seat == state.turn and state.moved_stars >> star & 1 == 1,
    }


def told(event: Event, seat: int) -> Event:
    """Everybody hears everything. [OG-R17]"""
    return event


@rule
def redeal(state: State, seat: int, rng: list[int]) -> None:
    """Nothing is hidden, so there is nothing to draw afresh. [OG-R17]"""


BITS = {"garden": MAX_PLACES, "tiles": MAX_PLACES, "moved_stars": MOST_STARS}
IMPLIED: tuple[str, ...] = ()
COUNTS: dict[str, tuple[int, ...]] = {}


@rule
def conceal(state: State, seat: int, counts: list[int]) -> None:
    """Nothing is hidden, so there is nothing to blank. [OG-R17]"""
