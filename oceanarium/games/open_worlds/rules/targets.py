"""The choices that a Utility asks for when it is played. [OW-18.1]"""

from oceanarium.games.open_worlds.moves import (
    CARD,
    CHAIN_CARD,
    FACILITY_AT,
    FIRE,
    GROUND_COUNT,
    GROUND_OF,
    ORBITAL_COUNT,
    ORBITAL_OF,
    SEAT,
    STAGE,
    STAGED_AT,
    WORLD,
    facility_at,
    moved_unit,
    piece_in,
    staged_card,
)
from oceanarium.games.open_worlds.parts import (
    HAND,
    MAX_CHOICES,
    MAX_DECK,
    MAX_FACILITIES,
    MAX_STAGED,
    MAX_WORLDS,
    owner_of,
)
from oceanarium.games.open_worlds.rules.citations import (
    CHOSE_CHAIN,
    CHOSE_HAND,
    CHOSE_SEAT,
    CHOSE_UNIT,
    CHOSE_WORLD,
    NOT_A_TARGET,
    NOT_TO_CHOOSE,
    NOTHING_FOR_SLOT,
    ONLY_TARGETS,
    WRONG_SLOT,
)
from oceanarium.games.open_worlds.rules.staging import fits_slot
from oceanarium.games.open_worlds.rules.utilities import fits_hand_choice, forbids_unit_choice
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_HAND,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    ASK_WORLD,
    PLAY_ASKS,
    PLAY_CHOICES,
    PLAYS,
)
from oceanarium.kernel import ALLOWED, NOTHING, ints, note, rule

MOST_ANSWERS = STAGED_AT - FACILITY_AT + MAX_WORLDS * MAX_STAGED  # units, and more than anything else that is chosen


@rule
def forbids_choice(state: State, seat: int, move: int) -> int:
    """A legal answer to the choice at hand. [OW-18.1]"""
    play = state.chain_play[state.chain_size - 1]
    kind = PLAY_CHOICES[play][2 * state.ask]
    if kind == ASK_UNIT and FACILITY_AT <= move < STAGED_AT:
        return forbids_unit_choice(state, seat, play, state.ask, moved_unit(state, move))
    if kind == ASK_HAND and CARD <= move < STAGE:
        return forbids_hand_choice(state, seat, play, move - CARD)
    if kind == ASK_WORLD and WORLD <= move < SEAT:
        return ALLOWED if move - WORLD < state.world_count else NOT_A_TARGET
    if kind == ASK_SEAT and SEAT <= move < FACILITY_AT:
        return ALLOWED if move - SEAT < state.seats and move - SEAT != seat else NOT_A_TARGET
    if kind == ASK_STAGED and STAGED_AT <= move < CHAIN_CARD:
        world, number = (move - STAGED_AT) // MAX_STAGED, (move - STAGED_AT) % MAX_STAGED
        if world >= state.world_count:
            return NOT_A_TARGET
        return forbids_staged_choice(state, seat, staged_card(state, seat, world, number))
    if kind == ASK_CHAIN and CHAIN_CARD <= move < FIRE:
        entry = move - CHAIN_CARD
        is_rival = entry < state.chain_size - 1 and owner_of(state.chain_piece[entry]) != seat
        return ALLOWED if is_rival else NOT_A_TARGET
    return ONLY_TARGETS


@rule
def staged_for_exchange(state: State, play: int) -> int:
    """The Staged card that was chosen to go to the hand, or NOTHING."""
    if state.ask == 0 or PLAY_CHOICES[play][2 * state.ask - 2] != ASK_STAGED:
        return NOTHING
    return state.chain_choices[(state.chain_size - 1) * MAX_CHOICES + state.ask - 1]


@rule
def forbids_hand_choice(state: State, seat: int, play: int, card: int) -> int:
    """A card in hand that the Utility accepts; for a Staged one, only what its slot accepts. [OW-18.1, OW-4.2]"""
    if piece_in(state, seat, card, HAND) == NOTHING:
        return NOT_TO_CHOOSE
    if not fits_hand_choice(state, play, state.ask, card):
        return NOT_A_TARGET
    staged = staged_for_exchange(state, play)
    if staged != NOTHING and not fits_slot(state, seat, card, state.world[staged], staged):
        return WRONG_SLOT
    return ALLOWED


@rule
def forbids_staged_choice(state: State, seat: int, staged: int) -> int:
    """An own Staged card whose slot some card in hand may take. [OW-4.2, OW-R68]"""
    if staged == NOTHING:
        return NOT_A_TARGET
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == HAND and fits_slot(state, seat, state.card[piece], state.world[staged], staged):
            return ALLOWED
    return NOTHING_FOR_SLOT


@rule
def list_unit_choices(state: State, seat: int, play: int, out: list[int]) -> int:
    """Every unit that may be chosen, in the order of moves."""
    count = 0
    for world in range(state.world_count):
        for number in range(MAX_FACILITIES):
            piece = facility_at(state, world, number)
            if piece == NOTHING:
                break
            if forbids_unit_choice(state, seat, play, state.ask, piece) == ALLOWED:
                out[count] = FACILITY_AT + world * MAX_FACILITIES + number
                count += 1
    for move in range(ORBITAL_OF, ORBITAL_OF + state.seats * ORBITAL_COUNT):
        piece = moved_unit(state, move)
        if piece != NOTHING and forbids_unit_choice(state, seat, play, state.ask, piece) == ALLOWED:
            out[count] = move
            count += 1
    for move in range(GROUND_OF, GROUND_OF + state.seats * GROUND_COUNT):
        piece = moved_unit(state, move)
        if piece != NOTHING and forbids_unit_choice(state, seat, play, state.ask, piece) == ALLOWED:
            out[count] = move
            count += 1
    return count


@rule
def list_choices(state: State, seat: int, out: list[int]) -> int:
    """Every legal answer to the choice at hand."""
    play = state.chain_play[state.chain_size - 1]
    kind = PLAY_CHOICES[play][2 * state.ask]
    if kind == ASK_UNIT:
        return list_unit_choices(state, seat, play, out)
    first, last = CHAIN_CARD, CHAIN_CARD + state.chain_size
    if kind == ASK_HAND:
        first, last = CARD, STAGE
    elif kind == ASK_WORLD:
        first, last = WORLD, WORLD + state.world_count
    elif kind == ASK_SEAT:
        first, last = SEAT, SEAT + state.seats
    elif kind == ASK_STAGED:
        first, last = STAGED_AT, CHAIN_CARD
    count = 0
    for move in range(first, last):
        if forbids_choice(state, seat, move) == ALLOWED:
            out[count] = move
            count += 1
    return count


@rule
def sole_answer(state: State, seat: int) -> int:
    """The answer, if all can see that there is only one; NOTHING otherwise. [OW-C2]"""
    kind = PLAY_CHOICES[state.chain_play[state.chain_size - 1]][2 * state.ask]
    if kind == ASK_HAND and state.hand_size[seat] > 1:
        return NOTHING
    if kind == ASK_STAGED and state.staged_size[seat] > 1:
        return NOTHING  # which of them can be exchanged follows from the hand
    answers = ints(MOST_ANSWERS)
    return answers[0] if list_choices(state, seat, answers) == 1 else NOTHING


@rule
def ask_for_choices(state: State) -> bool:
    """The next choice of the Utility played last; False when all are made. [OW-18.1]"""
    entry = state.chain_size - 1
    seat, play = owner_of(state.chain_piece[entry]), state.chain_play[entry]
    while state.ask < PLAYS[play][PLAY_ASKS]:
        answer = sole_answer(state, seat)
        if answer == NOTHING:
            state.chooser = seat
            return True
        choose(state, seat, answer)
    state.passes = 0
    return False


@rule
def choose(state: State, seat: int, move: int) -> None:
    """Note an answer; what was chosen is public, but for a card in hand. [OW-18.1]"""
    entry = state.chain_size - 1
    kind = PLAY_CHOICES[state.chain_play[entry]][2 * state.ask]
    answer = move - WORLD
    if kind == ASK_UNIT:
        answer = moved_unit(state, move)
        note(state, CHOSE_UNIT, seat, answer, state.controller[answer], state.world[answer])
    elif kind == ASK_HAND:
        answer = piece_in(state, seat, move - CARD, HAND)
        note(state, CHOSE_HAND, seat, move - CARD)
    elif kind == ASK_STAGED:
        world, number = (move - STAGED_AT) // MAX_STAGED, (move - STAGED_AT) % MAX_STAGED
        answer = staged_card(state, seat, world, number)
        note(state, CHOSE_WORLD, seat, world)
    elif kind == ASK_SEAT:
        answer = move - SEAT
        note(state, CHOSE_SEAT, seat, answer)
    elif kind == ASK_CHAIN:
        answer = move - CHAIN_CARD
        note(state, CHOSE_CHAIN, seat, state.card[state.chain_piece[answer]], owner_of(state.chain_piece[answer]))
    else:
        note(state, CHOSE_WORLD, seat, answer)
    state.chain_choices[entry * MAX_CHOICES + state.ask] = answer
    state.ask += 1
