"""The desk: the one way to a database, which all that keep something in it share."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from oceanarium.store.database import for_reading, migrate, open_engine
from oceanarium.store.store import Conflict
from oceanarium.store.writer import Step, Writer

READERS = 2

Answer = TypeVar("Answer")


class Desk:
    """Reads beside each other; writes one after another, many in one transaction."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.engine = open_engine(folder)
        self._reading_engine = for_reading(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to take writes."""
        await asyncio.get_running_loop().run_in_executor(self._readers, migrate, self.engine)
        self._writer = Writer(self.engine)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._writer is not None:
            await self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, query: Callable[[Connection], Answer]) -> Answer:
        """Ask in one transaction, so that several questions see the same moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, _read, self._reading_engine, query)

    async def write(self, moves: list[dict[str, Any]], step: Step | None = None) -> None:
        """Write rows of moves and what else belongs to the same change; it is on disk when this returns.

        Conflict, and then nothing is written, if a key is taken.
        """
        if self._writer is None:
            raise RuntimeError("The store is not open.")
        try:
            await self._writer.write(moves, step)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error


def _read(engine: Engine, query: Callable[[Connection], Answer]) -> Answer:
    with engine.begin() as connection:
        return query(connection)
