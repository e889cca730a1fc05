"""The variation: what is on the back of the tile that came out. [OL-9]"""

from oceanarium.games.ocean_labyrinth.moves import AIR, DECLINE, LAY
from oceanarium.games.ocean_labyrinth.parts import (
    ACTION_COUNT,
    ALL_STARTS,
    BACK_COUNT,
    BLANK,
    COLOUR_COUNT,
    EXTRA_TURN,
    LAST_BEND,
    LAST_STRAIGHT,
    LOOSE_TILES,
    MOVING,
    OXYGEN,
    PLAIN_BENDS,
    PLAIN_STRAIGHTS,
    PLAIN_TILES,
    PUFFERFISH,
    SCOOTER,
    SCOOTER_DUE,
    START_SQUARES,
    SURFACING,
    TURNING,
    UNSEEN,
)
from oceanarium.games.ocean_labyrinth.rules.citations import (
    EXTRA_TURN_OFFERED,
    EXTRA_TURN_WON,
    FROZEN,
    IGNORED,
    NO_AIR,
    NO_PATH_TO_AIR,
    ONLY_DECIDING,
    ONLY_SURFACING,
    SHORT_OF_AIR,
    TURNED_AGAIN,
    TURNED_OVER,
)
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.rules.turn import end_turn
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import ALLOWED, NOBODY, bit_count, note, rule


@rule
def turn_over(state: State) -> None:
    """Everybody looks at the back of the tile that came out, each time that it does. [OL-9.2, OL-9.7]

    What nobody has seen is not decided yet: chance does so. Only plain straights and bends may have an action. [OL-C6]
    """
    tile = state.surplus
    is_plain = PLAIN_TILES >> tile & 1 == 1
    if is_plain and state.backs[tile] == UNSEEN:
        state.phase = TURNING
        return
    if state.backs[tile] == UNSEEN:
        state.backs[tile] = BLANK
    is_known = not is_plain or state.shows_backs == 1  # OL-R31: to all, so that nothing is revealed
    note(state, TURNED_AGAIN if is_known else TURNED_OVER, NOBODY, tile, state.backs[tile])
    heed_back(state)


@rule
def reveal_back(state: State, back: int) -> None:
    """The first time that a tile is turned over. [OL-9.2]"""
    state.backs[state.surplus] = back
    note(state, TURNED_OVER, NOBODY, state.surplus, back)
    heed_back(state)


@rule
def unseen_backs(state: State, tile: int, back: int) -> int:
    """How many tiles of the same shape, not turned over yet, may have that back. [OL-C6]"""
    shape = PLAIN_STRAIGHTS if PLAIN_STRAIGHTS >> tile & 1 else PLAIN_BENDS
    absent = LAST_STRAIGHT if state.few_straights == 1 else LAST_BEND
    seen = 0
    for other in range(LOOSE_TILES):
        if shape >> other & 1 and state.backs[other] == back:
            seen += 1
    if back != BLANK:
        return 1 - seen
    return bit_count(shape & ~(1 << absent)) - ACTION_COUNT - seen


@rule
def heed_back(state: State) -> None:
    """An action is carried out at once, but ignored in an additional turn. [OL-9.2, OL-9.4, OL-9.6]"""
    back = state.backs[state.surplus]
    if back != BLANK and state.scooter == EXTRA_TURN:
        note(state, IGNORED, NOBODY, back)  # OL-R10
        state.phase = MOVING
    else:
        carry_out(state, back)


@rule
def carry_out(state: State, back: int) -> None:
    """What an action does to the one who pushed it out, in this same turn. [OL-R14]"""
    state.phase = MOVING
    if back == PUFFERFISH:
        note(state, FROZEN, state.turn)
        state.frightened = state.turn
        end_turn(state)  # OL-9.3: no move, so nothing is reached
    elif back == SCOOTER:
        note(state, EXTRA_TURN_OFFERED if state.scooter_is_optional == 1 else EXTRA_TURN_WON, state.turn)
        state.scooter = SCOOTER_DUE  # OL-9.4: after this turn's move
    elif back == OXYGEN:
        note(state, SHORT_OF_AIR, state.turn)
        seek_air(state)


@rule
def seek_air(state: State) -> None:
    """The diver goes to a start square; if it needs a path and there is none, the move is lost. [OL-9.5, OL-R11]"""
    if air_squares(state) != 0:
        state.phase = SURFACING
    else:
        note(state, NO_AIR, state.turn, state.divers[state.turn])
        end_turn(state)


@rule
def air_squares(state: State) -> int:
    """The start squares an oxygen tank takes to: any of any colour, or those in reach. [OL-9.5, OL-R25]"""
    if state.air_needs_path == 1:
        return ALL_STARTS & reachable(state, state.divers[state.turn])
    return ALL_STARTS


@rule
def forbids_surfacing(state: State, move: int) -> int:
    """A start square, with `oxygen_mode=path` one in reach. [OL-9.5, OL-R11, OL-R16]"""
    if move < AIR or move >= DECLINE:
        return ONLY_SURFACING
    return ALLOWED if air_squares(state) >> START_SQUARES[move - AIR] & 1 else NO_PATH_TO_AIR


@rule
def list_air(state: State, out: list[int]) -> int:
    """Every start square that nothing forbids. [OL-9.5]"""
    count, squares = 0, air_squares(state)
    for colour in range(COLOUR_COUNT):
        if squares >> START_SQUARES[colour] & 1:
            out[count] = AIR + colour
            count += 1
    return count


@rule
def forbids_deciding(move: int) -> int:
    """Yes or no. [OL-R09]"""
    return ONLY_DECIDING if move < DECLINE or move >= LAY else ALLOWED


@rule
def list_backs(state: State, first_move: int, out: list[int], weights: list[int]) -> int:
    """The backs that the spare tile may have, each as likely as there are such tiles. [OL-C6]"""
    count = 0
    for back in range(BACK_COUNT):
        weight = unseen_backs(state, state.surplus, back)
        if weight > 0:
            out[count], weights[count] = first_move + back, weight
            count += 1
    return count
