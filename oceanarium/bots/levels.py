"""Six levels of play for every game, from the first time at the table to master.

The three weaker ones look one move ahead and err as people do, the less the better they are; the three stronger ones
search, the strongest by a net that learned to judge positions. How they compare was measured: see docs/levels.md.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from types import ModuleType
from typing import Any

from oceanarium.bots import greedy, search
from oceanarium.bots.bot import Bot
from oceanarium.bots.council_bot import CouncilBot
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.nets import chosen_net, net_of
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, Match, Move, OptionError
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
    net: bool | str = False,
    **changes: Any,
) -> SearchBot:
    """A search by its parameters: limits, what shall judge, and what shall be different from the game's usual manner.

    A net is that of the game, or one in a file.
    """
    known = {field.name for field in fields(Manner)}
    if not changes.keys() <= known:
        raise OptionError(said("bot-manner", known=", ".join(sorted(known)), wanted=", ".join(changes)))
    judge = chosen_net(game, net)
    manner = replace(game.manner if judge is None else game.learned_manner, **changes)
    return SearchBot(game, seed, Limit(iterations, seconds), manner, trees=trees, keeps_tree=keeps_tree, net=judge)


def best_search(
    game: Game[Any], seed: int, seconds: float, *, iterations: int | None = None, part: int = 1, name: str = "search"
) -> SearchBot:
    """The strongest that we have, with a part of its patience: a net judges, or where there is none the evaluation."""
    net = net_of(game)
    patience, manner = (game.patience.expert, game.manner) if net is None else _learned(game)
    limit = Limit(max(1, patience // part) if iterations is None else iterations, seconds)
    return SearchBot(game, seed, limit, manner, name=name, net=net)


def _learned(game: Game[Any]) -> tuple[int, Manner]:
    return game.patience.master, game.learned_manner


def adviser_for(game: Game[Any], seconds: float = EXPERT_SECONDS, part: int = 1) -> SearchBot:
    """The master as one to ask, with so much time and such a part of its patience at the most."""
    return best_search(game, ADVISER_SEED, seconds, part=part)


class GlancingBot:
    """Looks one move ahead, as the game's person of a name does at a table with so many seats as there are."""

    def __init__(self, game: Game[Any], seed: int, name: str) -> None:
        self.game = game
        self.name = name
        self._at = cache(lambda seats: GreedyBot(game, seed, name=name, **asdict(getattr(game.people.at(seats), name))))

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """The move that looks best to that person."""
        return self._at(match.seats).choose(match, seat)


def _glancing(name: str) -> Callable[[Game[Any], int], Bot]:
    return lambda game, seed: GlancingBot(game, seed, name)


def _searching(name: str) -> Callable[[Game[Any], int], Bot]:
    """A search with the patience of that name."""
    return lambda game, seed: SearchBot(
        game, seed, Limit(getattr(game.patience, name), EXPERT_SECONDS), game.manner, name=name
    )


def _master(game: Game[Any], seed: int) -> Bot:
    """A search by the net, or where that alone is no better than the expert, one by each judge, or no net at all."""
    whole, council = best_search(game, seed, EXPERT_SECONDS, name="master"), game.patience.council
    if council is None or net_of(game) is None:
        return whole
    manner = council.manner or game.manner
    if council.by_net == 0:
        return SearchBot(game, seed, Limit(council.by_evaluation, EXPERT_SECONDS), manner, name="master")
    by_net = best_search(game, seed, EXPERT_SECONDS / 2, iterations=council.by_net)
    by_hand = SearchBot(game, seed + 1, Limit(council.by_evaluation, EXPERT_SECONDS / 2), manner)
    return CouncilBot(game, by_net, by_hand, whole, name="master")


LEVELS = (  # from weak to strong
    Level(
        "newcomer",
        "First time at the table: takes what catches the eye, keeps to favourites and fears bad luck.",
        greedy,
        _glancing("newcomer"),
    ),
    Level(
        "casual",
        "Plays now and then: thinks of a few moves, sees roughly where they lead, and has favourites.",
        greedy,
        _glancing("casual"),
    ),
    Level(
        "skilled",
        "Knows the game well: sees where moves lead, and misses only what is well hidden.",
        greedy,
        _glancing("skilled"),
    ),
    Level("strong", "Hard to beat: thinks some moves ahead.", search, _searching("strong")),
    Level(
        "expert",
        "Takes its time, up to two seconds a choice.",
        search,
        _searching("expert"),
    ),
    Level(
        "master",
        "The strongest we have: in most games it judges by what it learned from thousands of matches.",
        search,
        _master,
    ),
)
