"""Phase 1: the starting point. [OC-3]"""

from oceanarium.games.oceania.moves import PASS, START
from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    CIRCLE_SPACES,
    DIRECTION_COUNT,
    DRAWING,
    OPPOSITE,
    SOURCING,
    START_CIRCLES,
    STARTING_RIM,
    beside,
)
from oceanarium.games.oceania.rules.chart import undiscovered
from oceanarium.games.oceania.rules.citations import (
    CIRCLE_SPENT,
    NO_PASSING,
    NO_WAY_OUT,
    NORTH_CLOSED,
    NOT_EXPLORED,
    ONLY_SAILING,
    SAILED,
)
from oceanarium.games.oceania.rules.reusing import can_reuse
from oceanarium.games.oceania.state import State
from oceanarium.kernel import ALLOWED, lowest_bit, note, rule


@rule
def open_tiles(state: State) -> int:
    """Explored tiles with a water edge towards an undiscovered space. [OC-3.2, OC-R22]"""
    unknown, tiles = undiscovered(state), 0
    for side in range(DIRECTION_COUNT):
        tiles |= beside(unknown, OPPOSITE[side]) & ~state.land[side]
    return tiles & state.explored


@rule
def has_start(state: State) -> bool:
    """Whether any starting point is left. [OC-9.3]"""
    return undiscovered(state) & STARTING_RIM != 0 or open_tiles(state) != 0


@rule
def forbids_sailing(state: State, move: int) -> int:
    """A circle before an undiscovered space, or a tile with a sea route into one, wherever the ship was. [OC-3.1]"""
    if move == PASS:
        return NO_PASSING
    if move < START or move >= PASS:
        return ONLY_SAILING
    point = move - START
    if point >= CIRCLE_COUNT:
        return forbids_tile(state, point - CIRCLE_COUNT)
    if point >= START_CIRCLES:
        return NORTH_CLOSED
    return CIRCLE_SPENT if state.explored >> CIRCLE_SPACES[point] & 1 else ALLOWED


@rule
def forbids_tile(state: State, space: int) -> int:
    """A tile needs an open water edge. [OC-3.2, OC-3.3]"""
    if not state.explored >> space & 1:
        return NOT_EXPLORED
    return ALLOWED if open_tiles(state) >> space & 1 else NO_WAY_OUT


@rule
def list_points(state: State, out: list[int]) -> int:
    """Every starting point that nothing forbids, even one where few tiles fit. [OC-3.5]"""
    count = 0
    for circle in range(START_CIRCLES):
        if not state.explored >> CIRCLE_SPACES[circle] & 1:
            out[count] = START + circle
            count += 1
    tiles = open_tiles(state)
    while tiles != 0:
        out[count] = START + CIRCLE_COUNT + lowest_bit(tiles)
        count += 1
        tiles &= tiles - 1
    return count


@rule
def sail(state: State, point: int) -> None:
    """The ship goes there; a tile is drawn unless there is a choice. [OC-3.3, OC-5.1]"""
    state.ship = point
    note(state, SAILED, state.turn, point)
    state.phase = SOURCING if can_reuse(state) else DRAWING
