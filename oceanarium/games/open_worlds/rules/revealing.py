"""Step 3, Reveal: cards face up, unplayable ones out, the Class limit. [OW-6]"""

from oceanarium.games.open_worlds.moves import CARD, STAGE, piece_in
from oceanarium.games.open_worlds.parts import MAX_DECK, STAGED
from oceanarium.games.open_worlds.rules.citations import (
    BANNED,
    IS_EXEMPT,
    NOT_STAGED_SHIP,
    ONLY_TRIMMING,
    REVEALED,
    TRIMMED,
    UNPLAYABLE,
)
from oceanarium.games.open_worlds.rules.places import trash_openly
from oceanarium.games.open_worlds.rules.words_of_cards import counts_for_class, is_over_class_limit
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_KIND, CARD_TYPE, IS_PROHIBITED, SHIP, SHIP_CARDS, UTILITY
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def reveal(state: State) -> None:
    """All Staged cards are turned face up at once. [OW-6.1]"""
    state.is_revealed = 1
    for world in range(state.world_count):
        piece = state.first_staged[world]
        while piece != NOTHING:
            note(state, REVEALED, piece // MAX_DECK, state.card[piece], world)
            piece = state.next_piece[piece]


@rule
def remove_unplayable(state: State, seat: int) -> None:
    """Utilities, and Prohibited cards on the FINAL TURN, are Trashed; nothing else is. [OW-6.2, OW-6.5, OW-17.4]"""
    for world in range(state.world_count):
        piece = state.first_staged[world]
        while piece != NOTHING:
            following, card = state.next_piece[piece], state.card[piece]
            is_banned = state.is_final == 1 and IS_PROHIBITED[card] == 1
            if piece // MAX_DECK == seat and (CARD_TYPE[card] == UTILITY or is_banned):
                trash_openly(state, piece)
                note(state, BANNED if is_banned else UNPLAYABLE, seat, card, world)
            piece = following


@rule
def forbids_trimming(state: State, seat: int, move: int) -> int:
    """A Staged Ship that counts. [OW-6.2, OW-6.3]"""
    if move < CARD or move >= STAGE:
        return ONLY_TRIMMING
    card = move - CARD
    piece = piece_in(state, seat, card, STAGED)
    if piece == NOTHING or CARD_KIND[card] != SHIP:
        return NOT_STAGED_SHIP
    return ALLOWED if counts_for_class(state, piece) else IS_EXEMPT


@rule
def list_trimmings(state: State, seat: int, out: list[int]) -> int:
    """Every Staged Ship that counts."""
    count = 0
    for ship in range(len(SHIP_CARDS)):
        if forbids_trimming(state, seat, CARD + SHIP_CARDS[ship]) == ALLOWED:
            out[count] = CARD + SHIP_CARDS[ship]
            count += 1
    return count


@rule
def trim(state: State, seat: int, move: int) -> None:
    """Trash one Ship; no more than needed. [OW-6.2, OW-R60]"""
    ship = piece_in(state, seat, move - CARD, STAGED)
    note(state, TRIMMED, seat, move - CARD, state.world[ship])
    trash_openly(state, ship)


@rule
def ask_for_trimming(state: State) -> bool:
    """The next seat whose Staged Ships are too many; False when all fit. [OW-6.2]"""
    while state.rank < state.seats:
        seat = state.order[state.rank]
        remove_unplayable(state, seat)
        if is_over_class_limit(state, seat):
            state.chooser = seat
            return True
        state.rank += 1
    return False
