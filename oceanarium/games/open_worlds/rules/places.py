"""Cards on their way from one place to another; never into a deck or out of a Trash Heap. [OW-1.4, OW-19.3]"""

from oceanarium.games.open_worlds.parts import DECK, HAND, INDICATOR, MAX_AIMS, PLAY, STAGED, TRASH, owner_of
from oceanarium.games.open_worlds.rules.citations import INDICATED, TERRAFORMED
from oceanarium.games.open_worlds.rules.words_of_cards import water
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import INDICATOR_HABITABLE, INDICATOR_HOSTILE, INDICATOR_WATER
from oceanarium.kernel import NOBODY, NOTHING, note, rule


@rule
def forget(state: State, piece: int) -> None:
    """A card that changes its place forgets control, course and every temporary effect. [OW-19.2]"""
    state.world[piece] = NOTHING
    state.controller[piece] = NOBODY
    state.next_piece[piece] = NOTHING
    state.course[piece] = 0
    state.flags[piece] = 0
    state.set_income[piece] = NOTHING
    for weapon in range(MAX_AIMS):
        state.aims[piece * MAX_AIMS + weapon] = NOTHING


@rule
def append_unit(state: State, piece: int, world: int) -> None:
    """Put a piece at the end of the list of units of a World."""
    state.next_piece[piece] = NOTHING
    if state.first_unit[world] == NOTHING:
        state.first_unit[world] = piece
        return
    last = state.first_unit[world]
    while state.next_piece[last] != NOTHING:
        last = state.next_piece[last]
    state.next_piece[last] = piece


@rule
def append_staged(state: State, piece: int, world: int) -> None:
    """Put a piece at the end of the list of Staged cards of a World."""
    state.next_piece[piece] = NOTHING
    if state.first_staged[world] == NOTHING:
        state.first_staged[world] = piece
        return
    last = state.first_staged[world]
    while state.next_piece[last] != NOTHING:
        last = state.next_piece[last]
    state.next_piece[last] = piece


@rule
def unlink_unit(state: State, piece: int) -> None:
    """Take a piece out of the list of units of its World."""
    world = state.world[piece]
    if state.first_unit[world] == piece:
        state.first_unit[world] = state.next_piece[piece]
        return
    before = state.first_unit[world]
    while state.next_piece[before] != piece:
        before = state.next_piece[before]
    state.next_piece[before] = state.next_piece[piece]


@rule
def unlink_staged(state: State, piece: int) -> None:
    """Take a piece out of the list of Staged cards of its World."""
    world = state.world[piece]
    if state.first_staged[world] == piece:
        state.first_staged[world] = state.next_piece[piece]
        return
    before = state.first_staged[world]
    while state.next_piece[before] != piece:
        before = state.next_piece[before]
    state.next_piece[before] = state.next_piece[piece]


@rule
def lift(state: State, piece: int) -> None:
    """Take a card from wherever it is, and keep the counts."""
    place, owner = state.place[piece], owner_of(piece)
    if place == PLAY:
        unlink_unit(state, piece)
    elif place == STAGED:
        unlink_staged(state, piece)
        state.staged_size[owner] -= 1
    elif place == HAND:
        state.hand_size[owner] -= 1
    elif place == DECK:
        state.deck_size[owner] -= 1
    forget(state, piece)


@rule
def take(state: State, piece: int) -> None:
    """A card from the deck comes into its owner's hand; nobody else sees it. [OW-2.3]"""
    lift(state, piece)
    state.place[piece] = HAND
    state.hand_size[owner_of(piece)] += 1
    state.is_wet = 1
    if state.deck_size[owner_of(piece)] == 0 and state.is_final == 0:
        state.is_final_next = 1  # OW-16.4, OW-17.1; after the FINAL TURN there is none: OW-R39


@rule
def return_to_hand(state: State, piece: int) -> None:
    """A unit goes back to its owner's hand, and all have seen which. [OW-19.2]"""
    lift(state, piece)
    state.place[piece] = HAND
    state.hand_size[owner_of(piece)] += 1
    state.known[piece] = state.turn


@rule
def trash_openly(state: State, piece: int) -> None:
    """To the owner's Trash Heap, seen by all on its way. [OW-19.1, OW-19.2]"""
    lift(state, piece)
    state.place[piece] = TRASH
    state.known[piece] = 0
    state.buried[piece] = 0


@rule
def trash_face_down(state: State, piece: int) -> None:
    """From the hand into the Trash Heap, seen by nobody else. [OW-15.1, OW-2.4]"""
    lift(state, piece)
    state.place[piece] = TRASH
    state.buried[piece] = state.turn + 1


@rule
def stage_at(state: State, piece: int, world: int) -> None:
    """From the hand to a Staging Area, face down. [OW-4.3]"""
    lift(state, piece)
    state.place[piece] = STAGED
    state.world[piece] = world
    state.staged_size[owner_of(piece)] += 1
    append_staged(state, piece, world)


@rule
def enter_play(state: State, piece: int, world: int) -> None:
    """Become a unit at a World, controlled by the owner. [OW-8.6]"""
    lift(state, piece)
    state.place[piece] = PLAY
    state.known[piece] = 0
    state.world[piece] = world
    state.controller[piece] = owner_of(piece)
    append_unit(state, piece, world)


@rule
def become_indicator(state: State, piece: int, world: int) -> None:
    """Lie under a World for the rest of the game and show its changed values. [OW-19.4]"""
    card = state.card[piece]
    lift(state, piece)
    state.place[piece] = INDICATOR
    state.known[piece] = 0
    state.world[piece] = world
    state.water_change[world] += INDICATOR_WATER[card]
    if INDICATOR_HABITABLE[card] != NOTHING:
        state.habitable_change[world] = INDICATOR_HABITABLE[card]
    if INDICATOR_HOSTILE[card] != NOTHING:
        state.hostile_change[world] = INDICATOR_HOSTILE[card]
    is_terraforming = INDICATOR_HABITABLE[card] == 1 and INDICATOR_HOSTILE[card] == 0
    note(state, TERRAFORMED if is_terraforming else INDICATED, owner_of(piece), card, world, water(state, world))


@rule
def is_hidden(state: State, piece: int) -> bool:
    """Whether others do not see a card where it is: in deck or hand, face down Staged, or Trashed unseen. [OW-C7]"""
    place = state.place[piece]
    if place in (DECK, HAND):
        return True
    if place == STAGED:
        return state.is_revealed == 0
    return place == TRASH and state.buried[piece] > 0


@rule
def clear_passing_flags(state: State, world: int, kept: int) -> None:
    """Forget what was noted about the units of a World, but for some flags."""
    piece = state.first_unit[world]
    while piece != NOTHING:
        state.flags[piece] &= kept
        for weapon in range(MAX_AIMS):
            state.aims[piece * MAX_AIMS + weapon] = NOTHING
        piece = state.next_piece[piece]


@rule
def rank_of(state: State, seat: int) -> int:
    """A seat's place in Priority Order, from 0."""
    rank = 0
    while state.order[rank] != seat:
        rank += 1
    return rank
