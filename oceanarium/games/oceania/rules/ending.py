"""What ends a turn, a game and a match. [OC-9, OC-14]"""

from oceanarium.games.oceania.moves import NEXT_GAME
from oceanarium.games.oceania.parts import EVERYWHERE, MAX_SEATS, OVER, REVIEWING, SOLO
from oceanarium.games.oceania.rules.citations import (
    ALL_EXPLORED,
    ALL_GAMES_PLAYED,
    BOARD_FULL,
    GAME_DRAWN,
    GAME_WON,
    LID_EMPTY,
    LID_USED_UP,
    NO_START,
    ONLY_GOING_ON,
    SOLO_SCORED,
    STRANDED,
    WENT_ON,
)
from oceanarium.games.oceania.rules.preparation import begin_game
from oceanarium.games.oceania.rules.sailing import has_start
from oceanarium.games.oceania.rules.scoring import points, tell_of_points
from oceanarium.games.oceania.rules.turn import begin_turn
from oceanarium.games.oceania.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def end_turn(state: State) -> None:
    """The other player's turn [OC-2.2], unless the game is over, which is looked at only now [OC-9.4]."""
    if state.explored == EVERYWHERE:
        note(state, ALL_EXPLORED, NOBODY)  # OC-9.1
        end_game(state, BOARD_FULL)
    elif state.lid == 0:
        note(state, LID_EMPTY, NOBODY)  # OC-9.2, OC-R16
        end_game(state, LID_USED_UP)
    elif not has_start(state):
        note(state, NO_START, NOBODY)  # OC-9.3, OC-15.3, OC-R17
        end_game(state, STRANDED)
    else:
        begin_turn(state, (state.turn + 1) % state.seats)


@rule
def end_game(state: State, citation: int) -> None:
    """Count the points; the chart stays for all to see if another game follows. [OC-14.1, OC-14.4]"""
    state.tile, state.placed = NOTHING, NOTHING
    if state.seats == SOLO:
        note(state, SOLO_SCORED, 0, points(state, 0))
        end_match(state, citation)
        return
    tell_of_points(state)
    settle_game(state)
    if state.game + 1 < state.rounds:
        state.phase = REVIEWING
        state.turn = 1 - next_starter(state)
    else:
        end_match(state, citation if state.rounds == 1 else ALL_GAMES_PLAYED)


@rule
def settle_game(state: State) -> None:
    """Keep the points; the winner, if there is one, has one more game to count. [OC-10.5, OC-10.6]"""
    for seat in range(MAX_SEATS):
        state.results[state.game][seat] = points(state, seat)
    winner = game_winner(state, state.game)
    grey, white = state.results[state.game][0], state.results[state.game][1]
    if winner == NOBODY:
        note(state, GAME_DRAWN, NOBODY, grey)
    else:
        state.wins[winner] += 1
        note(state, GAME_WON, winner, max(grey, white), min(grey, white))


@rule
def game_winner(state: State, game: int) -> int:
    """Who had more points in a game that is over; NOBODY for a draw. [OC-10.5, OC-10.6]"""
    grey, white = state.results[game][0], state.results[game][1]
    if grey == white:
        return NOBODY
    return 0 if grey > white else 1


@rule
def games_over(state: State) -> int:
    """How many games of the match have a result. [OC-14.1]"""
    if state.seats == SOLO:
        return 0
    return state.game + 1 if state.phase in (REVIEWING, OVER) else state.game


@rule
def next_starter(state: State) -> int:
    """The loser begins [OC-14.2], or after a draw the one who did not begin before [OC-14.3]."""
    winner = game_winner(state, state.game)
    return 1 - state.starter if winner == NOBODY else 1 - winner


@rule
def forbids_reviewing(move: int) -> int:
    """The finished chart is looked at; all one can do is go on. [OC-14.4]"""
    return ALLOWED if move == NEXT_GAME else ONLY_GOING_ON


@rule
def go_on(state: State) -> None:
    """Both players have to; whoever begins the next game is the second, and then begins it. [OC-14.4, OC-R29]"""
    note(state, WENT_ON, state.turn)
    starter = next_starter(state)
    if state.turn != starter:
        state.turn = starter
    else:
        state.game += 1
        begin_game(state, starter)


@rule
def end_match(state: State, citation: int) -> None:
    """Nobody chooses any more."""
    state.phase = OVER
    state.ending = citation


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on."""
    return state.ending
