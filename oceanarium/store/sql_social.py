"""The same over SQLAlchemy."""

from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from datetime import datetime

from sqlalchemy import Connection, delete, insert, or_, select, update

from oceanarium.store.desk import Desk
from oceanarium.store.layout import ACTS, BONDS, HEARD_ACTS, REPORTS
from oceanarium.store.social import ActRecord, Bond, ReportRecord

_REPORTED = [REPORTS.c[each.name] for each in fields(ReportRecord)]
_ACTED = [ACTS.c[each.name] for each in fields(ActRecord)]


class SqlSocial:
    """Keeps bonds, reports and acts beside the tables."""

    def __init__(self, desk: Desk) -> None:
        self._read = desk.read
        self._write = desk.write

    async def bonds(self) -> list[Bond]:
        """Everybody's."""
        query = select(BONDS.c.person, BONDS.c.other, BONDS.c.kind)
        return await self._read(lambda connection: [Bond(*row) for row in connection.execute(query)])

    async def set_bonds(self, person: str, other: str, kinds: Sequence[str], made: datetime) -> None:
        """Let these be all the bonds from one person to another."""
        rows = [{"person": person, "other": other, "kind": kind, "made": made} for kind in kinds]

        def step(connection: Connection) -> None:
            connection.execute(delete(BONDS).filter_by(person=person, other=other))
            if rows:
                connection.execute(insert(BONDS), rows)

        await self._write([], step)

    async def forget(self, person: str) -> None:
        """Remove every bond of a person, and what was told about or by them; acts of moderators stay."""

        def step(connection: Connection) -> None:
            connection.execute(delete(BONDS).where(or_(BONDS.c.person == person, BONDS.c.other == person)))
            connection.execute(delete(REPORTS).where(or_(REPORTS.c.person == person, REPORTS.c.reporter == person)))
            connection.execute(delete(HEARD_ACTS).filter_by(person=person))

        await self._write([], step)

    async def add_report(self, report: ReportRecord) -> None:
        """Keep a report."""
        await self._write([], lambda connection: _add(connection, report))

    async def reports(self, limit: int, *, closed: bool) -> list[ReportRecord]:
        """The newest reports that are open, or closed."""
        is_listed = REPORTS.c.closed.is_not(None) if closed else REPORTS.c.closed.is_(None)
        query = select(*_REPORTED).where(is_listed).order_by(REPORTS.c.made.desc(), REPORTS.c.id).limit(limit)
        return await self._read(lambda connection: [ReportRecord(*row) for row in connection.execute(query)])

    async def open_report(self, person: str, reporter: str) -> ReportRecord | None:
        """The open report that somebody has already made about a person."""
        query = select(*_REPORTED).filter_by(person=person, reporter=reporter).where(REPORTS.c.closed.is_(None))
        rows = await self._read(lambda connection: list(connection.execute(query.limit(1))))
        return ReportRecord(*rows[0]) if rows else None

    async def reports_by(self, reporter: str) -> list[ReportRecord]:
        """What somebody has told moderators, newest first."""
        query = select(*_REPORTED).filter_by(reporter=reporter).order_by(REPORTS.c.made.desc())
        return await self._read(lambda connection: [ReportRecord(*row) for row in connection.execute(query)])

    async def add_act(self, act: ActRecord) -> ActRecord:
        """Add a line to the log, and close the open reports about the person with it; the line with its number."""
        row = {name: value for name, value in asdict(act).items() if name != "number"}
        numbers: list[int] = []

        def step(connection: Connection) -> None:
            numbers[:] = [int(connection.execute(insert(ACTS).returning(ACTS.c.number), row).scalar_one())]
            is_open = (REPORTS.c.person == act.person, REPORTS.c.closed.is_(None))
            connection.execute(update(REPORTS).where(*is_open).values(closed=act.made, closed_by=act.moderator))

        await self._write([], step)
        return replace(act, number=numbers[0])

    async def acts(self, limit: int | None = None, person: str | None = None) -> list[ActRecord]:
        """The log, newest first: of all people, or of one."""
        query = select(*_ACTED).order_by(ACTS.c.number.desc()).limit(limit)
        if person is not None:
            query = query.where(ACTS.c.person == person)
        return await self._read(lambda connection: [ActRecord(*row) for row in connection.execute(query)])

    async def heard(self) -> dict[str, int]:
        """By person, the number of the last act that they have taken note of."""
        query = select(HEARD_ACTS.c.person, HEARD_ACTS.c.number)
        return await self._read(lambda connection: {row.person: row.number for row in connection.execute(query)})

    async def set_heard(self, person: str, number: int) -> None:
        """Note that a person knows of all acts up to a number."""

        def step(connection: Connection) -> None:
            connection.execute(delete(HEARD_ACTS).filter_by(person=person))
            connection.execute(insert(HEARD_ACTS), {"person": person, "number": number})

        await self._write([], step)


def _add(connection: Connection, report: ReportRecord) -> None:
    connection.execute(insert(REPORTS), asdict(report))
