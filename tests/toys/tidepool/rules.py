"""Set-up, legality, effects and ending, in the order of RULES.md."""

from oceanarium.kernel import ALLOWED, CHANCE, NOBODY, NOTHING, Citations, EventKinds, note, rule
from tests.toys.tidepool.moves import DRAW, HOLD_BACK, KEEP, POCKET
from tests.toys.tidepool.parts import (
    COPIES,
    DEALING,
    DECIDING,
    HAND_SIZE,
    MAX_SEATS,
    OFFERING,
    OVER,
    POINTS_PER_SHELL,
    ROUNDS,
    TIDE,
    TOP_VALUE,
)
from tests.toys.tidepool.state import State
from tests.toys.tidepool.vocabulary import WORDS

REFUSALS = Citations(WORDS, "refusal")
IS_OVER = REFUSALS.cite("TP-4.1", "is_over")
NO_SEAT = REFUSALS.cite("TP-1.1", "no_seat")
NOBODY_CHOOSES = REFUSALS.cite("TP-2.1", "nobody_chooses")
HAS_CHOSEN = REFUSALS.cite("TP-2.2", "has_chosen")
NOT_THE_WINNER = REFUSALS.cite("TP-3.3", "not_the_winner", "winner")
NOT_AN_OFFER = REFUSALS.cite("TP-2.2", "not_an_offer")
NOT_A_DECISION = REFUSALS.cite("TP-3.3", "not_a_decision")
HELD_BACK_BEFORE = REFUSALS.cite("TP-2.4", "held_back_before")
NOT_HELD = REFUSALS.cite("TP-2.3", "not_held", "shell")

EVENTS = EventKinds(WORDS)
DEALT = EVENTS.tell("shell_dealt", "TP-1.2", "shell")
TURNED_UP = EVENTS.tell("lot_turned_up", "TP-2.1", "shell")
CHOSEN = EVENTS.tell("choice_made", "TP-2.2", "choice")
OFFERED = EVENTS.tell("offer_shown", "TP-3.1", "shell", reveals=True)
HELD_BACK = EVENTS.tell("held_back", "TP-3.1", reveals=True)
WON = EVENTS.tell("lot_won", "TP-3.2", "shell")
WASHED_AWAY = EVENTS.tell("lot_washed_away", "TP-3.2", "shell")
KEPT = EVENTS.tell("lot_kept", "TP-3.3", "shell")
POCKETED = EVENTS.tell("lot_pocketed", "TP-3.3", "shell")
ENDED = EVENTS.tell("match_over", "TP-4.1")

SCORING = Citations(WORDS, "score")
LOTS_PART = SCORING.cite("TP-4.2", "lots")
SHELLS_PART = SCORING.cite("TP-4.2", "shells")

ENDINGS = Citations(WORDS, "ending")
LAST_ROUND = ENDINGS.cite("TP-4.1", "last_round")


@rule
def set_up(state: State, seats: int, options: list[int]) -> None:
    """A full reef and empty hands. [TP-1.1, TP-S1]"""
    state.seats = seats
    state.rounds = options[ROUNDS]
    state.hand_size = options[HAND_SIZE]
    state.phase = DEALING
    state.lot, state.winner = NOTHING, NOBODY
    for value in range(1, TOP_VALUE + 1):
        state.reef[value] = COPIES[value]
    clear_choices(state)


@rule
def clear_choices(state: State) -> None:
    """Nobody has chosen."""
    for seat in range(MAX_SEATS):
        state.choices[seat] = NOTHING


@rule
def shells_held(state: State, seat: int) -> int:
    """How many shells a seat has in hand; everyone can count them."""
    held = 0
    for value in range(1, TOP_VALUE + 1):
        held += state.hands[seat][value]
    return held


@rule
def next_to_be_dealt(state: State) -> int:
    """The first seat without a full hand, or NOBODY. [TP-1.2]"""
    for seat in range(state.seats):
        if shells_held(state, seat) < state.hand_size:
            return seat
    return NOBODY


@rule
def is_waited_for(state: State, seat: int) -> bool:
    """A seat that has not yet chosen [TP-2.2], or the winner of the lot [TP-3.3]."""
    if seat < 0 or seat >= state.seats:
        return False
    if state.phase == DECIDING:
        return seat == state.winner
    return state.phase == OFFERING and state.choices[seat] == NOTHING


@rule
def waiting(state: State) -> int:
    """All who are waited for, as bits."""
    seats = 0
    for seat in range(state.seats):
        if is_waited_for(state, seat):
            seats |= 1 << seat
    return seats


@rule
def actor(state: State) -> int:
    """Chance deals and draws; among seats that choose at once the lowest is named."""
    if state.phase in (DEALING, TIDE):
        return CHANCE
    for seat in range(state.seats):
        if is_waited_for(state, seat):
            return seat
    return NOBODY


@rule
def forbids(state: State, seat: int, move: int) -> int:
    """The reason why a seat may not make a move, or ALLOWED."""
    if is_waited_for(state, seat):
        return forbids_choice(state, seat, move)
    if state.phase == OVER:
        return IS_OVER  # TP-4.1
    if seat < 0 or seat >= state.seats:
        return NO_SEAT  # TP-1.1
    if state.phase == DECIDING:
        return NOT_THE_WINNER  # TP-3.3
    return HAS_CHOSEN if state.phase == OFFERING else NOBODY_CHOOSES  # TP-2.2


@rule
def forbids_choice(state: State, seat: int, move: int) -> int:
    """The reason why a seat that is waited for may not choose this, or ALLOWED."""
    if state.phase == DECIDING:
        return ALLOWED if move in (KEEP, POCKET) else NOT_A_DECISION  # TP-3.3
    if move == HOLD_BACK:
        return forbids_holding_back(state, seat)
    if move < 0 or move > TOP_VALUE:
        return NOT_AN_OFFER
    return ALLOWED if state.hands[seat][move] > 0 else NOT_HELD  # TP-2.3


@rule
def forbids_holding_back(state: State, seat: int) -> int:
    """Not in two rounds running while the seat holds a shell. [TP-2.4]"""
    if state.held_back[seat] == 1 and shells_held(state, seat) > 0:
        return HELD_BACK_BEFORE
    return ALLOWED


@rule
def legal_moves(state: State, seat: int, out: list[int]) -> int:
    """Every move that nothing forbids. What is the same for all of them is asked once."""
    count = 0
    if is_waited_for(state, seat):
        for move in range(POCKET + 1):
            if forbids_choice(state, seat, move) == ALLOWED:
                out[count] = move
                count += 1
    return count


@rule
def chances(state: State, out: list[int], weights: list[int]) -> int:
    """Any undrawn shell is as likely as any other. [TP-1.2, TP-2.1]"""
    count = 0
    if state.phase in (DEALING, TIDE):
        for value in range(1, TOP_VALUE + 1):
            if state.reef[value] > 0:
                out[count], weights[count] = DRAW + value, state.reef[value]
                count += 1
    return count


@rule
def apply_move(state: State, seat: int, move: int) -> None:
    """The effect of any move."""
    if seat == CHANCE:
        draw_shell(state, move - DRAW)
    elif state.phase == DECIDING:
        decide(state, move)
    else:
        choose(state, seat, move)


@rule
def draw_shell(state: State, value: int) -> None:
    """To a hand while dealing [TP-1.2], else to the auction [TP-2.1]."""
    state.reef[value] -= 1
    if state.phase == DEALING:
        seat = next_to_be_dealt(state)
        state.hands[seat][value] += 1
        note(state, DEALT, seat, value)
        if next_to_be_dealt(state) == NOBODY:
            state.phase = TIDE
    else:
        state.lot = value
        state.phase = OFFERING
        note(state, TURNED_UP, NOBODY, value)


@rule
def choose(state: State, seat: int, move: int) -> None:
    """The choice stays secret until all have chosen. [TP-2.2]"""
    state.choices[seat] = move
    note(state, CHOSEN, seat, move)
    if waiting(state) == 0:
        lay_open(state)


@rule
def lay_open(state: State) -> None:
    """Show and spend the offers, then find the winner. [TP-3.1, TP-3.2]"""
    for seat in range(state.seats):
        state.held_back[seat] = 1 if state.choices[seat] == HOLD_BACK else 0
        if state.choices[seat] == HOLD_BACK:
            note(state, HELD_BACK, seat)
        else:
            note(state, OFFERED, seat, state.choices[seat])
            spend(state, seat, state.choices[seat])
    state.winner = only_highest(state)
    clear_choices(state)
    if state.winner == NOBODY:
        note(state, WASHED_AWAY, NOBODY, state.lot)
        end_round(state)
    else:
        note(state, WON, state.winner, state.lot)
        state.phase = DECIDING


@rule
def spend(state: State, seat: int, value: int) -> None:
    """A shell leaves the hand for good; for all anyone knows, it is the one they saw pocketed. [TP-3.1]"""
    state.hands[seat][value] -= 1
    if state.shown[seat][value] > 0:
        state.shown[seat][value] -= 1


@rule
def only_highest(state: State) -> int:
    """The seat with the highest value that no other seat offered, or NOBODY. [TP-3.2]"""
    for value in range(TOP_VALUE, 0, -1):
        offers, bidder = 0, NOBODY
        for seat in range(state.seats):
            if state.choices[seat] == value:
                offers, bidder = offers + 1, seat
        if offers == 1:
            return bidder
    return NOBODY


@rule
def decide(state: State, move: int) -> None:
    """Keep the lot for points, or pocket it in sight of all. [TP-3.3]"""
    if move == KEEP:
        state.points[state.winner] += state.lot
        note(state, KEPT, state.winner, state.lot)
    else:
        state.hands[state.winner][state.lot] += 1
        state.shown[state.winner][state.lot] += 1
        note(state, POCKETED, state.winner, state.lot)
    end_round(state)


@rule
def end_round(state: State) -> None:
    """On to the next tide, or the end. [TP-4.1]"""
    state.lot, state.winner = NOTHING, NOBODY
    state.round += 1
    state.phase = TIDE
    if state.round == state.rounds:
        state.phase = OVER
        state.ending = LAST_ROUND
        note(state, ENDED, NOBODY)


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on. [TP-4.1]"""
    return state.ending


@rule
def score_part(state: State, seat: int, part: int) -> int:
    """Lots kept, or a point for each shell in hand. [TP-4.2]"""
    if part == LOTS_PART:
        return state.points[seat]
    return POINTS_PER_SHELL * shells_held(state, seat)


@rule
def score(state: State, seat: int) -> int:
    """Lots and shells together. [TP-4.2]"""
    return score_part(state, seat, LOTS_PART) + score_part(state, seat, SHELLS_PART)


@rule
def place(state: State, seat: int) -> int:
    """One more than the seats that did better. [TP-4.3]"""
    better = 0
    for other in range(state.seats):
        if score(state, other) > score(state, seat):
            better += 1
    return 1 + better
