"""The store of a tab: matches in the browser's own database, behind a keeper that JavaScript provides.

Every change of a match raises its version by one, and the keeper writes only over the version before. So two tabs with
the same match cannot write over each other: one is told of a conflict, and looks again.
"""

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.store.records import Entry, SeatRecord, Snapshot, StoredTable, TableRecord
from oceanarium.store.store import Conflict

KEPT, CONFLICT = "kept", "conflict"
PROBLEMS = ("refused", "full", "broken")  # the words with which the keeper begins what went wrong
INSUFFICIENT_STORAGE = 507
A_WHILE = timedelta(minutes=1)  # that people would not notice


class Keeper(Protocol):
    """What JavaScript provides. Texts are JSON; what goes wrong is an exception whose text begins with a known word."""

    async def read(self, table: str) -> str | None:
        """One match, with all its entries."""
        ...

    async def all(self) -> str:
        """All matches, without entries."""
        ...

    async def write(self, change: str) -> str:
        """Keep a change, all of it or nothing: KEPT or CONFLICT."""
        ...


@dataclass(frozen=True)
class KeptTable:
    """A match as it lies there, without its entries."""

    version: int
    record: TableRecord
    snapshot: Snapshot | None = None
    away_for: tuple[str, ...] = ()  # the persons who have put it away


class TabStore:
    """A store like any other, for the one person who uses a tab."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def open(self) -> None:
        """The keeper opens by itself."""

    async def close(self) -> None:
        """What was to be kept is kept."""

    async def create(
        self,
        table: TableRecord,
        entries: Sequence[Entry],
        follows: str | None = None,
        instead_of: str | None = None,
    ) -> None:
        """Keep a new table; Conflict if the one that it follows has a rematch already, but for one to be replaced."""
        changed = [KeptTable(1, table)]
        if follows is not None:
            before = await self._kept(follows)
            if before.record.rematch != instead_of:
                raise Conflict
            changed.append(_next(before, rematch=table.id))
        await self._write(changed, table.id, 0, entries)

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        status: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add entries from a number on, and with them the new status; Conflict if the number is taken."""
        before = await self._kept(table)
        after = _next(before, status=status or before.record.status, moved=datetime.now(UTC))
        await self._write([replace(after, snapshot=snapshot or before.snapshot)], table, number, entries)

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
        kept = await self._kept(table)
        if any(kept.record.seats[seat.seat] != seat for seat in before):
            raise Conflict
        changed = {seat.seat: seat for seat in after}
        seats = tuple(changed.get(seat.seat, seat) for seat in kept.record.seats)
        kept_by = creator or kept.record.creator
        changed_table = _next(kept, seats=seats, status=status or kept.record.status, creator=kept_by)
        await self._write([changed_table], table, number, entries)

    async def finish(self, table: str, moves_made: int, link: str, result: Mapping[str, Any]) -> None:
        """Keep the link of a match that is over, and how it ended."""
        kept = await self._kept(table)
        await self._write([_next(kept, moves_made=moves_made, link=link, result=dict(result))])

    async def note_moved(self, moments: Mapping[str, datetime]) -> None:
        """Keep when the last moves were made, where that is not known yet: `append` notes it too."""
        for table, moment in moments.items():
            text = await self._read(table)
            kept = None if text is None else _kept_table(json.loads(text))
            if kept is not None and (kept.record.moved is None or moment - kept.record.moved > A_WHILE):
                await self._write([_next(kept, moved=moment)])

    async def host_time(self) -> int:
        """Nothing runs on while the tab is closed, and nothing is at stake: every table says how far its time is."""
        return 0

    async def note_host_time(self, moment: int) -> None:
        """See above."""

    async def clocked_tables(self) -> list[str]:
        """Nobody has a clock who plays alone."""
        return []

    async def put_away(self, table: str, holder: str, *, is_away: bool) -> None:
        """Keep a person's table out of its lists, or let it back in."""
        kept = await self._kept(table)
        others = tuple(other for other in kept.away_for if other != holder)
        await self._write([replace(_next(kept), away_for=(*others, holder) if is_away else others)])

    async def load(self, table: str) -> StoredTable | None:
        """A table with its moves."""
        text = await self._read(table)
        if text is None:
            return None
        return stored_table(json.loads(text))

    async def public_tables(self, limit: int, *, is_playing: bool = False) -> list[TableRecord]:
        """Public tables that have open seats, or whose match is on: newest first."""
        status = "playing" if is_playing else "open"
        found = [each.record for each in await self._all() if each.record.is_public and each.record.status == status]
        return _newest(found, limit)

    async def tables_of(self, holder: str, limit: int, *, finished: bool) -> list[TableRecord]:
        """The tables at which a person holds a seat, newest first, none of those that were put away."""
        shown = [each.record for each in await self._all() if holder not in each.away_for]
        own = [record for record in shown if any(seat.holder == holder for seat in record.seats)]
        return _newest([record for record in own if (record.status == "over") == finished], limit)

    async def tables_put_away(self, holder: str, limit: int) -> list[TableRecord]:
        """The tables that a person has put away, newest first."""
        return _newest([each.record for each in await self._all() if holder in each.away_for], limit)

    async def count_put_away(self, holder: str) -> int:
        """How many tables a person has put away."""
        return sum(holder in each.away_for for each in await self._all())

    async def tables_with_link(self, link: str) -> list[TableRecord]:
        """The tables whose match, now over, has that link."""
        return [each.record for each in await self._all() if each.record.link == link]

    async def count_unfinished(self, creator: str | None = None) -> int:
        """How many tables are not over: those that a person has made, or all."""
        unfinished = [each.record for each in await self._all() if each.record.status != "over"]
        return sum(creator in (None, record.creator) for record in unfinished)

    # What can be taken along

    async def everything(self) -> list[dict[str, Any]]:
        """All matches as plain data."""
        found = [await self._read(each.record.id) for each in await self._all()]
        return [json.loads(text) for text in found if text is not None]

    async def take_in(self, match: Mapping[str, Any]) -> bool:
        """Keep a match that came from elsewhere; False if there is one of that name already."""
        stored = stored_table(match)
        try:
            await self._write([KeptTable(1, stored.table)], stored.table.id, 0, stored.entries)
        except Conflict:
            return False
        return True

    # How it is done

    async def _kept(self, table: str) -> KeptTable:
        text = await self._read(table)
        if text is None:
            raise Conflict  # somebody has cleared the browser's data meanwhile
        return _kept_table(json.loads(text))

    async def _read(self, table: str) -> str | None:
        try:
            return await self._keeper.read(table)
        except Exception as error:
            raise _problem(error) from error

    async def _all(self) -> list[KeptTable]:
        try:
            text = await self._keeper.all()
        except Exception as error:
            raise _problem(error) from error
        return [_kept_table(told) for told in json.loads(text)]

    async def _write(
        self, tables: Sequence[KeptTable], table: str = "", number: int = 0, entries: Sequence[Entry] = ()
    ) -> None:
        grown = {"table": table, "number": number, "entries": entries} if entries else None
        change = {"tables": [_plain(each) for each in tables], "entries": grown}
        try:
            answer = await self._keeper.write(json.dumps(change))
        except Exception as error:
            raise _problem(error) from error
        if answer != KEPT:
            raise Conflict


def stored_table(told: Mapping[str, Any]) -> StoredTable:
    """A match from plain data."""
    kept = _kept_table(told)
    return StoredTable(kept.record, [_entry(entry) for entry in told["entries"]], kept.snapshot)


def _entry(told: Sequence[Any]) -> Entry:
    """An entry from plain data, which may have been written by hand; in older files it has no moment."""
    entry = Entry(*told)
    if not all(isinstance(number, int) or number is None for number in entry):
        raise ValueError(f"{told} is no entry.")
    return entry


def _next(before: KeptTable, **changes: Any) -> KeptTable:
    """A match that has changed."""
    return replace(before, version=before.version + 1, record=replace(before.record, **changes))


def _newest(records: list[TableRecord], limit: int) -> list[TableRecord]:
    return sorted(records, key=lambda record: record.created, reverse=True)[:limit]


def _plain(kept: KeptTable) -> dict[str, Any]:
    record = asdict(kept.record)
    record["created"] = _written(kept.record.created)
    record["moved"] = None if kept.record.moved is None else _written(kept.record.moved)
    record["away_for"] = kept.away_for
    snapshot = kept.snapshot
    if snapshot is not None:
        record["snapshot"] = [snapshot.number, snapshot.rules_version, base64.b64encode(snapshot.data).decode()]
    return {"id": kept.record.id, "version": kept.version, "record": record}


def _written(moment: datetime) -> str:
    if moment.tzinfo is None:
        raise ValueError(f"{moment} is no moment without a time zone.")
    return moment.isoformat()


def _kept_table(told: Mapping[str, Any]) -> KeptTable:
    record = dict(told["record"])
    away_for, snapshot = tuple(record.pop("away_for")), record.pop("snapshot", None)
    record["seats"] = tuple(SeatRecord(**seat) for seat in record["seats"])
    record["created"] = datetime.fromisoformat(record["created"])
    record["moved"] = None if record["moved"] is None else datetime.fromisoformat(record["moved"])
    read = None if snapshot is None else Snapshot(snapshot[0], snapshot[1], base64.b64decode(snapshot[2]))
    return KeptTable(told["version"], TableRecord(**record), read, away_for)


def _problem(error: Exception) -> RequestProblem:
    """What JavaScript threw, in one sentence."""
    text = str(error)
    word = next((word for word in PROBLEMS if f"{word}:" in text), "broken")
    return known_problem(INSUFFICIENT_STORAGE, f"storage_{word}")
