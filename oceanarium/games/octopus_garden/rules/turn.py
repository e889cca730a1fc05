"""Whose turn it is. [OG-2]"""

from oceanarium.games.octopus_garden.parts import BUYING, OVER, REFILLING, STARTING, STOCKING
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import CHANCE, NOBODY, rule


@rule
def actor(state: State) -> int:
    """Chance fills the market and chooses who begins; else it is the turn of one seat. [OG-2.2]"""
    if state.phase == OVER:
        return NOBODY
    if state.phase in (STOCKING, REFILLING, STARTING):
        return CHANCE
    return state.turn


@rule
def waiting(state: State) -> int:
    """The one seat that chooses, as bits: all choices are open and in turn. [OG-2.2]"""
    seat = actor(state)
    return 0 if seat < 0 else 1 << seat


@rule
def begin_turn(state: State, seat: int) -> None:
    """Phase I of a seat's turn, which deals with its own garden only. [OG-2.1, OG-2.3]"""
    state.turn = seat
    state.phase = BUYING
    state.moved_stars = 0
