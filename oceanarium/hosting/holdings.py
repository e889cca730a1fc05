"""What people hold at tables, when a person changes: into another, or into nobody."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.tables import Tables
from oceanarium.store.store import Store

MOST = 100_000  # more than anybody plays


class Holdings:
    """Sees to it that tables in memory know what is written on disk."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def person_changed(self, changed: Collection[str], before: str, after: str, name: str | None = None) -> None:
        """What one person held at some tables is another's now; or the same person's, under another name."""
        for table in self._tables.in_memory():
            if table.id in changed:
                await table.person_changed(before, after, name)

    async def get_up(self, person: str) -> list[str]:
        """Leave every table where a person sits; and which those are, also where the match is over."""
        running = await self._store.tables_of(person, MOST, finished=False)
        away = await self._store.tables_put_away(person, MOST)
        for record in [*running, *away]:
            if record.status != "over":
                with suppress(RequestProblem):  # older rules are not played any more
                    await (await self._tables.find(record.id)).leave(person)
        over = await self._store.tables_of(person, MOST, finished=True)
        return [record.id for record in (*running, *away, *over)]

    async def running(self, person: str) -> list[str]:
        """The tables where a person sits and the match is not over."""
        kinds = [await self._store.tables_of(person, MOST, finished=False)]
        kinds.append(await self._store.tables_put_away(person, MOST))
        return [record.id for records in kinds for record in records if record.status == "playing"]

    async def matches(self, person: str) -> list[dict[str, Any]]:
        """All matches of a person, for them to take away: those that are over as links."""
        kinds = [await self._store.tables_of(person, MOST, finished=finished) for finished in (True, False)]
        kinds.append(await self._store.tables_put_away(person, MOST))
        return [
            {
                "table": record.id,
                "game": record.game,
                "options": record.options,
                "created": record.created.isoformat(),
                "status": record.status,
                "names": [seat.name for seat in record.seats],
                "yours": [seat.seat for seat in record.seats if seat.holder == person],
                "result": record.result,
                "link": record.link,
            }
            for records in kinds
            for record in records
        ]
