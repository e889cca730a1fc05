"""Which cards can be played, and which can be taken. [OO-12.2]"""

from oceanarium.games.open_ocean.parts import (
    CRAB,
    DOLPHIN,
    GREAT_WHITE,
    MIGRATION,
    MIGRATION_LIMIT,
    OCEAN_PLACES,
    SHARK,
    TURTLE,
    TURTLE_LIMIT,
)
from oceanarium.games.open_ocean.rules.reef import fish_in, has_space_for, is_fish, protected_fish
from oceanarium.games.open_ocean.rules.turn import has_event
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOTHING, lowest_bit, rule


@rule
def turtle_limit(state: State) -> int:
    """How many Sea Turtles each seat may play. [OO-10.1, OO-C5]"""
    return MIGRATION_LIMIT if has_event(state, MIGRATION) else TURTLE_LIMIT


@rule
def can_take_fish(state: State, seat: int) -> bool:
    """Whether some Ocean fish has a legal space in a seat's reef. [OO-11.2]"""
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind != NOTHING and is_fish(kind) and has_space_for(state, seat, kind):
            return True
    return False


@rule
def can_steal_from(state: State, seat: int, rival: int) -> bool:
    """Whether a rival has an unprotected fish that fits into the seat's reef. [OO-9.2, OO-9.8]"""
    fish = fish_in(state, rival)
    if fish == 0:
        return False
    fish &= ~protected_fish(state, rival)
    while fish != 0:
        if has_space_for(state, seat, state.cards[rival][lowest_bit(fish)]):
            return True
        fish &= fish - 1
    return False


@rule
def can_steal(state: State, seat: int) -> bool:
    """Whether a Dolphin has a target. [OO-9.8]"""
    for rival in range(state.seats):  # noqa: SIM110  # rules know no generators
        if rival != seat and can_steal_from(state, seat, rival):
            return True
    return False


@rule
def is_playable_but_crab(state: State, seat: int, kind: int) -> bool:
    """Whether a seat can play a card that is no Crab. [OO-12.2]"""
    if kind == SHARK:
        return can_take_fish(state, seat)
    if kind == DOLPHIN:
        return can_take_fish(state, seat) if state.has_friendly_dolphins == 1 else can_steal(state, seat)
    if kind == TURTLE:
        return state.turtles[seat] < turtle_limit(state)
    if kind == GREAT_WHITE:
        return True  # OO-16.4
    return has_space_for(state, seat, kind)


@rule
def can_take_card(state: State, seat: int) -> bool:
    """Whether the Ocean has a card that the seat can play; a Crab there only helps if another one does. [OO-12.2]"""
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind not in (NOTHING, CRAB) and is_playable_but_crab(state, seat, kind):
            return True
    return False


@rule
def is_playable(state: State, seat: int, kind: int) -> bool:
    """Whether a seat can play a card. [OO-12.2]"""
    return can_take_card(state, seat) if kind == CRAB else is_playable_but_crab(state, seat, kind)
