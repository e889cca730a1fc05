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
from oceanarium.bots.search_bot import TO_THE_END, Limit, Manner, SearchBot
from oceanarium.kernel import Game, OptionError

EXPERT_SECONDS = 1.9  # for a choice, whatever the machine


@dataclass(frozen=True)
class Patience:
    """Iterations that the two searching levels take for a choice."""

    expert: int = 10_000
    strong: int = 200


# Games that are searched in another manner than the usual one, or with another patience. How they were found is told
# in docs/levels.md.
MANNERS = {
    "octopus-garden": Manner(horizon=TO_THE_END, chance_nodes=True, margin=0.4),
    "oceania": Manner(chance_nodes=True, prior=20.0),
    "open-ocean": Manner(exploration=0.2, horizon=30, glances=4),
    "open-worlds": Manner(horizon=60, glances=4),
}
PATIENCES = {
    "octopus-garden": Patience(2_000, 40),
    "oceania": Patience(3_000, 60),
    "open-ocean": Patience(4_000, 80),
    "open-worlds": Patience(1_500, 80),
}


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    name: str
    description: str
    template: ModuleType  # what is compiled for it
    make: Callable[[Game[Any], int], Bot]


def manner_for(game: Game[Any]) -> Manner:
    """How to search in a game."""
    return MANNERS.get(game.name, Manner())


def patience_for(game: Game[Any]) -> Patience:
    """How long to search in a game."""
    return PATIENCES.get(game.name, Patience())


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
        raise OptionError(f"A manner of searching says {', '.join(sorted(known))}, not {', '.join(changes)}.")
    manner = replace(manner_for(game), **changes)
    return SearchBot(game, seed, Limit(iterations, seconds), manner, trees=trees, keeps_tree=keeps_tree)


def adviser_for(game: Game[Any]) -> SearchBot:
    """The expert as one to ask."""
    return SearchBot(game, 0, Limit(patience_for(game).expert, EXPERT_SECONDS), manner_for(game))


def _glancing(name: str, attention: float, farsight: float) -> Callable[[Game[Any], int], Bot]:
    return lambda game, seed: GreedyBot(game, seed, name=name, attention=attention, farsight=farsight)


def _searching(name: str) -> Callable[[Game[Any], int], Bot]:
    """A search with the patience of that name."""
    return lambda game, seed: SearchBot(
        game, seed, Limit(getattr(patience_for(game), name), EXPERT_SECONDS), manner_for(game), name=name
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
