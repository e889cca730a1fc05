"""A chain is resolved from the last Utility to the first. [OW-18.2, OW-18.5]"""

from oceanarium.games.open_worlds.moves import CARD, STAGE, piece_in
from oceanarium.games.open_worlds.parts import (
    DECK,
    DRAWING,
    HAND,
    MAX_CHOICES,
    MAX_DECK,
    PLAY,
    RESOLVING,
    SEARCHING,
    STAGED,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.rules.citations import (
    ARRIVED,
    CANCELLED,
    DESTROYED_BY_UTILITY,
    EXCHANGED,
    FIZZLED,
    FORBIDDEN,
    FOUND,
    LANDED,
    LAST_CARD_TAKEN,
    LIFTED,
    NOT_IN_DECK,
    ONLY_SEARCHING,
    RESOLVED,
    STRUCK_WORK,
    TAKEN_OVER,
)
from oceanarium.games.open_worlds.rules.places import enter_play, take, trash_openly
from oceanarium.games.open_worlds.rules.utilities import forbids_unit_choice
from oceanarium.games.open_worlds.rules.words_of_cards import holds
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_HAND,
    ASK_STAGED,
    ASK_UNIT,
    BECOME_UNIT,
    CANCEL,
    DESTROY,
    DRAW_CARDS,
    EFFECT_AMOUNT,
    EFFECT_ASK,
    EFFECT_DO,
    EFFECT_ROWS,
    EXCHANGE_STAGED,
    FORBID_STAGE,
    LIFT_CLASS_LIMIT,
    PLACE_FROM_HAND,
    PLAY_ASKS,
    PLAY_CARD,
    PLAY_CHOICES,
    PLAY_EFFECTS,
    PLAY_FIRST,
    PLAY_WHEN,
    PLAYS,
    SEARCH_DECK,
    TAKE_CONTROL,
)
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def is_still_legal(state: State, entry: int) -> bool:
    """Whether the condition and every choice of a Utility still hold as it is resolved. [OW-18.2, OW-R44]"""
    seat, play = owner_of(state.chain_piece[entry]), state.chain_play[entry]
    if not holds(state, PLAY_WHEN[PLAYS[play][PLAY_CARD]], seat, state.here):
        return False
    for ask in range(PLAYS[play][PLAY_ASKS]):
        kind, answer = PLAY_CHOICES[play][2 * ask], state.chain_choices[entry * MAX_CHOICES + ask]
        if kind == ASK_UNIT:
            is_there = state.place[answer] == PLAY
            if not is_there or forbids_unit_choice(state, seat, play, ask, answer) != ALLOWED:
                return False
        elif kind == ASK_STAGED:
            if state.place[answer] != STAGED:
                return False
        elif kind == ASK_HAND and state.place[answer] != HAND:
            return False
    return True


@rule
def resolve_last(state: State) -> None:
    """Carry out the last Utility, or stop where a card must be drawn or searched for. [OW-18.2]"""
    entry = state.chain_size - 1
    piece, play = state.chain_piece[entry], state.chain_play[entry]
    seat = owner_of(piece)
    if state.effect == 0:
        if state.chain_cancelled[entry] == 1 or not is_still_legal(state, entry):
            note(state, CANCELLED if state.chain_cancelled[entry] == 1 else FIZZLED, seat, state.card[piece])
            drop_last(state)
            return
        note(state, RESOLVED, seat, state.card[piece])
    while state.effect < PLAYS[play][PLAY_EFFECTS] and state.phase == RESOLVING:
        carry_out(state, entry, seat, PLAYS[play][PLAY_FIRST] + state.effect)
        state.effect += 1
    if state.phase == RESOLVING:
        drop_last(state)


@rule
def drop_last(state: State) -> None:
    """A Utility leaves the chain: to the Trash Heap, unless it has become a unit. [OW-18.5]"""
    entry = state.chain_size - 1
    piece = state.chain_piece[entry]
    if state.place[piece] != PLAY:
        trash_openly(state, piece)
    state.chain_piece[entry], state.chain_play[entry], state.chain_cancelled[entry] = NOTHING, NOTHING, 0
    for choice in range(MAX_CHOICES):
        state.chain_choices[entry * MAX_CHOICES + choice] = NOTHING
    state.chain_size, state.effect, state.ask = entry, 0, 0
    if entry == 0:
        state.passes = 0
        state.phase = state.base  # the window or decision is offered again: OW-18.3, OW-18.4
        if state.base == WINDOW:
            state.rank = 0


@rule
def carry_out(state: State, entry: int, seat: int, effect: int) -> None:
    """One effect of a Utility. [OW-C1]"""
    do, amount = EFFECT_ROWS[effect][EFFECT_DO], EFFECT_ROWS[effect][EFFECT_AMOUNT]
    first = entry * MAX_CHOICES + EFFECT_ROWS[effect][EFFECT_ASK]
    choice = state.chain_choices[first]
    if do == DRAW_CARDS:
        state.draws[seat] = min(amount, state.deck_size[seat])
        state.phase, state.after_draws = DRAWING, RESOLVING
    elif do == SEARCH_DECK:
        begin_search(state, seat)
    elif do == EXCHANGE_STAGED:
        exchange(state, seat, choice, state.chain_choices[first + 1])
    elif do == FORBID_STAGE:
        world = state.chain_choices[first + 1]
        state.forbidden[choice] |= 1 << world
        note(state, FORBIDDEN, choice, world)
    elif do == CANCEL:
        state.chain_cancelled[choice] = 1
    elif do == LIFT_CLASS_LIMIT:
        state.is_class_lifted[seat] = 1
        note(state, LIFTED, seat)
    elif do == DESTROY:
        note(state, DESTROYED_BY_UTILITY, state.controller[choice], choice, state.world[choice])
        trash_openly(state, choice)
    elif do == TAKE_CONTROL:
        note(state, TAKEN_OVER, seat, choice, state.controller[choice], state.world[choice])
        state.controller[choice] = seat
    elif do == PLACE_FROM_HAND:
        enter_play(state, choice, state.here)
        note(state, LANDED, seat, choice, state.here)
    elif do == BECOME_UNIT:
        enter_play(state, state.chain_piece[entry], choice)
        note(state, ARRIVED, seat, state.chain_piece[entry], choice)
    else:
        state.set_income[choice] = amount
        note(state, STRUCK_WORK, state.controller[choice], choice, amount, state.world[choice])


@rule
def exchange(state: State, seat: int, staged: int, card: int) -> None:
    """A card from the hand takes the place of a Staged one, face down; that goes to the hand unseen. [OW-4.5]"""
    world, following = state.world[staged], state.next_piece[staged]
    if state.first_staged[world] == staged:
        state.first_staged[world] = card
    else:
        before = state.first_staged[world]
        while state.next_piece[before] != staged:
            before = state.next_piece[before]
        state.next_piece[before] = card
    state.place[card], state.world[card], state.next_piece[card] = STAGED, world, following
    state.place[staged], state.world[staged], state.next_piece[staged] = HAND, NOTHING, NOTHING
    note(state, EXCHANGED, seat, world)


@rule
def begin_search(state: State, seat: int) -> None:
    """Look through the deck and take a card; a last card is taken without asking. [OW-18.1, OW-R38]"""
    if state.deck_size[seat] > 1:
        state.phase = SEARCHING
        return
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == DECK:
            take_found(state, seat, piece)
            return


@rule
def take_found(state: State, seat: int, piece: int) -> None:
    """The card that was searched for comes into the hand; others do not see it. [OW-18.1]"""
    was_final_next = state.is_final_next
    take(state, piece)
    note(state, FOUND, seat, state.card[piece])
    if was_final_next == 0 and state.is_final_next == 1:
        note(state, LAST_CARD_TAKEN, seat)


@rule
def forbids_searching(state: State, seat: int, move: int) -> int:
    """Any card in one's deck. [OW-18.1]"""
    if move < CARD or move >= STAGE:
        return ONLY_SEARCHING
    return ALLOWED if piece_in(state, seat, move - CARD, DECK) != NOTHING else NOT_IN_DECK


@rule
def list_deck(state: State, seat: int, out: list[int]) -> int:
    """Every different card in the deck."""
    count, before = 0, NOTHING
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == DECK and state.card[piece] != before:
            before = state.card[piece]
            out[count] = CARD + before
            count += 1
    return count


@rule
def search(state: State, seat: int, move: int) -> None:
    """Take a card from the deck; then the chain goes on. [OW-18.1]"""
    take_found(state, seat, piece_in(state, seat, move - CARD, DECK))
    state.phase = RESOLVING
