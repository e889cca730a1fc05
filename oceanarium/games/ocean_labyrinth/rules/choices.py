"""What may be chosen, and what comes of it: the chapters put together."""

from oceanarium.games.ocean_labyrinth.moves import (
    AIR,
    BACK,
    CARD,
    COLOUR,
    DECLINE,
    INSERT,
    LAY,
    MOVE,
    RIDE,
    START,
    laying_move,
)
from oceanarium.games.ocean_labyrinth.parts import (
    CHOOSING,
    DEALING,
    INSERTING,
    KIND_COUNT,
    KIND_SHAPES,
    KIND_TILES,
    LAYING,
    MOVING,
    OVER,
    PICTURE_COUNT,
    QUARTERS,
    ROTATION_COUNTS,
    START_SQUARES,
    STARTING,
    SURFACING,
    TURNING,
)
from oceanarium.games.ocean_labyrinth.rules.actions import (
    forbids_deciding,
    forbids_surfacing,
    list_air,
    list_backs,
    reveal_back,
)
from oceanarium.games.ocean_labyrinth.rules.citations import NO_MOVE_LEFT, NOT_YOUR_CHOICE, NOT_YOUR_TURN
from oceanarium.games.ocean_labyrinth.rules.inserting import forbids_inserting, insert, list_insertions
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.rules.moving import (
    decide,
    forbids_moving,
    list_squares,
    look_at_card,
    move_diver,
    take_air,
)
from oceanarium.games.ocean_labyrinth.rules.preparation import (
    begin_first_turn,
    choose_diver,
    forbids_choosing,
    lay_next_tile,
    list_divers,
)
from oceanarium.games.ocean_labyrinth.rules.turn import actor, has_ended
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import bit_count, rule


@rule
def forbids(state: State, seat: int, move: int) -> int:
    """The reason why a seat may not make a move, or ALLOWED."""
    if state.phase == OVER:
        return has_ended(state)
    if seat < 0 or seat != actor(state):
        return forbids_acting(state, seat)
    if state.phase == INSERTING:
        return forbids_inserting(state, move)
    if state.phase == MOVING:
        return forbids_moving(state, move)
    if state.phase == SURFACING:
        return forbids_surfacing(state, move)
    return forbids_choosing(state, move) if state.phase == CHOOSING else forbids_deciding(move)


@rule
def forbids_acting(state: State, seat: int) -> int:
    """Whoever is not the one to choose: before the first turn [OL-R18], after a pufferfish [OL-9.3], or at all."""
    if state.phase == CHOOSING:
        return NOT_YOUR_CHOICE
    return NO_MOVE_LEFT if 0 <= seat == state.frightened else NOT_YOUR_TURN


@rule
def legal_moves(state: State, seat: int, out: list[int]) -> int:
    """Every move that nothing forbids, in ascending order."""
    if seat < 0 or seat != actor(state):
        return 0
    if state.phase == INSERTING:
        return list_insertions(state, out)
    if state.phase == MOVING:
        return list_squares(reachable(state, state.divers[seat]), out)
    if state.phase == SURFACING:
        return list_air(state, out)
    if state.phase == CHOOSING:
        return list_divers(state, out)
    out[0], out[1] = DECLINE, RIDE
    return 2


@rule
def chances(state: State, out: list[int], weights: list[int]) -> int:
    """Tiles [OL-2.1], cards [OL-2.2] and backs [OL-C6] were mixed; any seat may begin [OL-R17]."""
    if state.phase == LAYING:
        return list_tiles(state, out, weights)
    if state.phase == TURNING:
        return list_backs(state, BACK, out, weights)
    count = 0
    if state.phase == DEALING:
        for picture in range(PICTURE_COUNT):
            if state.unseen_cards >> picture & 1:
                out[count], weights[count] = CARD + picture, 1
                count += 1
    elif state.phase == STARTING:
        for seat in range(state.seats):
            out[count], weights[count] = START + seat, 1
            count += 1
    return count


@rule
def list_tiles(state: State, out: list[int], weights: list[int]) -> int:
    """Any tile of the heap in any rotation is as likely as any other. [OL-2.1]"""
    count = 0
    for kind in range(KIND_COUNT):
        tiles, rotations = bit_count(state.heap & KIND_TILES[kind]), ROTATION_COUNTS[KIND_SHAPES[kind]]
        if tiles > 0:
            for rotation in range(rotations):
                out[count], weights[count] = laying_move(kind, rotation), tiles * (QUARTERS // rotations)
                count += 1
    return count


@rule
def apply_move(state: State, seat: int, move: int) -> None:
    """The effect of any move."""
    if move < INSERT:
        choose_diver(state, move - COLOUR)
    elif move < MOVE:
        insert(state, (move - INSERT) // QUARTERS, (move - INSERT) % QUARTERS)
    elif move < AIR:
        move_diver(state, move - MOVE)
    elif move < DECLINE:
        take_air(state, START_SQUARES[move - AIR])
    elif move < LAY:
        decide(state, move)
    elif move < CARD:
        lay_next_tile(state, (move - LAY) // QUARTERS, (move - LAY) % QUARTERS)
    elif move < BACK:
        look_at_card(state, move - CARD)
    elif move < START:
        reveal_back(state, move - BACK)
    else:
        begin_first_turn(state, move - START)
