"""Nets of random weights, for tests of what is the same whatever a net has learned."""

import random
from functools import cache
from typing import Any

from oceanarium.bots.net import OUTPUTS
from oceanarium.bots.nets import Net
from oceanarium.kernel import Game

HIDDEN = 5


@cache
def judges(game: Game[Any]) -> tuple[Net | None, Net]:
    """Who may judge positions: the evaluation, or a net."""
    return None, random_net(game)


def random_net(game: Game[Any], seed: int = 1, features: int | None = None) -> Net:
    """A small net, as large in its numbers as those that were trained."""
    chance = random.Random(seed)
    width = game.features.FEATURES if features is None else features
    shifts = tuple(chance.randint(0, 6) for _ in range(width))
    count = HIDDEN * (width + 1) + OUTPUTS * (HIDDEN + 1)
    weights = tuple(chance.randint(-4_000, 4_000) for _ in range(count))
    worth = game.evaluation.SPREAD / 2
    return Net(HIDDEN, shifts, weights, worth, worth, {"seed": seed})
