"""How long bots wait before they move."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from oceanarium.kernel import CHANCE
from oceanarium.kernel.match import Played
from oceanarium.server.bot_player import pause_before


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
    moves = tuple(Played(seat, 0, "") for seat in movers)
    table = SimpleNamespace(
        match=SimpleNamespace(moves=moves), has_people=has_people, is_bot=lambda seat: seat > 0 or not has_people
    )
    assert pause_before(cast(Any, table), 0.7) == pause
