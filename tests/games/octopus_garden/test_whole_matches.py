"""What holds in every state of every match."""

from hypothesis import given, settings
from hypothesis import strategies as st

from oceanarium.games.octopus_garden import GAME as OCTOPUS_GARDEN
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_HOSTS,
    BONUS_KINDS,
    BUYING,
    HARLEQUIN,
    KIND_COUNT,
    OYSTER,
    PEARL_COUNT,
    PLACING,
    STAR,
    START_OYSTERS,
    STOCKING,
    TILE_COUNTS,
)
from oceanarium.games.octopus_garden.rules.bonuses import has_earned
from oceanarium.games.octopus_garden.rules.garden import vacant_spaces
from oceanarium.games.octopus_garden.rules.stars import star_spaces
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match
from tests.games.octopus_garden.drawing import planted
from tests.matches import matches, play_at_random, seeds
from tests.proving import proves


def tiles_everywhere(state: State, kind: int) -> int:
    """All tiles of a kind that have been dealt, wherever they are now."""
    count = planted(state, kind) + state.removed[kind]
    if kind < BAG_KINDS:
        count += state.bag[kind] + state.market.count(kind) + state.bought[kind]
    elif kind in BONUS_KINDS:
        count += state.bonus_supply[BONUS_KINDS.index(kind)]
    return count


def tiles_in_hand(state: State, kind: int) -> int:
    """Starting tiles that lie in no garden yet: two oysters and a harlequin for each seat."""
    if state.phase not in (STOCKING, PLACING):
        return 0
    starters = {OYSTER: START_OYSTERS * state.seats, HARLEQUIN: state.seats}
    return starters[kind] - planted(state, kind) if kind in starters else 0


@proves("OG-C1", "OG-C2", "OG-1.1", "OG-1.2", "OG-1.4", "OG-4.4", "OG-5.6", "OG-6.6", "OG-6.10")
@settings(max_examples=30)
@given(match=matches(OCTOPUS_GARDEN))
def test_no_tile_is_ever_lost_or_made(match: Match[State]) -> None:
    state = match.state
    for kind in range(KIND_COUNT):
        assert tiles_everywhere(state, kind) + tiles_in_hand(state, kind) == TILE_COUNTS[kind]


@proves("OG-C1", "OG-3.4", "OG-8.3", "OG-R16")
@settings(max_examples=30)
@given(match=matches(OCTOPUS_GARDEN))
def test_no_pearl_is_ever_lost_or_made(match: Match[State]) -> None:
    state = match.state
    assert sum(state.pearls) + state.pearl_supply == PEARL_COUNT
    assert all(pearls >= 0 for pearls in state.pearls)
    assert state.has_endless_pearls == 1 or state.pearl_supply >= 0


@proves("OG-C5", "OG-4.1", "OG-R24")
@settings(max_examples=30)
@given(match=matches(OCTOPUS_GARDEN))
def test_a_space_holds_one_tile_and_bonuses_lie_on_their_hosts(match: Match[State]) -> None:
    state = match.state
    for seat in range(state.seats):
        taken = 0
        for kind in range(KIND_COUNT):
            spaces = state.tiles[seat][kind]
            assert spaces & ~state.garden == 0
            if kind in BONUS_KINDS:
                assert spaces & ~state.tiles[seat][BONUS_HOSTS[BONUS_KINDS.index(kind)]] == 0
            elif kind != STAR:
                assert spaces & taken == 0
                taken |= spaces
        assert state.tiles[seat][STAR] == star_spaces(state, seat)


@proves("OG-5.1", "OG-5.2", "OG-5.5")
@settings(max_examples=30)
@given(match=matches(OCTOPUS_GARDEN))
def test_everybody_has_exactly_the_bonus_tiles_that_are_due(match: Match[State]) -> None:
    state = match.state
    for seat in range(state.seats):
        for bonus, kind in enumerate(BONUS_KINDS):
            owned = state.tiles[seat][kind].bit_count()
            assert has_earned(state, seat, bonus, owned)
            if seat != state.turn or state.phase in (STOCKING, BUYING):
                assert not has_earned(state, seat, bonus, owned + 1)


@proves("OG-R22", "OG-9.1", "OG-9.3", "OG-9.4")
@settings(max_examples=15)
@given(match=matches(OCTOPUS_GARDEN, length=0), seed=seeds, rounds=st.integers(1, 3))
def test_every_match_ends_and_whoever_is_to_buy_has_room(match: Match[State], seed: int, rounds: int) -> None:
    match.state.stall_rounds = rounds
    decisions = 0
    while match.outcome is None:
        decisions += play_at_random(match, 1, seed + len(match.moves))
        state = match.state
        if state.phase == BUYING and state.ender == -1:
            assert vacant_spaces(state, state.turn) != 0
    assert decisions <= OCTOPUS_GARDEN.longest_match(match.seats, {**match.options, "stall_rounds": rounds})
