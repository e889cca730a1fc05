"""The same over SQLAlchemy."""

import hashlib
from dataclasses import asdict, fields, replace

from sqlalchemy import Connection, delete, insert, select, update

from oceanarium.store.calls import NewsRecord, SubscriptionRecord, WishRecord
from oceanarium.store.desk import Desk
from oceanarium.store.layout import CALL_WISHES, NEWS, SUBSCRIPTIONS

_WISHED = [CALL_WISHES.c[each.name] for each in fields(WishRecord)]
_NEWS = [NEWS.c[each.name] for each in fields(NewsRecord)]
_SUBSCRIBED = [SUBSCRIPTIONS.c[each.name] for each in fields(SubscriptionRecord)]


class SqlCalls:
    """Keeps wishes, news and subscriptions beside the tables."""

    def __init__(self, desk: Desk) -> None:
        self._read = desk.read
        self._write = desk.write

    async def wishes(self, person: str) -> WishRecord | None:
        """What somebody wants, if they ever said so."""
        query = select(*_WISHED).filter_by(person=person)
        rows = await self._read(lambda connection: list(connection.execute(query)))
        return WishRecord(*rows[0]) if rows else None

    async def set_wishes(self, record: WishRecord) -> None:
        """Keep what somebody wants."""

        def step(connection: Connection) -> None:
            connection.execute(delete(CALL_WISHES).filter_by(person=record.person))
            connection.execute(insert(CALL_WISHES), asdict(record))

        await self._write([], step)

    async def person_to_stop(self, stop: str) -> str | None:
        """The person in whose mails this word stands."""
        query = select(CALL_WISHES.c.person).filter_by(stop=stop)
        rows = await self._read(lambda connection: list(connection.execute(query)))
        return str(rows[0][0]) if rows else None

    async def add_news(self, record: NewsRecord, most: int) -> NewsRecord:
        """Keep something, and no more than the newest few of that person; the same with its number."""
        row = {**asdict(record), "names": list(record.names)}
        del row["number"]
        numbers: list[int] = []

        def step(connection: Connection) -> None:
            numbers[:] = [int(connection.execute(insert(NEWS).returning(NEWS.c.number), row).scalar_one())]
            of_person = select(NEWS.c.number).filter_by(person=record.person).order_by(NEWS.c.number.desc())
            old = [each[0] for each in connection.execute(of_person.offset(most))]
            if old:
                connection.execute(delete(NEWS).where(NEWS.c.number.in_(old)))

        await self._write([], step)
        return replace(record, number=numbers[0])

    async def news(self, person: str, limit: int) -> list[NewsRecord]:
        """The newest first."""
        query = select(*_NEWS).filter_by(person=person).order_by(NEWS.c.number.desc()).limit(limit)
        rows = await self._read(lambda connection: [NewsRecord(*row) for row in connection.execute(query)])
        return [replace(row, names=tuple(row.names)) for row in rows]

    async def read_news(self, person: str) -> None:
        """Somebody has seen them."""
        step = update(NEWS).filter_by(person=person, is_read=False).values(is_read=True)
        await self._write([], lambda connection: _run(connection, step))

    async def subscribe(self, record: SubscriptionRecord, most: int) -> None:
        """Keep a subscription, in place of one for the same browser; no more than the newest few of a person."""
        row = {**asdict(record), "endpoint_hash": _hash(record.endpoint)}

        def step(connection: Connection) -> None:
            connection.execute(delete(SUBSCRIPTIONS).filter_by(endpoint_hash=row["endpoint_hash"]))
            connection.execute(insert(SUBSCRIPTIONS), row)
            known = select(SUBSCRIPTIONS.c.endpoint_hash).filter_by(person=record.person)
            old = connection.execute(known.order_by(SUBSCRIPTIONS.c.made.desc()).offset(most))
            hashes = [each[0] for each in old]
            if hashes:
                connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint_hash.in_(hashes)))

        await self._write([], step)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Remove one, if it is that person's."""
        step = delete(SUBSCRIPTIONS).filter_by(endpoint_hash=_hash(endpoint))
        if person is not None:
            step = step.filter_by(person=person)
        await self._write([], lambda connection: _run(connection, step))

    async def subscriptions(self, person: str) -> list[SubscriptionRecord]:
        """All of a person."""
        query = select(*_SUBSCRIBED).filter_by(person=person).order_by(SUBSCRIPTIONS.c.made)
        return await self._read(lambda connection: [SubscriptionRecord(*row) for row in connection.execute(query)])

    async def forget(self, person: str) -> None:
        """Remove everything of a person."""

        def step(connection: Connection) -> None:
            for table in (CALL_WISHES, NEWS, SUBSCRIPTIONS):
                connection.execute(delete(table).filter_by(person=person))

        await self._write([], step)


def _run(connection: Connection, step: object) -> None:
    connection.execute(step)  # type: ignore[call-overload]  # whatever can be executed


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
