"""Finished tables for ratings, laid into a database without playing."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.person_pages import PersonPages
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.club.ratings import Ratings
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.tables import Tables
from oceanarium.store.desk import Desk
from oceanarium.store.people import DeviceRecord, PersonRecord
from oceanarium.store.ratings import RatingChange
from oceanarium.store.records import Entry, SeatRecord, TableRecord
from oceanarium.store.sql_people import SqlPeople
from oceanarium.store.sql_ratings import SqlRatings
from oceanarium.store.sql_store import SqlStore
from tests.hosting.club.house import Idle

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
GAME = "octopus-garden"
BOTS = "newcomer", "casual", "skilled", "strong", "expert", "master"


def seat_of(number: int, who: str) -> SeatRecord:
    """A bot by its level, or a person by their id."""
    if who in BOTS:
        return SeatRecord(number, "bot", f"Bot {number}", level=who)
    return SeatRecord(number, "here", who.capitalize(), holder=who)


def table_of(name: str, who: Sequence[str], places: Sequence[int], **others: Any) -> TableRecord:
    """A table whose match is over."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    result = {
        "places": list(places),
        "winners": [] if len(winners) == len(places) else winners,
        "scores": [10 * (6 - place) for place in places],
        "is_played_out": True,
    }
    record = TableRecord(
        id=name,
        game=GAME,
        rules_version=1,
        options={},
        seed=1,
        is_public=True,
        creator=who[0],
        created=NOON,
        status="over",
        seats=tuple(seat_of(number, each) for number, each in enumerate(who)),
        moves_made=9,
        is_rated=True,
        clock={"kind": "live", "base": 300, "increment": 5},
        result=result,
        moved=NOON,
    )
    return replace(record, **others)


class Records:
    """A database, and the rooms over it, with a clock that tests turn."""

    def __init__(self, desk: Desk) -> None:
        self.now = NOON
        self.desk = desk
        self.store = SqlStore(desk)
        self.kept = SqlRatings(desk)
        self.people = People(SqlPeople(desk), Presence())
        self.ratings = Ratings(self.kept, lambda: self.now)
        self.pages = PersonPages(self.people, self.ratings, self.kept)
        self._played = 0

    async def lay(self, who: Sequence[str], places: Sequence[int], **others: Any) -> TableRecord:
        """Keep a table whose match is over and has not been judged."""
        self._played += 1
        made = {"created": self.now, "moved": self.now, "made": 1_000 * self._played, **others}
        table = table_of(made.pop("name", f"table{self._played}"), who, places, **made)
        entries = [Entry(seat, 1, moment=10 * number) for number, seat in enumerate(range(len(who)))]
        await self.store.create(table, entries)
        return table

    async def play(self, who: Sequence[str], places: Sequence[int], **others: Any) -> list[RatingChange]:
        """The same, and judge it."""
        table = await self.lay(who, places, **others)
        await self.judge(table)
        return await self.kept.changes_at([table.id])

    async def open(self) -> None:
        """As a host does that starts."""
        await self.ratings.open(Tables(self.store, Idle(), HostingSettings()))

    async def judge(self, table: TableRecord) -> None:
        await self.ratings._judge(table.id, table.result or {}, self.now)

    def wait(self, **time: float) -> None:
        self.now += timedelta(**time)

    async def enter(self, *people: str) -> None:
        """Let people be known by name."""
        store = SqlPeople(self.desk)
        for person in people:
            record = PersonRecord(person, person.capitalize(), "crab", "blue", "en", NOON)
            await store.create(record, DeviceRecord(f"device of {person}", person, NOON, NOON, ""))


def with_records(folder: Path, scenario: Callable[[Records], Awaitable[None]]) -> None:
    """Each call is a new life of the same data."""

    async def life() -> None:
        desk = Desk(folder)
        await desk.open()
        try:
            await scenario(Records(desk))
        finally:
            await desk.close()

    asyncio.run(life())
