"""Matches to learn from that are played by search."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from oceanarium.bots.nets import write_net
from oceanarium.kernel import featureless, game_named, game_names
from oceanarium.training import searched_matches
from oceanarium.training.examples import Examples
from oceanarium.training.searched_matches import PORTION, Task, play_and_describe, searched_examples
from tests.nets import random_net

TASK = Task("octopus-garden", seats=2, seed=7, first=40, count=3, every=3, iterations=8, net=None)


def columns(examples: Examples) -> list[list[float]]:
    """All that examples say."""
    told = (examples.features, examples.matches, examples.leads, examples.shares, examples.margins, examples.expected)
    return [column.tolist() for column in told]


def test_the_same_task_brings_the_same_positions_and_another_one_others(tmp_path: Path) -> None:
    net = tmp_path / "net.json"
    write_net(game_named(TASK.game), random_net(game_named(TASK.game)), net)
    same = columns(play_and_describe(TASK))
    assert columns(play_and_describe(TASK)) == same
    for changed in (replace(TASK, seed=8), replace(TASK, iterations=12), replace(TASK, net=net)):
        assert columns(play_and_describe(changed)) != same


def test_a_match_is_the_same_whichever_are_played_with_it_and_wherever() -> None:
    apart = [replace(TASK, first=TASK.first + number, count=1) for number in range(TASK.count)]
    together = columns(play_and_describe(TASK))
    assert columns(Examples.together([play_and_describe(each) for each in apart])) == together
    assert columns(Examples.together([*searched_examples(apart, 2)])) == together
    assert apart[0].count < PORTION


@pytest.mark.parametrize("name", [name for name in game_names() if game_named(name).features is not featureless])
def test_every_game_and_number_of_seats_can_be_learned_from(name: str) -> None:
    for seats in (count for count in game_named(name).seats if count > 1):
        found = play_and_describe(replace(TASK, game=name, seats=seats, count=1, iterations=2, every=5))
        assert found.features.shape == (len(found), game_named(name).features.FEATURES)
        assert len(found) > 5
        assert found.features.any()
        assert ((found.expected >= 0) & (found.expected <= 1)).all()
        assert (found.margins[found.shares == 1.0] >= 0).all()
        assert (found.margins[found.shares == 0.0] <= 0).all()


@pytest.fixture
def all_described(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Examples]:
    """Many matches in which as many moves are any as one likes."""

    def described(straying: float) -> Examples:
        monkeypatch.setattr(searched_matches, "STRAYING_MATCHES", 1.0)
        monkeypatch.setattr(searched_matches, "STRAYING", straying)
        return play_and_describe(replace(TASK, count=6, every=1))

    return described


def test_a_search_says_what_is_to_be_expected_unless_a_move_was_any(all_described: Callable[[float], Examples]) -> None:
    """After a move by lot nobody has searched: there the result of the match stands."""
    thought, random = all_described(0.0), all_described(1.0)
    assert {*np.unique(thought.expected[1::2])}.isdisjoint({0.0, 1.0})
    before, after = np.flatnonzero(random.expected != random.shares), random.expected == random.shares
    assert len(before) >= 0.45 * len(random)
    assert after.sum() >= 0.4 * len(random)


def test_what_a_search_expects_tells_something_about_the_end(all_described: Callable[[float], Examples]) -> None:
    found = all_described(0.0)
    assert np.corrcoef(found.expected, found.shares)[0, 1] > 0.2
