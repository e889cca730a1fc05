"""The Ocean and the deck: taking, filling, refreshing, and what lies in wait there. [OO-3, OO-11.3, OO-17.6]"""

from oceanarium.games.open_ocean.parts import (
    BLOOD,
    CALM,
    CRAB,
    FIRST_KINDS,
    FIRST_LURKER,
    FRENZY_SHARKS,
    GREAT_WHITE,
    KIND_COUNT,
    LAST_KINDS,
    OCEAN_PLACES,
    REFILL,
    SHARK,
    STOCKING,
)
from oceanarium.games.open_ocean.rules.citations import RAN_SHORT, REFRESHED, SETTLED, SHUFFLED, STOCKED
from oceanarium.games.open_ocean.rules.reef import is_fish
from oceanarium.games.open_ocean.rules.turn import cards_in, has_event
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, NOTHING, note, rule


@rule
def ocean_slot(state: State, kind: int) -> int:
    """The lowest slot with a card of a kind, or NOTHING. [OO-3.1]"""
    for slot in range(OCEAN_PLACES):
        if state.ocean[slot] == kind:
            return slot
    return NOTHING


@rule
def ocean_count(state: State, kind: int) -> int:
    """How many cards of a kind are in the Ocean."""
    count = 0
    for slot in range(OCEAN_PLACES):
        if state.ocean[slot] == kind:
            count += 1
    return count


@rule
def is_ocean_empty(state: State) -> bool:
    """Whether there is no card at all. [OO-3.6]"""
    for slot in range(OCEAN_PLACES):  # noqa: SIM110  # rules know no generators
        if state.ocean[slot] != NOTHING:
            return False
    return True


@rule
def has_ocean_fish(state: State) -> bool:
    """Whether there is any fish. [OO-3.4]"""
    for slot in range(OCEAN_PLACES):  # noqa: SIM110  # rules know no generators
        if state.ocean[slot] != NOTHING and is_fish(state.ocean[slot]):
            return True
    return False


@rule
def has_ocean_class(state: State, sort: int) -> bool:
    """Whether there is a card of a class. [OO-8.4]"""
    for slot in range(OCEAN_PLACES):  # noqa: SIM110  # rules know no generators
        if FIRST_KINDS[sort] <= state.ocean[slot] <= LAST_KINDS[sort]:
            return True
    return False


@rule
def frenzy_threshold(state: State) -> int:
    """How many sharks make a frenzy. [OO-11.3, OO-C5]"""
    threshold = FRENZY_SHARKS
    if has_event(state, CALM):
        threshold += 1
    if has_event(state, BLOOD):
        threshold -= 1
    return threshold


@rule
def watch_sharks(state: State) -> None:
    """Enough sharks in the Ocean, the Great White not counted: a frenzy is pending. [OO-11.3, OO-11.8, OO-16.3]"""
    if ocean_count(state, SHARK) >= frenzy_threshold(state):
        state.frenzy_due = 1


@rule
def enter_ocean(state: State, kind: int, slot: int) -> None:
    """A card comes into the Ocean, from the deck or from a player. [OO-11.3, OO-16.2, OO-17.6]"""
    state.ocean[slot] = kind
    watch_sharks(state)
    if kind == GREAT_WHITE:
        state.frenzy_due = 1
    if kind == CRAB and state.has_raves == 1 and ocean_count(state, CRAB) == 2:
        state.rave_due = 1


@rule
def refresh_ocean(state: State, after: int) -> None:
    """Discard the whole Ocean and deal it anew, then go on. [OO-3.3]"""
    for slot in range(OCEAN_PLACES):
        if state.ocean[slot] != NOTHING:
            state.discards[state.ocean[slot]] += 1
            state.ocean[slot] = NOTHING
    note(state, REFRESHED, NOBODY)
    fill_ocean(state, after)


@rule
def fill_ocean(state: State, after: int) -> None:
    """Fill all gaps, then go on with a step. [OO-3.1]"""
    state.after_refill = after
    state.phase = REFILL


@rule
def next_gap(state: State) -> int:
    """The lowest empty slot, or NOTHING. [OO-3.6]"""
    for slot in range(state.ocean_size):
        if state.ocean[slot] == NOTHING:
            return slot
    return NOTHING


@rule
def next_lurker(state: State) -> int:
    """The first place with a Shark that found no prey, or NOTHING. [OO-11.9]"""
    for place in range(FIRST_LURKER, OCEAN_PLACES):
        if state.ocean[place] == SHARK:
            return place
    return NOTHING


@rule
def lurk(state: State) -> None:
    """A Shark without prey comes into the Ocean: into a gap, or as one card more. [OO-11.9]"""
    place = next_gap(state)
    if place == NOTHING:
        place = FIRST_LURKER
        while state.ocean[place] != NOTHING:
            place += 1
    enter_ocean(state, SHARK, place)


@rule
def go_on_filling(state: State) -> None:
    """A Shark in wait, or chance's draw, for the next gap; without any card left it stays. [OO-3.5, OO-3.6, OO-11.9]"""
    gap, lurker = next_gap(state), next_lurker(state)
    if gap == NOTHING:
        state.phase = state.after_refill
        return
    if lurker != NOTHING:
        state.ocean[gap], state.ocean[lurker] = SHARK, NOTHING
        note(state, SETTLED, NOBODY)
        return
    if cards_in(state.deck) == 0:
        shuffle_discards(state)
    if cards_in(state.deck) > 0:
        state.phase = STOCKING
    else:
        note(state, RAN_SHORT, NOBODY)
        state.phase = state.after_refill


@rule
def shuffle_discards(state: State) -> None:
    """The discard pile goes into the deck; from then on all know its contents. [OO-3.5, OO-23.3]"""
    if cards_in(state.discards) == 0:
        return
    for kind in range(KIND_COUNT):
        state.deck[kind] += state.discards[kind]
        state.discards[kind] = 0
    state.reshuffled = 1
    note(state, SHUFFLED, NOBODY)


@rule
def stock_ocean(state: State, kind: int) -> None:
    """Chance has drawn a card: it takes the lowest gap. [OO-3.1]"""
    slot = next_gap(state)
    state.deck[kind] -= 1
    note(state, STOCKED, NOBODY, kind, slot)
    enter_ocean(state, kind, slot)
    state.phase = REFILL
