"""Another past that a seat cannot tell from the real one."""

from typing import Any

import pytest

from oceanarium.hosting.messages.tables import StartAt
from oceanarium.hosting.starting import match_at
from oceanarium.kernel import Match, game_named, game_names
from oceanarium.whatif import retold
from tests.matches import play_at_random


def at_a_point(name: str, moves: int, seed: int) -> Match[Any]:
    game = game_named(name)
    match = Match(game, game.usual_seats, seed=seed)
    play_at_random(match, moves, seed)
    return match


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("moves", [3, 45])
def test_a_seat_has_seen_and_heard_the_same_all_along(name: str, moves: int) -> None:
    match = at_a_point(name, moves, 6)
    other = retold(match, 0, 1)
    assert other.moves_made == match.moves_made
    for number in range(0, match.moves_made + 1, 20):
        assert other.until(number).view(0) == match.until(number).view(0)
    assert (other.view(0), other.events(0)) == (match.view(0), match.events(0))
    assert Match.from_link(other.to_link()).moves == other.moves


@pytest.mark.parametrize(("name", "moves"), [("tidepool", 2), ("ocean-labyrinth", 30), ("open-worlds", 12)])
def test_what_the_seat_cannot_know_comes_out_otherwise(name: str, moves: int) -> None:
    match = at_a_point(name, moves, 6)
    views = {str(retold(match, 0, seed).view(1)) for seed in range(4)}
    assert len(views) > 1
    assert retold(match, 0, 3).moves == retold(match, 0, 3).moves


def test_a_table_for_one_deals_the_unknown_afresh_and_one_for_several_does_not() -> None:
    match = at_a_point("tidepool", 2, 6)
    start = StartAt(link=match.to_link(), number=match.moves_made)
    assert match_at(start, None, 1).moves == match.moves
    assert len({match_at(start, 0, seed).moves for seed in range(5)}) > 1
    assert all(match_at(start, 0, seed).view(0) == match.view(0) for seed in range(5))
