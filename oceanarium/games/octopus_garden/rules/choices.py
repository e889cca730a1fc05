"""What may be chosen, and what comes of it: the chapters put together."""

from oceanarium.games.octopus_garden.moves import (
    BUY,
    DRAW,
    HOST,
    PASS,
    PLACE,
    PLANT,
    START,
    STEP,
    hosting_move,
    placing_move,
)
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BUYING,
    DIRECTION_COUNT,
    HOSTING,
    MAX_PLACES,
    OVER,
    PLACING,
    PLANTING,
    REFILLING,
    STARTING,
    STOCKING,
)
from oceanarium.games.octopus_garden.rules.bonuses import forbids_hosting, hosts, settle_bonus
from oceanarium.games.octopus_garden.rules.buying import buy, draw_tile, forbids_buying, list_lines
from oceanarium.games.octopus_garden.rules.citations import IS_OVER, IS_STALLED, NOT_YOUR_START, NOT_YOUR_TURN, STALL
from oceanarium.games.octopus_garden.rules.garden import list_spaces, vacant_spaces
from oceanarium.games.octopus_garden.rules.planting import forbids_planting, go_on_planting, list_plantings, plant, skip
from oceanarium.games.octopus_garden.rules.preparation import (
    begin_first_turn,
    forbids_placing,
    next_starter,
    place_starter,
)
from oceanarium.games.octopus_garden.rules.stars import forbids_stepping, list_steps, step
from oceanarium.games.octopus_garden.rules.turn import actor
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOTHING, rule


@rule
def forbids(state: State, seat: int, move: int) -> int:
    """The reason why a seat may not make a move, or ALLOWED."""
    if state.phase == OVER:
        return IS_STALLED if state.ending == STALL else IS_OVER
    if seat < 0 or seat != actor(state):
        return NOT_YOUR_START if state.phase == PLACING else NOT_YOUR_TURN
    if state.phase == PLACING:
        return forbids_placing(state, move)
    if state.phase == BUYING:
        return forbids_buying(state, move)
    if state.phase == PLANTING:
        return forbids_planting(state, move)
    if state.phase == HOSTING:
        return forbids_hosting(state, move)
    return forbids_stepping(state, move)


@rule
def legal_moves(state: State, seat: int, out: list[int]) -> int:
    """Every move that nothing forbids, in ascending order."""
    if seat < 0 or seat != actor(state):
        return 0
    if state.phase == PLACING:
        return list_spaces(vacant_spaces(state, seat), placing_move(next_starter(state), 0), out, 0)
    if state.phase == BUYING:
        return list_lines(state, out)
    if state.phase == PLANTING:
        return list_plantings(state, out)
    if state.phase == HOSTING:
        return list_spaces(hosts(state), hosting_move(state.bonus, 0), out, 0)
    return list_steps(state, out)


@rule
def chances(state: State, out: list[int], weights: list[int]) -> int:
    """Any tile in the bag is as likely as any other [OG-1.4], and any seat to begin [OG-1.7]."""
    count = 0
    if state.phase == STARTING:
        for seat in range(state.seats):
            out[count], weights[count] = START + seat, 1
            count += 1
    elif state.phase in (STOCKING, REFILLING):
        for kind in range(BAG_KINDS):
            if state.bag[kind] > 0:
                out[count], weights[count] = DRAW + kind, state.bag[kind]
                count += 1
    return count


@rule
def apply_move(state: State, seat: int, move: int) -> None:
    """The effect of any move."""
    if move < PASS:
        place_starter(state, (move - PLACE) % MAX_PLACES)
    elif move == PASS:
        skip(state)
    elif move < PLANT:
        buy(state, move - BUY)
    elif move < HOST:
        plant(state, (move - PLANT) // MAX_PLACES, (move - PLANT) % MAX_PLACES)
    elif move < STEP:
        settle_bonus(state, (move - HOST) % MAX_PLACES)
        if state.bonus == NOTHING:
            go_on_planting(state)
    elif move < DRAW:
        step(state, (move - STEP) // DIRECTION_COUNT, (move - STEP) % DIRECTION_COUNT)
    elif move < START:
        draw_tile(state, move - DRAW)
    else:
        begin_first_turn(state, move - START)
