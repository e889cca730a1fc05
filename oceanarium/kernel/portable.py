"""The portable engine: a game's templates as one WebAssembly module, run by wasmtime. `wasm` builds what this runs.

A module lies beside the rules it was made from and says from which, template by template; what is stale is never used.
Rows and boxes lie in the memory of the module, so that no call copies them. An engine serves one thread at a time.
"""

import atexit
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Self
from weakref import WeakSet

import wasmtime

from oceanarium.kernel.contract import AnyState
from oceanarium.kernel.game import Game
from oceanarium.kernel.module import FILE, Seal, is_fresh, seal_of
from oceanarium.kernel.rows import BYTES, SIZES, ModuleEngine


class Blocks:
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


class PortableEngine(ModuleEngine[AnyState]):
    """A game as WebAssembly that wasmtime runs."""

    def __init__(self, game: Game[AnyState], module: wasmtime.Module, seal: Seal) -> None:
        self._module = module
        self._seal = seal
        self._store = wasmtime.Store(module_engine())
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._blocks = Blocks(self._store, self._exports)
        super().__init__(game, self._blocks)
        _opened.add(self)

    def __contains__(self, template: ModuleType) -> bool:
        """Whether the module has the template, and made from the sources as they are."""
        return is_fresh(self.game, self._seal, template)

    def apart(self) -> Self:
        """The same, for another thread."""
        return type(self)(self.game, self._module, self._seal)

    def close(self) -> None:
        """Give everything back; nothing can be called any more."""
        self._store.close()
        self._module.close()

    def _called(self, exported: str, function: Callable[..., Any]) -> Callable[..., Any]:
        store, memory, called = self._store, self._blocks, self._exports[exported]
        assert callable(called)

        def call(*numbers: Any) -> Any:
            try:
                return called(store, *numbers)
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
