"""The end. [OO-22.1, OO-14.6]"""

from oceanarium.games.open_ocean.parts import LEVEL_GOALS, LEVEL_POINTS, OVER
from oceanarium.games.open_ocean.rules.citations import ENDED, LARGER_REEF, SHARED, SOLO_RESULT
from oceanarium.games.open_ocean.rules.scoring import place, score
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, note, rule


@rule
def goal_level(goals: int) -> int:
    """The solo level for completed goals. [OO-14.6]"""
    level = 0
    while level < 4 and goals >= LEVEL_GOALS[level + 1]:
        level += 1
    return level


@rule
def point_level(points: int) -> int:
    """The solo level for points. [OO-14.6]"""
    level = 0
    while level < 4 and points >= LEVEL_POINTS[level + 1]:
        level += 1
    return level


@rule
def solo_halves(state: State) -> int:
    """The average of both levels, in halves. [OO-14.7]"""
    return goal_level(state.goals_done) + point_level(score(state, 0))


@rule
def tie_at_the_top(state: State) -> int:
    """What settled the victory: points, the larger reef, or nothing. [OO-22.3]"""
    best, equal, winners = 0, 0, 0
    for seat in range(state.seats):
        best = max(best, score(state, seat))
    for seat in range(state.seats):
        if score(state, seat) == best:
            equal += 1
            if place(state, seat) == 1:
                winners += 1
    if equal == 1:
        return 0
    return LARGER_REEF if winners == 1 else SHARED


@rule
def end_match(state: State, ending: int) -> None:
    """Everything is scored; the end says so if a tie had to be broken. [OO-22.1, OO-22.3]"""
    state.phase, state.chooser, state.ending = OVER, NOBODY, ending + tie_at_the_top(state)
    note(state, ENDED, NOBODY)
    if state.seats == 1:
        note(state, SOLO_RESULT, 0, solo_halves(state), solo_halves(state))


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on."""
    return state.ending
