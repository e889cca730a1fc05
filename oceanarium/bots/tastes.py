"""Favourite things: what a person likes about moves, whatever it is good for.

What moves are made of are things: the tile that is planted, the card that is played, the space; a move that is made of
nothing is a thing itself. Everybody likes some things and dislikes others, and keeps to that.
"""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

from oceanarium.kernel import Game

Thing = tuple[str, int]  # the name of a field and a value, or that of a kind of moves


def things(game: Game[Any], move: int) -> list[Thing]:
    """What a move is made of."""
    kind = game.words.moves.of(move)
    assert kind is not None
    values: Mapping[str, int] = kind.values(move)
    return list(values.items()) or [(kind.name, 0)]


def fondness_for(seed: int, thing: Thing) -> float:
    """How somebody likes a thing: from -1 to 1."""
    name, value = thing
    return Random(f"{seed} {name} {value}").uniform(-1.0, 1.0)


def striking_thing(game: Game[Any], seed: int, move: int) -> Thing:
    """What somebody feels most strongly about in a move."""
    return max(things(game, move), key=lambda thing: abs(fondness_for(seed, thing)))


def taste(game: Game[Any], seed: int) -> Callable[[int], float]:
    """How somebody likes moves, from -1 to 1, by the strongest feeling. What was asked for once is remembered."""
    return cache(lambda move: fondness_for(seed, striking_thing(game, seed, move)))
