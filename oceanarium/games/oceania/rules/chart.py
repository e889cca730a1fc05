"""The chart: what lies on a space, and what its neighbours ask of it. [OC-4]"""

from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    CIRCLE_SIDES,
    CIRCLE_SPACES,
    DIRECTION_COUNT,
    EVERYWHERE,
    FITTING_EDGES,
    KIND_EDGES,
    NEIGHBOURS,
    OPPOSITE,
    RING_SIDES,
)
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOTHING, lowest_bit, rule


@rule
def undiscovered(state: State) -> int:
    """The spaces without a tile."""
    return EVERYWHERE & ~state.explored


@rule
def lay(state: State, space: int, edges: int) -> None:
    """Put a tile on a space, its land edges as bits."""
    bit = 1 << space
    state.explored |= bit
    for side in range(DIRECTION_COUNT):
        if edges >> side & 1:
            state.land[side] |= bit


@rule
def known_sides(state: State, space: int) -> tuple[int, int]:
    """The sides of a space that are known, and those of them with land; the ring is water. [OC-4.4, OC-R02]"""
    known, land = RING_SIDES[space], 0
    sides = NEIGHBOURS[space]
    for side in range(DIRECTION_COUNT):
        neighbour = sides[side]
        if neighbour != NOTHING and state.explored >> neighbour & 1:
            known |= 1 << side
            land |= (state.land[OPPOSITE[side]] >> neighbour & 1) << side
    return known, land


@rule
def fitting_edges(state: State, space: int, kind: int) -> int:
    """All the ways in which a kind fits a space: the land edges it would have, a bit for each. [OC-4.4]"""
    known, land = known_sides(state, space)
    return FITTING_EDGES[known][land] & KIND_EDGES[kind]


@rule
def reached_spaces(state: State, point: int) -> int:
    """The undiscovered spaces that sea routes lead to from a starting point. [OC-4.2, OC-R01, OC-R06]"""
    if point < CIRCLE_COUNT:
        return 1 << CIRCLE_SPACES[point] & ~state.explored
    spaces = 0
    tile = point - CIRCLE_COUNT
    sides = NEIGHBOURS[tile]
    for side in range(DIRECTION_COUNT):
        neighbour = sides[side]
        if neighbour != NOTHING and not state.land[side] >> tile & 1:
            spaces |= 1 << neighbour
    return spaces & ~state.explored


@rule
def can_fit(state: State, point: int, kind: int) -> bool:
    """Whether a kind fits anywhere at a starting point. [OC-4.5, OC-R04]"""
    spaces = reached_spaces(state, point)
    while spaces != 0:
        if fitting_edges(state, lowest_bit(spaces), kind) != 0:
            return True
        spaces &= spaces - 1
    return False


@rule
def side_of_ship(point: int, space: int) -> int:
    """The side of a space on which the ship lies. [OC-4.3]"""
    if point < CIRCLE_COUNT:
        return CIRCLE_SIDES[point]
    side = 0
    while side < DIRECTION_COUNT - 1 and NEIGHBOURS[space][side] != point - CIRCLE_COUNT:
        side += 1
    return side
