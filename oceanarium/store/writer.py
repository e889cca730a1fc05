"""Group commit: one thread writes all that is waiting in one transaction, and then tells everybody who waited."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, insert

from oceanarium.store.layout import MOVES

MOST_AT_ONCE = 1_000  # writes in a transaction

Step = Callable[[Connection], None]


class Write(NamedTuple):
    """Rows for the table of moves, and what else belongs to the same change; and who waits for it."""

    moves: list[dict[str, Any]]
    step: Step | None
    waiting: "asyncio.Future[None]"


class Writer:
    """The only one who writes. What is waiting while a transaction is on its way to the disk makes up the next one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._is_closed = False
        self._thread.start()

    async def write(self, moves: list[dict[str, Any]], step: Step | None = None) -> None:
        """Write, and return when it is on disk; or raise what went wrong, and then nothing of it was written."""
        if self._is_closed:
            raise RuntimeError("The store is closed.")
        waiting = self._loop.create_future()
        self._writes.put(Write(moves, step, waiting))
        await waiting

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._is_closed = True
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (batch := self._next_batch()) is not None:
            problems = self._write_together(batch)
            self._loop.call_soon_threadsafe(_tell, batch, problems)

    def _next_batch(self) -> list[Write] | None:
        """All that is waiting, at least one; None at the end."""
        first = self._writes.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self._writes.empty():
            write = self._writes.get()
            if write is None:
                self._writes.put(None)  # for the next round: nothing can follow it
                break
            batch.append(write)
        return batch

    def _write_together(self, batch: list[Write]) -> list[Exception | None]:
        try:
            with self._engine.begin() as connection:
                _carry_out(connection, batch)
        except Exception as error:
            # One of them spoils the transaction for all, so that each gets its own.
            return [error] if len(batch) == 1 else [self._write_together([write])[0] for write in batch]
        return [None] * len(batch)


def _carry_out(connection: Connection, batch: list[Write]) -> None:
    """The moves of all in one statement, which costs a fraction of one statement each."""
    for write in batch:
        if write.step is not None:
            write.step(connection)
    moves = [row for write in batch for row in write.moves]
    if moves:
        connection.execute(insert(MOVES), moves)


def _tell(batch: list[Write], problems: list[Exception | None]) -> None:
    for write, problem in zip(batch, problems, strict=True):
        if write.waiting.done():
            continue  # whoever waited has gone; the write stands
        if problem is None:
            write.waiting.set_result(None)
        else:
            write.waiting.set_exception(problem)
