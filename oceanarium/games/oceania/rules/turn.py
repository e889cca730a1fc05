"""Whose turn it is. [OC-2]"""

from oceanarium.games.oceania.parts import CASTING, DRAWING, OVER, SAILING
from oceanarium.games.oceania.state import State
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, rule


@rule
def actor(state: State) -> int:
    """Chance casts lots and draws tiles; else one seat chooses [OC-2.2], be it only to go on [OC-14.4]."""
    if state.phase == OVER:
        return NOBODY
    if state.phase in (CASTING, DRAWING):
        return CHANCE
    return state.turn


@rule
def waiting(state: State) -> int:
    """The one seat that chooses, as bits: all choices are open and in turn. [OC-2.2]"""
    seat = actor(state)
    return 0 if seat < 0 else 1 << seat


@rule
def begin_turn(state: State, seat: int) -> None:
    """Phase 1 of a seat's turn. [OC-2.2]"""
    state.turn = seat
    state.phase = SAILING
    state.tile, state.placed = NOTHING, NOTHING
