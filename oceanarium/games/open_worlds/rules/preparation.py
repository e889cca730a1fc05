"""Set-up: Worlds, decks, opening hands, hand adjustment, first Priority. [OW-2]"""

from oceanarium.games.open_worlds.moves import CARD, PASS, STAGE, piece_in
from oceanarium.games.open_worlds.parts import (
    ABSENT,
    ADJUSTING,
    BEGINNING,
    BY_SEAT,
    CARD_OPTIONS,
    COMPARING,
    DECK,
    DECK_LISTS,
    DECK_OPTIONS,
    DEFAULT_DECKS,
    DRAWING,
    FIRST_PRIORITY,
    HAND,
    INTRODUCTORY_WATER,
    LAYING,
    MAX_AIMS,
    MAX_CHAIN,
    MAX_CHOICES,
    MAX_DECK,
    MAX_SEATS,
    MAX_WORLDS,
    MOST_ADJUSTED,
    OPENING_HAND,
    ORDERING,
    PIECE_COUNT,
    PREVIOUS_PLACES,
    PREVIOUS_RESULT,
    PROHIBITING,
    RESOLVING,
    VARIANT,
    WINDOW_RULE,
    WORLDS_DECK,
    WORLDS_DRAW,
    WORLDS_IN_PLAY,
)
from oceanarium.games.open_worlds.parts import DRAWN as DRAWN_PHASE
from oceanarium.games.open_worlds.rules.citations import (
    ADJUST_DONE,
    ADJUSTED,
    DEALT,
    DRAWN,
    DRAWN_BY_UTILITY,
    DRAWN_INSTEAD,
    HAS_ADJUSTED,
    LAID_OUT,
    LAST_CARD,
    LAST_CARD_TAKEN,
    NOT_TO_PUT_AWAY,
    ONLY_ADJUSTING,
    RANKED,
    REDEALT,
    WORLD_DRAWN,
)
from oceanarium.games.open_worlds.rules.places import take, trash_face_down
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    CARD_COUNT,
    PLAY_WINDOWS,
    WORLD_CARD_COUNT,
    WORLD_HABITABLE,
    WORLD_HOSTILE,
    WORLD_RICHNESS,
    WORLD_WATER,
)
from oceanarium.kernel import ALLOWED, CHANCE, NOBODY, NOTHING, note, rule


@rule
def set_up(state: State, seats: int, options: list[int]) -> None:
    """Empty Worlds, full decks, no Income. [OW-2.1, OW-2.5]"""
    state.seats = seats
    state.is_introductory = options[VARIANT]
    state.is_lean = options[WINDOW_RULE]
    state.first_priority = options[FIRST_PRIORITY]
    state.world_count = WORLDS_IN_PLAY[seats]  # OW-2.2
    prepare_worlds(state, options)
    for piece in range(PIECE_COUNT):
        clear_piece(state, piece)
    for entry in range(MAX_SEATS * CARD_COUNT):
        state.first_piece[entry] = NOTHING
    for seat in range(MAX_SEATS):
        state.previous_places[seat] = options[PREVIOUS_PLACES + seat]
        state.drawn_worlds[seat] = NOTHING
        state.order[seat] = seat
    for seat in range(seats):
        prepare_deck(state, seat, options)
    for entry in range(MAX_CHAIN):
        state.chain_piece[entry], state.chain_play[entry] = NOTHING, NOTHING
    for entry in range(MAX_CHAIN * MAX_CHOICES):
        state.chain_choices[entry] = NOTHING
    state.window, state.here, state.unit, state.last_move = NOTHING, NOTHING, NOTHING, NOTHING
    state.phase, state.chooser = LAYING, CHANCE


@rule
def prepare_worlds(state: State, options: list[int]) -> None:
    """All Worlds, or those that were chosen; none with little water in the Introductory Variation. [OW-1.3, OW-22.1]"""
    are_all_in = options[WORLDS_DECK] == 0
    for entry in range(WORLD_CARD_COUNT):
        state.world_pool[entry] = 1 if are_all_in else 0
    for entry in range(WORLD_CARD_COUNT):
        if options[WORLDS_DECK + entry] > 0:
            state.world_pool[options[WORLDS_DECK + entry] - 1] = 1
    for entry in range(WORLD_CARD_COUNT):
        if state.is_introductory == 1 and WORLD_WATER[entry] < INTRODUCTORY_WATER:
            state.world_pool[entry] = 0
    for world in range(MAX_WORLDS):
        state.worlds[world] = NOTHING
        state.habitable_change[world], state.hostile_change[world] = NOTHING, NOTHING
        state.first_unit[world], state.first_staged[world] = NOTHING, NOTHING


@rule
def clear_piece(state: State, piece: int) -> None:
    """No card yet."""
    state.card[piece], state.place[piece] = NOTHING, ABSENT
    state.world[piece], state.controller[piece] = NOTHING, NOBODY
    state.next_piece[piece], state.set_income[piece] = NOTHING, NOTHING
    for weapon in range(MAX_AIMS):
        state.aims[piece * MAX_AIMS + weapon] = NOTHING


@rule
def prepare_deck(state: State, seat: int, options: list[int]) -> None:
    """A constructed deck, or a chosen printed one, or that of the variant for the seat. [OW-2.1, OW-21.5, OW-22.2]"""
    number = options[DECK_OPTIONS[seat]]
    if number == BY_SEAT:
        number = DEFAULT_DECKS[state.is_introductory][seat % len(DEFAULT_DECKS[0])]
    is_constructed = options[CARD_OPTIONS[seat]] > 0
    size = 0
    for card in range(CARD_COUNT):  # sorted: equal cards are neighbours
        for entry in range(MAX_DECK):
            listed = options[CARD_OPTIONS[seat] + entry] if is_constructed else DECK_LISTS[number][entry]
            if listed == card + 1:
                piece = seat * MAX_DECK + size
                state.card[piece], state.place[piece] = card, DECK
                if state.first_piece[seat * CARD_COUNT + card] == NOTHING:
                    state.first_piece[seat * CARD_COUNT + card] = piece
                state.window_bits[seat] |= PLAY_WINDOWS[card]
                size += 1
    state.deck_total[seat], state.deck_size[seat] = size, size


@rule
def lay_out(state: State, card: int) -> None:
    """The next World, left to right; behind the last one the hands are dealt. [OW-2.2, OW-2.7]"""
    state.world_pool[card] = 0
    position = 0
    while state.worlds[position] != NOTHING:
        position += 1
    state.worlds[position] = card
    note(state, LAID_OUT, NOBODY, card)
    if position + 1 == state.world_count:
        for seat in range(state.seats):
            state.draws[seat] = OPENING_HAND  # OW-2.3
        state.phase, state.after_draws = DRAWING, ADJUSTING


@rule
def drawer(state: State) -> int:
    """The seat for which a card is drawn next, in Priority Order, or NOBODY."""
    for rank in range(state.seats):
        if state.draws[state.order[rank]] > 0:
            return state.order[rank]
    return NOBODY


@rule
def kind_of_draw(state: State) -> int:
    """What a draw is told as, by the rule that asks for it. [OW-2.3, OW-2.4, OW-16.2, OW-17.3, OW-18.1]"""
    if state.after_draws == DRAWN_PHASE:
        return DRAWN
    if state.after_draws == PROHIBITING:
        return DRAWN_INSTEAD
    if state.after_draws == RESOLVING:
        return DRAWN_BY_UTILITY
    return DEALT if state.after_draws == ADJUSTING else REDEALT


@rule
def draw_card(state: State, card: int) -> None:
    """A card from the deck into the hand; drawing the last one announces the FINAL TURN. [OW-16.4]"""
    seat = drawer(state)
    state.draws[seat] -= 1
    was_final_next = state.is_final_next
    take(state, piece_in(state, seat, card, DECK))
    note(state, kind_of_draw(state), seat, card)
    if was_final_next == 0 and state.is_final_next == 1:
        note(state, LAST_CARD if state.after_draws == DRAWN_PHASE else LAST_CARD_TAKEN, seat)
    if state.deck_size[seat] == 0:
        state.draws[seat] = 0


@rule
def forbids_adjusting(state: State, seat: int, move: int) -> int:
    """Up to four cards, once, before Priority is known. [OW-2.4]"""
    if state.is_adjusted[seat] == 1:
        return HAS_ADJUSTED
    if move == PASS:
        return ALLOWED
    if move < CARD or move >= STAGE:
        return ONLY_ADJUSTING
    return ALLOWED if piece_in(state, seat, move - CARD, HAND) != NOTHING else NOT_TO_PUT_AWAY


@rule
def adjust(state: State, seat: int, move: int) -> None:
    """Put a card away face down, or be done; then everybody draws as many as were put away. [OW-2.4]"""
    if move == PASS:
        state.is_adjusted[seat] = 1
    else:
        trash_face_down(state, piece_in(state, seat, move - CARD, HAND))
        state.adjusted[seat] += 1
        note(state, ADJUSTED, seat, move - CARD)
        if state.adjusted[seat] == MOST_ADJUSTED:
            state.is_adjusted[seat] = 1
    if state.is_adjusted[seat] == 1:
        note(state, ADJUST_DONE, seat)
        state.draws[seat] = state.adjusted[seat]


@rule
def ask_for_adjusting(state: State) -> None:
    """Any seat that is not done; then the replacements are drawn, and Priority is settled. [OW-2.4]"""
    for seat in range(state.seats):
        if state.is_adjusted[seat] == 0:
            state.chooser = seat
            return
    state.rank = 0
    state.phase = DRAWING
    state.after_draws = COMPARING if state.first_priority == WORLDS_DRAW else ORDERING


@rule
def compare_worlds(state: State) -> None:
    """Everybody draws a World; the order follows from them. [OW-2.6]"""
    for seat in range(state.seats):
        if state.drawn_worlds[seat] == NOTHING:
            state.chooser = CHANCE
            return
    state.phase = ORDERING


@rule
def draw_world(state: State, card: int) -> None:
    """A World for the next seat, shown to all and out of the game. [OW-2.6]"""
    seat = 0
    while state.drawn_worlds[seat] != NOTHING:
        seat += 1
    state.drawn_worlds[seat] = card
    state.world_pool[card] = 0
    note(state, WORLD_DRAWN, seat, card)


@rule
def world_worth(card: int) -> int:
    """H2O first, then RES, then Habitable, then non-Hostile; no two Worlds are equal. [OW-2.6]"""
    return ((WORLD_WATER[card] * 100 + WORLD_RICHNESS[card]) * 2 + WORLD_HABITABLE[card]) * 2 + 1 - WORLD_HOSTILE[card]


@rule
def claim(state: State, seat: int) -> int:
    """How strong a seat's claim to be early in Priority Order is. [OW-2.6]"""
    if state.first_priority == WORLDS_DRAW:
        return world_worth(state.drawn_worlds[seat])
    if state.first_priority == PREVIOUS_RESULT:
        return -state.previous_places[seat]
    return 0


@rule
def is_ranked(state: State, seat: int) -> bool:
    """Whether a seat has its place in the first Priority Order."""
    rank = 0
    while rank < state.rank and state.order[rank] != seat:
        rank += 1
    return rank < state.rank


@rule
def has_best_claim(state: State, seat: int) -> bool:
    """Whether no other seat without a place has a stronger claim. [OW-2.6]"""
    if is_ranked(state, seat):
        return False
    for other in range(state.seats):
        if not is_ranked(state, other) and claim(state, other) > claim(state, seat):
            return False
    return True


@rule
def rank_next(state: State) -> None:
    """The seat with the best claim is next; among equals chance decides. [OW-2.6]"""
    if state.rank == state.seats:
        state.phase = BEGINNING
        return
    count, best = 0, NOBODY
    for seat in range(state.seats):
        if has_best_claim(state, seat):
            count, best = count + 1, seat
    if count == 1:
        put_in_order(state, best)
    else:
        state.chooser = CHANCE


@rule
def put_in_order(state: State, seat: int) -> None:
    """Give a seat the next place in Priority Order; those without one wait behind it. [OW-2.6]"""
    rank = state.rank
    while state.order[rank] != seat:
        rank += 1
    while rank > state.rank:
        state.order[rank] = state.order[rank - 1]
        rank -= 1
    state.order[state.rank] = seat
    state.rank += 1
    note(state, RANKED, seat, state.rank)
