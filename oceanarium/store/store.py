"""The interface of every store."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol

from oceanarium.store.records import Entry, SeatRecord, Snapshot, StoredTable, TableRecord


class Conflict(Exception):  # noqa: N818  # reads as what it is
    """Somebody else wrote first. Nothing was written."""


class Store(Protocol):
    """Keeps tables. When a writing method returns, what it wrote survives a crash and a power failure."""

    async def open(self) -> None:
        """Bring the database up to date and begin to take writes."""
        ...

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        ...

    async def create(
        self,
        table: TableRecord,
        entries: Sequence[Entry],
        follows: str | None = None,
        instead_of: str | None = None,
    ) -> None:
        """Keep a new table; Conflict if the one that it follows has a rematch already, but for one to be replaced."""
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
        self,
        table: str,
        before: Sequence[SeatRecord],
        after: Sequence[SeatRecord],
        status: str | None = None,
        number: int = 0,
        entries: Sequence[Entry] = (),
        creator: str | None = None,
    ) -> None:
        """Change seats that are still held as they were before, all or none; Conflict if one is not.

        Entries that tell of it are added from a number on. With a creator the table is that person's from now on.
        """
        ...

    async def finish(self, table: str, moves_made: int, link: str, result: Mapping[str, Any]) -> None:
        """Keep the link of a match that is over, and how it ended."""
        ...

    async def note_moved(self, moments: Mapping[str, datetime]) -> None:
        """Keep when the last moves at some tables were made: for people to read, so that it may lag behind."""
        ...

    async def host_time(self) -> int:
        """How long hosts of this store have been up until the last note, in milliseconds."""
        ...

    async def note_host_time(self, moment: int) -> None:
        """Keep how long hosts have been up. It only ever grows."""
        ...

    async def clocked_tables(self) -> list[str]:
        """The tables with a clock whose matches are on."""
        ...

    async def put_away(self, table: str, holder: str, *, is_away: bool) -> None:
        """Keep a person's table out of its lists, or let it back in."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """A table with its moves."""
        ...

    async def public_tables(self, limit: int, *, is_playing: bool = False) -> list[TableRecord]:
        """Public tables that have open seats, or whose match is on: newest first."""
        ...

    async def tables_of(self, holder: str, limit: int, *, finished: bool) -> list[TableRecord]:
        """The tables at which a person holds a seat, newest first: those that are over, or the others.

        None of those that were put away.
        """
        ...

    async def tables_put_away(self, holder: str, limit: int) -> list[TableRecord]:
        """The tables that a person has put away, newest first."""
        ...

    async def count_put_away(self, holder: str) -> int:
        """How many tables a person has put away."""
        ...

    async def tables_with_link(self, link: str) -> list[TableRecord]:
        """The tables whose match, now over, has that link; seldom more than one."""
        ...

    async def count_unfinished(self, creator: str | None = None) -> int:
        """How many tables are not over: those that a person has made, or all."""
        ...
