"""The games of the house, as the register has them; without the toy."""

from typing import Any

import oceanarium  # noqa: F401  # enters the games
from oceanarium.kernel import Game, game_named, game_names


def games_of_the_house() -> list[Game[Any]]:
    """In the register's order."""
    games = [game_named(name) for name in game_names()]
    return [game for game in games if game.package.startswith("oceanarium.games.")]


OURS = tuple(game.name for game in games_of_the_house())
