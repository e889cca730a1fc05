"""Phase 2 with a discarded tile. [OC-5]"""

from oceanarium.games.oceania.moves import DRAW, PAY, PLACE, REUSE
from oceanarium.games.oceania.parts import DRAWING, PAYING, PLACING, SEA_KINDS, VALUE_COUNT
from oceanarium.games.oceania.rules.chart import can_fit
from oceanarium.games.oceania.rules.citations import (
    CANNOT_PAY,
    DISCARD_UNFIT,
    NOT_DISCARDED,
    ONLY_PAYING,
    ONLY_SOURCING,
    PAID,
    TAKEN,
)
from oceanarium.games.oceania.state import State
from oceanarium.kernel import ALLOWED, note, rule


@rule
def scout_count(state: State, seat: int) -> int:
    """How many scouts a seat has not placed; none in the game for one. [OC-15.2]"""
    count = 0
    for value in range(VALUE_COUNT):
        count += state.scouts_left[seat][value]
    return count


@rule
def forbids_discard(state: State, kind: int) -> int:
    """It must lie among the own discards and fit where the ship is. [OC-5.1]"""
    if state.discards[state.turn][kind] == 0:
        return NOT_DISCARDED
    return ALLOWED if can_fit(state, state.ship, kind) else DISCARD_UNFIT


@rule
def usable_discards(state: State) -> int:
    """The kinds among the own discards that fit at the ship, as bits. [OC-5.1]"""
    kinds = 0
    for kind in range(SEA_KINDS):
        if forbids_discard(state, kind) == ALLOWED:
            kinds |= 1 << kind
    return kinds


@rule
def can_reuse(state: State) -> bool:
    """Whether the seat has a scout to pay with and a discarded tile that fits. [OC-5.1, OC-5.2]"""
    return scout_count(state, state.turn) > 0 and usable_discards(state) != 0


@rule
def forbids_sourcing(state: State, move: int) -> int:
    """Draw, or use one discarded tile instead. [OC-5.1, OC-5.3, OC-R25]"""
    if move == DRAW:
        return ALLOWED
    if move < REUSE or move >= PAY:
        return ONLY_SOURCING
    return forbids_discard(state, move - REUSE)


@rule
def list_sources(state: State, out: list[int]) -> int:
    """Drawing, and every kind among the discards that fits."""
    out[0], count = DRAW, 1
    for kind in range(SEA_KINDS):
        if forbids_discard(state, kind) == ALLOWED:
            out[count] = REUSE + kind
            count += 1
    return count


@rule
def choose_lid(state: State) -> None:
    """A tile is drawn after all. [OC-4.1]"""
    state.phase = DRAWING


@rule
def take_discard(state: State, kind: int) -> None:
    """The tile is in hand; now it must be paid for. [OC-5.1]"""
    state.discards[state.turn][kind] -= 1
    state.tile = kind
    note(state, TAKEN, state.turn, kind)
    state.phase = PAYING


@rule
def forbids_paying(state: State, move: int) -> int:
    """Any scout that is left will do. [OC-5.2]"""
    if move < PAY or move >= PLACE:
        return ONLY_PAYING
    return CANNOT_PAY if state.scouts_left[state.turn][move - PAY] == 0 else ALLOWED


@rule
def list_prices(state: State, out: list[int]) -> int:
    """Every value among the scouts that are left. [OC-5.2]"""
    count = 0
    for value in range(VALUE_COUNT):
        if state.scouts_left[state.turn][value] > 0:
            out[count] = PAY + value
            count += 1
    return count


@rule
def pay(state: State, value: int) -> None:
    """The scout leaves the game; it is not placed, so another may follow. [OC-5.2, OC-5.4]"""
    state.scouts_left[state.turn][value] -= 1
    state.paid[state.turn][value] += 1
    note(state, PAID, state.turn, value)
    state.phase = PLACING
