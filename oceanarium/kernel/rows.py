"""Engines whose boxes, rows and grids lie in the memory of a WebAssembly module, whatever runs the module."""

from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, Protocol

from oceanarium.kernel.contract import AnyState
from oceanarium.kernel.game import Game
from oceanarium.kernel.module import entries_of, exported_name
from oceanarium.kernel.rule import parameters_of, single_parameters_of

BYTES, NUMBERS, FRACTIONS = "B", "q", "d"  # what rows hold, as memory views call it
SIZES = {BYTES: 1, NUMBERS: 8, FRACTIONS: 8}


class Memory(Protocol):
    """The memory of a module, handed out in blocks that come back when nobody holds them."""

    views: Any  # the whole memory, as each kind of number: indexed, sliced and assigned to like memory views

    def take(self, size: int) -> int:
        """The address of that many bytes, all zero."""
        ...

    def give_back(self, address: int, size: int) -> None:
        """Nobody needs a block any more."""
        ...


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
        """All numbers, to be read before anything else happens."""
        return self._memory.views[self._kind][self._first : self._first + self._count]

    def write(self, values: Any) -> None:
        """Replace all numbers."""
        self._memory.views[self._kind][self._first : self._first + self._count] = values

    def _checked(self, index: int) -> int:
        if not 0 <= index < self.shape[0]:
            raise IndexError(f"There is no number {index} in a row of {self.shape[0]}.")
        return index


class Grid(Row):
    """Rows of numbers in the memory of a module."""

    def __getitem__(self, index: int) -> list[Any]:
        first = self._first + self._checked(index) * self.shape[1]
        return list(self._memory.views[self._kind][first : first + self.shape[1]].tolist())

    def __iter__(self) -> Iterator[list[Any]]:
        return (self[index] for index in range(len(self)))


class ModuleEngine(Generic[AnyState]):
    """A game as a module: boxes, rows and grids lie in its memory. It serves one thread at a time."""

    is_compiled = True

    def __init__(self, game: Game[AnyState], memory: Memory) -> None:
        self.game = game
        self._memory = memory
        self._bound: dict[ModuleType, SimpleNamespace] = {}

    def __getitem__(self, template: ModuleType) -> Any:
        if template not in self._bound:
            entries = entries_of(template).items()
            bound = {name: self._entry(exported_name(template, name), function) for name, function in entries}
            self._bound[template] = SimpleNamespace(**bound)
        return self._bound[template]

    def box(self, state: AnyState) -> Row:
        """A state in the module's memory."""
        data = state.to_bytes()
        box = Row(self._memory, BYTES, len(data))
        box.write(data)
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

    def grid(self, rows: int, columns: int) -> Grid:
        """Rows of zeros."""
        return Grid(self._memory, NUMBERS, rows, columns)

    def _called(self, exported: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """An entry of the module, which takes plain numbers; what it allocates for itself is taken back."""
        raise NotImplementedError

    def _entry(self, exported: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """An entry as a template declares it: rows, also those in bundles, become their addresses and lengths."""
        called = self._called(exported, function)
        wanted, kinds = len(parameters_of(function)), list(single_parameters_of(function).values())

        def call(*arguments: Any) -> Any:
            if len(arguments) != wanted:
                raise TypeError(f"{exported} takes {wanted} arguments, not {len(arguments)}.")
            flat: list[Any] = []
            for argument, kind in zip(_one_by_one(arguments), kinds, strict=True):
                if isinstance(argument, Row):
                    flat += [argument.address, *argument.shape]
                else:
                    flat.append(float(argument) if kind is float else int(argument))
            return called(*flat)

        return call


def _one_by_one(arguments: tuple[Any, ...]) -> Iterator[Any]:
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from argument
        else:
            yield argument
