"""The layout of observations: what a seat may know of a state as one row of numbers, the same in every adapter.

A state is first concealed by the game's own rule, which blanks all that the seat cannot know and counts what all can
count of it. Then its fields are written one after another: numbers as they are, sets as zeros and ones. The layout
follows from the declarations of the game and holds for all its options and numbers of seats.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.kernel import Game, game_named
from oceanarium.kernel.record import Field

VERSION = 1  # of what this module makes of a game's declarations
LOWEST, HIGHEST = -(2**15), 2**15 - 1  # numbers beyond are written as these

Rows = NDArray[np.int16]
Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Part:
    """A named stretch of an observation."""

    name: str
    shape: tuple[int, ...]  # the last axis of a set is its members
    start: int
    is_set: bool = False

    @property
    def stop(self) -> int:
        """Where the next part starts."""
        return self.start + prod(self.shape)


@dataclass(frozen=True)
class _Copy:
    """Bytes of states that become numbers of observations."""

    first: int
    last: int  # not included
    code: str  # how NumPy reads them
    bits: int  # that matter in each, if these are sets
    start: int
    stop: int

    @property
    def width(self) -> int:
        """Bytes of each number."""
        return np.dtype(self.code).itemsize

    @property
    def count(self) -> int:
        """How many numbers or sets."""
        return (self.last - self.first) // self.width


class Layout:
    """How observations of a game are laid out."""

    def __init__(self, game: Game[Any]) -> None:
        self.version = f"{game.name}-{game.rules_version}.{VERSION}"
        self.state_size = game.State.packing.size
        self.count_size = sum(prod(shape) for shape in game.secrets.COUNTS.values())
        self.parts = tuple(_parts(game))
        self.length = self.parts[-1].stop
        self._seats = game.max_seats
        self._copies = tuple(_joined(_copies(game, {part.name: part for part in self.parts})))
        self._counts_start = self.length - self.count_size

    def __getitem__(self, name: str) -> Part:
        """A part by its name."""
        return next(part for part in self.parts if part.name == name)

    def write(self, states: Bytes, counts: NDArray[np.int64], seats: Any, waiting: Any, out: Rows) -> None:
        """Write observations: a row for each concealed state, the seat that looks, and the seats waited for as bits."""
        everyone = np.arange(self._seats)
        out[:, : self._seats] = np.asarray(seats)[:, None] == everyone
        out[:, self._seats : 2 * self._seats] = np.asarray(waiting)[:, None] >> everyone & 1
        for copy in self._copies:
            _write(copy, states, out)
        out[:, self._counts_start :] = counts

    def copies(self) -> NDArray[np.int64]:
        """The same for compiled code: of each stretch the first byte, numbers, width, bits, and where it is written."""
        rows = [(copy.first, copy.count, copy.width, copy.bits, copy.start) for copy in self._copies]
        return np.array(rows, np.int64)

    def observation(self, game: Game[Any], state: Any, seat: int) -> Rows:
        """What a seat may know of a state."""
        left, counts = state.copy(), [0] * self.count_size
        game.secrets.conceal(left, seat, counts)
        out: Rows = np.empty((1, self.length), np.int16)
        rows = np.frombuffer(left.to_bytes(), np.uint8).reshape(1, -1)
        self.write(rows, np.array([counts], np.int64), [seat], [game.rules.waiting(state)], out)
        return out.reshape(-1)


@cache
def layout_of(game_name: str) -> Layout:
    """The layout of a registered game."""
    return Layout(game_named(game_name))


def _parts(game: Game[Any]) -> Iterator[Part]:
    """First who looks and who is waited for, then the fields of the state, then what was counted."""
    start = 0
    for part in _unplaced(game):
        placed = Part(part.name, part.shape, start, part.is_set)
        start = placed.stop
        yield placed


def _unplaced(game: Game[Any]) -> Iterator[Part]:
    yield Part("observer", (game.max_seats,), 0, is_set=True)
    yield Part("waited_for", (game.max_seats,), 0, is_set=True)
    for name, field in _shown(game):
        bits = _bits(game, name, field)
        yield Part(name, (*field.shape, bits) if bits > 0 else field.shape, 0, bits > 0)
    for name, shape in game.secrets.COUNTS.items():
        yield Part(f"count_{name}", shape, 0)


def _shown(game: Game[Any]) -> Iterator[tuple[str, Field]]:
    return ((name, field) for name, field in game.State.fields.items() if name not in game.secrets.IMPLIED)


def _bits(game: Game[Any], name: str, field: Field) -> int:
    """How many bits of a field matter, if it holds sets; what is as wide as a bitboard is one."""
    return game.secrets.BITS.get(name, 64 if field.width.bytes == 8 else 0)


def _copies(game: Game[Any], parts: dict[str, Part]) -> Iterator[_Copy]:
    first = 0
    for name, field in game.State.fields.items():
        last = first + field.size * field.width.bytes
        if name in parts:
            bits, part = _bits(game, name, field), parts[name]
            yield _Copy(first, last, f"<{field.width.code}", bits, part.start, part.stop)
        first = last


def _joined(copies: Iterator[_Copy]) -> Iterator[_Copy]:
    """Neighbours of one kind as one copy: most of a state is a few long stretches."""
    joined = next(copies)
    for copy in copies:
        if (copy.first, copy.code, copy.bits, joined.bits) == (joined.last, joined.code, 0, 0):
            joined = _Copy(joined.first, copy.last, copy.code, 0, joined.start, copy.stop)
        else:
            yield joined
            joined = copy
    yield joined


def _write(copy: _Copy, states: Bytes, out: Rows) -> None:
    stretch = states[:, copy.first : copy.last]
    if copy.bits > 0:
        width = 8 * copy.width
        members = np.unpackbits(stretch, axis=1, bitorder="little").reshape(len(states), -1, width)
        target = out[:, copy.start : copy.stop].reshape(len(states), -1, copy.bits, copy=False)
        target[:] = members[:, :, : copy.bits]
    elif copy.code == "<i":
        out[:, copy.start : copy.stop] = np.clip(stretch.view(copy.code), LOWEST, HIGHEST)
    else:
        out[:, copy.start : copy.stop] = stretch.view(copy.code)
