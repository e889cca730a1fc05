"""Threads that share the rows of a vector environment, inside compiled code: Python is asked once for all of them.

Threads of Python's own would wait for each other before and after every call: with sixteen of them that took longer
than the work.
"""

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters.vector_step import NOTHING

_MOST = numba.get_num_threads()  # before anybody asks for fewer
_one_at_a_time = threading.Lock()  # Numba's simplest threads end the process if two callers use them at once


class Crew:
    """So many threads, each with its own stretch of rows."""

    def __init__(self, entry: Any, rows: int, threads: int) -> None:
        self._entry = entry
        self._rows = rows
        self._threads = min(threads, _MOST)
        self._edges: NDArray[np.int64] = np.linspace(0, rows, self._threads + 1).astype(np.int64)
        self._answers: NDArray[np.int64] = np.zeros(self._threads, np.int64)

    def work(self, task: int, rows: Any, setting: Any) -> int:
        """Let the entry do a task for all rows; the first answer that is not NOTHING."""
        if self._threads == 1:
            answer: int = self._entry(task, 0, self._rows, rows, setting)
            return answer
        with _one_at_a_time:
            numba.set_num_threads(self._threads)
            _shared(self._entry)(task, self._edges, self._answers, rows, setting)
        told = self._answers[self._answers != NOTHING]
        return int(told[0]) if len(told) > 0 else NOTHING


@cache
def _shared(entry: Any) -> Callable[..., None]:
    """A loop over stretches of rows whose rounds run at once. It takes seconds to compile, once in a process."""

    def work(task: int, edges: Any, answers: Any, rows: Any, setting: Any) -> None:
        for part in numba.prange(len(answers)):
            answers[part] = entry(task, edges[part], edges[part + 1], rows, setting)

    return numba.njit(work, parallel=True, nogil=True)  # type: ignore[no-any-return]  # Numba has no type hints
