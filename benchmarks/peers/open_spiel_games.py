"""Games of OpenSpiel: rollouts inside its C++, its states from Python, and its environments."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

from benchmarks.peers.contest import COMPILED, MANY, PYTHON, Contestant

NAMES = ("connect_four", "chess", "backgammon", "gin_rummy", "hearts")
LOOKS, ROLLOUTS = 2, 50  # a tiny search, which is the way to its rollouts: at the first position and one after it
SAMPLE = 60  # matches from which the decisions of a match are estimated, where they cannot be counted
VECTOR = 64
LIBRARY = "OpenSpiel"


def contestants() -> Iterator[Contestant]:
    """A few of its games, among them the quickest and some of our size."""
    for name in NAMES:
        game = pyspiel.load_game(name)
        yield Contestant(COMPILED, f"{LIBRARY} (C++)", name, Rollouts(game))
        yield Contestant(PYTHON, f"{LIBRARY} (C++ states)", name, partial(through_python, game))
    for name in ("connect_four", "backgammon"):
        yield Contestant(MANY, f"{LIBRARY} SyncVectorEnv", name, Together(name))


def through_python(game: Any) -> int:
    """A random match, every decision from Python; returns the decisions, without those of chance."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(moves, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


class Rollouts:
    """Random matches inside OpenSpiel's own code; the decisions of a match are known on average."""

    def __init__(self, game: Any) -> None:
        self._decisions = LOOKS * ROLLOUTS * sum(through_python(game) for _ in range(SAMPLE)) / SAMPLE
        self._bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, LOOKS, 100, False, 1, False)
        self._state = game.new_initial_state()
        while self._state.is_chance_node():
            self._state.apply_action(self._state.legal_actions()[0])

    def __call__(self) -> int:
        """Some matches."""
        self._bot.step(self._state)
        return round(self._decisions)


class Together:
    """OpenSpiel's own vector environment."""

    def __init__(self, name: str) -> None:
        self._env = SyncVectorEnv([rl_environment.Environment(name) for _ in range(VECTOR)])
        self._steps = self._env.reset()

    def __call__(self) -> int:
        """One step of every match."""
        actions = [
            StepOutput(random.choice(step.observations["legal_actions"][step.current_player()]), None)
            for step in self._steps
        ]
        self._steps, _, _, _ = self._env.step(actions, reset_if_done=True)
        return VECTOR
