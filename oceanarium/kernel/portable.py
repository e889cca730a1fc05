"""The portable engine: a game's templates as one WebAssembly module, run by wasmtime. `wasm` builds what this runs.

A module lies beside the rules it was made from and says from which, template by template; what is stale is never used.
Rows and boxes lie in the memory of the module, so that no call copies them. An engine serves one thread at a time.
"""

import atexit
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from inspect import get_annotations
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, Self
from weakref import WeakSet

import wasmtime

from oceanarium.kernel.contract import AnyState
from oceanarium.kernel.game import Game
from oceanarium.kernel.module import FILE, Seal, entries_of, exported_name, is_fresh, seal_of

BYTES, NUMBERS, FRACTIONS = "B", "q", "d"  # what rows hold, as memory views call it
SIZES = {BYTES: 1, NUMBERS: 8, FRACTIONS: 8}


class Memory:
    """The memory of one instance of a module, handed out in blocks that come back when nobody holds them."""

    def __init__(self, store: wasmtime.Store, exports: wasmtime._instance.InstanceExports) -> None:
        self._store = store
        self._memory: Any = exports["memory"]
        self._allocate: Any = exports["allocate"]
        self._reset: Any = exports["heap_reset"]
        self._free: dict[int, list[int]] = {}
        self._top = 0
        self.views: dict[str, Any] = {}  # the whole memory, as each kind of number
        self._look_again()

    def take(self, size: int) -> int:
        """The address of that many bytes, all zero."""
        free = self._free.get(size)
        if free:
            address = free.pop()
        else:
            address = self._allocate(self._store, size) & 0xFFFFFFFF
            self._top = address + size
            self._look_again()
        self.views[BYTES][address : address + size] = bytes(size)
        return int(address)

    def give_back(self, address: int, size: int) -> None:
        """Nobody needs a block any more."""
        self._free.setdefault(size, []).append(address)

    def clear(self) -> None:
        """Take back what a call allocated for itself."""
        self._reset(self._store, self._top)
        self._look_again()

    def _look_again(self) -> None:
        """A memory that has grown may have moved."""
        if not self.views or len(self.views[BYTES]) != self._memory.data_len(self._store):
            array: Any = memoryview(self._memory.get_buffer_ptr(self._store))
            whole = array.cast(BYTES)
            self.views = {kind: whole if kind == BYTES else whole.cast(kind) for kind in SIZES}


class Row:
    """Numbers in the memory of a module."""

    def __init__(self, memory: Memory, kind: str, *shape: int) -> None:
        self._memory = memory
        self._kind = kind
        self._count = 1
        for length in shape:
            self._count *= length
        self._bytes = max(self._count * SIZES[kind], 8)
        self.address = memory.take(self._bytes)
        self.shape = shape
        self._first = self.address // SIZES[kind]

    def __del__(self) -> None:
        if hasattr(self, "address"):
            self._memory.give_back(self.address, self._bytes)

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: int) -> Any:
        return self._memory.views[self._kind][self._first + self._checked(index)]

    def __setitem__(self, index: int, value: float) -> None:
        self._memory.views[self._kind][self._first + self._checked(index)] = value

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values().tolist())

    def values(self) -> Any:
        """All numbers, to be read or written before anything else happens."""
        return self._memory.views[self._kind][self._first : self._first + self._count]

    def _checked(self, index: int) -> int:
        if not 0 <= index < self.shape[0]:
            raise IndexError(f"There is no number {index} in a row of {self.shape[0]}.")
        return index


class Table(Row):
    """Rows of numbers in the memory of a module."""

    def __getitem__(self, index: int) -> list[Any]:
        width = self.shape[1]
        first = self._checked(index) * width
        return list(self.values()[first : first + width].tolist())

    def __iter__(self) -> Iterator[list[Any]]:
        return (self[index] for index in range(len(self)))


class PortableEngine(Generic[AnyState]):
    """A game as WebAssembly: boxes, rows and tables lie in the module's memory."""

    is_compiled = True

    def __init__(self, game: Game[AnyState], module: wasmtime.Module, seal: Seal) -> None:
        self.game = game
        self._module = module
        self._seal = seal
        self._store = wasmtime.Store(module_engine())
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = Memory(self._store, self._exports)
        self._bound: dict[ModuleType, SimpleNamespace] = {}
        _opened.add(self)

    def __contains__(self, template: ModuleType) -> bool:
        """Whether the module has the template, and made from the sources as they are."""
        return is_fresh(self.game, self._seal, template)

    def __getitem__(self, template: ModuleType) -> Any:
        if template not in self._bound:
            entries = entries_of(template).items()
            bound = {name: self._entry(exported_name(template, name), function) for name, function in entries}
            self._bound[template] = SimpleNamespace(**bound)
        return self._bound[template]

    def apart(self) -> Self:
        """The same, for another thread."""
        return type(self)(self.game, self._module, self._seal)

    def close(self) -> None:
        """Give everything back; nothing can be called any more."""
        self._store.close()
        self._module.close()

    def box(self, state: AnyState) -> Row:
        """A state in the module's memory."""
        data = state.to_bytes()
        box = Row(self._memory, BYTES, len(data))
        box.values()[:] = data
        return box

    def state(self, box: Row) -> AnyState:
        """The state in a box."""
        return self.game.State.from_bytes(bytes(box.values()))

    def row(self, length: int) -> Row:
        """Zeros."""
        return Row(self._memory, NUMBERS, length)

    def fractions(self, length: int) -> Row:
        """Zeros."""
        return Row(self._memory, FRACTIONS, length)

    def table(self, rows: int, columns: int) -> Table:
        """Rows of zeros."""
        return Table(self._memory, NUMBERS, rows, columns)

    def _entry(self, exported: str, function: Callable[..., Any]) -> Callable[..., Any]:
        store, memory, called = self._store, self._memory, self._exports[exported]
        kinds = [kind for name, kind in get_annotations(function).items() if name != "return"]
        assert callable(called)

        def call(*arguments: Any) -> Any:
            if len(arguments) != len(kinds):
                raise TypeError(f"{exported} takes {len(kinds)} arguments, not {len(arguments)}.")
            flat: list[Any] = []
            for argument, kind in zip(arguments, kinds, strict=True):
                if isinstance(argument, Row):
                    flat += [argument.address, *argument.shape]
                else:
                    flat.append(float(argument) if kind is float else int(argument))
            try:
                return called(store, *flat)
            finally:
                memory.clear()

        return call


_opened: WeakSet[PortableEngine[Any]] = WeakSet()


@atexit.register
def _close_all() -> None:
    """What wasmtime opened must be closed while Python is still whole, or each complains that it is not."""
    for engine in list(_opened):
        engine.close()
    module_engine().close()


@cache
def module_engine() -> wasmtime.Engine:
    """What compiles modules and runs them, once for the process."""
    return wasmtime.Engine()


def load(game: Game[AnyState], file: Path | None = None) -> PortableEngine[AnyState] | None:
    """The portable engine in a file, by default the one beside the rules; None if it is not there or damaged."""
    file = file or game.folder / FILE
    if not file.is_file():
        return None
    data = file.read_bytes()
    try:
        return PortableEngine(game, wasmtime.Module(module_engine(), data), seal_of(data))
    except (ValueError, wasmtime.WasmtimeError):
        warnings.warn(f"{file} is no WebAssembly module; a new copy of the package mends that.", stacklevel=2)
        return None
