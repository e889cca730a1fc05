"""Positions to learn from: what they look like in numbers, and how the matches they are from ended."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.bots.nets import Net, net_row
from oceanarium.kernel import Game
from oceanarium.kernel.engine import machine_code
from oceanarium.training import lesson_matches
from oceanarium.training.lesson_matches import LEAD, MARGIN, MATCH, SHARE, TAIL

BATCH = 20  # matches between two looks at the progress
ROWS = 20_000  # more than the positions of so many matches that are described
COLUMNS = "features", "matches", "leads", "shares", "margins", "expected"  # in a file
HELD_BACK = 10  # one match in so many is none to learn from


@dataclass(frozen=True)
class Examples:
    """Positions, one in each row."""

    features: NDArray[np.int16]
    matches: NDArray[np.int64]
    leads: NDArray[np.float64]  # by the hand-written evaluation, in points
    shares: NDArray[np.float64]  # in the victory
    margins: NDArray[np.float64]  # to the best rival, in points
    expected: NDArray[np.float64]  # the share that a search expected; where nobody searched, the one that came

    def __len__(self) -> int:
        return len(self.matches)

    @property
    def is_held_back(self) -> NDArray[np.bool_]:
        """Which positions are for measuring only: whole matches, for those of one match resemble each other."""
        held_back: NDArray[np.bool_] = self.matches % HELD_BACK == 0
        return held_back

    def only(self, chosen: NDArray[np.bool_]) -> "Examples":
        """Some of them."""
        return Examples(*(each[chosen] for each in self._columns))

    @property
    def _columns(self) -> tuple[NDArray[Any], ...]:
        return self.features, self.matches, self.leads, self.shares, self.margins, self.expected

    def save(self, file: Path) -> None:
        """Leave them in a file."""
        columns: dict[str, Any] = dict(zip(COLUMNS, self._columns, strict=True))
        half_done = file.with_name(f"{file.name}.part")  # a run that is ended here shall not leave half a file
        with half_done.open("wb") as stream:
            np.savez_compressed(stream, allow_pickle=False, **columns)
        half_done.replace(file)

    @staticmethod
    def load(file: Path) -> "Examples":
        """What `save` left."""
        with np.load(file) as found:
            return Examples(*(found[name] for name in COLUMNS))

    @staticmethod
    def together(parts: list["Examples"]) -> "Examples":
        """All in one."""
        return Examples(*(np.concatenate(columns) for columns in zip(*(each._columns for each in parts), strict=True)))


def played_examples(
    game: Game[Any], seats: int, seed: int, first: int, count: int, every: int, net: Net | None
) -> Iterator[Examples]:
    """Play matches with numbers from the first on, with the game's usual options; a batch at a time."""
    engine = machine_code(game, lesson_matches)
    box, width = engine.box(game.new_state(seats)), game.features.FEATURES
    rows = np.zeros((ROWS, width + TAIL))
    for begun in range(first, first + count, BATCH):
        wanted = min(BATCH, first + count - begun)
        found = int(
            engine[lesson_matches].play_and_describe(box, seats, seed, begun, wanted, every, net_row(engine, net), rows)
        )
        taken = rows[:found]
        tail = taken[:, width:]
        features = taken[:, :width].astype(np.int16)
        told = (tail[:, column].copy() for column in (LEAD, SHARE, MARGIN, SHARE))
        yield Examples(features, tail[:, MATCH].astype(np.int64), *told)
