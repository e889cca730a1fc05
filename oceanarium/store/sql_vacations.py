"""The same over SQLAlchemy."""

from dataclasses import asdict, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Executable, delete, insert, select, update

from oceanarium.store.desk import Desk
from oceanarium.store.layout import VACATIONS
from oceanarium.store.vacations import VacationRecord

_KEPT = [VACATIONS.c[each.name] for each in fields(VacationRecord)]


class SqlVacations:
    """Keeps vacations beside the tables."""

    def __init__(self, desk: Desk) -> None:
        self._read = desk.read
        self._write = desk.write

    async def running(self) -> list[VacationRecord]:
        """Those that have not ended."""
        return await self._found(select(*_KEPT).where(VACATIONS.c.ended.is_(None)))

    async def of(self, person: str) -> list[VacationRecord]:
        """All of a person, the oldest first."""
        return await self._found(select(*_KEPT).filter_by(person=person).order_by(VACATIONS.c.begun))

    async def begin(self, vacation: VacationRecord) -> None:
        """Keep a new one."""
        await self._do(insert(VACATIONS).values(asdict(vacation)))

    async def end(self, person: str, ended: datetime) -> None:
        """The one that lasts is over."""
        statement = update(VACATIONS).where(VACATIONS.c.person == person, VACATIONS.c.ended.is_(None))
        await self._do(statement.values(ended=ended))

    async def forget(self, person: str) -> None:
        """Remove all of a person."""
        await self._do(delete(VACATIONS).filter_by(person=person))

    async def _do(self, statement: Executable) -> None:
        def step(connection: Connection) -> None:
            connection.execute(statement)

        await self._write([], step)

    async def _found(self, query: Any) -> list[VacationRecord]:
        return await self._read(lambda connection: [VacationRecord(*row) for row in connection.execute(query)])
