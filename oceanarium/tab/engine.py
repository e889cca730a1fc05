"""The portable engine in a browser, which runs the module itself; Python only sees its memory through JavaScript.

`web/src/tab/module.ts` is the other side. Whatever crosses over costs microseconds, so a call crosses once with all its
numbers, and rows are read in one go. Whether modules are fresh was asked when the site was built.
"""

import json
from collections.abc import Callable
from importlib import import_module
from inspect import get_annotations
from types import ModuleType
from typing import Any, Self

from oceanarium.kernel import game_named
from oceanarium.kernel.contract import AnyState
from oceanarium.kernel.engine import bring
from oceanarium.kernel.game import Game
from oceanarium.kernel.rows import BYTES, FRACTIONS, NUMBERS, SIZES, ModuleEngine
from oceanarium.kernel.rule import DIMENSIONS, single_parameters_of

BRIDGE = "oceanarium_tab"  # what the worker lets Python import: `open(game name)` promises a module
NARROW, WIDE = ".", "j"  # a number as it is; one of 64 bits, which JavaScript wants told apart


class ModuleMissing(Exception):  # noqa: N818  # nobody's mistake
    """The module of a game did not load; says what to do."""


class View:
    """The whole memory as one kind of number, used as a memory view is."""

    def __init__(self, kind: str, module: Any) -> None:
        self._kind = kind
        self._size = SIZES[kind]
        self._part = module.part
        self._read = {BYTES: module.byte, NUMBERS: module.number, FRACTIONS: module.fraction}[kind]
        self._write = module.setFraction if kind == FRACTIONS else module.setNumber

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            whole: Any = memoryview(self._bytes(index).to_bytes())
            return whole.cast(self._kind)
        value = self._read(index)
        return float(value) if self._kind == FRACTIONS else value  # a whole number comes as an integer

    def __setitem__(self, index: int | slice, value: Any) -> None:
        if isinstance(index, slice):
            self._bytes(index).assign(value)
        else:
            self._write(index, value)

    def _bytes(self, part: slice) -> Any:
        return self._part(part.start * self._size, (part.stop - part.start) * self._size)


class Blocks:
    """The memory of one instance of a module, handed out in blocks that come back when nobody holds them."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self._free: dict[int, list[int]] = {}
        self.views = {kind: View(kind, module) for kind in SIZES}

    def take(self, size: int) -> int:
        """The address of that many bytes, all zero."""
        free = self._free.get(size)
        if not free:
            return int(self._module.allocate(size))
        address = free.pop()
        self._module.blank(address, size)
        return address

    def give_back(self, address: int, size: int) -> None:
        """Nobody needs a block any more."""
        self._free.setdefault(size, []).append(address)


class TabEngine(ModuleEngine[AnyState]):
    """A game as WebAssembly that the browser runs."""

    def __init__(self, game: Game[AnyState], module: Any) -> None:
        super().__init__(game, Blocks(module))
        self._module = module
        self._templates = frozenset(json.loads(module.seal))

    def __contains__(self, template: ModuleType) -> bool:
        """Whether the module has the template."""
        return template.__name__ in self._templates

    def apart(self) -> Self:
        """The same, with a memory of its own."""
        return type(self)(self.game, self._module.again())

    def _called(self, exported: str, function: Callable[..., Any]) -> Callable[..., Any]:
        gives_fraction = get_annotations(function).get("return") is float
        entry = self._module.entry(exported, "".join(_widths(kind) for kind in single_parameters_of(function).values()))
        return (lambda *numbers: float(entry(*numbers))) if gives_fraction else entry


def _widths(kind: Any) -> str:
    """How an argument is handed over: arrays by their address and lengths."""
    if kind in DIMENSIONS:
        return NARROW + WIDE * DIMENSIONS[kind]
    return NARROW if kind is float else WIDE


async def prepare(game_name: str) -> None:
    """Load the module of a game, so that bots of this worker think with it; once is enough."""
    if game_name in _prepared:
        return
    game = game_named(game_name)
    modules = import_module(BRIDGE)
    try:
        module = await modules.open(game_name)
    except Exception as error:  # whatever JavaScript throws
        sentence = f"The engine of {game.title} did not load; check the connection, then load the page again."
        raise ModuleMissing(sentence) from error
    if game_name not in _prepared:  # another may have waited for the same
        _prepared.add(game_name)
        bring(TabEngine(game, module))


_prepared: set[str] = set()
