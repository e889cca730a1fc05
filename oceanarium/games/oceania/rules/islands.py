"""Islands: which pieces of land belong together. [OC-7]

An island is four sets of spaces: those on which it has a land edge to the north, east, south and west.
"""

from oceanarium.games.oceania.parts import (
    COLUMNS,
    DIRECTION_COUNT,
    EAST,
    NORTH,
    SOUTH,
    SPACE_COUNT,
    VALUE_COUNT,
    WEST,
    beside,
)
from oceanarium.games.oceania.rules.chart import undiscovered
from oceanarium.games.oceania.rules.citations import COMPLETED
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOBODY, bit_count, ints, lowest_bit, note, rule

MOST_ISLANDS = 2 * SPACE_COUNT  # no tile has more than two pieces


@rule
def straits(state: State) -> int:
    """Tiles with land on two opposite sides only: they carry two pieces. [OC-C2]"""
    along = state.land[NORTH] & state.land[SOUTH]
    across = state.land[EAST] & state.land[WEST]
    return along & ~(state.land[EAST] | state.land[WEST]) | across & ~(state.land[NORTH] | state.land[SOUTH])


@rule
def island_of(state: State, space: int, direction: int) -> tuple[int, int, int, int]:
    """The island with the land edge of a space in a direction, as its edges to all four sides. [OC-7.1, OC-R19]"""
    bit = 1 << space
    north = bit if direction == NORTH else 0
    east = bit if direction == EAST else 0
    south = bit if direction == SOUTH else 0
    west = bit if direction == WEST else 0
    whole = ~straits(state)
    before, size = 0, 1
    while size != before:
        before = size
        tiles = (north | east | south | west) & whole
        north |= (south << COLUMNS | tiles) & state.land[NORTH]
        east |= (west >> 1 | tiles) & state.land[EAST]
        south |= (north >> COLUMNS | tiles) & state.land[SOUTH]
        west |= (east << 1 | tiles) & state.land[WEST]
        size = bit_count(north) + bit_count(east) + bit_count(south) + bit_count(west)
    return north, east, south, west


@rule
def open_spaces(state: State, north: int, east: int, south: int, west: int) -> int:
    """The undiscovered spaces that an island's land edges face: none if it is complete. [OC-7.2]"""
    faced = beside(north, NORTH) | beside(east, EAST) | beside(south, SOUTH) | beside(west, WEST)
    return faced & undiscovered(state)


@rule
def island_size(north: int, east: int, south: int, west: int) -> int:
    """The number of tiles an island lies on, each counted once. [OC-7.3, OC-R21]"""
    return bit_count(north | east | south | west)


@rule
def scout_total(state: State, seat: int, north: int, east: int, south: int, west: int) -> int:
    """The values of a seat's scouts on an island. [OC-10.2, OC-R23]"""
    camps = state.camps[NORTH] & north | state.camps[EAST] & east | state.camps[SOUTH] & south
    camps |= state.camps[WEST] & west
    total = 0
    for value in range(VALUE_COUNT):
        total += (value + 1) * bit_count(state.scouts[seat][value] & camps)
    return total


@rule
def list_islands(state: State, tiles: int, out: list[int]) -> int:
    """Write every island with a piece on these tiles, its edges to four sides in a row; return how many. [OC-7.1]"""
    count = 0
    north, east, south, west = 0, 0, 0, 0  # the edges of the islands found so far
    for side in range(DIRECTION_COUNT):
        rest = state.land[side] & tiles
        while True:
            rest &= ~(north if side == NORTH else east if side == EAST else south if side == SOUTH else west)
            if rest == 0:
                break
            island = island_of(state, lowest_bit(rest), side)
            for edge in range(DIRECTION_COUNT):
                out[count * DIRECTION_COUNT + edge] = island[edge]
            north, east, south, west = north | island[0], east | island[1], south | island[2], west | island[3]
            count += 1
    return count


@rule
def island_space(north: int, east: int, south: int, west: int) -> int:
    """The first space of an island, by which people are told of it."""
    return lowest_bit(north | east | south | west)


@rule
def tell_of_islands(state: State, new: int) -> None:
    """Report the islands that new tiles have completed, fills included. [OC-7.2]"""
    islands = ints(MOST_ISLANDS * DIRECTION_COUNT)
    for index in range(list_islands(state, new, islands)):
        north, east, south, west = edges_in(islands, index)
        if open_spaces(state, north, east, south, west) == 0:
            size = island_size(north, east, south, west)
            note(state, COMPLETED, NOBODY, island_space(north, east, south, west), size)


@rule
def edges_in(islands: list[int], index: int) -> tuple[int, int, int, int]:
    """An island from a list of them."""
    first = index * DIRECTION_COUNT
    return islands[first], islands[first + 1], islands[first + 2], islands[first + 3]
