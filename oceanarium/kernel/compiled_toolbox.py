"""The toolbox of compiled mode. Needs NumPy and Numba; imported only by `compile`."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numba import types
from numba.extending import intrinsic

from oceanarium.kernel.rule import blank, rule

__all__ = ["bit_count", "float_grid", "floats", "ints", "lowest_bit", "note", "opened", "spare_states"]

STATE: Any = blank()  # the NumPy dtype of the game at hand


@intrinsic
def _population(typing_context: Any, bits: Any) -> Any:
    """The processor's own instruction for counting bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _trailing_zeros(typing_context: Any, bits: Any) -> Any:
    """The processor's own instruction for finding the lowest bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), generate


_population_count: Callable[[int], int] = cast(Any, _population)  # called without the typing context
_trailing_zero_count: Callable[[int], int] = cast(Any, _trailing_zeros)


@rule
def bit_count(bits: int) -> int:
    """How many bits of a bitboard are set."""
    return _population_count(bits)


@rule
def lowest_bit(bits: int) -> int:
    """The number of the lowest bit set in a bitboard that is not empty."""
    return _trailing_zero_count(bits)


@rule
def ints(count: int) -> Any:
    """A row of zeros."""
    return np.zeros(count, np.int64)


@rule
def floats(count: int) -> Any:
    """A row of zeros with fractions."""
    return np.zeros(count, np.float64)


@rule
def float_grid(rows: int, columns: int) -> Any:
    """Rows of zeros with fractions."""
    return np.zeros((rows, columns), np.float64)


@rule
def spare_states(like: Any, count: int) -> Any:
    """Blank states of the same game."""
    return np.zeros(count, STATE)


@rule
def opened(box: Any) -> Any:
    """The state inside a buffer of bytes, in place."""
    return box.view(STATE)[0]


@rule
def note(state: Any, kind: int, seat: int, *details: int) -> None:
    """Nobody listens to compiled code; the optimiser removes the call."""
