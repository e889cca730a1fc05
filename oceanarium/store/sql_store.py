"""The store over SQLAlchemy. Its queries are those that SQLite and PostgreSQL share."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from oceanarium.store.desk import Desk
from oceanarium.store.layout import HOST_TIME, MOVES, PUT_AWAY, SEATS, SNAPSHOTS, TABLES
from oceanarium.store.records import Entry, SeatRecord, Snapshot, StoredTable, TableRecord
from oceanarium.store.store import Conflict

OVER = "over"
MOST_ALIKE = 10  # tables whose matches have one link
RECORDED = [TABLES.c[field.name] for field in fields(TableRecord) if field.name in TABLES.c]
_ENTRY = [MOVES.c[name] for name in Entry._fields]


class SqlStore:
    """Keeps tables in a SQLite file in a folder."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._read = desk.read
        self._write = desk.write

    async def open(self) -> None:
        """Bring the database up to date and begin to take writes."""
        await self._desk.open()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._desk.close()

    async def create(
        self,
        table: TableRecord,
        entries: Sequence[Entry],
        follows: str | None = None,
        instead_of: str | None = None,
    ) -> None:
        """Keep a new table; Conflict if the one that it follows has a rematch already, but for one to be replaced."""
        row = {name: value for name, value in asdict(table).items() if name != "seats"}

        def step(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            connection.execute(insert(SEATS), [_seat_row(table.id, seat) for seat in table.seats])
            if follows is not None:
                is_free = TABLES.c.rematch.is_(None) if instead_of is None else TABLES.c.rematch == instead_of
                _must_change_one(
                    connection, update(TABLES).where(TABLES.c.id == follows, is_free).values(rematch=table.id)
                )

        await self._write(_move_rows(table.id, 0, entries), step)

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[Entry],
        status: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add entries from a number on, and with them the new status; Conflict if the number is taken."""
        rows = _move_rows(table, number, entries)
        if status is None and snapshot is None:
            await self._write(rows)
            return

        def step(connection: Connection) -> None:
            _set_status(connection, table, status)
            if snapshot is not None:
                connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
                connection.execute(insert(SNAPSHOTS), {"table_id": table, **asdict(snapshot)})

        await self._write(rows, step)

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

        def step(connection: Connection) -> None:
            for old, new in zip(before, after, strict=True):
                unchanged = [SEATS.c[name] == value for name, value in _seat_row(table, old).items()]
                _must_change_one(connection, update(SEATS).where(*unchanged).values(_seat_row(table, new)))
            _set_status(connection, table, status)
            if creator is not None:
                _must_change_one(connection, update(TABLES).where(TABLES.c.id == table).values(creator=creator))

        await self._write(_move_rows(table, number, entries), step)

    async def finish(self, table: str, moves_made: int, link: str, result: Mapping[str, Any]) -> None:
        """Keep the link of a match that is over, and how it ended."""
        kept = {"moves_made": moves_made, "link": link, "link_hash": _hash_of(link), "result": dict(result)}
        statement = update(TABLES).where(TABLES.c.id == table).values(kept)
        await self._write([], lambda connection: _must_change_one(connection, statement))

    async def note_moved(self, moments: Mapping[str, datetime]) -> None:
        """Keep when the last moves at some tables were made: for people to read, so that it may lag behind."""

        def step(connection: Connection) -> None:
            for table, moment in moments.items():
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(moved=moment))

        if moments:
            await self._write([], step)

    async def host_time(self) -> int:
        """How long hosts of this store have been up until the last note, in milliseconds."""
        query = select(func.max(HOST_TIME.c.moment))
        return await self._read(lambda connection: int(connection.execute(query).scalar_one() or 0))

    async def note_host_time(self, moment: int) -> None:
        """Keep how long hosts have been up. It only ever grows."""

        def step(connection: Connection) -> None:
            later = update(HOST_TIME).where(HOST_TIME.c.moment < moment).values(moment=moment)
            connection.execute(later)
            if connection.execute(select(HOST_TIME.c.id)).first() is None:
                connection.execute(insert(HOST_TIME), {"id": 1, "moment": moment})

        await self._write([], step)

    async def clocked_tables(self) -> list[str]:
        """The tables with a clock whose matches are on."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.clock.is_not(None))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def put_away(self, table: str, holder: str, *, is_away: bool) -> None:
        """Keep a person's table out of its lists, or let it back in."""
        row = {"table_id": table, "holder": holder}

        def step(connection: Connection) -> None:
            connection.execute(delete(PUT_AWAY).filter_by(**row))
            if is_away:
                connection.execute(insert(PUT_AWAY), row)

        await self._write([], step)

    async def load(self, table: str) -> StoredTable | None:
        """A table with its moves."""
        return await self._read(lambda connection: _loaded(connection, table))

    async def public_tables(self, limit: int, *, is_playing: bool = False) -> list[TableRecord]:
        """Public tables that have open seats, or whose match is on: newest first."""
        status = "playing" if is_playing else "open"
        query = select(*RECORDED).where(TABLES.c.status == status, TABLES.c.is_public).limit(limit)
        return await self._listed(query)

    async def tables_of(self, holder: str, limit: int, *, finished: bool) -> list[TableRecord]:
        """The tables at which a person holds a seat, newest first: those that are over, or the others.

        None of those that were put away.
        """
        is_over = TABLES.c.status == OVER
        is_listed = is_over if finished else ~is_over
        query = select(*RECORDED).where(_is_held(holder), ~_is_put_away(holder), is_listed).limit(limit)
        return await self._listed(query)

    async def tables_put_away(self, holder: str, limit: int) -> list[TableRecord]:
        """The tables that a person has put away, newest first."""
        return await self._listed(select(*RECORDED).where(_is_held(holder), _is_put_away(holder)).limit(limit))

    async def count_put_away(self, holder: str) -> int:
        """How many tables a person has put away."""
        query = select(func.count()).select_from(TABLES).where(_is_held(holder), _is_put_away(holder))
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    async def tables_with_link(self, link: str) -> list[TableRecord]:
        """The tables whose match, now over, has that link; seldom more than one."""
        is_it = (TABLES.c.link_hash == _hash_of(link), TABLES.c.link == link, TABLES.c.status == OVER)
        return await self._listed(select(*RECORDED).where(*is_it).limit(MOST_ALIKE))

    async def count_unfinished(self, creator: str | None = None) -> int:
        """How many tables are not over: those that a person has made, or all."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.status != OVER)
        if creator is not None:
            query = query.where(TABLES.c.creator == creator)
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    async def _listed(self, query: Any) -> list[TableRecord]:
        newest_first = query.order_by(TABLES.c.created.desc(), TABLES.c.id)
        return await self._read(lambda connection: with_seats(connection, list(connection.execute(newest_first))))


def _loaded(connection: Connection, table: str) -> StoredTable | None:
    rows = list(connection.execute(select(*RECORDED).where(TABLES.c.id == table)))
    if not rows:
        return None
    moves = select(*_ENTRY).where(MOVES.c.table_id == table).order_by(MOVES.c.number)
    kept = select(SNAPSHOTS.c.number, SNAPSHOTS.c.rules_version, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table)
    snapshot = connection.execute(kept).one_or_none()
    return StoredTable(
        table=with_seats(connection, rows)[0],
        entries=[Entry(*row) for row in connection.execute(moves)],
        snapshot=None if snapshot is None else Snapshot(*snapshot),
    )


def with_seats(connection: Connection, tables: list[Row[Any]]) -> list[TableRecord]:
    """Rows of tables as records, with who sits there."""
    ids = [row.id for row in tables]
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    seats: dict[str, list[SeatRecord]] = {table: [] for table in ids}
    for row in connection.execute(query).mappings():
        fields = dict(row)
        seats[fields.pop("table_id")].append(SeatRecord(**fields))
    return [TableRecord(**row._mapping, seats=tuple(seats[row.id])) for row in tables]


def _move_rows(table: str, number: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": place,
            "actor": actor,
            "move": move,
            "moment": moment,
            "asked": asked,
            "credit": credit,
        }
        for place, (actor, move, moment, asked, credit) in enumerate(entries, number)
    ]


def _seat_row(table: str, seat: SeatRecord) -> dict[str, Any]:
    return {"table_id": table, **asdict(seat)}


def _hash_of(link: str) -> str:
    return hashlib.sha256(link.encode()).hexdigest()


def _is_held(holder: str) -> ColumnElement[bool]:
    """Whether a person holds a seat at a table."""
    return TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.holder == holder))


def _is_put_away(holder: str) -> ColumnElement[bool]:
    return TABLES.c.id.in_(select(PUT_AWAY.c.table_id).where(PUT_AWAY.c.holder == holder))


def _set_status(connection: Connection, table: str, status: str | None) -> None:
    if status is not None:
        _must_change_one(connection, update(TABLES).where(TABLES.c.id == table).values(status=status))


def _must_change_one(connection: Connection, statement: Any) -> None:
    if connection.execute(statement).rowcount != 1:
        raise Conflict("What was to be changed is not as it was.")
