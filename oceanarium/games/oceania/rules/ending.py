"""What ends a turn, a game and a match. [OC-9, OC-14]"""

from oceanarium.games.oceania.parts import EVERYWHERE, MAX_SEATS, OVER, SOLO
from oceanarium.games.oceania.rules.citations import (
    ALL_EXPLORED,
    ALL_GAMES_PLAYED,
    BOARD_FULL,
    GAME_DRAWN,
    GAME_WON,
    LID_EMPTY,
    LID_USED_UP,
    NO_START,
    SOLO_SCORED,
    STRANDED,
)
from oceanarium.games.oceania.rules.preparation import begin_game
from oceanarium.games.oceania.rules.sailing import has_start
from oceanarium.games.oceania.rules.scoring import points, tell_of_points
from oceanarium.games.oceania.rules.turn import begin_turn
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOBODY, NOTHING, note, rule


@rule
def end_turn(state: State) -> None:
    """The other player's turn [OC-2.2], unless the game is over, which is looked at only now [OC-9.4]."""
    if state.explored == EVERYWHERE:
        note(state, ALL_EXPLORED, NOBODY)  # OC-9.1
        end_game(state, BOARD_FULL)
    elif state.lid == 0:
        note(state, LID_EMPTY, NOBODY)  # OC-9.2, RUL-OC-16
        end_game(state, LID_USED_UP)
    elif not has_start(state):
        note(state, NO_START, NOBODY)  # OC-9.3, OC-15.3, RUL-OC-17
        end_game(state, STRANDED)
    else:
        begin_turn(state, (state.turn + 1) % state.seats)


@rule
def end_game(state: State, citation: int) -> None:
    """Count the points; another game follows if one is left of the match. [OC-14.1]"""
    state.tile, state.placed = NOTHING, NOTHING
    if state.seats == SOLO:
        note(state, SOLO_SCORED, 0, points(state, 0))
        end_match(state, citation)
        return
    tell_of_points(state)
    winner = settle_game(state)
    if state.game + 1 < state.rounds:
        state.game += 1
        begin_game(state, next_starter(state, winner))
    else:
        end_match(state, citation if state.rounds == 1 else ALL_GAMES_PLAYED)


@rule
def settle_game(state: State) -> int:
    """The winner of the game, who has one more to count; NOBODY for a draw. [OC-10.5, OC-10.6]"""
    for seat in range(MAX_SEATS):
        state.last_points[seat] = points(state, seat)
    grey, white = state.last_points[0], state.last_points[1]
    if grey == white:
        note(state, GAME_DRAWN, NOBODY, grey)
        return NOBODY
    winner = 0 if grey > white else 1
    state.wins[winner] += 1
    note(state, GAME_WON, winner, max(grey, white), min(grey, white))
    return winner


@rule
def next_starter(state: State, winner: int) -> int:
    """The loser begins [OC-14.2], or after a draw the one who did not begin before [OC-14.3]."""
    return 1 - state.starter if winner == NOBODY else 1 - winner


@rule
def end_match(state: State, citation: int) -> None:
    """Nobody chooses any more."""
    state.phase = OVER
    state.ending = citation


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on."""
    return state.ending
