"""The spare tile is pushed in. [OL-4, OL-5]"""

from oceanarium.games.ocean_labyrinth.moves import INSERT, MOVE, inserting_move
from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_COUNT,
    ENTRIES,
    EXITS,
    EXTRA_TURN,
    MOVING,
    OPPOSITES,
    QUARTERS,
    ROTATION_COUNTS,
    TILE_SHAPES,
)
from oceanarium.games.ocean_labyrinth.rules.actions import turn_over
from oceanarium.games.ocean_labyrinth.rules.citations import (
    ARROW_BLOCKED,
    CARRIED,
    INSERTED,
    ONLY_INSERTING,
    ONLY_INSERTING_AGAIN,
    PUSHED_OFF,
    SAME_ROTATION,
)
from oceanarium.games.ocean_labyrinth.rules.maze import carried_to, lay_tile, shift_line
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import ALLOWED, NOBODY, note, rule


@rule
def rotation_count(state: State) -> int:
    """In how many ways the spare tile may be turned anew. [OL-C3, OL-4.5]"""
    return ROTATION_COUNTS[TILE_SHAPES[state.surplus]]


@rule
def forbids_inserting(state: State, move: int) -> int:
    """Any arrow but the one where the tile came out [OL-4.3], any rotation that is not listed already [OL-C3]."""
    if move < INSERT or move >= MOVE:
        return ONLY_INSERTING_AGAIN if state.scooter == EXTRA_TURN else ONLY_INSERTING
    if (move - INSERT) // QUARTERS == state.blocked:
        return ARROW_BLOCKED
    return ALLOWED if (move - INSERT) % QUARTERS < rotation_count(state) else SAME_ROTATION


@rule
def list_insertions(state: State, out: list[int]) -> int:
    """Every arrow with every rotation that nothing forbids. [OL-4.2]"""
    count, rotations = 0, rotation_count(state)
    for arrow in range(ARROW_COUNT):
        if arrow != state.blocked:
            for rotation in range(rotations):
                out[count] = inserting_move(arrow, rotation)
                count += 1
    return count


@rule
def insert(state: State, arrow: int, rotation: int) -> None:
    """Push the spare tile in; what comes out is the new one, and may not go back in there. [OL-4.2, OL-4.3]"""
    tile, state.frightened = state.surplus, NOBODY
    state.surplus = state.tiles[EXITS[arrow]]
    note(state, INSERTED, state.turn, tile, arrow, rotation, state.surplus, OPPOSITES[arrow])
    shift_line(state, arrow)
    state.turned[tile] = rotation
    lay_tile(state, ENTRIES[arrow], tile, rotation)
    carry_divers(state, arrow)
    state.blocked = OPPOSITES[arrow]  # OL-4.4: whoever pushes next
    if state.has_actions == 1:
        turn_over(state)
    else:
        state.phase = MOVING  # OL-9.8


@rule
def carry_divers(state: State, arrow: int) -> None:
    """Divers ride on their tiles; those on the tile that leaves go to the new one. It is no move. [OL-5.1 to OL-5.3]"""
    for seat in range(state.seats):
        start = state.divers[seat]
        square = carried_to(start, arrow)
        if square != start:
            state.divers[seat] = square
            note(state, PUSHED_OFF if start == EXITS[arrow] else CARRIED, seat, start, square)
