"""People over SQLAlchemy, at the same desk as the tables."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert, select, update

from oceanarium.store.desk import Desk
from oceanarium.store.layout import DEVICES, PEOPLE
from oceanarium.store.people import DeviceRecord, PersonRecord
from oceanarium.store.store import Conflict

_RECORDED = [PEOPLE.c[field.name] for field in fields(PersonRecord)]


class SqlPeople:
    """Keeps people in the database of a desk, which whoever made it opens and closes."""

    def __init__(self, desk: Desk) -> None:
        self._read = desk.read
        self._write = desk.write

    async def create(self, person: PersonRecord, device: DeviceRecord) -> None:
        """Keep a new person with a first device; Conflict if the device belongs to somebody already."""

        def step(connection: Connection) -> None:
            connection.execute(insert(PEOPLE), {**asdict(person), "member_name": _member_name(asdict(person))})
            connection.execute(insert(DEVICES), asdict(device))

        await self._write([], step)

    async def people(self, ids: Collection[str]) -> dict[str, PersonRecord]:
        """Those of these people that there are."""
        query = select(*_RECORDED).where(PEOPLE.c.id.in_(ids))
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return {row["id"]: PersonRecord(**row) for row in rows}

    async def person_of(self, token_hash: str) -> PersonRecord | None:
        """The person for whom a device acts."""
        query = select(*_RECORDED).join(DEVICES).where(DEVICES.c.token_hash == token_hash)
        row = await self._read(lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else PersonRecord(**row)

    async def change(self, person: str, changes: Mapping[str, Any]) -> None:
        """Change what is kept of a person; Conflict if a member has that name already, or nobody is so called."""
        await self._write([], lambda connection: changed_person(connection, person, changes))

    async def devices(self, person: str) -> list[DeviceRecord]:
        """The devices of a person, last seen first."""
        query = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.seen.desc(), DEVICES.c.since)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [DeviceRecord(**row) for row in rows]

    async def note_seen(self, moments: Mapping[str, datetime]) -> None:
        """Keep when devices, by the hashes of their tokens, were last seen: for people to read, so it may lag."""

        def step(connection: Connection) -> None:
            for token_hash, moment in moments.items():
                connection.execute(update(DEVICES).where(DEVICES.c.token_hash == token_hash).values(seen=moment))

        if moments:
            await self._write([], step)


def changed_person(connection: Connection, person: str, changes: Mapping[str, Any]) -> None:
    """Change what is kept of a person, as part of something larger."""
    before = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).mappings().one_or_none()
    if before is None:
        raise Conflict("There is no such person.")
    after = {**before, **changes}
    after["member_name"] = _member_name(after)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(after))


def _member_name(person: Mapping[str, Any]) -> str | None:
    """The name by which nobody else may become a member; guests and those who are gone keep none from others."""
    return person["name"].casefold() if person["is_member"] and not person["is_deleted"] else None
