"""Whose turn it is, and what ends a turn and a match. [OL-3, OL-8]"""

from oceanarium.games.ocean_labyrinth.parts import CHOOSING, EXTRA_TURN, INSERTING, NO_SCOOTER, OVER
from oceanarium.games.ocean_labyrinth.rules.citations import (
    ALL_FOUND,
    EXTRA_TURN_BEGUN,
    HOME,
    LIMIT,
    LIMIT_REACHED,
    OVER_AT_HOME,
    OVER_AT_LIMIT,
    OVER_WITHOUT_HOME,
)
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, note, rule


@rule
def actor(state: State) -> int:
    """Chance lays the maze, turns up cards and backs; seats choose divers in order, then take turns. [OL-2.5]"""
    if state.phase == OVER:
        return NOBODY
    if state.phase < CHOOSING:
        return CHANCE
    return next_to_choose(state) if state.phase == CHOOSING else state.turn


@rule
def waiting(state: State) -> int:
    """The one seat that chooses, as bits."""
    seat = actor(state)
    return 0 if seat < 0 else 1 << seat


@rule
def next_to_choose(state: State) -> int:
    """The lowest seat without a diver. [OL-R18]"""
    seat = 0
    while state.colours[seat] != NOTHING:
        seat += 1
    return seat


@rule
def begin_turn(state: State, seat: int) -> None:
    """A turn begins with inserting. [OL-3.1]"""
    state.turn = seat
    state.phase = INSERTING
    state.scooter = NO_SCOOTER


@rule
def begin_extra_turn(state: State) -> None:
    """One additional complete turn of the same seat; it belongs to this turn. [OL-9.4, OL-X31]"""
    note(state, EXTRA_TURN_BEGUN, state.turn)
    state.phase = INSERTING
    state.scooter = EXTRA_TURN


@rule
def end_turn(state: State) -> None:
    """The next seat's turn [OL-7.3], or the end when all rounds are played [OL-8.4]."""
    state.turns += 1
    if state.turns == state.round_limit * state.seats:
        note(state, LIMIT_REACHED, NOBODY, state.round_limit)
        end_match(state, LIMIT)
    else:
        begin_turn(state, state.turn + 1 if state.turn + 1 < state.seats else 0)


@rule
def end_match(state: State, citation: int) -> None:
    """Nobody chooses any more."""
    state.phase = OVER
    state.ending = citation


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on."""
    return state.ending


@rule
def has_ended(state: State) -> int:
    """The refusal of all moves after the end, by the rule that ended the match. [OL-8.1, OL-8.3, OL-8.4]"""
    if state.ending == HOME:
        return OVER_AT_HOME
    return OVER_WITHOUT_HOME if state.ending == ALL_FOUND else OVER_AT_LIMIT
