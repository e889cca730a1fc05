"""Step 1, Stage: cards face down at Worlds. [OW-4]"""

from oceanarium.games.open_worlds.moves import PASS, SAIL, STAGE, piece_in, staging_move
from oceanarium.games.open_worlds.parts import HAND, MAX_DECK, MAX_WORLDS, STAGE_LIMIT
from oceanarium.games.open_worlds.rules.citations import (
    NO_SUCH_WORLD,
    NOT_TO_STAGE,
    ONLY_STAGING,
    STAGED_CARD,
    STAGED_ENOUGH,
    STAGING_DONE,
    STAGING_FORBIDDEN,
    WRONG_SLOT,
)
from oceanarium.games.open_worlds.rules.places import stage_at
from oceanarium.games.open_worlds.rules.words_of_cards import matches_card
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import EXTRA_COUNT, EXTRA_FILTER
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def staged_here(state: State, seat: int, world: int) -> int:
    """How many cards a seat has Staged at a World; everybody can count them. [OW-4.3]"""
    count, piece = 0, state.first_staged[world]
    while piece != NOTHING:
        if piece // MAX_DECK == seat:
            count += 1
        piece = state.next_piece[piece]
    return count


@rule
def unfit_staged(state: State, seat: int, world: int, leaving: int) -> int:
    """Of these, how many do not fit an additional slot, without one that leaves (or NOTHING)."""
    count, piece = 0, state.first_staged[world]
    while piece != NOTHING:
        is_staying = piece // MAX_DECK == seat and piece != leaving
        if is_staying and not matches_card(EXTRA_FILTER, state.card[piece]):
            count += 1
        piece = state.next_piece[piece]
    return count


@rule
def extra_slots(state: State, seat: int, world: int) -> int:
    """Additional slots that units in play give a seat at a World. [OW-4.2]"""
    count, piece = 0, state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] == seat:
            count += EXTRA_COUNT[state.card[piece]]
        piece = state.next_piece[piece]
    return count


@rule
def has_slot(state: State, seat: int, world: int) -> bool:
    """Whether a seat may have a slot left at a World, as far as all can see. [OW-4.2]"""
    if state.forbidden[seat] >> world & 1:
        return False
    return staged_here(state, seat, world) < STAGE_LIMIT + extra_slots(state, seat, world)


@rule
def can_stage_anywhere(state: State, seat: int) -> bool:
    """Whether there is anything to ask: a card in hand, and a World with a slot. [OW-C2]"""
    world = 0
    while world < state.world_count and not has_slot(state, seat, world):
        world += 1
    return state.hand_size[seat] > 0 and world < state.world_count


@rule
def fits_slot(state: State, seat: int, card: int, world: int, leaving: int) -> bool:
    """Whether a card may lie with a seat's others at a World, once one has left: additional slots are not for all.

    What matches an additional slot always may. [OW-4.2, OW-R68]
    """
    return matches_card(EXTRA_FILTER, card) or unfit_staged(state, seat, world, leaving) < STAGE_LIMIT


@rule
def forbids_slot(state: State, seat: int, card: int, world: int) -> int:
    """One card per World; additional slots only for what matches them. Any card may lie anywhere. [OW-4.2, OW-4.4]"""
    if state.forbidden[seat] >> world & 1:
        return STAGING_FORBIDDEN
    if not has_slot(state, seat, world):
        return STAGED_ENOUGH
    return ALLOWED if fits_slot(state, seat, card, world, NOTHING) else WRONG_SLOT


@rule
def forbids_staging(state: State, seat: int, move: int) -> int:
    """A card from the hand at a World with a legal slot, or be done. [OW-4.1, OW-4.2]"""
    if move == PASS:
        return ALLOWED
    if move < STAGE or move >= SAIL:
        return ONLY_STAGING
    card, world = (move - STAGE) // MAX_WORLDS, (move - STAGE) % MAX_WORLDS
    if world >= state.world_count:
        return NO_SUCH_WORLD
    if piece_in(state, seat, card, HAND) == NOTHING:
        return NOT_TO_STAGE
    return forbids_slot(state, seat, card, world)


@rule
def list_stagings(state: State, seat: int, out: list[int]) -> int:
    """Being done, and every card in hand at every World with a slot for it."""
    out[0], count, before = PASS, 1, NOTHING
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] != HAND or state.card[piece] == before:
            continue
        before = state.card[piece]
        for world in range(state.world_count):
            if forbids_slot(state, seat, before, world) == ALLOWED:
                out[count] = staging_move(before, world)
                count += 1
    return count


@rule
def stage(state: State, seat: int, move: int) -> None:
    """Put the card face down; it stays there. Or let the next seat Stage. [OW-4.1, OW-4.5]"""
    if move == PASS:
        note(state, STAGING_DONE, seat)
        state.rank += 1
        return
    card, world = (move - STAGE) // MAX_WORLDS, (move - STAGE) % MAX_WORLDS
    stage_at(state, piece_in(state, seat, card, HAND), world)
    note(state, STAGED_CARD, seat, card, world)


@rule
def ask_for_staging(state: State) -> bool:
    """The next seat that can Stage; False when all have. [OW-4.1]"""
    while state.rank < state.seats:
        if can_stage_anywhere(state, state.order[state.rank]):
            state.chooser = state.order[state.rank]
            return True
        state.rank += 1
    return False
