"""Before a match and before each of its games. [OC-S1, OC-S2]"""

from oceanarium.games.oceania.parts import (
    CASTING,
    DIRECTION_COUNT,
    FIRST_PLAYER,
    KIND_COUNT,
    LID_COUNT,
    MAX_SEATS,
    RESERVE_TILES_OPTION,
    ROUNDS,
    SCOUT_COUNTS,
    SEA_KINDS,
    SEA_TILES_OPTION,
    SOLO,
    VALUE_COUNT,
)
from oceanarium.games.oceania.rules.citations import BEGINS, GAME_BEGAN
from oceanarium.games.oceania.rules.turn import begin_turn
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOBODY, NOTHING, note, rule


@rule
def set_up(state: State, seats: int, options: list[int]) -> None:
    """Note what was agreed; then the first game begins, unless lots are cast first. [OC-2.1, OC-S1]"""
    state.seats = seats
    state.first_player = options[FIRST_PLAYER]
    state.rounds = options[ROUNDS]
    for kind in range(SEA_KINDS):
        state.sea_tiles[kind] = options[SEA_TILES_OPTION + kind]
    for kind in range(KIND_COUNT):
        state.reserve_tiles[kind] = options[RESERVE_TILES_OPTION + kind]
    clear_table(state)
    if seats == SOLO:
        begin_game(state, 0)
    elif state.first_player == NOBODY:
        state.phase = CASTING
        state.tile, state.placed, state.starter, state.turn = NOTHING, NOTHING, NOBODY, 0
    else:
        begin_game(state, state.first_player)


@rule
def clear_table(state: State) -> None:
    """An empty chart, a full lid, reserve and scouts; the ship stands beside the board. [OC-S2]

    Three of the 35 sea tiles leave the game unseen. Nobody can tell which, so they are counted with the lid until
    the end: whatever is drawn is as likely as its share of both.
    """
    state.explored, state.filled, state.virtual = 0, 0, 0
    for side in range(DIRECTION_COUNT):
        state.land[side], state.camps[side] = 0, 0
    for kind in range(KIND_COUNT):
        state.reserve[kind] = state.reserve_tiles[kind]  # OC-C4
    for kind in range(SEA_KINDS):
        state.unseen[kind] = state.sea_tiles[kind]
    state.lid = LID_COUNT
    state.ship = NOTHING
    for seat in range(MAX_SEATS):
        for value in range(VALUE_COUNT):
            state.scouts[seat][value], state.paid[seat][value] = 0, 0
            state.scouts_left[seat][value] = 0 if state.seats == SOLO else SCOUT_COUNTS[value]  # OC-15.1, OC-C3
        for kind in range(SEA_KINDS):
            state.discards[seat][kind] = 0


@rule
def begin_game(state: State, seat: int) -> None:
    """A seat begins a game on a cleared table. [OC-2.1, OC-14.2]"""
    clear_table(state)
    if state.rounds > 1:
        note(state, GAME_BEGAN, NOBODY, state.game, state.rounds)
    note(state, BEGINS, seat)
    state.starter = seat
    begin_turn(state, seat)
