"""Players that are programs. One contract: a bot looks at a match from a seat and chooses a legal move."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from oceanarium.bots import greedy, search
from oceanarium.bots.bot import Bot, check_seed
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.levels import LEVELS, searching_bot
from oceanarium.bots.random_bot import RandomBot
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError, playout
from oceanarium.kernel.told import shown

__all__ = ["BOTS", "LEVELS", "PORTABLE", "TEMPLATES", "Bot", "new_bot"]

# By name: three to measure others by, and the levels from weak to strong.
BOTS: dict[str, Callable[[Game[Any], int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": searching_bot,
    **{level.name: level.make for level in LEVELS},
}
TEMPLATES: dict[str, ModuleType | None] = {  # what the bots compile
    "random": None,
    "greedy": greedy,
    "search": search,
    **{level.name: level.template for level in LEVELS},
}

PORTABLE = (playout, greedy, search)  # what the portable engine of every game holds


def new_bot(game: Game[Any], name: str, seed: int = 0) -> Bot:
    """A bot by its name. The same seed makes the same choices. For other texts see `specification`."""
    if name not in BOTS:
        raise OptionError(said("bot-unknown", bot=shown(name), bots=", ".join(BOTS)))
    check_seed(seed)
    return BOTS[name](game, seed)
