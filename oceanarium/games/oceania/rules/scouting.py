"""Phase 3: a scout on the tile just laid. [OC-8]"""

from oceanarium.games.oceania.moves import NO_SCOUT, SCOUT, TURN_UP, piece_name, scouting_move
from oceanarium.games.oceania.parts import DIRECTION_COUNT, KIND_OF, SCOUTING, STRAIT, VALUE_COUNT
from oceanarium.games.oceania.rules.citations import (
    DECLINED,
    NO_LAND,
    NO_SCOUT_LEFT,
    ONLY_SCOUTING,
    SAME_PIECE,
    SCOUTED,
    SHORE_SCOUTED,
)
from oceanarium.games.oceania.rules.ending import end_turn
from oceanarium.games.oceania.rules.reusing import scout_count
from oceanarium.games.oceania.state import State
from oceanarium.kernel import ALLOWED, note, rule


@rule
def tile_edges(state: State, space: int) -> int:
    """The land edges of the tile on a space, as bits."""
    edges = 0
    for side in range(DIRECTION_COUNT):
        edges |= (state.land[side] >> space & 1) << side
    return edges


@rule
def begin_scouting(state: State) -> bool:
    """A tile with land may get a scout, whichever way it came, if one is left. [OC-8.1, OC-5.4, OC-R14]"""
    if scout_count(state, state.turn) == 0 or tile_edges(state, state.placed) == 0:
        return False
    state.phase = SCOUTING
    return True


@rule
def forbids_scouting(state: State, move: int) -> int:
    """One scout on a piece of this tile [OC-8.2], whatever its island carries [OC-8.4, OC-R13], or none [OC-8.6]."""
    if move == NO_SCOUT:
        return ALLOWED
    if move < SCOUT or move >= TURN_UP:
        return ONLY_SCOUTING
    value, direction = (move - SCOUT) // DIRECTION_COUNT, (move - SCOUT) % DIRECTION_COUNT
    if state.scouts_left[state.turn][value] == 0:
        return NO_SCOUT_LEFT
    edges = tile_edges(state, state.placed)
    if not edges >> direction & 1:
        return NO_LAND
    return SAME_PIECE if piece_name(edges, direction) != direction else ALLOWED


@rule
def list_scouts(state: State, out: list[int]) -> int:
    """No scout, or any value that is left on any piece of the tile. [OC-8.3, OC-8.6]"""
    out[0], count = NO_SCOUT, 1
    edges = tile_edges(state, state.placed)
    for value in range(VALUE_COUNT):
        if state.scouts_left[state.turn][value] > 0:
            for direction in range(DIRECTION_COUNT):
                if edges >> direction & 1 and piece_name(edges, direction) == direction:
                    out[count] = scouting_move(value, direction)
                    count += 1
    return count


@rule
def place_scout(state: State, value: int, direction: int) -> None:
    """The scout stays there until the end of the game; it is always on the tile just laid. [OC-8.1, OC-8.5, OC-6.7]"""
    state.scouts_left[state.turn][value] -= 1
    state.scouts[state.turn][value] |= 1 << state.placed
    state.camps[direction] |= 1 << state.placed
    is_strait = KIND_OF[tile_edges(state, state.placed)] == STRAIT  # OC-8.3: only there is it said which shore
    note(state, SHORE_SCOUTED if is_strait else SCOUTED, state.turn, value, state.placed, direction)
    end_turn(state)


@rule
def place_no_scout(state: State) -> None:
    """Placing is not compulsory. [OC-8.6]"""
    note(state, DECLINED, state.turn)
    end_turn(state)
