"""The interface of every store."""

from collections.abc import Sequence
from typing import Protocol

from oceanarium.store.records import Entry, SeatRecord, Snapshot, StoredTable, TableRecord


class Conflict(Exception):  # noqa: N818  # reads as what it is
    """Somebody else wrote first. Nothing was written."""


class Store(Protocol):
    """Keeps tables. When a writing method returns, what it wrote survives a crash and a power failure."""

    async def open(self) -> None:
        """Bring the schema up to date and begin to take writes."""
        ...

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        ...

    async def create(self, table: TableRecord, entries: Sequence[Entry], follows: str | None = None) -> None:
        """Keep a new table; Conflict if the table that it follows already has a rematch."""
        ...

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        status: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add entries from a number on, and with them the new status; Conflict if the number is taken."""
        ...

    async def change_seats(
        self, table: str, before: Sequence[SeatRecord], after: Sequence[SeatRecord], status: str | None = None
    ) -> None:
        """Change seats that are still held as they were before, all or none; Conflict if one is not."""
        ...

    async def finish(self, table: str, moves_made: int, link: str) -> None:
        """Keep the link of a match that is over."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """A table with its moves."""
        ...

    async def public_tables(self, limit: int) -> list[TableRecord]:
        """Public tables that have open seats, newest first."""
        ...

    async def tables_of(self, holder: str, limit: int, *, finished: bool) -> list[TableRecord]:
        """The tables at which a device holds a seat, newest first: those that are over, or the others."""
        ...

    async def count_unfinished(self, creator: str | None = None) -> int:
        """How many tables are not over: those that a device has made, or all."""
        ...
