"""The end. [OO-22.1, OO-14.6]"""

from oceanarium.games.open_ocean.parts import LEVEL_GOALS, LEVEL_POINTS, OVER
from oceanarium.games.open_ocean.rules.citations import ENDED, SOLO_RESULT
from oceanarium.games.open_ocean.rules.scoring import score
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
def end_match(state: State, ending: int) -> None:
    """Everything is scored. [OO-22.1]"""
    state.phase, state.chooser, state.ending = OVER, NOBODY, ending
    note(state, ENDED, NOBODY)
    if state.seats == 1:
        note(state, SOLO_RESULT, 0, solo_halves(state), solo_halves(state))


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on."""
    return state.ending
