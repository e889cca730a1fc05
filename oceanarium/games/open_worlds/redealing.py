"""Dealing afresh what a seat cannot know: the inverse of the view. [OW-C7]"""

from oceanarium.games.open_worlds.parts import (
    DECK,
    HAND,
    MAX_CHOICES,
    MAX_DECK,
    MAX_WORLDS,
    PROHIBITING,
    REACTING,
    STAGED,
    TARGETING,
    TRASH,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.rules.places import is_hidden
from oceanarium.games.open_worlds.rules.utilities import fits_hand_choice, is_conceivable
from oceanarium.games.open_worlds.rules.words_of_cards import matches_card
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_HAND,
    ASK_STAGED,
    EXTRA_FILTER,
    IS_PROHIBITED,
    PLAY_ASKS,
    PLAY_CARD,
    PLAY_CHOICES,
    PLAY_COUNT,
    PLAYS,
)
from oceanarium.kernel import NOTHING, draw, ints, rule

MOST_TRIES = 200  # of dealing so that all that is known fits


@rule
def redeal(state: State, seat: int, rng: list[int]) -> None:
    """Deal afresh, for all others, every card whose place the seat cannot know. [OW-C7]"""
    for other in range(state.seats):
        if other != seat:
            redeal_seat(state, other, rng)


@rule
def redeal_seat(state: State, seat: int, rng: list[int]) -> None:
    """Hidden cards of a seat change their places among each other.

    The places are listed in an order that all can see (deck, hand, Staging Areas, Trash Heap by turn), the cards in the
    order of the deck list: what comes out depends on nothing that is hidden.
    """
    places, worlds, turns = ints(MAX_DECK), ints(MAX_DECK), ints(MAX_DECK)
    cards, holders, pieces = ints(MAX_DECK), ints(MAX_DECK), ints(MAX_DECK)
    count = list_places(state, seat, places, worlds, turns, pieces)
    list_hidden(state, seat, cards)
    tries = 0
    while tries < MOST_TRIES and not deal(
        state, seat, places, worlds, turns, cards, holders, pieces, count, rng, tries
    ):
        tries += 1
    put_down(state, seat, places, worlds, turns, cards, holders, pieces, count)


@rule
def list_hidden(state: State, seat: int, cards: list[int]) -> int:
    """The cards of a seat that others do not see."""
    count = 0
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if is_hidden(state, piece):
            cards[count] = piece
            count += 1
    return count


@rule
def choice_place(state: State, seat: int, number: int) -> int:
    """The number of a card chosen from the hand in the chain: entry * MAX_CHOICES + ask, or NOTHING."""
    for entry in range(state.chain_size):
        if owner_of(state.chain_piece[entry]) == seat:
            for ask in range(PLAYS[state.chain_play[entry]][PLAY_ASKS]):
                answer = state.chain_choices[entry * MAX_CHOICES + ask]
                is_hand = PLAY_CHOICES[state.chain_play[entry]][2 * ask] == ASK_HAND
                if is_hand and answer != NOTHING and state.place[answer] == HAND:
                    if number == 0:
                        return entry * MAX_CHOICES + ask
                    number -= 1
    return NOTHING


@rule
def list_places(
    state: State, seat: int, places: list[int], worlds: list[int], turns: list[int], pieces: list[int]
) -> int:
    """Where hidden cards of a seat are; first in the hand come those chosen for Utilities in the chain."""
    count = 0
    for _ in range(state.deck_size[seat]):
        places[count] = DECK
        count += 1
    for _ in range(state.hand_size[seat]):
        places[count] = HAND
        count += 1
    if state.is_revealed == 0:
        for world in range(state.world_count):
            piece = state.first_staged[world]
            while piece != NOTHING:
                if owner_of(piece) == seat:
                    places[count], worlds[count], pieces[count] = STAGED, world, piece
                    count += 1
                piece = state.next_piece[piece]
    first = count
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == TRASH and state.buried[piece] > 0:
            at = count
            while at > first and turns[at - 1] > state.buried[piece]:
                turns[at] = turns[at - 1]
                at -= 1
            turns[at] = state.buried[piece]
            places[count] = TRASH
            count += 1
    return count


@rule
def deal(
    state: State,
    seat: int,
    places: list[int],
    worlds: list[int],
    turns: list[int],
    cards: list[int],
    holders: list[int],
    pieces: list[int],
    count: int,
    rng: list[int],
    tries: int,
) -> bool:
    """Give every place a card, what is known first; False if something known does not fit."""
    for index in range(count):
        holders[index] = NOTHING
    is_last = tries == MOST_TRIES - 1
    first = state.deck_size[seat]  # the first place in the hand
    number = 0
    while choice_place(state, seat, number) != NOTHING:
        chosen = choice_place(state, seat, number)
        play, ask = state.chain_play[chosen // MAX_CHOICES], chosen % MAX_CHOICES
        card = draw_fitting(state, play, ask, cards, holders, count, rng)
        if card == NOTHING and not is_last:
            return False
        holders[first + number] = card
        number += 1
    if not deal_pending_choice(state, seat, cards, holders, first + number, count, rng) and not is_last:
        return False
    deal_additional_slots(state, places, worlds, cards, holders, pieces, count, rng)
    is_lean_reason = state.is_lean == 1 and state.chooser == seat
    if is_lean_reason and not deal_reason(state, seat, cards, holders, first + number, count, rng) and not is_last:
        return False
    card = latest_known(state, cards, holders, count)
    while card != NOTHING:
        place = draw_place(state, card, places, turns, holders, count, rng)
        if place == NOTHING and not is_last:
            return False
        holders[place if place != NOTHING else first_free(holders)] = card
        card = latest_known(state, cards, holders, count)
    for place in range(count):
        if holders[place] == NOTHING:
            holders[place] = draw_any(cards, holders, count, rng)
    return True


@rule
def deal_pending_choice(
    state: State, seat: int, cards: list[int], holders: list[int], place: int, count: int, rng: list[int]
) -> bool:
    """One who is about to choose a card from the hand for a Utility holds one that it accepts. [OW-18.1]"""
    last = state.chain_size - 1
    if state.phase != TARGETING or owner_of(state.chain_piece[last]) != seat:
        return True
    if PLAY_CHOICES[state.chain_play[last]][2 * state.ask] != ASK_HAND:
        return True
    holders[place] = draw_fitting(state, state.chain_play[last], state.ask, cards, holders, count, rng)
    return holders[place] != NOTHING


@rule
def deal_additional_slots(
    state: State,
    places: list[int],
    worlds: list[int],
    cards: list[int],
    holders: list[int],
    pieces: list[int],
    count: int,
    rng: list[int],
) -> None:
    """Of several Staged cards at a World all but one fit additional slots; that one may be anything. [OW-4.2]

    If one of them is to be exchanged, it is that one: then any card may take its slot.
    """
    first = 0
    while first < count:
        last = first
        if places[first] == STAGED:
            while last + 1 < count and places[last + 1] == STAGED and worlds[last + 1] == worlds[first]:
                last += 1
        if last > first:
            free = first + draw(rng, last - first + 1)
            for place in range(first, last + 1):
                free = place if is_to_be_exchanged(state, pieces[place]) else free
            for place in range(first, last + 1):
                if place != free:
                    holders[place] = draw_for_slot(state, cards, holders, count, rng)
        first = last + 1


@rule
def is_to_be_exchanged(state: State, piece: int) -> bool:
    """Whether a Utility in the chain has chosen a Staged card."""
    for entry in range(state.chain_size):
        for ask in range(PLAYS[state.chain_play[entry]][PLAY_ASKS]):
            is_staged = PLAY_CHOICES[state.chain_play[entry]][2 * ask] == ASK_STAGED
            if is_staged and state.chain_choices[entry * MAX_CHOICES + ask] == piece:
                return True
    return False


@rule
def draw_for_slot(state: State, cards: list[int], holders: list[int], count: int, rng: list[int]) -> int:
    """Any hidden card that fits an additional slot."""
    found, fitting = NOTHING, 0
    for index in range(count):
        fits = matches_card(EXTRA_FILTER, state.card[cards[index]])
        if fits and not is_dealt(holders, count, cards[index]):
            fitting += 1
            if draw(rng, fitting) == 0:
                found = cards[index]
    return found


@rule
def first_free(holders: list[int]) -> int:
    """The first place without a card."""
    place = 0
    while holders[place] != NOTHING:
        place += 1
    return place


@rule
def is_dealt(holders: list[int], count: int, card: int) -> bool:
    """Whether a card has found its place."""
    place = 0
    while place < count and holders[place] != card:
        place += 1
    return place < count


@rule
def draw_fitting(
    state: State, play: int, ask: int, cards: list[int], holders: list[int], count: int, rng: list[int]
) -> int:
    """Any hidden card that a Utility's choice from the hand accepts."""
    found, fitting = NOTHING, 0
    for index in range(count):
        card = cards[index]
        is_other = state.card[card] != PLAYS[play][PLAY_CARD] and not is_dealt(holders, count, card)
        if is_other and fits_hand_choice(state, play, ask, state.card[card]):
            fitting += 1
            if draw(rng, fitting) == 0:
                found = card
    return found


@rule
def deal_reason(
    state: State, seat: int, cards: list[int], holders: list[int], first: int, count: int, rng: list[int]
) -> bool:
    """With lean windows, one who is asked holds a card to play: put one into the hand. [OW-C6]"""
    found, fitting, reason = NOTHING, 0, NOTHING
    for index in range(count):
        card = state.card[cards[index]]
        if state.phase == PROHIBITING and IS_PROHIBITED[card] == 1:
            fitting += 1
            if draw(rng, fitting) == 0:
                found = cards[index]
        elif state.phase in (WINDOW, REACTING):
            for play in range(PLAY_COUNT):
                if PLAYS[play][PLAY_CARD] == card and is_conceivable(state, seat, play):
                    fitting += 1
                    if draw(rng, fitting) == 0:
                        found, reason = cards[index], play
    if found == NOTHING:
        return True  # asked for another reason
    return deal_with_choices(state, found, reason, cards, holders, first, count, rng)


@rule
def deal_with_choices(
    state: State, utility: int, play: int, cards: list[int], holders: list[int], first: int, count: int, rng: list[int]
) -> bool:
    """Put a Utility into the hand, and what it would choose from there."""
    holders[first] = utility
    if play == NOTHING:
        return True
    for ask in range(PLAYS[play][PLAY_ASKS]):
        if PLAY_CHOICES[play][2 * ask] == ASK_HAND:
            card = draw_fitting(state, play, ask, cards, holders, count, rng)
            if card == NOTHING or first + 1 >= state.deck_size[owner_of(utility)] + state.hand_size[owner_of(utility)]:
                return False
            holders[first + 1] = card
    return True


@rule
def latest_known(state: State, cards: list[int], holders: list[int], count: int) -> int:
    """Among cards seen returning to the hand and not dealt yet, the one that returned last; or NOTHING."""
    found = NOTHING
    for index in range(count):
        card = cards[index]
        is_later = state.known[card] > 0 and (found == NOTHING or state.known[card] > state.known[found])
        if is_later and not is_dealt(holders, count, card):
            found = card
    return found


@rule
def draw_place(
    state: State, card: int, places: list[int], turns: list[int], holders: list[int], count: int, rng: list[int]
) -> int:
    """Any place that a card seen returning to the hand may have gone to: never the deck, no earlier Trash."""
    found, fitting = NOTHING, 0
    for place in range(count):
        is_free = holders[place] == NOTHING and places[place] != DECK
        if is_free and (places[place] != TRASH or turns[place] > state.known[card]):
            fitting += 1
            if draw(rng, fitting) == 0:
                found = place
    return found


@rule
def draw_any(cards: list[int], holders: list[int], count: int, rng: list[int]) -> int:
    """Any card that has not been dealt."""
    found, fitting = NOTHING, 0
    for index in range(count):
        if not is_dealt(holders, count, cards[index]):
            fitting += 1
            if draw(rng, fitting) == 0:
                found = cards[index]
    return found


@rule
def put_down(
    state: State,
    seat: int,
    places: list[int],
    worlds: list[int],
    turns: list[int],
    cards: list[int],
    holders: list[int],
    pieces: list[int],
    count: int,
) -> None:
    """Put every card where it was dealt to, in the lists of Staged cards and the chain too."""
    number = 0
    while choice_place(state, seat, number) != NOTHING:
        pieces[state.deck_size[seat] + number] = 1 + choice_place(state, seat, number)
        number += 1
    for entry in range(state.chain_size):
        for ask in range(PLAYS[state.chain_play[entry]][PLAY_ASKS]):
            if PLAY_CHOICES[state.chain_play[entry]][2 * ask] == ASK_STAGED:
                answer = state.chain_choices[entry * MAX_CHOICES + ask]
                for place in range(count):
                    if places[place] == STAGED and answer != NOTHING and pieces[place] == answer:
                        state.chain_choices[entry * MAX_CHOICES + ask] = -2 - holders[place]
    relink(state, places, worlds, holders, pieces, count)
    for place in range(count):
        card = holders[place]
        state.place[card], state.buried[card] = places[place], turns[place]
        state.world[card] = worlds[place] if places[place] == STAGED else NOTHING
        if places[place] != STAGED:
            state.next_piece[card] = NOTHING
        if places[place] == HAND and pieces[place] > 0:
            state.chain_choices[pieces[place] - 1] = card
    for choice in range(state.chain_size * MAX_CHOICES):
        if state.chain_choices[choice] <= -2:
            state.chain_choices[choice] = -2 - state.chain_choices[choice]


@rule
def relink(
    state: State, places: list[int], worlds: list[int], holders: list[int], pieces: list[int], count: int
) -> None:
    """Let the new Staged cards stand in the lists where the old ones stood."""
    rows, lengths = ints(MAX_WORLDS * MAX_DECK), ints(MAX_WORLDS)
    for world in range(state.world_count):
        piece = state.first_staged[world]
        while piece != NOTHING:
            rows[world * MAX_DECK + lengths[world]] = stand_in(piece, places, holders, pieces, count)
            lengths[world] += 1
            piece = state.next_piece[piece]
    for world in range(state.world_count):
        before = NOTHING
        for index in range(lengths[world]):
            piece = rows[world * MAX_DECK + index]
            if before == NOTHING:
                state.first_staged[world] = piece
            else:
                state.next_piece[before] = piece
            state.next_piece[piece] = NOTHING
            before = piece


@rule
def stand_in(piece: int, places: list[int], holders: list[int], pieces: list[int], count: int) -> int:
    """The card that was dealt to the place of a Staged card, or that card itself."""
    for place in range(count):
        if places[place] == STAGED and pieces[place] == piece:
            return holders[place]
    return piece
