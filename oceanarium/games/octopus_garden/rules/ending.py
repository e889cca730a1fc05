"""What ends a turn and a match. [OG-9]"""

from oceanarium.games.octopus_garden.parts import OVER
from oceanarium.games.octopus_garden.rules.citations import ENDED, GARDEN_FULL, STALL, STALLED, TRIGGERED
from oceanarium.games.octopus_garden.rules.garden import vacant_spaces
from oceanarium.games.octopus_garden.rules.turn import begin_turn
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOBODY, note, rule


@rule
def check_for_full_garden(state: State) -> None:
    """The first full garden brings on the last turns, whatever becomes vacant afterwards. [OG-9.1, OG-9.2]"""
    if state.ender == NOBODY and vacant_spaces(state, state.turn) == 0:
        state.ender = state.turn
        note(state, TRIGGERED, state.turn)


@rule
def end_turn(state: State) -> None:
    """The next seat's turn [OG-2.2], or the end after the last turns [OG-9.3] or a stall [OG-9.4]."""
    following = (state.turn + 1) % state.seats
    if following == state.ender:
        note(state, ENDED, NOBODY)
        end_match(state, GARDEN_FULL)
    elif state.ender == NOBODY and state.skipped == state.stall_rounds * state.seats:
        note(state, STALLED, NOBODY, state.stall_rounds)
        end_match(state, STALL)
    else:
        begin_turn(state, following)


@rule
def end_match(state: State, citation: int) -> None:
    """Nobody chooses any more."""
    state.phase = OVER
    state.ending = citation


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on."""
    return state.ending
