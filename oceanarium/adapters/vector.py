"""Thousands of matches stepped together in compiled code: arrays in, arrays out, no Python for a single match."""

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

import oceanarium  # noqa: F401  # enters the games
from oceanarium.adapters import vector_step
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
        self._code, self._first = engine[vector_step], engine.box(first)
        self._lots = sum(1 << seat for seat in lots)
        self._observes = observes
        self._make_room(matches)
        self._slices = _slices(matches, threads)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def _make_room(self, matches: int) -> None:
        self.layout = layout_of(self.game.name)
        size = self.layout.state_size
        self.actors: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((matches, self.seats))
        self.scores: NDArray[np.int64] = np.zeros((matches, self.seats), np.int64)
        self.masks: NDArray[np.uint8] = np.zeros((matches, self.game.move_count), np.uint8)
        self.dones: NDArray[np.uint8] = np.zeros(matches, np.uint8)
        self.observations: NDArray[np.int16] = np.zeros(
            (matches if self._observes else 0, self.layout.length), np.int16
        )
        self._states: NDArray[np.uint8] = np.zeros((matches, size), np.uint8)
        self._views: NDArray[np.uint8] = np.zeros((matches, size), np.uint8)
        self._counts: NDArray[np.int64] = np.zeros((matches, self.layout.count_size), np.int64)
        self._waiting: NDArray[np.int64] = np.zeros(matches, np.int64)
        self._streams: NDArray[np.int64] = np.zeros(matches, np.int64)
        self._rngs: NDArray[np.int64] = np.zeros((matches, WORDS), np.int64)
        self._lot_rngs: NDArray[np.int64] = np.zeros((matches, WORDS), np.int64)
        self._actions: NDArray[np.int64] = np.zeros(matches, np.int64)

    def __len__(self) -> int:
        return len(self.actors)

    def reset(self, seed: int) -> None:
        """Begin all matches; the same seed and actions give the same matches."""
        self._seed = seed
        self._streams[:] = np.arange(len(self))
        self._code.seed_rows(~seed & 2**62 - 1, self._lot_rngs)
        self._in_slices(self._start)

    def step(self, actions: Any) -> None:
        """Make a move in every match; IllegalMove, and no change in its part, if a mask forbids one."""
        self._actions[:] = actions
        self._in_slices(self._step)

    def draw_actions(self) -> NDArray[np.int64]:
        """A legal action for every match by lot, in an array that the next call overwrites."""
        self._code.draw_actions(self.masks.reshape(-1), self._lot_rngs, self._actions)
        return self._actions

    def _in_slices(self, work: Any) -> None:
        if self._pool is None:
            work(self._slices[0])
        else:
            list(self._pool.map(work, self._slices))

    def _start(self, rows: slice) -> None:
        self._run(rows, is_start=True)
        self._observe(rows)

    def _step(self, rows: slice) -> None:
        wrong = self._run(rows, is_start=False)
        if wrong != vector_step.LEGAL:
            row = rows.start + wrong
            raise IllegalMove("", f"In match {row} seat {self.actors[row]} may not make move {self._actions[row]} now.")
        self._observe(rows)

    def _run(self, rows: slice, *, is_start: bool) -> int:
        """Let compiled code do its work on some of the matches."""
        answer: int = self._code.step(
            self._first,
            self._states[rows].reshape(-1),
            self.seats,
            self._lots,
            self._seed,
            self._streams[rows],
            self._rngs[rows],
            self._views[rows].reshape(-1),
            self._counts[rows],
            self.masks[rows].reshape(-1),
            self.actors[rows],
            self._waiting[rows],
            self._actions[rows],
            self.rewards[rows],
            self.scores[rows],
            self.dones[rows],
            len(self),
            int(is_start),
        )
        return answer

    def _observe(self, rows: slice) -> None:
        if self._observes:
            self.layout.write(
                self._views[rows], self._counts[rows], self.actors[rows], self._waiting[rows], self.observations[rows]
            )


def _slices(matches: int, threads: int) -> list[slice]:
    edges = np.linspace(0, matches, threads + 1).astype(int).tolist()
    return [slice(first, last) for first, last in pairwise(edges)]


def _check(what: str, value: object, lowest: int, highest: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise OptionError(f"{what} must be a whole number from {lowest} to {highest}, not {value!r}.")
