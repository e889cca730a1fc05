"""The end of a turn and of a round. [OO-2.4 to OO-2.6, OO-13, OO-14]"""

from oceanarium.games.open_ocean.moves import CLEAR, TOSS
from oceanarium.games.open_ocean.parts import (
    AFTER_CLEARING,
    BEGIN_TURN,
    CLEAR_OCEAN,
    CLEARING,
    END_ROUND,
    KIND_COUNT,
    PASS_HANDS,
    REVEAL_EVENT,
    ROUND_COUNT,
    TOSSING,
)
from oceanarium.games.open_ocean.rules.citations import (
    CLEARED,
    CLEARED_ALONE,
    EXCHANGED,
    LAST_DISCARDED,
    LAST_ROUND,
    NOT_IN_HAND_ALONE,
    NOT_IN_OCEAN,
    ONLY_CLEARING,
    ONLY_CLEARING_ALONE,
    ONLY_TOSSING,
    PASSED,
    ROUND_OVER,
    TOSSED,
)
from oceanarium.games.open_ocean.rules.ending import end_match
from oceanarium.games.open_ocean.rules.frenzy import begin_check, begin_round_end_check
from oceanarium.games.open_ocean.rules.ocean import fill_ocean, is_ocean_empty, ocean_slot
from oceanarium.games.open_ocean.rules.turn import cards_in, direction, hand_of, seat_after_first
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def end_turn(state: State) -> None:
    """All have played. Alone one now discards a card of the hand, as long as there is one. [OO-14.1, OO-14.2]"""
    state.phase = CLEAR_OCEAN
    if state.seats == 1 and cards_in(state.hands[0]) > 0:
        state.chooser, state.phase = 0, TOSSING


@rule
def forbids_tossing(state: State, move: int) -> int:
    """Any card of the hand. [OO-14.1]"""
    if move < TOSS or move >= TOSS + KIND_COUNT:
        return ONLY_TOSSING
    return ALLOWED if state.hands[0][move - TOSS] > 0 else NOT_IN_HAND_ALONE


@rule
def toss(state: State, kind: int) -> None:
    """Discard it; it may fill a gap in the Ocean. [OO-14.1, OO-3.6]"""
    state.hands[0][kind] -= 1
    state.discards[kind] += 1
    note(state, TOSSED, 0, kind)
    begin_check(state, CLEAR_OCEAN)


@rule
def clear_ocean(state: State) -> None:
    """Alone, or as second of two players, one discards an Ocean card, if there is any. [OO-13.1, OO-14.1, OO-3.6]"""
    if state.seats <= 2 and not is_ocean_empty(state):
        state.chooser, state.phase = seat_after_first(state, state.seats - 1), CLEARING
    else:
        state.phase = PASS_HANDS


@rule
def forbids_clearing(state: State, move: int) -> int:
    """Any card of the Ocean. [OO-13.1, OO-14.1]"""
    if move < CLEAR or move >= CLEAR + KIND_COUNT:
        return ONLY_CLEARING_ALONE if state.seats == 1 else ONLY_CLEARING
    return NOT_IN_OCEAN if ocean_slot(state, move - CLEAR) == NOTHING else ALLOWED


@rule
def clear(state: State, kind: int) -> None:
    """Discard it and deal a new one, which may set something off before the pass. [OO-13.1, OO-13.4]"""
    state.ocean[ocean_slot(state, kind)] = NOTHING
    state.discards[kind] += 1
    note(state, CLEARED_ALONE if state.seats == 1 else CLEARED, state.chooser, kind)
    state.chooser = NOBODY
    fill_ocean(state, AFTER_CLEARING)


@rule
def go_on_after_clearing(state: State) -> None:
    """A check, then the pass. [OO-12.3]"""
    begin_check(state, PASS_HANDS)


@rule
def turn_count(state: State) -> int:
    """How many turns this round has: one card of each hand is left over, alone none. [OO-2.5, OO-14.2, OO-3.6]"""
    return (state.hand_size + 1) // 2 if state.seats == 1 else state.hand_size - 1


@rule
def pass_hands(state: State) -> None:
    """Hands and the First Player card move on, after the last turn too. [OO-2.4, OO-13.2]"""
    state.turn += 1
    state.chooser = NOBODY
    if state.seats > 1:
        state.first = (state.first + direction(state)) % state.seats
        note(state, EXCHANGED if state.seats == 2 else PASSED, state.first)
    state.phase = BEGIN_TURN
    if state.turn == turn_count(state):
        discard_last_cards(state)
        state.phase = END_ROUND


@rule
def discard_last_cards(state: State) -> None:
    """The one card left of each hand goes away, face up. [OO-2.5]"""
    for seat in range(state.seats):
        hand = hand_of(state, seat)
        for kind in range(KIND_COUNT):
            if state.hands[hand][kind] > 0:
                state.hands[hand][kind] -= 1
                state.discards[kind] += 1
                note(state, LAST_DISCARDED, seat, kind)


@rule
def end_round(state: State) -> None:
    """After the third round everything is scored; else the Ocean may need fish. [OO-2.6]"""
    state.round += 1
    state.turn, state.hand_size, state.dealt = 0, 0, 0
    note(state, ROUND_OVER, NOBODY, state.round)
    if state.round == ROUND_COUNT:
        end_match(state, LAST_ROUND)
    else:
        begin_round_end_check(state, REVEAL_EVENT)
