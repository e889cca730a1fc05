"""Compiled mode: templates and rules as machine code behind buffers of bytes. Needs NumPy and Numba.

As a program (`python -m oceanarium.kernel.compile PACKAGE TEMPLATE...`) it fills the cache for later starts.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from types import ModuleType
from typing import Any, Generic

import numba
import numpy as np
from numba import types
from numba.core import config
from numpy.typing import NDArray

from oceanarium.kernel import compiled_toolbox, toolbox
from oceanarium.kernel.contract import AnyState
from oceanarium.kernel.edition import Edition
from oceanarium.kernel.engine import cache_folder, cache_home, mark_ready
from oceanarium.kernel.game import Game
from oceanarium.kernel.record import Record
from oceanarium.kernel.rule import ENTRY, Box, is_bundle, parameters_of, rule_kind

Buffer = NDArray[np.uint8]

_settings: Any = config  # Numba's, whose type does not list them
_tuples: Any = types.BaseTuple  # Numba's, which has no type hints

# What an entry's annotations mean to the compiler. One type each: a second version of an entry would cost seconds.
_TYPES: dict[Any, Any] = {
    Box: types.Array(types.uint8, 1, "C"),
    int: types.int64,
    float: types.float64,
    list[int]: types.Array(types.int64, 1, "C"),
    list[float]: types.Array(types.float64, 1, "C"),
    list[list[int]]: types.Array(types.int64, 2, "C"),
    list[list[float]]: types.Array(types.float64, 2, "C"),
}


class CompiledEngine(Generic[AnyState]):
    """A game as machine code: boxes are buffers, rows are arrays. Several threads may call its entries at once."""

    is_compiled = True

    def __init__(self, game: Game[AnyState], home: Path) -> None:
        self.game = game
        self._home = home
        self._edition = Edition(
            f"{game.name}-compiled",
            {**game.blanks, "STATE": dtype_of(game.State)},
            self._compiled,
            as_array,
            {toolbox: compiled_toolbox},
        )
        self._ready: set[ModuleType] = set()

    def __getitem__(self, template: ModuleType) -> Any:
        bound = self._edition[template]
        if template not in self._ready:
            for name, function in vars(template).items():
                if rule_kind(function) == ENTRY and function.__module__ == template.__name__:
                    getattr(bound, name).compile(signature_of(function))
                    getattr(bound, name).disable_compile()  # any other type of argument is an error
            mark_ready(cache_folder(self._home, self.game, template))
            self._ready.add(template)
        return bound

    def apart(self) -> "CompiledEngine[AnyState]":
        """The same: several threads may call it at once."""
        return self

    def box(self, state: AnyState) -> Buffer:
        """A state as a buffer."""
        return np.frombuffer(state.to_bytes(), np.uint8).copy()

    def state(self, box: Buffer) -> AnyState:
        """A buffer as a state."""
        return self.game.State.from_bytes(box.tobytes())

    def row(self, length: int) -> NDArray[np.int64]:
        """An array of zeros."""
        return np.zeros(length, np.int64)

    def fractions(self, length: int) -> NDArray[np.float64]:
        """An array of zeros."""
        return np.zeros(length, np.float64)

    def grid(self, rows: int, columns: int) -> NDArray[np.int64]:
        """A grid of zeros."""
        return np.zeros((rows, columns), np.int64)

    def _compiled(self, module: ModuleType, function: Any) -> Any:
        """A dispatcher. Only entries are cached: they contain all that they call."""
        if rule_kind(function) != ENTRY:
            return numba.njit(function)
        before, _settings.CACHE_DIR = _settings.CACHE_DIR, str(cache_folder(self._home, self.game, module))
        try:  # Numba reads the folder while decorating
            return numba.njit(function, cache=True, nogil=True)
        finally:
            _settings.CACHE_DIR = before


def signature_of(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The types of an entry's arguments, by its annotations."""
    return tuple(_type_of(kind) for kind in parameters_of(function).values())


def _type_of(kind: Any) -> Any:
    if not is_bundle(kind):
        return _TYPES[kind]
    return _tuples.from_types([_TYPES[each] for each in get_annotations(kind).values()], kind)


def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The NumPy layout of a record: byte for byte that of `Record.to_bytes`."""
    fields = [(name, f"<{field.width.code}", field.shape) for name, field in record.fields.items()]
    return np.dtype(fields, align=True)


def as_array(value: Any) -> Any:
    """Tuples of integers, also in equal rows, become constant arrays: a long tuple takes long to compile."""
    if not isinstance(value, tuple) or not _is_even(value):
        return value
    return np.array(value, np.int64)


def _is_even(table: tuple[Any, ...]) -> bool:
    """Whether a tuple holds only integers, or only even tuples of one length."""
    if all(type(entry) is int for entry in table):
        return len(table) > 0
    return all(type(entry) is tuple and _is_even(entry) and len(entry) == len(table[0]) for entry in table)


def main(package: str, *templates: str) -> None:
    """Compile templates for one game, and leave the machine code in the cache."""
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays meanwhile comes first
    engine = CompiledEngine(import_module(package).GAME, cache_home())
    for template in templates:
        engine[import_module(template)]


if __name__ == "__main__":
    main(*sys.argv[1:])
