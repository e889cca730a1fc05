"""What may be chosen, and what comes of it: the chapters put together."""

from oceanarium.games.oceania.moves import (
    CAST,
    DRAW,
    NEXT_GAME,
    NO_SCOUT,
    PASS,
    PAY,
    PLACE,
    REUSE,
    SCOUT,
    START,
    TURN_UP,
)
from oceanarium.games.oceania.parts import (
    CASTING,
    DIRECTION_COUNT,
    DRAWING,
    EDGES_COUNT,
    OVER,
    PAYING,
    PLACING,
    REVIEWING,
    SAILING,
    SEA_KINDS,
    SOURCING,
)
from oceanarium.games.oceania.rules.citations import IS_OVER, NOT_YOUR_TURN
from oceanarium.games.oceania.rules.ending import forbids_reviewing, go_on
from oceanarium.games.oceania.rules.exploring import forbids_placing, list_placings, place_tile, turn_up
from oceanarium.games.oceania.rules.preparation import begin_game
from oceanarium.games.oceania.rules.reusing import (
    choose_lid,
    forbids_paying,
    forbids_sourcing,
    list_prices,
    list_sources,
    pay,
    take_discard,
)
from oceanarium.games.oceania.rules.sailing import forbids_sailing, list_points, sail
from oceanarium.games.oceania.rules.scouting import forbids_scouting, list_scouts, place_no_scout, place_scout
from oceanarium.games.oceania.rules.turn import actor
from oceanarium.games.oceania.state import State
from oceanarium.kernel import rule


@rule
def forbids(state: State, seat: int, move: int) -> int:
    """The reason why a seat may not make a move, or ALLOWED."""
    if state.phase == OVER:
        return IS_OVER
    if seat != actor(state):
        return NOT_YOUR_TURN
    if state.phase == SAILING:
        return forbids_sailing(state, move)
    if state.phase == SOURCING:
        return forbids_sourcing(state, move)
    if state.phase == PAYING:
        return forbids_paying(state, move)
    if state.phase == PLACING:
        return forbids_placing(state, move)
    if state.phase == REVIEWING:
        return forbids_reviewing(move)
    return forbids_scouting(state, move)


@rule
def legal_moves(state: State, seat: int, out: list[int]) -> int:
    """Every move that nothing forbids, in ascending order."""
    if seat < 0 or seat != actor(state):
        return 0
    if state.phase == SAILING:
        return list_points(state, out)
    if state.phase == SOURCING:
        return list_sources(state, out)
    if state.phase == PAYING:
        return list_prices(state, out)
    if state.phase == PLACING:
        return list_placings(state, out)
    if state.phase == REVIEWING:
        out[0] = NEXT_GAME
        return 1
    return list_scouts(state, out)


@rule
def chances(state: State, out: list[int], weights: list[int]) -> int:
    """Either seat may begin [OC-2.1]; any tile not seen yet is as likely to be drawn as any other [OC-4.1, OC-S2]."""
    count = 0
    if state.phase == CASTING:
        for seat in range(state.seats):
            out[count], weights[count] = CAST + seat, 1
            count += 1
    elif state.phase == DRAWING:
        for kind in range(SEA_KINDS):
            if state.unseen[kind] > 0:
                out[count], weights[count] = TURN_UP + kind, state.unseen[kind]
                count += 1
    return count


@rule
def apply_move(state: State, seat: int, move: int) -> None:
    """The effect of any move."""
    if move < PASS:
        sail(state, move - START)
    elif move == DRAW:
        choose_lid(state)
    elif move < PAY:
        take_discard(state, move - REUSE)
    elif move < PLACE:
        pay(state, move - PAY)
    elif move < NO_SCOUT:
        place_tile(state, (move - PLACE) // EDGES_COUNT, (move - PLACE) % EDGES_COUNT)
    elif move == NO_SCOUT:
        place_no_scout(state)
    elif move < TURN_UP:
        place_scout(state, (move - SCOUT) // DIRECTION_COUNT, (move - SCOUT) % DIRECTION_COUNT)
    elif move < CAST:
        turn_up(state, move - TURN_UP)
    elif move < NEXT_GAME:
        begin_game(state, move - CAST)
    else:
        go_on(state)
