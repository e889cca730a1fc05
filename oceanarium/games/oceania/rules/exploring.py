"""Phase 2: drawing and laying a tile. [OC-4]"""

from oceanarium.games.oceania.moves import NO_SCOUT, PASS, PLACE, placing_move
from oceanarium.games.oceania.parts import EDGES_COUNT, KIND_OF, PLACING
from oceanarium.games.oceania.rules.chart import can_fit, fitting_edges, known_sides, lay, reached_spaces, side_of_ship
from oceanarium.games.oceania.rules.citations import (
    BLOCKS_SHIP,
    DISCARDED,
    DOES_NOT_FIT,
    DRAWN,
    IS_EXPLORED,
    MUST_PLACE,
    ONLY_PLACING,
    OUT_OF_REACH,
    PLACED,
    WRONG_TILE,
)
from oceanarium.games.oceania.rules.ending import end_turn
from oceanarium.games.oceania.rules.filling import fill_surroundings
from oceanarium.games.oceania.rules.islands import tell_of_islands
from oceanarium.games.oceania.rules.scouting import begin_scouting
from oceanarium.games.oceania.state import State
from oceanarium.kernel import ALLOWED, NOTHING, lowest_bit, note, rule


@rule
def turn_up(state: State, kind: int) -> None:
    """A tile is drawn for all to see [OC-4.1]; if it fits nowhere here, it is discarded and the turn ends [OC-4.7]."""
    state.unseen[kind] -= 1
    state.lid -= 1
    note(state, DRAWN, state.turn, kind)
    if can_fit(state, state.ship, kind):
        state.tile = kind
        state.phase = PLACING
    else:
        state.discards[state.turn][kind] += 1
        note(state, DISCARDED, state.turn, kind, state.ship)
        end_turn(state)


@rule
def forbids_placing(state: State, move: int) -> int:
    """The tile in hand must be laid on a space beside the ship, turned so that it fits. [OC-4.5, OC-R05]"""
    if move == PASS:
        return MUST_PLACE
    if move < PLACE or move >= NO_SCOUT:
        return ONLY_PLACING
    space, edges = (move - PLACE) // EDGES_COUNT, (move - PLACE) % EDGES_COUNT
    if KIND_OF[edges] != state.tile:
        return WRONG_TILE
    if state.explored >> space & 1:
        return IS_EXPLORED
    if not reached_spaces(state, state.ship) >> space & 1:
        return OUT_OF_REACH
    return forbids_edges(state, space, edges)


@rule
def forbids_edges(state: State, space: int, edges: int) -> int:
    """Water towards the ship [OC-4.3], and every known side the same on both tiles [OC-4.4]."""
    if edges >> side_of_ship(state.ship, space) & 1:
        return BLOCKS_SHIP
    known, land = known_sides(state, space)
    return ALLOWED if (edges ^ land) & known == 0 else DOES_NOT_FIT


@rule
def list_placings(state: State, out: list[int]) -> int:
    """Every space beside the ship, with every way in which the tile fits. [OC-4.5]"""
    count = 0
    spaces = reached_spaces(state, state.ship)
    while spaces != 0:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        ways = fitting_edges(state, space, state.tile)
        while ways != 0:
            out[count] = placing_move(space, lowest_bit(ways))
            count += 1
            ways &= ways - 1
    return count


@rule
def place_tile(state: State, space: int, edges: int) -> None:
    """Lay the tile, fill what it has surrounded, and go on to the scout. [OC-4.5, OC-6.1, OC-R12]"""
    lay(state, space, edges)
    note(state, PLACED, state.turn, state.tile, space, edges)
    new = 1 << space | fill_surroundings(state, space)
    tell_of_islands(state, new)
    state.tile, state.placed = NOTHING, space
    if not begin_scouting(state):
        end_turn(state)
