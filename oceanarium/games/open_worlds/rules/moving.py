"""Step 2, Move: Ships change Worlds. [OW-5]"""

from oceanarium.games.open_worlds.moves import PASS, SAIL, UTILITY, sailing_move
from oceanarium.games.open_worlds.parts import MAX_WORLDS, MOVED, PLAY
from oceanarium.games.open_worlds.rules.citations import (
    HAS_MOVED,
    IS_THERE,
    NO_SUCH_WORLD,
    NOT_IN_PLAY,
    ONLY_MOVING,
    SHIP_MOVED,
    TOO_FAR,
)
from oceanarium.games.open_worlds.rules.places import append_unit, unlink_unit
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_COUNT, SHIP_CARDS, SHIP_RANGE
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def ship_of(state: State, seat: int, ship: int) -> int:
    """A seat's Ship in play by its number among the Ships, or NOTHING."""
    piece = state.first_piece[seat * CARD_COUNT + SHIP_CARDS[ship]]
    if piece == NOTHING or state.place[piece] != PLAY:
        return NOTHING
    return piece


@rule
def forbids_sailing(state: State, seat: int, ship: int, world: int) -> int:
    """Once a turn, in one go, at most its Range; positions count as parsecs. [OW-5.1, OW-5.2, OW-5.3]"""
    if world >= state.world_count:
        return NO_SUCH_WORLD
    piece = ship_of(state, seat, ship)
    if piece == NOTHING:
        return NOT_IN_PLAY
    if state.flags[piece] & MOVED:
        return HAS_MOVED
    if state.world[piece] == world:
        return IS_THERE
    return TOO_FAR if abs(state.world[piece] - world) > SHIP_RANGE[SHIP_CARDS[ship]] else ALLOWED


@rule
def can_move_a_ship(state: State, seat: int) -> bool:
    """Whether a Ship of the seat has not moved and could. Nothing else ever moves. [OW-5.4]"""
    for ship in range(len(SHIP_CARDS)):
        piece = ship_of(state, seat, ship)
        if piece != NOTHING and state.flags[piece] & MOVED == 0 and SHIP_RANGE[SHIP_CARDS[ship]] > 0:
            return True
    return False


@rule
def forbids_moving(state: State, seat: int, move: int) -> int:
    """A Ship to another World, or be done; Utilities are looked at elsewhere. [OW-5.1]"""
    if move == PASS:
        return ALLOWED
    if move < SAIL or move >= UTILITY:
        return ONLY_MOVING
    return forbids_sailing(state, seat, (move - SAIL) // MAX_WORLDS, (move - SAIL) % MAX_WORLDS)


@rule
def list_sailings(state: State, seat: int, out: list[int]) -> int:
    """Being done, and every journey."""
    out[0], count = PASS, 1
    for ship in range(len(SHIP_CARDS)):
        if ship_of(state, seat, ship) != NOTHING:
            for world in range(state.world_count):
                if forbids_sailing(state, seat, ship, world) == ALLOWED:
                    out[count] = sailing_move(ship, world)
                    count += 1
    return count


@rule
def sail(state: State, seat: int, move: int) -> None:
    """Move a Ship, or let the next seat move. [OW-5.1]"""
    if move == PASS:
        state.rank += 1
        return
    piece, world = ship_of(state, seat, (move - SAIL) // MAX_WORLDS), (move - SAIL) % MAX_WORLDS
    start = state.world[piece]
    unlink_unit(state, piece)
    state.world[piece] = world
    append_unit(state, piece, world)
    state.flags[piece] |= MOVED
    note(state, SHIP_MOVED, seat, piece, start, world)


@rule
def ask_for_moving(state: State) -> bool:
    """The next seat with a Ship that can move; False when all have moved. [OW-5.1]"""
    while state.rank < state.seats:
        if can_move_a_ship(state, state.order[state.rank]):
            state.chooser = state.order[state.rank]
            return True
        state.rank += 1
    return False
