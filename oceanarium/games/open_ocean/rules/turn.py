"""Whose choice it is, and who holds which hand. [OO-2]"""

from oceanarium.games.open_ocean.parts import (
    CHOOSING,
    COUNTER,
    DEALING,
    EVENT_DRAWING,
    GOAL_DRAWING,
    KIND_COUNT,
    OVER,
    PICKING,
    STARTING,
    STOCKING,
)
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, rule


@rule
def is_chance(state: State) -> bool:
    """Whether chance acts: it draws every card, goal and event, and what else was left to lot."""
    if state.phase == CHOOSING:
        return state.has_random_starters == 1
    return state.phase in (STARTING, DEALING, STOCKING, GOAL_DRAWING, EVENT_DRAWING)


@rule
def actor(state: State) -> int:
    """Chance, or the seat that chooses; while all pick, the lowest that has not. [OO-2.2]"""
    if state.phase == OVER:
        return NOBODY
    if is_chance(state):
        return CHANCE
    if state.phase == PICKING:
        for seat in range(state.seats):
            if state.picks[seat] == NOTHING:
                return seat
    return state.chooser


@rule
def is_waited_for(state: State, seat: int) -> bool:
    """Whether a seat may choose now."""
    if seat < 0 or seat >= state.seats:
        return False
    if state.phase == PICKING:
        return state.picks[seat] == NOTHING
    return seat == state.chooser and state.phase != OVER and not is_chance(state)


@rule
def waiting(state: State) -> int:
    """All who may choose now, as bits: everybody at once while they pick. [OO-2.2]"""
    seats = 0
    for seat in range(state.seats):
        if is_waited_for(state, seat):
            seats |= 1 << seat
    return seats


@rule
def has_event(state: State, event: int) -> bool:
    """Whether an event is in force. [OO-19.1]"""
    return state.in_force >> event & 1 == 1


@rule
def direction(state: State) -> int:
    """Hands go to the left, to the right in a counter-current. [OO-2.4, OO-C5]"""
    return -1 if has_event(state, COUNTER) else 1


@rule
def hand_held(state: State, seat: int, turn: int) -> int:
    """The number of the hand that a seat holds in a turn: the seat it was dealt to. [OO-2.4]"""
    return (seat - direction(state) * turn) % state.seats


@rule
def hand_of(state: State, seat: int) -> int:
    """The number of the hand that a seat holds now."""
    return hand_held(state, seat, state.turn)


@rule
def cards_in(counts: list[int]) -> int:
    """How many cards there are, by their counts."""
    total = 0
    for kind in range(KIND_COUNT):
        total += counts[kind]
    return total


@rule
def seat_after_first(state: State, places: int) -> int:
    """The seat so many places clockwise from the First Player. [OO-1.4]"""
    return (state.first + places) % state.seats


@rule
def forget_play(state: State) -> None:
    """No play is in progress."""
    state.player, state.by_crab, state.playing, state.taker = NOBODY, 0, NOTHING, NOTHING
    state.attracted, state.anchor, state.victim, state.loose_turtles = NOTHING, NOTHING, NOBODY, 0
