"""Players that are programs. One contract: a bot looks at a match from a seat and chooses a legal move."""

from collections.abc import Callable
from typing import Any

from oceanarium.bots.bot import Bot
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.random_bot import RandomBot
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.chance import MAX_SEED

__all__ = ["BOTS", "Bot", "new_bot"]

BOTS: dict[str, Callable[[Game[Any], int], Bot]] = {  # by name, from weak to strong
    "random": RandomBot,
    "greedy": GreedyBot,
}


def new_bot(game: Game[Any], name: str, seed: int = 0) -> Bot:
    """A bot by its name. The same seed makes the same choices."""
    if name not in BOTS:
        raise OptionError(f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise OptionError(f"A seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}.")
    return BOTS[name](game, seed)
