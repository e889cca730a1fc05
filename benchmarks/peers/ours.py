"""Our games, in every way they can be played."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import numpy as np
import pyspiel

import oceanarium
from benchmarks.peers.contest import COMPILED, MANY, OBSERVED, PYTHON, Contestant
from benchmarks.peers.open_spiel_games import through_python
from benchmarks.peers.pettingzoo_games import stepped
from oceanarium.adapters import openspiel, pettingzoo
from oceanarium.adapters.vector import VectorEnv
from oceanarium.kernel import Game, playout
from oceanarium.kernel.engine import Engine, machine_code, plain_engine

MATCHES = {True: 100, False: 1}  # in a batch, compiled or plain
VECTOR = 1024  # matches stepped together
LIBRARY = "oceanarium"


def contestants() -> Iterator[Contestant]:
    """All five games: compiled, plain, as environments, and many together."""
    for game in oceanarium.games():
        compiled, plain = machine_code(game, playout), plain_engine(game.name)
        yield Contestant(COMPILED, LIBRARY, game.name, partial(batch, compiled, count()))
        yield Contestant(PYTHON, f"{LIBRARY}, plain mode", game.name, partial(batch, plain, count()))
        yield Contestant(OBSERVED, f"{LIBRARY} as PettingZoo", game.name, partial(stepped, pettingzoo.env(game.name)))
        yield Contestant(PYTHON, f"{LIBRARY} as OpenSpiel", game.name, partial(through_python, as_open_spiel(game)))
        yield Contestant(MANY, f"{LIBRARY} vector", game.name, partial(together, VectorEnv(game.name, VECTOR)))


def batch(engine: Engine[Any], numbers: Iterator[int]) -> int:
    """Some random matches by the playout template."""
    matches, width = MATCHES[engine.is_compiled], engine.game.max_seats
    decisions, scores, places = engine.row(matches), engine.grid(matches, width), engine.grid(matches, width)
    start = engine.game.new_state(engine.game.usual_seats)
    engine[playout].play_outs(engine.box(start), 1, next(numbers) * matches, decisions, scores, places)
    return int(np.sum(decisions))


def as_open_spiel(game: Game[Any]) -> Any:
    """The game as OpenSpiel loads it."""
    return pyspiel.load_game(openspiel.short_name(game.name))


def together(env: VectorEnv) -> int:
    """One step of every match, with actions by lot."""
    env.step(env.draw_actions())
    return len(env)
