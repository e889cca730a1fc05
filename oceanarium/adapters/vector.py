"""Thousands of matches stepped together in compiled code: arrays in, arrays out, no Python for a single match."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

import oceanarium  # noqa: F401  # enters the games
from oceanarium.adapters import vector_step
from oceanarium.adapters.ahead import AfterStates, Ahead
from oceanarium.adapters.episode import natural_seat_count
from oceanarium.adapters.layout import layout_of
from oceanarium.kernel import IllegalMove, Match, OptionError, game_named
from oceanarium.kernel.chance import WORDS
from oceanarium.kernel.engine import machine_code

MOST_MATCHES = 2**20


class VectorEnv:
    """Matches of one game. In each one seat is waited for; `step` takes its action and begins anew what is over.

    All arrays are written in place, one row for each match, and stay the same objects:
    `observations` and `masks` are those of the seat in `actors`; `rewards` (from 1 to -1 by places, or the score of one
    alone) and `scores` are of all seats, for matches that `dones` says were over with the last step.
    """

    def __init__(
        self,
        name: str,
        matches: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        played_by_lot: Iterable[int] = (),
        threads: int = 1,
        observes: bool = True,
    ) -> None:
        self.game = game_named(name)
        self.seats = natural_seat_count(self.game, seats)
        _check("The number of matches", matches, 1, MOST_MATCHES)
        _check("The number of threads", threads, 1, matches)
        lots = tuple(played_by_lot)
        if not set(lots) < set(range(self.seats)):
            raise OptionError(f"Seats played by lot must be some of 0 to {self.seats - 1}, but not all: not {lots}.")
        first = Match(self.game, self.seats, options, seed, manual_chance=True).state
        engine = machine_code(self.game, vector_step)
        if not engine.is_compiled:
            raise OptionError("The vector environment is compiled code, and Numba cannot be imported here.")
        from oceanarium.adapters.crew import Crew  # which imports Numba

        self._lots = sum(1 << seat for seat in lots)
        self._observes = observes
        self.threads = threads
        self._make_room(matches)
        self._rows = self._bundled(engine.box(first))
        self._crew = Crew(engine[vector_step].work, matches, threads)
        self.reset(seed)

    def _make_room(self, matches: int) -> None:
        self.layout = layout_of(self.game.name)
        self.actors: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((matches, self.seats))
        self.scores: NDArray[np.int64] = np.zeros((matches, self.seats), np.int64)
        self.masks: NDArray[np.uint8] = np.zeros((matches, self.game.move_count), np.uint8)
        self.dones: NDArray[np.uint8] = np.zeros(matches, np.uint8)
        self.observations: NDArray[np.int16] = np.zeros(
            (matches if self._observes else 0, self.layout.length), np.int16
        )
        self._states: NDArray[np.uint8] = np.zeros((matches, self.layout.state_size), np.uint8)
        self._actions: NDArray[np.int64] = np.zeros(matches, np.int64)

    def _bundled(self, start: NDArray[np.uint8]) -> vector_step.Rows:
        arrays: dict[str, Any] = {  # what rows are to compiled code
            "start": start,
            "states": self._states.reshape(-1),
            "streams": np.zeros(len(self), np.int64),
            "rngs": np.zeros((len(self), WORDS), np.int64),
            "lot_rngs": np.zeros((len(self), WORDS), np.int64),
            "masks": self.masks.reshape(-1),
            "actors": self.actors,
            "actions": self._actions,
            "rewards": self.rewards,
            "scores": self.scores,
            "dones": self.dones,
            "observations": self.observations.reshape(-1).view(np.uint8),
            "copies": self.layout.copies(),
        }
        return vector_step.Rows(**arrays)

    def __len__(self) -> int:
        return len(self.actors)

    def reset(self, seed: int) -> None:
        """Begin all matches; the same seed and actions give the same matches."""
        self._setting = vector_step.Setting(
            self.seats, self.game.max_seats, self.layout.state_size, self.layout.count_size, self._lots, seed
        )
        self._steps = 0
        self._crew.work(vector_step.START, self._rows, self._setting)

    def step(self, actions: Any) -> None:
        """Make a move in every match; IllegalMove, and no change, if a mask forbids one."""
        self._actions[:] = actions
        wrong = self._crew.work(vector_step.CHECK, self._rows, self._setting)
        if wrong != vector_step.NOTHING:
            actor, action = self.actors[wrong], self._actions[wrong]
            raise IllegalMove("", f"In match {wrong} seat {actor} may not make move {action} now.")
        self._steps += 1
        self._crew.work(vector_step.STEP, self._rows, self._setting)

    def draw_actions(self) -> NDArray[np.int64]:
        """A legal action for every match by lot, in an array that the next call overwrites."""
        self._crew.work(vector_step.DRAW, self._rows, self._setting)
        return self._actions

    def after_states(self, only: Any = None) -> AfterStates:
        """The positions after all legal moves, of all matches or those for which `only` says so.

        The next call overwrites the arrays; until the next step it shows the same.
        """
        return self._ahead.after_states(only, self._setting.seed, self._steps)

    def greedy_actions(self, only: Any = None) -> NDArray[np.int64]:
        """What the bot `greedy` would do, in all matches or those for which `only` says so.

        In an array that the next call overwrites; in other matches it holds what it held.
        """
        return self._ahead.greedy_actions(only, self._setting.seed, self._steps)

    @cached_property
    def _ahead(self) -> Ahead:
        """Made when it is first asked for: it is compiled apart."""
        return Ahead(self.game, self.seats, self.threads, self._states, self.masks, self.actors)


def _check(what: str, value: object, lowest: int, highest: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise OptionError(f"{what} must be a whole number from {lowest} to {highest}, not {value!r}.")
