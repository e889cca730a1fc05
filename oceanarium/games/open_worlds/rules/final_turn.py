"""The beginning of a turn, the FINAL TURN and Prohibited cards. [OW-3, OW-17]"""

from oceanarium.games.open_worlds.moves import CARD, PASS, STAGE, piece_in
from oceanarium.games.open_worlds.parts import DRAWING, HAND, MAX_DECK, MOVED, PROHIBITING, STALLED_TURNS
from oceanarium.games.open_worlds.rules.citations import (
    FINAL_BEGINS,
    LAW_TRASHED,
    NOT_PROHIBITED,
    NOT_TO_REPLACE,
    ONLY_PROHIBITED,
    REPLACED,
    STALLED,
    TURN_BEGINS,
)
from oceanarium.games.open_worlds.rules.places import is_hidden, trash_openly
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_COUNT, IS_PROHIBITED, PROHIBITED_CARDS
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def begin_turn(state: State) -> None:
    """A new turn; on the FINAL TURN every Prohibited unit is Trashed. [OW-3.1, OW-3.4, OW-17.1, OW-17.2]"""
    state.turn += 1
    state.is_final, state.is_final_next = state.is_final_next, 0
    state.is_wet, state.is_revealed, state.resolved = 0, 0, 0
    for seat in range(state.seats):
        state.forbidden[seat], state.is_class_lifted[seat] = 0, 0
    note(state, FINAL_BEGINS if state.is_final == 1 else TURN_BEGINS, NOBODY, state.turn)
    for world in range(state.world_count):
        piece = state.first_unit[world]
        while piece != NOTHING:
            following = state.next_piece[piece]
            state.flags[piece] &= ~MOVED
            if state.is_final == 1 and IS_PROHIBITED[state.card[piece]] == 1:  # indicators are no units: OW-17.5
                note(state, LAW_TRASHED, state.controller[piece], piece, world)
                trash_openly(state, piece)
            piece = following


@rule
def end_turn(state: State) -> None:
    """Two turns in which no card left a deck bring the FINAL TURN. [OW-17.7, OW-R53]"""
    state.dry_turns = 0 if state.is_wet == 1 else state.dry_turns + 1
    if state.dry_turns >= STALLED_TURNS and state.is_final_next == 0:
        state.is_final_next = 1
        note(state, STALLED, NOBODY)


@rule
def can_replace(state: State, seat: int) -> bool:
    """Whether a seat holds a Prohibited card."""
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == HAND and IS_PROHIBITED[state.card[piece]] == 1:
            return True
    return False


@rule
def may_replace(state: State, seat: int) -> bool:
    """Whether a seat may hold a Prohibited card for all anybody can see. [OW-17.3, OW-C6]"""
    if state.hand_size[seat] == 0:
        return False
    for number in range(len(PROHIBITED_CARDS)):
        piece = state.first_piece[seat * CARD_COUNT + PROHIBITED_CARDS[number]]
        if piece != NOTHING and is_hidden(state, piece):
            return True
    return False


@rule
def ask_for_replacing(state: State) -> bool:
    """The next seat that could replace a Prohibited card, as the FINAL TURN begins. [OW-17.3, OW-R42]"""
    while state.is_final == 1 and state.rank < state.seats:
        seat = state.order[state.rank]
        is_asked = can_replace(state, seat) if state.is_lean == 1 else may_replace(state, seat)
        if is_asked:
            state.chooser = seat
            return True
        state.rank += 1
    return False


@rule
def forbids_replacing(state: State, seat: int, move: int) -> int:
    """A Prohibited card in hand, or be done. [OW-17.3]"""
    if move == PASS:
        return ALLOWED
    if move < CARD or move >= STAGE:
        return ONLY_PROHIBITED
    if piece_in(state, seat, move - CARD, HAND) == NOTHING:
        return NOT_TO_REPLACE
    return ALLOWED if IS_PROHIBITED[move - CARD] == 1 else NOT_PROHIBITED


@rule
def list_replacements(state: State, seat: int, out: list[int]) -> int:
    """Being done, and every Prohibited card in hand."""
    out[0], count = PASS, 1
    for number in range(len(PROHIBITED_CARDS)):
        if piece_in(state, seat, PROHIBITED_CARDS[number], HAND) != NOTHING:
            out[count] = CARD + PROHIBITED_CARDS[number]
            count += 1
    return count


@rule
def replace(state: State, seat: int, move: int) -> None:
    """Show and Trash a Prohibited card and draw one for it while the deck lasts. [OW-17.3]"""
    if move == PASS:
        state.rank += 1
        return
    trash_openly(state, piece_in(state, seat, move - CARD, HAND))
    note(state, REPLACED, seat, move - CARD)
    if state.deck_size[seat] > 0:
        state.draws[seat] = 1
        state.phase, state.after_draws = DRAWING, PROHIBITING
