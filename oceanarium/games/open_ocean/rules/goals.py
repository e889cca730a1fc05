"""Habitat goals. [OO-14.3, OO-18, OO-21.3]"""

from oceanarium.games.open_ocean.parts import (
    CHECK_GOALS,
    COLOUR_COUNT,
    EXTREME_NUMBER,
    GOAL_DRAWING,
    GOAL_FIRST,
    GOAL_NUMBER,
    GOAL_POINTS,
    GOAL_SECOND,
    OPEN_GOALS,
    RAINBOW,
)
from oceanarium.games.open_ocean.rules.citations import GOAL_DEALT, GOAL_DONE, GOAL_OPENED, GOAL_TURNED
from oceanarium.games.open_ocean.rules.reef import borders
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, NOTHING, bit_count, note, rule


@rule
def cards_for_goal(state: State, seat: int, kind: int) -> int:
    """The cards that stand for a kind in a goal, as bits: a Rainbow coral is any colour. [OO-15.3]"""
    slots = state.of_kind[seat][kind]
    return slots | state.of_kind[seat][RAINBOW] if kind < COLOUR_COUNT else slots


@rule
def meets_goal(state: State, seat: int, goal: int) -> bool:
    """Whether a reef meets a goal. [OO-18.2, OO-C4]"""
    first = cards_for_goal(state, seat, GOAL_FIRST[goal])
    if GOAL_SECOND[goal] == NOBODY:
        return bit_count(first) >= GOAL_NUMBER[goal]
    second = cards_for_goal(state, seat, GOAL_SECOND[goal])
    if state.extreme != 0:
        return meets_extremely(state, bit_count(first), bit_count(second))
    return borders(state, seat, first, second)


@rule
def meets_extremely(state: State, first: int, second: int) -> bool:
    """Collections instead of neighbours: five together with one of each, or five of each. [OO-21.3]"""
    if state.extreme == 1:
        return min(first, second) >= 1 and first + second >= EXTREME_NUMBER
    return min(first, second) >= EXTREME_NUMBER


@rule
def then_look_at_goals(state: State, after: int) -> None:
    """Go on with a step; alone, first see which goals the placed card has completed. [OO-14.4]"""
    state.phase = after
    if state.seats == 1:
        state.after_goals = after
        state.phase = CHECK_GOALS


@rule
def complete_goals(state: State) -> None:
    """Take completed goals off their piles one after another; chance turns up the next. [OO-14.3, OO-14.4]"""
    for pile in range(OPEN_GOALS):
        goal = state.open_goals[pile]
        if goal != NOTHING and meets_goal(state, 0, goal):
            note(state, GOAL_DONE, 0, goal)
            state.goals_done += 1
            state.goal_points += GOAL_POINTS[goal]
            state.open_goals[pile] = NOTHING
            if state.pile_left[pile] > 0:
                state.phase = GOAL_DRAWING
                return
    state.phase, state.after_goals = state.after_goals, 0


@rule
def next_pile(state: State) -> int:
    """The lowest solo pile that must turn up a goal, or NOTHING. [OO-14.3]"""
    for pile in range(OPEN_GOALS):
        if state.open_goals[pile] == NOTHING and state.pile_left[pile] > 0:
            return pile
    return NOTHING


@rule
def next_goal_owner(state: State) -> int:
    """The seat that still lacks a private goal, or NOTHING. [OO-18.1]"""
    for number in range(state.goal_mode):
        for seat in range(state.seats):
            if state.goals[seat][number] == NOTHING:
                return seat
    return NOTHING


@rule
def draw_goal(state: State, goal: int) -> None:
    """Chance has drawn a goal: for a solo pile, for a seat, or for all. [OO-14.3, OO-18.1]"""
    state.goal_box &= ~(1 << goal)
    if state.seats == 1:
        pile = next_pile(state)
        state.open_goals[pile] = goal
        state.pile_left[pile] -= 1
        note(state, GOAL_TURNED, NOBODY, goal)
    elif state.goal_mode == OPEN_GOALS:
        for number in range(OPEN_GOALS):
            if state.open_goals[number] == NOTHING:
                state.open_goals[number] = goal
                break
        note(state, GOAL_OPENED, NOBODY, goal)
    else:
        give_goal(state, next_goal_owner(state), goal)


@rule
def give_goal(state: State, seat: int, goal: int) -> None:
    """A private goal, for its owner's eyes. [OO-18.1]"""
    if state.goals[seat][0] == NOTHING:
        state.goals[seat][0] = goal
    else:
        state.goals[seat][1] = goal
    note(state, GOAL_DEALT, seat, goal)
