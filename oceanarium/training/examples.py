"""Positions to learn from: what they look like in numbers, and what came of them."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.bots.nets import Net, net_row
from oceanarium.kernel import Game
from oceanarium.kernel.engine import Engine, machine_code
from oceanarium.training import self_play
from oceanarium.training.self_play import LEAD, MARGIN, MATCH, SHARE, TAIL

BATCH = 10  # matches that a thread plays before the next ones are given to it
ROWS = 20_000  # more than the positions of so many matches that are described
RESULTS_ONLY = 1.0  # a trace: nothing counts but how matches ended


@dataclass(frozen=True)
class Examples:
    """Positions, one in each row."""

    features: NDArray[np.int16]
    matches: NDArray[np.int64]
    leads: NDArray[np.float64]  # by the hand-written evaluation, in points
    shares: NDArray[np.float64]  # in the victory: what came, or what should have been said
    margins: NDArray[np.float64]  # to the best rival, in spreads

    def __len__(self) -> int:
        return len(self.matches)

    @property
    def _columns(self) -> tuple[NDArray[Any], ...]:
        return self.features, self.matches, self.leads, self.shares, self.margins

    def only(self, chosen: NDArray[Any]) -> "Examples":
        """Some of them, in any order."""
        return Examples(*(each[chosen] for each in self._columns))

    @staticmethod
    def together(parts: list["Examples"]) -> "Examples":
        """All in one."""
        return Examples(*(np.concatenate(columns) for columns in zip(*(each._columns for each in parts), strict=True)))


@dataclass(frozen=True)
class Playing:
    """How matches are played and described."""

    matches: dict[int, int]  # how many with each number of seats
    seed: int
    every: int  # one position in so many is described
    trace: float = RESULTS_ONLY  # how much what came counts, and not what was thought on the way: lambda


def played_examples(game: Game[Any], playing: Playing, first: int, net: Net | None, workers: int) -> Examples:
    """Positions of matches with numbers from the first on: the same ones, however many threads play."""
    engine = machine_code(game, self_play)

    def described(stretch: tuple[int, int, int]) -> Examples:
        return _described(engine, playing, *stretch, net)

    with ThreadPoolExecutor(workers) as threads:
        return Examples.together(list(threads.map(described, _stretches(playing.matches, first))))


def _stretches(matches: dict[int, int], first: int) -> Iterator[tuple[int, int, int]]:
    """All matches, a few at a time: how many seats, the number of the first, how many."""
    for seats, count in matches.items():
        for begun in range(0, count, BATCH):
            yield seats, first + begun, min(BATCH, count - begun)
        first += count


def _described(engine: Engine[Any], playing: Playing, seats: int, first: int, count: int, net: Net | None) -> Examples:
    box, width = engine.box(engine.game.new_state(seats)), engine.game.features.FEATURES
    rows = np.zeros((ROWS, width + TAIL))
    numbers = seats, playing.seed, first, count, playing.every
    found = int(engine[self_play].play_and_teach(box, *numbers, playing.trace, net_row(engine, net), rows))
    features, tail = rows[:found, :width].astype(np.int16), rows[:found, width:]
    told = (tail[:, column].copy() for column in (LEAD, SHARE, MARGIN))
    return Examples(features, tail[:, MATCH].astype(np.int64), *told)
