"""Steps 5 to 7: Count Income, Priority, Trash, Draw; and the score. [OW-14, OW-15, OW-16]"""

from oceanarium.games.open_worlds.moves import CARD, PASS, STAGE, piece_in
from oceanarium.games.open_worlds.parts import HAND, HAND_LIMIT_BASE, LEAST_DRAW, MAX_DECK
from oceanarium.games.open_worlds.rules.citations import (
    BURIED,
    INCOME_COUNTED,
    NOT_TO_TRASH,
    ONLY_TRASHING,
    OTHER_PART,
    POST_PART,
    PRIORITY,
)
from oceanarium.games.open_worlds.rules.places import become_indicator, trash_face_down
from oceanarium.games.open_worlds.rules.words_of_cards import income_of, unit_income
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import COURSE, FACILITY, FACILITY_KINDS, HAND_DELTA, UNIT_KIND, UNIT_TYPE
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def count_income(state: State) -> None:
    """Every seat adds up the Income of its units. [OW-14.1]"""
    for rank in range(state.seats):
        seat = state.order[rank]
        state.income[seat] = income_of(state, seat)
        note(state, INCOME_COUNTED, seat, state.income[seat])


@rule
def settle_priority(state: State) -> None:
    """By Income, highest first; equals keep their order. It applies from now on. [OW-14.3, OW-3.5, OW-R32, OW-R33]"""
    first = state.order[0]
    for rank in range(1, state.seats):
        seat, place = state.order[rank], rank
        while place > 0 and state.income[state.order[place - 1]] < state.income[seat]:
            state.order[place] = state.order[place - 1]
            place -= 1
        state.order[place] = seat
    if state.order[0] != first:
        note(state, PRIORITY, state.order[0])


@rule
def advance_courses(state: State) -> None:
    """Units with a course come nearer to its end, where they become indicators; stopped Incomes resume. [OW-14.4]"""
    for world in range(state.world_count):
        piece = state.first_unit[world]
        while piece != NOTHING:
            following = state.next_piece[piece]
            state.set_income[piece] = NOTHING
            if COURSE[state.card[piece]] > 0:
                state.course[piece] += 1
                if state.course[piece] == COURSE[state.card[piece]]:
                    become_indicator(state, piece, world)
            piece = following


@rule
def forbids_trashing(state: State, seat: int, move: int) -> int:
    """Any card in hand, as many as one likes. [OW-15.1]"""
    if move == PASS:
        return ALLOWED
    if move < CARD or move >= STAGE:
        return ONLY_TRASHING
    return ALLOWED if piece_in(state, seat, move - CARD, HAND) != NOTHING else NOT_TO_TRASH


@rule
def list_hand(state: State, seat: int, out: list[int], count: int) -> int:
    """Every different card in hand, behind what is listed already."""
    before = NOTHING
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == HAND and state.card[piece] != before:
            before = state.card[piece]
            out[count] = CARD + before
            count += 1
    return count


@rule
def trash_from_hand(state: State, seat: int, move: int) -> None:
    """A card goes face down to the Trash Heap, or the next seat decides. [OW-15.1]"""
    if move == PASS:
        state.rank += 1
        return
    trash_face_down(state, piece_in(state, seat, move - CARD, HAND))
    note(state, BURIED, seat, move - CARD)


@rule
def ask_for_trashing(state: State) -> bool:
    """The next seat with a card in hand. [OW-15.1]"""
    while state.rank < state.seats:
        if state.hand_size[state.order[state.rank]] > 0:
            state.chooser = state.order[state.rank]
            return True
        state.rank += 1
    return False


@rule
def hand_limit(state: State, seat: int) -> int:
    """Ten, changed by units of the seat. [OW-16.1]"""
    limit = HAND_LIMIT_BASE
    for world in range(state.world_count):
        piece = state.first_unit[world]
        while piece != NOTHING:
            if state.controller[piece] == seat:
                limit += HAND_DELTA[state.card[piece]]
            piece = state.next_piece[piece]
    return limit


@rule
def draw_count(state: State, seat: int) -> int:
    """Income, at least 2, but not beyond the Hand Limit nor the deck. [OW-16.2, OW-16.3, OW-R34, OW-R35, OW-R36]"""
    room = max(hand_limit(state, seat) - state.hand_size[seat], 0)
    return min(max(state.income[seat], LEAST_DRAW), room, state.deck_size[seat])


@rule
def score_part(state: State, seat: int, part: int) -> int:
    """The Income of a seat's units of one kind, as it would be counted now. [OW-14.1, OW-17.6]"""
    if seat < 0 or seat >= state.seats or state.turn == 0:
        return 0
    total = 0
    for world in range(state.world_count):
        piece = state.first_unit[world]
        while piece != NOTHING:
            if state.controller[piece] == seat and part_of(state, piece) == part:
                total += unit_income(state, piece)
            piece = state.next_piece[piece]
    return total


@rule
def part_of(state: State, piece: int) -> int:
    """The part of the score that a unit belongs to."""
    if UNIT_TYPE[state.card[piece]] == FACILITY:
        for number in range(len(FACILITY_KINDS)):
            if UNIT_KIND[state.card[piece]] == FACILITY_KINDS[number]:
                return POST_PART + number
    return OTHER_PART


@rule
def score(state: State, seat: int) -> int:
    """The Income of all units of a seat, as it would be counted now. [OW-14.1, OW-17.6]"""
    if seat < 0 or seat >= state.seats or state.turn == 0:
        return 0
    return income_of(state, seat)


@rule
def place(state: State, seat: int) -> int:
    """One more than the seats with a higher Income; equals share. [OW-17.6, OW-R40]"""
    better, own = 0, score(state, seat)
    for other in range(state.seats):
        if score(state, other) > own:
            better += 1
    return 1 + better
