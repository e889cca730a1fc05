"""Bought tiles go into the garden. [OG-4]"""

from oceanarium.games.octopus_garden.moves import HOST, PLANT, planting_move
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_COUNT,
    BONUS_HOSTS,
    MAX_PLACES,
    PLANTING,
    STAR,
    STEPPING,
)
from oceanarium.games.octopus_garden.rules.bonuses import attract, is_bonus_due
from oceanarium.games.octopus_garden.rules.citations import DISCARDED, NOT_BOUGHT, ONLY_PLANTING, PLANTED, SKIPPED
from oceanarium.games.octopus_garden.rules.ending import check_for_full_garden
from oceanarium.games.octopus_garden.rules.garden import forbids_space, list_spaces, vacant_spaces
from oceanarium.games.octopus_garden.rules.stars import end_stepping
from oceanarium.games.octopus_garden.rules.worms import closed_worms, tell_of_worms
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOTHING, note, rule


@rule
def skip(state: State) -> None:
    """On to phase II without buying. [OG-3.3]"""
    note(state, SKIPPED, state.turn)
    state.skipped += 1
    end_planting(state)


@rule
def forbids_planting(state: State, move: int) -> int:
    """Any bought tile on any vacant space; there is no other choice. [OG-4.1, OG-4.3]"""
    if move < PLANT or move >= HOST:
        return ONLY_PLANTING
    if state.bought[(move - PLANT) // MAX_PLACES] == 0:
        return NOT_BOUGHT
    return forbids_space(state, (move - PLANT) % MAX_PLACES)


@rule
def list_plantings(state: State, out: list[int]) -> int:
    """Every kind bought on every vacant space; equal tiles give one move. [OG-4.1]"""
    count, vacant = 0, vacant_spaces(state, state.turn)
    for kind in range(BAG_KINDS):
        if state.bought[kind] > 0:
            count = list_spaces(vacant, planting_move(kind, 0), out, count)
    return count


@rule
def tiles_bought(state: State) -> int:
    """How many tiles are still to be planted."""
    count = 0
    for kind in range(BAG_KINDS):
        count += state.bought[kind]
    return count


@rule
def plant(state: State, kind: int, place: int) -> None:
    """Put a tile down; whatever it attracts comes before the next tile. [OG-4.1, OG-4.5]"""
    seat = state.turn
    state.bought[kind] -= 1
    note(state, PLANTED, seat, kind, place)
    closed = closed_worms(state, seat)
    state.tiles[seat][kind] |= 1 << place
    if kind == STAR:
        state.stars[seat][next_star(state, seat)] = place
    tell_of_worms(state, seat, closed)
    state.planted = place
    for bonus in range(BONUS_COUNT):
        if kind == BONUS_HOSTS[bonus] and is_bonus_due(state, bonus):
            attract(state, bonus)
            return
    go_on_planting(state)


@rule
def next_star(state: State, seat: int) -> int:
    """The number of a sea star that is planted now."""
    star = 0
    while state.stars[seat][star] != NOTHING:
        star += 1
    return star


@rule
def go_on_planting(state: State) -> None:
    """As long as there are tiles and room; what finds no room leaves the game. [OG-4.3, OG-4.4]"""
    state.planted = NOTHING
    state.phase = PLANTING
    if tiles_bought(state) == 0:
        end_planting(state)
    elif vacant_spaces(state, state.turn) == 0:
        discard_bought(state)
        end_planting(state)


@rule
def discard_bought(state: State) -> None:
    """Tiles without room leave the game. [OG-4.4]"""
    for kind in range(BAG_KINDS):
        for _ in range(state.bought[kind]):
            note(state, DISCARDED, state.turn, kind)
        state.removed[kind] += state.bought[kind]
        state.bought[kind] = 0


@rule
def end_planting(state: State) -> None:
    """After phase I the garden may be full [OG-9.1]; then the sea stars move, new ones too [OG-4.7]."""
    check_for_full_garden(state)
    state.phase = STEPPING
    end_stepping(state)
