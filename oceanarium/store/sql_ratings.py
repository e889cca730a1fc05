"""Ratings over SQLAlchemy."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, fields, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, or_, select, update

from oceanarium.store.desk import Desk
from oceanarium.store.layout import MOVES, RATED_MATCHES, RATING_CHANGES, SEATS, TABLES
from oceanarium.store.ratings import Finished, Judge, MatchFilter, RatingChange, Recomputed, differing
from oceanarium.store.records import TableRecord
from oceanarium.store.sql_store import OVER, RECORDED, with_seats

_OF_MATCH = {"table": RATED_MATCHES.c.table_id, "ended": RATED_MATCHES.c.ended}  # the rest is in the other table
_NAMES = [field.name for field in fields(RatingChange)]
_COLUMNS = [_OF_MATCH[name] if name in _OF_MATCH else RATING_CHANGES.c[name] for name in _NAMES]
_CHANGES = select(*_COLUMNS).join_from(RATING_CHANGES, RATED_MATCHES)


class SqlRatings:
    """Keeps ratings beside the tables."""

    def __init__(self, desk: Desk) -> None:
        self._read = desk.read
        self._write = desk.write

    async def rate(
        self, table: str, result: Mapping[str, Any], ended: datetime, judge: Judge
    ) -> list[RatingChange] | None:
        """Judge a match that is over, behind all that were judged before; None if it has been judged already."""
        found: list[RatingChange] | None = None

        def step(connection: Connection) -> None:
            nonlocal found
            found = _rate(connection, table, result, ended, judge)

        await self._write([], step)
        return found

    async def unrated(self) -> list[TableRecord]:
        """The tables for ratings whose match is over and was not judged, in the order in which they ended."""
        is_judged = exists().where(RATED_MATCHES.c.table_id == TABLES.c.id)
        query = select(*RECORDED).where(TABLES.c.status == OVER, TABLES.c.is_rated, ~is_judged)
        return await self._read(lambda connection: _by_end(connection, query))

    async def newest(self) -> list[RatingChange]:
        """The last change of every person in every game."""
        last = select(func.max(RATING_CHANGES.c.number), RATING_CHANGES.c.person, RATING_CHANGES.c.game)
        latest = last.group_by(RATING_CHANGES.c.person, RATING_CHANGES.c.game).subquery()
        is_last = and_(RATING_CHANGES.c.number == latest.c[0], RATING_CHANGES.c.person == latest.c.person)
        return await self._read(lambda connection: _changes(connection, _CHANGES.join(latest, is_last)))

    async def changes_of(self, person: str, game: str, limit: int) -> list[RatingChange]:
        """The last changes of a person in a game, oldest first."""
        query = _newest_first(person, game).limit(limit)
        return (await self._read(lambda connection: _changes(connection, query)))[::-1]

    async def changes_at(self, tables: Collection[str]) -> list[RatingChange]:
        """What the matches at some tables have changed, in the order of seats."""
        query = _CHANGES.where(RATED_MATCHES.c.table_id.in_(tables)).order_by(RATING_CHANGES.c.seat)
        return await self._read(lambda connection: _changes(connection, query))

    async def matches_of(self, wanted: MatchFilter) -> list[TableRecord]:
        """Matches of a person that are over, newest first."""
        query = select(*RECORDED).where(*_wanted(wanted))
        newest_first = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(wanted.limit)
        return await self._read(lambda connection: with_seats(connection, list(connection.execute(newest_first))))

    async def count_matches(self, person: str) -> int:
        """How many matches of a person are over."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.status == OVER, _sat_there(person))
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    async def recompute(self, judge: Judge, *, is_kept: bool) -> Recomputed:
        """Judge all matches anew, in the old order; and keep what comes out, if wanted."""
        found: list[Recomputed] = []
        if not is_kept:
            return await self._read(lambda connection: _recompute(connection, judge)[0])

        def step(connection: Connection) -> None:
            report, changes = _recompute(connection, judge)
            connection.execute(delete(RATING_CHANGES))
            _insert(connection, changes)
            found.append(report)

        await self._write([], step)
        return found[-1]


def _rate(
    connection: Connection, table_id: str, result: Mapping[str, Any], ended: datetime, judge: Judge
) -> list[RatingChange] | None:
    if connection.execute(select(RATED_MATCHES.c.number).where(RATED_MATCHES.c.table_id == table_id)).first():
        return None
    unfinished = TABLES.c.id == table_id, TABLES.c.result.is_(None)
    connection.execute(update(TABLES).where(*unfinished).values(result=dict(result)))
    table = _table(connection, table_id)
    number = 1 + (connection.execute(select(func.max(RATED_MATCHES.c.number))).scalar_one() or 0)
    changes = judge(Finished(number, table, ended, _moved(connection, table_id)), _last(connection, table))
    people = [seat.holder for seat in table.seats]
    connection.execute(
        insert(RATED_MATCHES), {"number": number, "table_id": table_id, "ended": ended, "people": people}
    )
    _insert(connection, changes)
    return changes


def _recompute(connection: Connection, judge: Judge) -> tuple[Recomputed, list[RatingChange]]:
    """Reads what was judged from the tables themselves, and nothing of what came out."""
    after: list[RatingChange] = []
    last: defaultdict[str, dict[str, RatingChange]] = defaultdict(dict)  # by game and person
    order = list(connection.execute(select(RATED_MATCHES).order_by(RATED_MATCHES.c.number)))
    for number, table_id, ended, people in order:
        table = _seated(_table(connection, table_id), people)
        finished = Finished(number, table, ended, _moved(connection, table_id))
        changes = judge(finished, last[finished.table.game])
        last[finished.table.game] |= {change.person: change for change in changes}
        after += changes
    return Recomputed(len(order), len(after), differing(_changes(connection, _CHANGES), after)), after


def _table(connection: Connection, table: str) -> TableRecord:
    return with_seats(connection, list(connection.execute(select(*RECORDED).where(TABLES.c.id == table))))[0]


def _seated(table: TableRecord, people: Sequence[str | None]) -> TableRecord:
    """A table with those who sat there when its match ended."""
    seats = (replace(seat, holder=person) for seat, person in zip(table.seats, people, strict=True))
    return replace(table, seats=tuple(seats))


def _moved(connection: Connection, table: str) -> frozenset[int]:
    query = select(MOVES.c.actor).distinct().where(MOVES.c.table_id == table, MOVES.c.move >= 0, MOVES.c.actor >= 0)
    return frozenset(connection.execute(query).scalars())


def _last(connection: Connection, table: TableRecord) -> dict[str, RatingChange]:
    """The last change of each of a table's people in its game."""
    people = [seat.holder for seat in table.seats if seat.holder is not None]
    return {
        person: change
        for person in people
        for change in _changes(connection, _newest_first(person, table.game).limit(1))
    }


def _newest_first(person: str, game: str) -> Select[Any]:
    its = _CHANGES.where(RATING_CHANGES.c.person == person, RATING_CHANGES.c.game == game)
    return its.order_by(RATING_CHANGES.c.number.desc())


def _changes(connection: Connection, query: Select[Any]) -> list[RatingChange]:
    return [RatingChange(*row) for row in connection.execute(query)]


def _insert(connection: Connection, changes: Collection[RatingChange]) -> None:
    rows = [{name: value for name, value in asdict(change).items() if name not in _OF_MATCH} for change in changes]
    if rows:
        connection.execute(insert(RATING_CHANGES), rows)


def _by_end(connection: Connection, query: Select[Any]) -> list[TableRecord]:
    """By the moment of the last entry, which is on disk with it."""
    tables = with_seats(connection, list(connection.execute(query)))
    last = select(MOVES.c.table_id, func.max(MOVES.c.moment)).where(MOVES.c.table_id.in_([each.id for each in tables]))
    moments = {row[0]: row[1] or 0 for row in connection.execute(last.group_by(MOVES.c.table_id))}
    return sorted(tables, key=lambda table: (table.made + moments.get(table.id, 0), table.id))


def _wanted(wanted: MatchFilter) -> list[ColumnElement[bool]]:
    conditions = [TABLES.c.status == OVER, TABLES.c.result.is_not(None), _sat_there(wanted.person)]
    if wanted.asking != wanted.person:
        own = [] if wanted.asking is None else [_sat_there(wanted.asking)]
        conditions.append(or_(TABLES.c.is_public, *own))
    if wanted.game is not None:
        conditions.append(TABLES.c.game == wanted.game)
    if wanted.opponent is not None:
        conditions.append(_sat_there(wanted.opponent))
    if wanted.before is not None:
        made, table = wanted.before
        conditions.append(or_(TABLES.c.created < made, and_(TABLES.c.created == made, TABLES.c.id > table)))
    return conditions


def _sat_there(person: str) -> ColumnElement[bool]:
    return TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.holder == person))
