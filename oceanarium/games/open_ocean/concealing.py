"""Blanking what a seat cannot know, for programs that learn. [OO-23]"""

from oceanarium.games.open_ocean.parts import EVENT_CARDS, GOAL_COUNT, KIND_COUNT, MAX_SEATS, MOST_PRIVATE, OVER
from oceanarium.games.open_ocean.rules.turn import hand_held, hand_of
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOTHING, rule

BITS = {"in_force": len(EVENT_CARDS), "event_box": len(EVENT_CARDS), "goal_box": GOAL_COUNT}
IMPLIED = ("bordering", "surrounding", "of_kind", "space_touches")
COUNTS = {"unseen": (KIND_COUNT,), "hand_sizes": (MAX_SEATS,), "has_chosen": (MAX_SEATS,), "goal_counts": (MAX_SEATS,)}
HAND_SIZES = KIND_COUNT  # where each of them begins
HAS_CHOSEN = HAND_SIZES + MAX_SEATS
GOAL_COUNTS = HAS_CHOSEN + MAX_SEATS


@rule
def has_held(state: State, seat: int, hand: int) -> bool:
    """Whether a seat holds a hand, or has held it this round. [OO-23.2]"""
    if seat < 0:
        return False
    for turn in range(state.turn + 1):  # noqa: SIM110  # rules know no generators
        if hand_held(state, seat, turn) == hand:
            return True
    return False


@rule
def conceal(state: State, seat: int, counts: list[int]) -> None:
    """Blank hands that the seat has not held, others' choices and goals, and the deck where it follows from these."""
    for other in range(state.seats):
        conceal_choice(state, seat, other, counts)
    for hand in range(state.seats):
        if not has_held(state, seat, hand):
            for kind in range(KIND_COUNT):
                counts[kind] += state.hands[hand][kind]
                state.hands[hand][kind] = 0
    if state.reshuffled == 0 and state.hand_size > 0:  # OO-23.3
        for kind in range(KIND_COUNT):
            counts[kind] += state.deck[kind]
            state.deck[kind] = 0
    for other in range(state.seats):
        conceal_goals(state, seat, other, counts)


@rule
def conceal_choice(state: State, seat: int, other: int, counts: list[int]) -> None:
    """Count a hand; a chosen card is still in it, for all that others know. [OO-23.2]"""
    hand = hand_of(state, other)
    for kind in range(KIND_COUNT):
        counts[HAND_SIZES + other] += state.hands[hand][kind]
    if state.picks[other] != NOTHING:
        counts[HAS_CHOSEN + other] = 1
        if other != seat:
            state.hands[hand][state.picks[other]] += 1
            state.picks[other] = NOTHING


@rule
def conceal_goals(state: State, seat: int, other: int, counts: list[int]) -> None:
    """Count private goals; those of others go back into the box, until all are laid open at the end."""
    for number in range(MOST_PRIVATE):
        goal = state.goals[other][number]
        if goal != NOTHING:
            counts[GOAL_COUNTS + other] += 1
            if other != seat and state.phase != OVER:
                state.goal_box |= 1 << goal
                state.goals[other][number] = NOTHING
