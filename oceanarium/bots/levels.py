"""Five levels of play for every game, from the first time at the table to expert.

The three weaker ones look one move ahead, and overlook the less the better they are; the two stronger ones search.
How they compare was measured: see docs/levels.md.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from types import ModuleType
from typing import Any

from oceanarium.bots import greedy, search
from oceanarium.bots.bot import Bot
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.searching import Manner

EXPERT_SECONDS = 1.9  # for a choice, whatever the machine
ADVISER_SEED = 0


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    name: str
    description: str
    template: ModuleType  # what is compiled for it
    make: Callable[[Game[Any], int], Bot]


def searching_bot(
    game: Game[Any],
    seed: int,
    *,
    iterations: int = 1_000,
    seconds: float = float("inf"),
    trees: int = 1,
    keeps_tree: bool = False,
    **changes: Any,
) -> SearchBot:
    """A search by its parameters: limits, and what shall be different from the game's usual manner."""
    known = {field.name for field in fields(Manner)}
    if not changes.keys() <= known:
        raise OptionError(said("bot-manner", known=", ".join(sorted(known)), wanted=", ".join(changes)))
    manner = replace(game.manner, **changes)
    return SearchBot(game, seed, Limit(iterations, seconds), manner, trees=trees, keeps_tree=keeps_tree)


def adviser_for(game: Game[Any], seconds: float = EXPERT_SECONDS) -> SearchBot:
    """The expert as one to ask, with so much time at the most."""
    return SearchBot(game, ADVISER_SEED, Limit(game.patience.expert, seconds), game.manner)


def _glancing(name: str, attention: float, farsight: float) -> Callable[[Game[Any], int], Bot]:
    return lambda game, seed: GreedyBot(game, seed, name=name, attention=attention, farsight=farsight)


def _searching(name: str) -> Callable[[Game[Any], int], Bot]:
    """A search with the patience of that name."""
    return lambda game, seed: SearchBot(
        game, seed, Limit(getattr(game.patience, name), EXPERT_SECONDS), game.manner, name=name
    )


LEVELS = (  # from weak to strong
    Level(
        "newcomer",
        "First time at the table: overlooks more than half of it and grabs what is near.",
        greedy,
        _glancing("newcomer", 0.37, 0.1),
    ),
    Level(
        "casual",
        "Plays now and then: sees most moves, and thinks of later a little.",
        greedy,
        _glancing("casual", 0.58, 0.3),
    ),
    Level(
        "skilled",
        "Knows the game well: looks at what each move leads to, and seldom overlooks one.",
        greedy,
        _glancing("skilled", 0.85, 1.0),
    ),
    Level("strong", "Hard to beat: thinks some moves ahead.", search, _searching("strong")),
    Level(
        "expert",
        "Takes its time, up to two seconds a choice.",
        search,
        _searching("expert"),
    ),
)
