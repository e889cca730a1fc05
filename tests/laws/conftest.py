"""Every law is tried on every game."""

from typing import Any

import pytest

from oceanarium.kernel import Game, game_named, game_names


@pytest.fixture(scope="session", params=game_names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each registered game, and the toy."""
    return game_named(request.param)
