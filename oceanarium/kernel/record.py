"""A state, declared once: in plain mode an object with slots, everywhere the same bytes."""

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, Self, cast

from oceanarium.kernel.citation import Event


@dataclass(frozen=True)
class Width:
    """How much room an integer has. The code means the same to `struct` and to NumPy."""

    code: str
    bytes: int


Int8 = Width("b", 1)
Int16 = Width("h", 2)
Int32 = Width("i", 4)
Int64 = Width("q", 8)


@dataclass(frozen=True)
class Field:
    """What a declaration says about one field."""

    width: Width
    shape: tuple[int, ...] = ()

    @cached_property
    def size(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)


def cell(width: Width) -> int:
    """Declare one number. Like `dataclasses.field`, typed as the value that will be there."""
    return cast(int, Field(width))


def row(width: Width, length: int) -> list[int]:
    """Declare a row of numbers."""
    return cast("list[int]", Field(width, (length,)))


def grid(width: Width, rows: int, columns: int) -> list[list[int]]:
    """Declare rows of equal length."""
    return cast("list[list[int]]", Field(width, (rows, columns)))


def _packing_format(fields: list[Field]) -> str:
    """Little-endian, unpadded but for the end, where NumPy rounds up to the widest field."""
    codes = "".join(f"{field.size}{field.width.code}" for field in fields)
    length = sum(field.size * field.width.bytes for field in fields)
    widest = max((field.width.bytes for field in fields), default=1)
    return f"<{codes}{-length % widest}x"


class RecordType(type):
    """Turns declared fields into slots, and lays them out widest first.

    Widest first means that every number sits at a multiple of its own size without padding, which graphics
    processors insist on, and that `struct` and an aligned NumPy dtype agree byte for byte.
    """

    fields: dict[str, Field]
    names: tuple[tuple[str, ...], ...]  # of cells, rows and grids: copying is what plain mode does most
    packing: struct.Struct

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "RecordType":
        declared = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        others = {key: value for key, value in namespace.items() if key not in declared}
        made = super().__new__(mcs, name, bases, {"__slots__": tuple(declared), **others})
        made.fields = dict(sorted(declared.items(), key=lambda item: -item[1].width.bytes))
        made.names = tuple(
            tuple(key for key, field in made.fields.items() if len(field.shape) == dimensions)
            for dimensions in range(3)
        )
        made.packing = struct.Struct(_packing_format(list(made.fields.values())))
        return made


class Record(metaclass=RecordType):
    """A fixed number of integers with names. Subclass it and declare fields with `cell`, `row` and `grid`."""

    __slots__ = ("events",)

    events: list[Event] | None  # where `note` writes, while somebody listens; no part of the state

    def __init__(self) -> None:
        self.events = None
        for name, field in type(self).fields.items():
            setattr(self, name, _shaped([0] * field.size, field))

    def copy(self) -> Self:
        """An equal state that shares nothing with this one. Nobody listens to it."""
        twin = type(self).__new__(type(self))
        twin.events = None
        twin.become(self)
        return twin

    def become(self, other: Self) -> None:
        """Take over every field of another state, sharing no list with it."""
        cells, rows, grids = type(self).names
        for name in cells:
            setattr(self, name, getattr(other, name))
        for name in rows:
            setattr(self, name, getattr(other, name)[:])
        for name in grids:
            setattr(self, name, [line[:] for line in getattr(other, name)])

    def to_bytes(self) -> bytes:
        """The state as compiled code lays it out. Refuses a value that its field has no room for."""
        numbers: list[int] = []
        for name, field in type(self).fields.items():
            value = getattr(self, name)
            if not field.shape:
                numbers.append(value)
            else:
                numbers.extend(value if len(field.shape) == 1 else chain.from_iterable(value))
        try:
            return type(self).packing.pack(*numbers)
        except struct.error as error:
            raise OverflowError(f"A field has no room for its value ({error}): {self}") from error

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The state that `to_bytes` wrote."""
        state, numbers, start = cls.__new__(cls), cls.packing.unpack(data), 0
        state.events = None
        for name, field in cls.fields.items():
            setattr(state, name, _shaped(numbers[start : start + field.size], field))
            start += field.size
        return state

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in type(self).fields)

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __repr__(self) -> str:
        return ", ".join(f"{name}={getattr(self, name)}" for name in type(self).fields)


def _shaped(numbers: Sequence[int], field: Field) -> Any:
    """Numbers one after another as the field's value."""
    if not field.shape:
        return numbers[0]
    if len(field.shape) == 1:
        return list(numbers)
    columns = field.shape[-1]
    return [list(numbers[start : start + columns]) for start in range(0, field.size, columns)]
