"""One small training for all tests of it: what plays and fits is compiled once."""

from typing import Any

import pytest

from oceanarium.kernel import Game, game_named
from oceanarium.training import adjusting, self_play
from tests import machine_code


@pytest.fixture(scope="session")
def garden() -> Game[Any]:
    """A game to learn, quick to play."""
    game = game_named(machine_code.LEARNED)
    machine_code.compiled(game, self_play, adjusting)
    return game
