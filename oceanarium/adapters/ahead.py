"""One move ahead in many matches at once: the positions after all legal moves, and what the bot `greedy` would do."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters import vector_ahead
from oceanarium.bots.greedy_bot import SAMPLES
from oceanarium.kernel import Game
from oceanarium.kernel.chance import MAX_SEED
from oceanarium.kernel.engine import machine_code

DECISIVE = 1e9  # a match that is won is worth more than any prospect
NO_ROW = -1  # of a match that was not looked at


@dataclass(frozen=True, eq=False)
class AfterStates:
    """Positions after legal moves, a row for each: match after match, in the order of the moves' numbers.

    `features` are what the seat that moves may know of a position, by its game's `features.py`: before chance acts, and
    with what the seat cannot know dealt afresh. Where a move ends the match they are zeros, `dones` is 1, and `rewards`
    has what the seat gets then.
    """

    starts: NDArray[np.int64]  # the first row of each match, and behind them the number of all rows
    moves: NDArray[np.int64]
    features: NDArray[np.int16]
    dones: NDArray[np.uint8]
    rewards: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many rows each match has."""
        return np.diff(self.starts)

    def best(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """Of each match the row with the highest value, the first of several; NO_ROW if it was not looked at.

        Where a move ends the match its result counts instead of the value, so 0 should mean that all is even.
        """
        found = np.full(len(self.starts) - 1, NO_ROW)
        has_rows = self.counts > 0
        if has_rows.any():
            firsts, counts = self.starts[:-1][has_rows], self.counts[has_rows]
            worths = np.where(self.dones == 1, DECISIVE * self.rewards, values)
            tops = np.flatnonzero(worths == np.repeat(np.maximum.reduceat(worths, firsts), counts))
            found[has_rows] = tops[np.searchsorted(tops, firsts)]
        return found


class Ahead:
    """Looks ahead in the matches of an environment: it reads these arrays, and has others to write to."""

    def __init__(
        self, game: Game[Any], seats: int, threads: int, states: Any, masks: Any, actors: NDArray[np.int64]
    ) -> None:
        from oceanarium.adapters.crew import Crew  # which imports Numba

        self._seats, self._width = seats, game.features.FEATURES
        self._wanted: NDArray[np.uint8] = np.ones(len(actors), np.uint8)
        self._starts: NDArray[np.int64] = np.zeros(len(actors) + 1, np.int64)
        self._actions: NDArray[np.int64] = np.zeros(len(actors), np.int64)
        self._of_matches: dict[str, Any] = {  # what rows are to compiled code
            "states": states.reshape(-1),
            "masks": masks.reshape(-1),
            "actors": actors,
            "wanted": self._wanted,
            "starts": self._starts,
            "actions": self._actions,
        }
        self._make_room(0)
        self._crew = Crew(machine_code(game, vector_ahead)[vector_ahead].work, len(actors), threads)

    def after_states(self, only: Any, seed: int, step: int) -> AfterStates:
        """What comes of every legal move, in matches for which `only` says so or in all."""
        self._work(vector_ahead.COUNT, only, seed, step)
        np.cumsum(self._starts, out=self._starts)
        count = int(self._starts[-1])
        if count > len(self._moves):
            self._make_room(count + count // 2)
        self._work(vector_ahead.LOOK, only, seed, step)
        shown: Any = (each[:count] for each in (self._moves, self._features, self._dones, self._rewards))
        return AfterStates(self._starts, *shown)

    def greedy_actions(self, only: Any, seed: int, step: int) -> NDArray[np.int64]:
        """What the greedy bot would do, in the same matches."""
        self._work(vector_ahead.CHOOSE, only, seed, step)
        return self._actions

    def _work(self, task: int, only: Any, seed: int, step: int) -> None:
        """Every step of a match has a stream of its own, which no match draws from."""
        self._wanted[:] = 1 if only is None else only
        stream = (step + 1) * len(self._actions)
        self._crew.work(task, self._rows, vector_ahead.Setting(self._seats, ~seed & MAX_SEED, stream, SAMPLES))

    def _make_room(self, rows: int) -> None:
        self._moves: NDArray[np.int64] = np.zeros(rows, np.int64)
        self._features: NDArray[np.int16] = np.zeros((rows, self._width), np.int16)
        self._dones: NDArray[np.uint8] = np.zeros(rows, np.uint8)
        self._rewards: NDArray[np.float64] = np.zeros(rows)
        of_moves: dict[str, Any] = {
            "moves": self._moves,
            "features": self._features.reshape(-1).view(np.uint8),
            "dones": self._dones,
            "rewards": self._rewards,
        }
        self._rows = vector_ahead.Rows(**self._of_matches, **of_moves)
