"""Blanking what a seat cannot know, for programs that learn. [OW-C7]"""

from oceanarium.games.open_worlds.parts import (
    ABSENT,
    MAX_AIMS,
    MAX_CHOICES,
    MAX_DECK,
    MAX_SEATS,
    MAX_WORLDS,
    OVERCOME,
    STAGED,
    TRASH,
    owner_of,
)
from oceanarium.games.open_worlds.rules.places import is_hidden
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import ASK_HAND, ASK_STAGED, PLAY_ASKS, PLAY_CHOICES, PLAYS, WINDOWS
from oceanarium.kernel import NOTHING, rule

BITS = {
    "forbidden": MAX_WORLDS,
    "resolved": MAX_WORLDS,
    "conflict": MAX_SEATS,
    "flags": OVERCOME.bit_length(),
    "window_bits": len(WINDOWS),
}
IMPLIED = ("first_piece",)
COUNTS = {"staged": (MAX_SEATS, MAX_WORLDS), "trashed": (MAX_SEATS,)}
TRASHED = MAX_SEATS * MAX_WORLDS  # where these begin


@rule
def conceal(state: State, seat: int, counts: list[int]) -> None:
    """Let hidden cards of others be nowhere; count Staged cards and Trash Heaps, which all can see. [OW-C7]"""
    for entry in range(state.chain_size):
        conceal_choices(state, seat, entry)
    for world in range(state.world_count):
        unlink_staged(state, seat, world)
    for piece in range(state.seats * MAX_DECK):
        if state.place[piece] == STAGED:
            counts[owner_of(piece) * MAX_WORLDS + state.world[piece]] += 1
        if state.place[piece] == TRASH:
            counts[TRASHED + owner_of(piece)] += 1
        if is_secret(state, seat, piece):
            blank_piece(state, piece)


@rule
def is_secret(state: State, seat: int, piece: int) -> bool:
    """Whether a seat does not see where a card is."""
    return owner_of(piece) != seat and is_hidden(state, piece)


@rule
def conceal_choices(state: State, seat: int, entry: int) -> None:
    """A card chosen from the hand is the chooser's secret; of a card that lies face down the World is known."""
    play, chooser = state.chain_play[entry], owner_of(state.chain_piece[entry])
    for ask in range(PLAYS[play][PLAY_ASKS]):
        kind, choice = PLAY_CHOICES[play][2 * ask], entry * MAX_CHOICES + ask
        answer = state.chain_choices[choice]
        if kind == ASK_HAND and chooser != seat:
            state.chain_choices[choice] = NOTHING
        elif kind == ASK_STAGED and answer != NOTHING and is_secret(state, seat, answer):
            state.chain_choices[choice] = -2 - state.world[answer] if state.place[answer] == STAGED else NOTHING


@rule
def unlink_staged(state: State, seat: int, world: int) -> None:
    """Take others' face-down cards out of a World's list."""
    before, piece = NOTHING, state.first_staged[world]
    state.first_staged[world] = NOTHING
    while piece != NOTHING:
        following = state.next_piece[piece]
        if not is_secret(state, seat, piece):
            if before == NOTHING:
                state.first_staged[world] = piece
            else:
                state.next_piece[before] = piece
            state.next_piece[piece] = NOTHING
            before = piece
        piece = following


@rule
def blank_piece(state: State, piece: int) -> None:
    """Leave of a hidden card only what it is, and when all saw it return to the hand."""
    state.place[piece] = ABSENT
    state.world[piece] = state.next_piece[piece] = state.set_income[piece] = NOTHING
    state.course[piece] = state.buried[piece] = state.flags[piece] = 0
    for weapon in range(MAX_AIMS):
        state.aims[piece * MAX_AIMS + weapon] = NOTHING
