"""Feather worms close and open. [OG-7]"""

from oceanarium.games.octopus_garden.parts import STAR, WORM, grown
from oceanarium.games.octopus_garden.rules.citations import CLOSED, OPENED
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import lowest_bit, note, rule


@rule
def closed_worms(state: State, seat: int) -> int:
    """Worms with a sea star on or beside them: derived, never stored. [OG-7.1, OG-7.2]"""
    return state.tiles[seat][WORM] & grown(state.tiles[seat][STAR], state.stride, state.garden)


@rule
def tell_of_worms(state: State, seat: int, closed_before: int) -> None:
    """Report which worms have closed or opened. [OG-7.2]"""
    closed = closed_worms(state, seat)
    changed = closed ^ closed_before
    while changed != 0:
        place = lowest_bit(changed)
        note(state, CLOSED if closed >> place & 1 else OPENED, seat, place)
        changed &= changed - 1
