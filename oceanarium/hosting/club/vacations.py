"""Vacations: thirty days a year in which one's clocks stand still where people play by days, and nowhere else.

When somebody is away is kept here; what that does to clocks stands in the entries of each table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from oceanarium.hosting.club.people import utc_now
from oceanarium.hosting.messages.people import VacationInfo
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.store.vacations import VacationRecord, VacationStore

DAY = timedelta(days=1)
DAYS_A_YEAR = 30

_logger = logging.getLogger(__name__)

TablesOf = Callable[[str], Awaitable[Sequence[str]]]  # where somebody sits and the match is not over


class Vacations:
    """Who is away, and since when."""

    def __init__(
        self, store: VacationStore, tables: Tables, tables_of: TablesOf, now: Callable[[], datetime] = utc_now
    ) -> None:
        self._store = store
        self._tables = tables
        self._tables_of = tables_of
        self._now = now
        self._away: dict[str, VacationRecord] = {}
        self._lock = asyncio.Lock()  # nobody begins twice at once
        self._telling: set[asyncio.Task[None]] = set()
        tables.observers.append(self.note)

    async def open(self) -> None:
        """Go on where the last host stopped, which may have told some tables and not others."""
        self._away = {each.person: each for each in await self._store.running()}
        for person in self._away:
            await self._tell_tables(person)
        await self.tidy()

    async def tidy(self) -> None:
        """Let vacations end whose days are over; this is due every minute."""
        for person in [each.person for each in self._away.values() if each.until <= self._now()]:
            await self.end(person)

    def until(self, person: str) -> datetime | None:
        """How long somebody is away; None for those who are not."""
        vacation = self._away.get(person)
        return None if vacation is None else vacation.until

    async def info(self, person: str) -> VacationInfo:
        """How it is with somebody's vacation."""
        until = self.until(person)
        left = DAYS_A_YEAR - _days_in(await self._store.of(person), self._now().year)
        return VacationInfo(until=None if until is None else until.isoformat(), left=left, most=DAYS_A_YEAR)

    async def begin(self, person: str, days: int) -> VacationInfo:
        """Go away for some days, if there are so many left."""
        now = self._now()
        wanted = VacationRecord(person, now, now + days * DAY)
        async with self._lock:
            if person in self._away:
                raise known_problem(409, "on_vacation")
            before = await self._store.of(person)
            for year in {now.year, (wanted.until - DAY).year}:
                if _days_in([*before, wanted], year) > DAYS_A_YEAR:
                    raise known_problem(409, "vacation_too_long", days=max(0, DAYS_A_YEAR - _days_in(before, year)))
            await self._store.begin(wanted)
            self._away[person] = wanted
            await self._tell_tables(person)
        return await self.info(person)

    async def end(self, person: str) -> VacationInfo:
        """Be back. Days that have not begun are left for later."""
        async with self._lock:
            if self._away.pop(person, None) is not None:
                await self._tell_tables(
                    person
                )  # first: if the host stops in between they are away still, and told again
                await self._store.end(person, self._now())
        return await self.info(person)

    def note(self, table: Table) -> None:
        """A table has changed: its match may have begun while somebody is away."""
        if any(table.company.resting_differs(person, is_away=person in self._away) for person in _people(table)):
            task = asyncio.create_task(self._tell(table))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    # What the archive of a person and its deletion need

    async def exported(self, person: str) -> dict[str, Any]:
        """When somebody was away."""
        kept = await self._store.of(person)
        return {
            "vacations": [
                {
                    "begun": each.begun.isoformat(),
                    "until": each.until.isoformat(),
                    "ended": None if each.ended is None else each.ended.isoformat(),
                }
                for each in kept
            ]
        }

    async def forget(self, person: str) -> None:
        """Forget when somebody was away."""
        await self.end(person)
        await self._store.forget(person)

    # Tables

    async def _tell_tables(self, person: str) -> None:
        for table_id in await self._tables_of(person):
            try:
                await self._tell(await self._tables.find(table_id))
            except RequestProblem:  # of older rules, or there is no room for it now
                _logger.info("a table was not told of a vacation", extra={"table": table_id})

    async def _tell(self, table: Table) -> None:
        for person in _people(table):
            await table.company.rest(person, is_away=person in self._away)


def _people(table: Table) -> set[str]:
    if table.clock is None or table.clock.kind != "correspondence":
        return set()
    return {seat.holder for seat in table.seats if seat.holder is not None}


def _days_in(vacations: Sequence[VacationRecord], year: int) -> int:
    """How many days of a year have been taken: each that has begun counts as a whole, and each vacation as one."""
    return sum(each.year == year for vacation in vacations for each in _days(vacation))


def _days(vacation: VacationRecord) -> list[datetime]:
    lasted = min(vacation.ended or vacation.until, vacation.until) - vacation.begun
    return [vacation.begun + number * DAY for number in range(max(1, -(-lasted // DAY)))]
