"""Where games are found by name. The kernel names none; whoever offers games enters them here."""

from importlib import import_module
from typing import Any

from oceanarium.kernel.game import Game
from oceanarium.kernel.told import ToldError, common, shown

_packages: dict[str, str] = {}


class UnknownGame(ToldError):  # noqa: N818  # reads as what it is
    """A name that no game has; the message is one sentence for people."""


def register(name: str, package: str) -> None:
    """Enter a game: the package has a GAME of that name. It is imported only when asked for."""
    _packages[name] = package


def game_names() -> tuple[str, ...]:
    """The names of all registered games, in the order in which they were entered."""
    return tuple(_packages)


def game_named(name: str) -> Game[Any]:
    """A registered game; underscores, spaces and capitals in its name do not matter."""
    tidy = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    if tidy not in _packages:
        raise UnknownGame(common("unknown-game", game=shown(name), games=", ".join(_packages)))
    game: Game[Any] = import_module(_packages[tidy]).GAME
    return game
