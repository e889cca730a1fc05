"""What a seat may know: the one gate for secrets, and its inverse.

All of Octopus' Garden is open [OG-R17] but for the order of the tiles in the bag, and that is nowhere: the bag is
its contents. So every view is the same for all.
"""

from typing import Any

from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_KINDS,
    BUYING,
    HOSTING,
    KIND_NAMES,
    LINE_COUNT,
    LINE_NAMES,
    MAX_PLACES,
    MOST_STARS,
    OVER,
    PLACING,
    PLANTING,
    REFILLING,
    STAR,
    STARTING,
    STEPPING,
    STOCKING,
)
from oceanarium.games.octopus_garden.rules import (
    SCORING,
    closed_worms,
    is_more_beautiful,
    line_cost,
    next_starter,
    plain_tiles,
    score_part,
    tiles_in_line,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import places_in, space_name, space_names
from oceanarium.kernel import NOBODY, NOTHING, Event, rule

PHASE_NAMES = {
    STOCKING: "stocking",
    PLACING: "placing",
    STARTING: "starting",
    BUYING: "buying",
    REFILLING: "refilling",
    PLANTING: "planting",
    HOSTING: "hosting",
    STEPPING: "stepping",
    OVER: "over",
}


def view(state: State, seat: int) -> dict[str, Any]:
    """The whole table; an onlooker, NOBODY, sees as much."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "last_turns": state.ender != NOBODY,
        "ender": None if state.ender == NOBODY else state.ender,
        "skipped_turns": state.skipped,
        "market": [None if kind == NOTHING else KIND_NAMES[kind] for kind in state.market],
        "lines": [_line_view(state, line) for line in range(LINE_COUNT)],
        "bag": {KIND_NAMES[kind]: state.bag[kind] for kind in range(BAG_KINDS)},
        "supply": _supply_view(state),
        "removed": {KIND_NAMES[kind]: count for kind, count in enumerate(state.removed) if count > 0},
        "bought": {KIND_NAMES[kind]: count for kind, count in enumerate(state.bought) if count > 0},
        "starter": KIND_NAMES[next_starter(state)] if state.phase == PLACING else None,
        "bonus": None if state.bonus == NOTHING else KIND_NAMES[BONUS_KINDS[state.bonus]],
        "planted": None if state.planted == NOTHING else space_name(state, state.planted),
        "gardens": _gardens_view(state),
    }


def _line_view(state: State, line: int) -> dict[str, Any]:
    """A row or column with its price. [OG-3.2]"""
    return {"name": LINE_NAMES[line], "tiles": tiles_in_line(state, line), "cost": line_cost(state, line)}


def _supply_view(state: State) -> dict[str, int | None]:
    """What lies beside the market; pearls that cannot run out are not counted. [OG-1.3]"""
    pearls = None if state.has_endless_pearls == 1 else state.pearl_supply
    bonuses = {KIND_NAMES[kind]: state.bonus_supply[bonus] for bonus, kind in enumerate(BONUS_KINDS)}
    return {"pearls": pearls, **bonuses}


def _gardens_view(state: State) -> list[dict[str, Any]]:
    """All gardens, with the place each would take now. [OG-10.5]"""
    gardens = [_garden_view(state, seat) for seat in range(state.seats)]
    beauties = [(garden["score"], garden["plain_tiles"]) for garden in gardens]
    for garden, own in zip(gardens, beauties, strict=True):
        garden["place"] = 1 + sum(is_more_beautiful(*other, *own) for other in beauties)
    return gardens


def _garden_view(state: State, seat: int) -> dict[str, Any]:
    """A garden, its pearls and its beauty so far."""
    parts = {SCORING[part].sentence: score_part(state, seat, part) for part in range(1, len(SCORING))}
    return {
        "pearls": state.pearls[seat],
        "spaces": _spaces_view(state, seat),
        "stars": [_star_view(state, seat, star) for star in range(MOST_STARS) if state.stars[seat][star] != NOTHING],
        "score": sum(parts.values()),
        "score_parts": parts,
        "plain_tiles": plain_tiles(state, seat),
    }


def _spaces_view(state: State, seat: int) -> dict[str, dict[str, Any]]:
    """Of every space the tile there, the bonus tile on that, and whether a worm there is closed. [OG-C5]"""
    names = space_names(state)
    spaces: dict[str, dict[str, Any]] = {
        name: {"tile": None, "bonus": None, "closed": False} for name in names.values()
    }
    for kind, tiles in enumerate(state.tiles[seat]):
        if tiles != 0 and kind != STAR:
            for place in places_in(tiles):
                spaces[names[place]][_layer(kind)] = KIND_NAMES[kind]
    for place in places_in(closed_worms(state, seat)):
        spaces[names[place]]["closed"] = True
    return spaces


def _layer(kind: int) -> str:
    return "bonus" if kind in BONUS_KINDS else "tile"


def _star_view(state: State, seat: int, star: int) -> dict[str, Any]:
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
