"""Points and places. [OC-10, OC-15]"""

from oceanarium.games.oceania.parts import (
    DIRECTION_COUNT,
    DISCARD_COST,
    SEA_KINDS,
    SOLO,
    UNDISCOVERED_COST,
)
from oceanarium.games.oceania.rules.chart import undiscovered
from oceanarium.games.oceania.rules.citations import (
    DISCARDS_PART,
    GAMES_PART,
    ISLAND_TIED,
    ISLAND_WON,
    ISLANDS_PART,
    SQUARES_PART,
    UNDISCOVERED_PART,
)
from oceanarium.games.oceania.rules.islands import (
    MOST_ISLANDS,
    edges_in,
    island_size,
    island_space,
    list_islands,
    open_spaces,
    scout_total,
)
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOBODY, bit_count, ints, note, rule


@rule
def island_owner(state: State, north: int, east: int, south: int, west: int) -> int:
    """The seat with strictly more on an island, by values; NOBODY if equal, or alone. [OC-10.2, OC-10.3]"""
    grey = scout_total(state, 0, north, east, south, west)
    white = scout_total(state, 1, north, east, south, west)
    if grey == white:
        return NOBODY
    return 0 if grey > white else 1


@rule
def island_worth(state: State, size: int) -> int:
    """What a complete island pays: a point for every tile [OC-10.1], alone the square of that [OC-15.4]."""
    return size * size if state.seats == SOLO else size


@rule
def island_points(state: State, seat: int) -> int:
    """A point for every tile of each complete island where the seat has most. [OC-1.2, OC-10.1, OC-10.2]"""
    total = 0
    islands = ints(MOST_ISLANDS * DIRECTION_COUNT)
    for index in range(list_islands(state, state.explored, islands)):
        north, east, south, west = edges_in(islands, index)
        if open_spaces(state, north, east, south, west) == 0:
            size = island_size(north, east, south, west)
            if state.seats == SOLO or island_owner(state, north, east, south, west) == seat:
                total += island_worth(state, size)
    return total


@rule
def tell_of_points(state: State) -> None:
    """Report who scores for each complete island. [OC-10.2, OC-10.3]"""
    islands = ints(MOST_ISLANDS * DIRECTION_COUNT)
    for index in range(list_islands(state, state.explored, islands)):
        north, east, south, west = edges_in(islands, index)
        if open_spaces(state, north, east, south, west) == 0:
            space, owner = island_space(north, east, south, west), island_owner(state, north, east, south, west)
            if owner == NOBODY:
                note(state, ISLAND_TIED, NOBODY, space)
            else:
                note(state, ISLAND_WON, owner, space, island_size(north, east, south, west))


@rule
def discard_count(state: State, seat: int) -> int:
    """How many tiles lie among a seat's discards."""
    count = 0
    for kind in range(SEA_KINDS):
        count += state.discards[seat][kind]
    return count


@rule
def points_part(state: State, seat: int, part: int) -> int:
    """A seat's points under one rule, in the game at hand. [OC-10, OC-15.4]"""
    if state.seats == SOLO:
        if part == SQUARES_PART:
            return island_points(state, seat)
        if part == UNDISCOVERED_PART:
            return -UNDISCOVERED_COST * bit_count(undiscovered(state))
        return 0  # OC-15.5, OC-R20: discards cost nothing
    if part == ISLANDS_PART:
        return island_points(state, seat)
    return -DISCARD_COST * discard_count(state, seat) if part == DISCARDS_PART else 0  # OC-4.8, OC-10.4


@rule
def points(state: State, seat: int) -> int:
    """A seat's points in the game at hand, if it ended now; they may be below zero. [OC-10.5, OC-15.4]"""
    total = 0
    for part in range(ISLANDS_PART, UNDISCOVERED_PART + 1):
        total += points_part(state, seat, part)
    return total


@rule
def score_part(state: State, seat: int, part: int) -> int:
    """Points in a single game; in a match of several only games won count. [OC-14.1]"""
    if part == GAMES_PART:
        return state.wins[seat] if state.rounds > 1 else 0
    return points_part(state, seat, part) if state.rounds == 1 else 0


@rule
def score(state: State, seat: int) -> int:
    """The points of the game, or the games won in a match of several. [OC-10.5, OC-14.1]"""
    return points(state, seat) if state.rounds == 1 else state.wins[seat]


@rule
def place(state: State, seat: int) -> int:
    """The higher score wins; equal ones share the place. [OC-1.1, OC-10.5, OC-10.6, OC-14.3, OC-R18]"""
    ahead, own = 0, score(state, seat)
    for other in range(state.seats):
        if other != seat and score(state, other) > own:
            ahead += 1
    return 1 + ahead
