"""How long bots wait before they move."""

from types import SimpleNamespace
from typing import Any

import pytest

from oceanarium.hosting.bot_player import pause_before
from oceanarium.kernel import CHANCE
from oceanarium.kernel.match import Played

PASS = 8


@pytest.mark.parametrize(
    ("has_people", "movers", "pause"),
    [
        (True, [CHANCE], 0.7),
        (True, [1, 0, CHANCE], 0.7),  # an answer to a person, who may want to take the move back
        (True, [0, 1, CHANCE], 0),
        (False, [0, 1, CHANCE], 0.7),  # somebody watches
    ],
)
def test_bots_wait_only_for_people_who_could_not_follow_else(has_people: bool, movers: list[int], pause: float) -> None:
    assert pause_before(table_after(movers, 3, has_people=has_people), 0.7) == pause


def test_bots_do_not_wait_after_a_window_that_was_let_go_by() -> None:
    assert pause_before(table_after([1, 0], PASS, has_people=True), 0.7) == 0


def table_after(movers: list[int], number: int, *, has_people: bool) -> Any:
    """A table with a person in seat 0, if any, after moves with that number."""
    moves = tuple(Played(seat, number, "") for seat in movers)
    game = SimpleNamespace(windows=SimpleNamespace(PASS=PASS))
    match = SimpleNamespace(moves=moves, game=game)
    return SimpleNamespace(match=match, has_people=has_people, is_bot=lambda seat: seat > 0 or not has_people)
