"""Divers move and reach their targets. [OL-6, OL-7]"""

from oceanarium.games.ocean_labyrinth.moves import AIR, MOVE, RIDE
from oceanarium.games.ocean_labyrinth.parts import (
    DEALING,
    DECIDING,
    SCOOTER_DUE,
    START_SQUARES,
)
from oceanarium.games.ocean_labyrinth.rules.citations import (
    ALL_FOUND,
    ALL_REACHED,
    CAME_HOME,
    EXTRA_TURN_DECLINED,
    FOUND_ALL,
    HOME,
    LOOKED,
    MOVED,
    NO_PATH,
    ONLY_MOVING,
    REACHED,
    STAYED,
    SURFACED,
)
from oceanarium.games.ocean_labyrinth.rules.maze import picture_on, reachable
from oceanarium.games.ocean_labyrinth.rules.preparation import choose_first_player
from oceanarium.games.ocean_labyrinth.rules.turn import begin_extra_turn, end_match, end_turn
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, bit_count, lowest_bit, note, rule


@rule
def forbids_moving(state: State, move: int) -> int:
    """Any square in reach, the present one among them; other divers do not matter. [OL-6.1, OL-6.2]"""
    if move < MOVE or move >= AIR:
        return ONLY_MOVING
    return ALLOWED if reachable(state, state.divers[state.turn]) >> (move - MOVE) & 1 else NO_PATH


@rule
def list_squares(squares: int, out: list[int]) -> int:
    """The moves to a set of squares."""
    count = 0
    while squares != 0:
        out[count] = MOVE + lowest_bit(squares)
        count += 1
        squares &= squares - 1
    return count


@rule
def move_diver(state: State, square: int) -> None:
    """Any distance, or none at all [OL-6.1]; then see what was reached [OL-7.1, OL-8.1]."""
    seat = state.turn
    start = state.divers[seat]
    if start == square:
        note(state, STAYED, seat, square)
    else:
        note(state, MOVED, seat, start, square)
    state.divers[seat] = square
    if state.targets[seat] == NOTHING:
        look_for_home(state)
    else:
        look_for_target(state)


@rule
def take_air(state: State, square: int) -> None:
    """Takes the place of the move [OL-9.5]: it may bring a diver home [OL-R12]; no start square shows a picture."""
    note(state, SURFACED, state.turn, state.divers[state.turn], square)
    state.divers[state.turn] = square
    if state.targets[state.turn] == NOTHING:
        look_for_home(state)
    else:
        go_on(state)


@rule
def home_of(state: State, seat: int) -> int:
    """The start and finish square of a seat. [OL-C4]"""
    return START_SQUARES[state.colours[seat]]


@rule
def cards_left(state: State, seat: int) -> int:
    """How many cards are face down, the present target among them."""
    return state.cards_each - bit_count(state.found[seat])


@rule
def look_for_home(state: State) -> None:
    """Whoever has no card left and is on the own start square at the end of the own move has won. [OL-8.1]"""
    if state.divers[state.turn] == home_of(state, state.turn):
        note(state, CAME_HOME, state.turn)
        end_match(state, HOME)
    else:
        go_on(state)


@rule
def look_for_target(state: State) -> None:
    """Only the final square counts, and it may show the target. [OL-7.1, OL-7.2, OL-R06]"""
    seat = state.turn
    picture = picture_on(state, state.divers[seat])
    if picture == state.targets[seat]:
        reach_target(state)
        return
    if picture != NOTHING:
        state.ruled_out[seat] |= 1 << picture  # everybody sees that this is not it
    go_on(state)


@rule
def reach_target(state: State) -> None:
    """The card is laid open and the next one looked at [OL-7.1]; after the last go home [OL-8.1], or win [OL-8.3]."""
    seat = state.turn
    note(state, REACHED, seat, state.targets[seat])
    state.found[seat] |= 1 << state.targets[seat]
    state.targets[seat] = NOTHING
    state.ruled_out[seat] = 0
    if cards_left(state, seat) > 0:
        state.phase = DEALING
    elif state.goes_home == 0:
        note(state, FOUND_ALL, seat)
        end_match(state, ALL_FOUND)
    else:
        note(state, ALL_REACHED, seat, home_of(state, seat))
        go_on(state)  # OL-8.2: coming home needs another turn


@rule
def next_to_be_dealt(state: State) -> int:
    """The lowest seat that has a card left and has not looked at it, or NOBODY. [OL-2.4]"""
    for seat in range(state.seats):
        if state.targets[seat] == NOTHING and cards_left(state, seat) > 0:
            return seat
    return NOBODY


@rule
def look_at_card(state: State, picture: int) -> None:
    """The topmost card, seen by its owner alone: any that nobody has seen yet. [OL-2.2, OL-2.4, OL-7.1]"""
    seat = next_to_be_dealt(state)
    note(state, LOOKED, seat, picture)
    state.targets[seat] = picture
    state.unseen_cards &= ~(1 << picture)
    if next_to_be_dealt(state) != NOBODY:
        return
    if state.turn == NOBODY:
        choose_first_player(state)
    else:
        go_on(state)


@rule
def go_on(state: State) -> None:
    """After the move: a scooter's additional turn [OL-9.4, OL-R24], or the next seat's turn [OL-7.3]."""
    if state.scooter != SCOOTER_DUE:
        end_turn(state)
    elif state.scooter_is_optional == 1:
        state.phase = DECIDING  # OL-R09
    else:
        begin_extra_turn(state)


@rule
def decide(state: State, move: int) -> None:
    """Use the scooter or leave it. [OL-R09]"""
    if move == RIDE:
        begin_extra_turn(state)
    else:
        note(state, EXTRA_TURN_DECLINED, state.turn)
        end_turn(state)
