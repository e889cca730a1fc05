"""What rules may ask of the kernel, in plain mode. `compiled_toolbox` has the same names.

Rules never allocate; drivers and bots do, once, through these, so that each mode (and some day a graphics
processor) can choose the width and the place.
"""

from typing import Any, TypeVar

from oceanarium.kernel.citation import Event
from oceanarium.kernel.record import Record

AnyRecord = TypeVar("AnyRecord", bound=Record)


class States(list[AnyRecord]):
    """A row of states in which assignment copies, as it does in a NumPy array of records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        self[index].become(state)


def ints(count: int) -> list[int]:
    """A row of zeros."""
    return [0] * count


def floats(count: int) -> list[float]:
    """A row of zeros with fractions."""
    return [0.0] * count


def float_grid(rows: int, columns: int) -> list[list[float]]:
    """Rows of zeros with fractions."""
    return [[0.0] * columns for _ in range(rows)]


def spare_states(like: AnyRecord, count: int) -> States[AnyRecord]:
    """Blank states of the same game."""
    blank = type(like)()
    return States(blank.copy() for _ in range(count))


def opened(box: Any) -> Any:
    """The state that an entry was given, in place."""
    return box


def note(state: Record, kind: int, seat: int, *details: int) -> None:
    """Report a consequence to whoever listens to this state. Compiled, this is nothing at all."""
    if state.events is not None:
        state.events.append(Event(kind, seat, details))


def bit_count(bits: int) -> int:
    """How many bits of a bitboard are set."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit set in a bitboard that is not empty."""
    return (bits & -bits).bit_length() - 1
