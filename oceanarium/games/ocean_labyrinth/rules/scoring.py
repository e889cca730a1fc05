"""Targets and places. [OL-8]"""

from oceanarium.games.ocean_labyrinth.rules.citations import HOME, TARGETS_PART
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import bit_count, rule


@rule
def score_part(state: State, seat: int, part: int) -> int:
    """Targets reached [OL-8.5], and a point for whoever came home and won [OL-8.1]."""
    if part == TARGETS_PART:
        return bit_count(state.found[seat])
    return 1 if state.ending == HOME and state.turn == seat else 0


@rule
def score(state: State, seat: int) -> int:
    """Targets reached, and the way home."""
    return bit_count(state.found[seat]) + (1 if state.ending == HOME and state.turn == seat else 0)


@rule
def place(state: State, seat: int) -> int:
    """The winner, then by targets reached; equal seats share a place. [OL-1.1, OL-8.4, OL-8.5]"""
    ahead = 0
    for other in range(state.seats):
        if score(state, other) > score(state, seat):
            ahead += 1
    return 1 + ahead
