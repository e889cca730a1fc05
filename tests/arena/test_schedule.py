"""Who meets whom, in which seats."""

from collections import Counter
from itertools import combinations

import pytest

from oceanarium.arena.schedule import Fixture, LineUp, fixtures, gauntlet, orders, rotations, round_robin


def planned(groups: list[LineUp], matches: int, seed: int = 0) -> list[Fixture]:
    return list(fixtures(groups, matches, seed))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_has_every_seat_of_a_deal_equally_often(bots: int, seats: int) -> None:
    plan = planned(round_robin(bots, seats), 12)
    for group, deal in {(fixture.group, fixture.deal) for fixture in plan}:
        same_deal = [fixture for fixture in plan if (fixture.group, fixture.deal) == (group, deal)]
        assert len({fixture.seed for fixture in same_deal}) == 1
        by_seat = [Counter(fixture.line_up[seat] for fixture in same_deal) for seat in range(seats)]
        assert all(counts == by_seat[0] for counts in by_seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_in_a_round_robin_everybody_meets_everybody_equally_often(bots: int, seats: int) -> None:
    meetings: Counter[tuple[int, ...]] = Counter()
    for fixture in planned(round_robin(bots, seats), 12):
        meetings.update(tuple(sorted(pair)) for pair in combinations(fixture.line_up, 2))
    pairs = list(combinations(range(bots), 2))
    assert all(meetings[pair] for pair in pairs)
    assert len({meetings[pair] for pair in pairs}) == 1


def test_in_a_gauntlet_the_first_meets_each_other_alone() -> None:
    assert gauntlet(3, 2) == [(0, 1), (0, 2)]
    assert gauntlet(3, 4) == [(0, 1, 1, 1), (0, 2, 2, 2)]


def test_neighbours_change_from_deal_to_deal() -> None:
    assert orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert rotations((0, 1, 2)) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_each_group_plays_at_least_as_many_matches_as_wanted_in_whole_deals() -> None:
    counts = Counter(fixture.group for fixture in planned(round_robin(3, 2), 5))
    assert counts == {0: 6, 1: 6, 2: 6}


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    groups = round_robin(4, 3)
    assert planned(groups, 24)[: len(planned(groups, 9))] == planned(groups, 9)


def test_all_groups_play_the_same_deals_and_another_seed_brings_others() -> None:
    plan = planned(round_robin(3, 2), 8, seed=1)
    deals = {group: [fixture.seed for fixture in plan if fixture.group == group] for group in range(3)}
    assert deals[0] == deals[1] == deals[2]
    assert not {fixture.seed for fixture in plan} & {fixture.seed for fixture in planned([(0, 1)], 8, seed=2)}
