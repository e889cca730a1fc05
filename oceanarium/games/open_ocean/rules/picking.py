"""Choosing in secret, crab windows, revealing. [OO-2.2, OO-2.3, OO-17.4]"""

from oceanarium.games.open_ocean.moves import (
    ATTRACT,
    CLEAR,
    DECLINE,
    DRAW,
    KEEP_CRAB,
    LOSE,
    PICK,
    STAY,
    STEAL,
    TAKE,
    USE_CRAB,
)
from oceanarium.games.open_ocean.parts import (
    ASK,
    CRAB,
    CRABBING,
    DOLPHIN,
    END_TURN,
    KIND_COUNT,
    OPEN_WINDOW,
    PLAY,
    REVEAL,
    SHARK,
    TAKING,
    TURTLE,
)
from oceanarium.games.open_ocean.rules.citations import (
    CHOSEN,
    CRAB_KEPT,
    CRAB_UNPLAYABLE,
    CRAB_USED,
    DOLPHIN_UNPLAYABLE,
    FISH_UNPLAYABLE,
    LURKED,
    NO_OCEAN_YET,
    NO_REEF_YET,
    NOT_IN_HAND,
    NOT_IN_HAND_ALONE,
    ONLY_CRAB,
    ONLY_PICKING,
    ONLY_PICKING_ALONE,
    PLAYED_ALONE,
    PREY_LACKING,
    REVEALED,
    SUN_UNPLAYABLE,
    TURTLE_UNPLAYABLE,
)
from oceanarium.games.open_ocean.rules.frenzy import begin_check
from oceanarium.games.open_ocean.rules.ocean import fill_ocean, lurk
from oceanarium.games.open_ocean.rules.playable import can_take_card, is_playable
from oceanarium.games.open_ocean.rules.reef import is_fish
from oceanarium.games.open_ocean.rules.turn import forget_play, hand_of, seat_after_first, waiting
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def forbids_picking(state: State, seat: int, move: int) -> int:
    """Any card of the hand, playable or not. [OO-2.2, OO-2.8, OO-14.1]"""
    if move < PICK or move >= PICK + KIND_COUNT:
        return why_not_yet(state, move)
    if state.hands[hand_of(state, seat)][move - PICK] > 0:
        return ALLOWED
    return NOT_IN_HAND_ALONE if state.seats == 1 else NOT_IN_HAND


@rule
def why_not_yet(state: State, move: int) -> int:
    """Before anything else a card is chosen; reefs and the Ocean come later. [OO-2.2, OO-14.1]"""
    if state.seats == 1:
        return ONLY_PICKING_ALONE
    if STEAL <= move < ATTRACT or LOSE <= move < STAY:
        return NO_REEF_YET
    if TAKE <= move < STEAL or ATTRACT <= move < DECLINE or CLEAR <= move < DRAW:
        return NO_OCEAN_YET
    return ONLY_PICKING


@rule
def pick(state: State, seat: int, kind: int) -> None:
    """Lay the card face down; when all have, the play begins. [OO-2.2, OO-2.3]"""
    state.hands[hand_of(state, seat)][kind] -= 1
    state.picks[seat] = kind
    if state.seats > 1:
        note(state, CHOSEN, seat, kind)
    if waiting(state) == 0:
        state.revealer = 0
        state.phase = OPEN_WINDOW


@rule
def open_window(state: State) -> None:
    """The next seat in order with an unrevealed card is about to reveal it. [OO-2.3, OO-17.4]"""
    while state.revealer < state.seats:
        if state.picks[seat_after_first(state, state.revealer)] != NOTHING:
            state.asked = 0
            state.phase = ASK
            return
        state.revealer += 1
    state.revealer, state.asked = 0, 0
    state.phase = END_TURN


@rule
def may_use_crab(state: State, seat: int) -> bool:
    """An unused crab, an unrevealed card, and something in the Ocean to play. [OO-17.4]"""
    return state.crabs[seat] > 0 and state.picks[seat] != NOTHING and can_take_card(state, seat)


@rule
def ask_for_crabs(state: State) -> None:
    """Ask clockwise from the seat about to reveal, each once; then that seat reveals. [OO-17.4]"""
    while state.asked < state.seats:
        seat = seat_after_first(state, state.revealer + state.asked)
        if may_use_crab(state, seat):
            state.chooser, state.phase = seat, CRABBING
            return
        state.asked += 1
    state.asked = 0
    state.phase = REVEAL


@rule
def forbids_crabbing(move: int) -> int:
    """Yes or no. [OO-17.4]"""
    return ALLOWED if move in (USE_CRAB, KEEP_CRAB) else ONLY_CRAB


@rule
def keep_crab(state: State, seat: int) -> None:
    """The next one is asked. [OO-17.4]"""
    note(state, CRAB_KEPT, seat)
    state.asked += 1
    state.phase = ASK


@rule
def use_crab(state: State, seat: int) -> None:
    """Give the chosen card up, face up, and take any playable Ocean card. [OO-17.3]"""
    card = state.picks[seat]
    note(state, CRAB_USED, seat, card)
    state.picks[seat] = NOTHING
    state.discards[card] += 1
    state.crabs[seat] -= 1
    forget_play(state)
    state.player, state.by_crab = seat, 1
    state.chooser = seat
    fill_ocean(state, TAKING)  # OO-3.6


@rule
def reveal(state: State) -> None:
    """Show the card and play it; what cannot be played is discarded. [OO-2.3, OO-2.7, OO-13.3, OO-14.5]"""
    seat = seat_after_first(state, state.revealer)
    card = state.picks[seat]
    if card == NOTHING:
        state.phase = OPEN_WINDOW
        return
    note(state, PLAYED_ALONE if state.seats == 1 else REVEALED, seat, card)
    state.picks[seat] = NOTHING
    if is_playable(state, seat, card):
        state.player, state.playing = seat, card
        state.phase = PLAY
    else:
        put_away(state, seat, card)
        begin_check(state, OPEN_WINDOW)


@rule
def put_away(state: State, seat: int, card: int) -> None:
    """What cannot be played is discarded; it may fill a gap in the Ocean. [OO-2.7, OO-3.6, OO-11.9]"""
    if card == SHARK and state.has_lurking_sharks == 1:
        note(state, LURKED, seat, card)
        lurk(state)
    else:
        tell_why_unplayable(state, seat, card)
        state.discards[card] += 1


@rule
def tell_why_unplayable(state: State, seat: int, card: int) -> None:
    """Each with the rule that stands in its way. [OO-12.2]"""
    if is_fish(card):
        note(state, FISH_UNPLAYABLE, seat, card, card)
    elif card == SHARK or (card == DOLPHIN and state.has_friendly_dolphins == 1):
        note(state, PREY_LACKING, seat, card)
    elif card == DOLPHIN:
        note(state, DOLPHIN_UNPLAYABLE, seat, card)
    elif card == TURTLE:
        note(state, TURTLE_UNPLAYABLE, seat, card)
    elif card == CRAB:
        note(state, CRAB_UNPLAYABLE, seat, card)
    else:
        note(state, SUN_UNPLAYABLE, seat, card)
