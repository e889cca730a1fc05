"""Friends, moderators and their people over a database, for tests; the clock is turned by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from oceanarium.hosting.club.moderation import Moderation
from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.club.social import Social
from oceanarium.hosting.club.talk_book import TalkBook
from oceanarium.store.database import FILE_NAME, migrate, open_engine
from oceanarium.store.desk import Desk
from oceanarium.store.sql_people import SqlPeople
from oceanarium.store.sql_social import SqlSocial

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


class House:
    """A social room over a database, with a clock that tests turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.now = NOON
        self.store = SqlSocial(desk)
        self.book = TalkBook()
        self.presence = Presence()
        self.people_store = SqlPeople(desk)
        self.people = People(self.people_store, self.presence, lambda: self.now)
        self.moderation = Moderation(self.store, self.people, self.book, lambda: self.now)
        self.social = Social(self.store, self.people, self.moderation, self.book, lambda: self.now)

    async def open(self) -> None:
        await self.moderation.open()
        await self.social.open()

    async def guest(self, name: str, role: str = "") -> str:
        """Somebody new."""
        person = await self.people.guest(f"device of {name}")
        await self.people_store.change(person, {"name": name, "role": role})
        await self.people.read_anew(person)
        return person


Scenario = Callable[[House], Awaitable[None]]


@cache
def _empty_database() -> bytes:
    """Laid out once for all tests: that takes longer than any of them."""
    with TemporaryDirectory() as folder:
        engine = open_engine(Path(folder))
        migrate(engine)
        engine.dispose()
        return (Path(folder) / FILE_NAME).read_bytes()


def in_house(folder: Path, scenario: Scenario) -> None:
    """Each call is a new life of the same data."""
    if not (folder / FILE_NAME).exists():
        (folder / FILE_NAME).write_bytes(_empty_database())

    async def life() -> None:
        desk = Desk(folder)
        await desk.open()
        house = House(desk)
        try:
            await house.open()
            await scenario(house)
        finally:
            await desk.close()

    asyncio.run(life())
