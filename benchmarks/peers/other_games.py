"""Games of RLCard, Catanatron, and a moving maze as one would first write it."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import rlcard
from catanatron import Color, Game, RandomPlayer

from benchmarks.peers import naive_maze
from benchmarks.peers.contest import OBSERVED, PYTHON, Contestant

RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
COLOURS = (Color.RED, Color.BLUE)


def contestants() -> Iterator[Contestant]:
    """All of them."""
    for name in RLCARD:
        yield Contestant(OBSERVED, "RLCard", name, partial(dealt, rlcard.make(name)))
    yield Contestant(PYTHON, "Catanatron", "catan (2 seats)", settled)
    yield Contestant(PYTHON, "naive Python", "a moving maze", partial(naive_maze.play, random.Random(1)))


def dealt(env: Any) -> int:
    """A random match of RLCard, whose states hold observation and legal actions."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def settled() -> int:
    """A random match of Catanatron, with the rolls of dice, which it counts among the decisions, left out."""
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    game.play()
    return sum(action.action_type.name != "ROLL" for action in game.state.actions)
