"""Passkeys, codes, mail addresses and sessions over SQLAlchemy, at the same desk as the tables."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update

from oceanarium.store.desk import Desk
from oceanarium.store.keys import CodeRecord, LinkRecord, PasskeyRecord
from oceanarium.store.layout import CODES, DEVICES, LINKS, MAILS, PASSKEYS, PUT_AWAY, SEATS, TABLES
from oceanarium.store.people import DeviceRecord
from oceanarium.store.sql_people import changed_person
from oceanarium.store.sql_store import OVER
from oceanarium.store.store import Conflict

OF_PEOPLE = PASSKEYS, CODES, MAILS, LINKS, DEVICES  # what goes with a person
HELD = (SEATS.c.holder, SEATS.c.table_id), (TABLES.c.creator, TABLES.c.id), (PUT_AWAY.c.holder, PUT_AWAY.c.table_id)


class SqlKeys:
    """Keeps what people sign in with, in the database of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._read = desk.read
        self._write = desk.write

    # Passkeys

    async def add_passkey(self, passkey: PasskeyRecord, name: str, codes: Sequence[CodeRecord]) -> None:
        """Keep a passkey, and with it that its person is a member of that name, and codes."""

        def step(connection: Connection) -> None:
            changed_person(connection, passkey.person, {"is_member": True, "name": name})
            connection.execute(insert(PASSKEYS), asdict(passkey))
            if codes:
                connection.execute(insert(CODES), [asdict(code) for code in codes])

        await self._write([], step)

    async def passkey(self, passkey: str) -> PasskeyRecord | None:
        """A passkey by its id."""
        rows = await self._rows(PASSKEYS, PASSKEYS.c.id == passkey)
        return PasskeyRecord(**rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[PasskeyRecord]:
        """The passkeys of a person, oldest first."""
        rows = await self._rows(PASSKEYS, PASSKEYS.c.person == person)
        return sorted((PasskeyRecord(**row) for row in rows), key=lambda passkey: passkey.made)

    async def note_used(self, passkey: str, sign_count: int, used: datetime) -> None:
        """Keep that a passkey was used."""
        change = update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(sign_count=sign_count, used=used)
        await self._write([], lambda connection: _must_change(connection, change))

    async def remove_passkey(self, person: str, passkey: str) -> None:
        """Forget a passkey of a person; Conflict if there is none."""
        change = delete(PASSKEYS).where(PASSKEYS.c.id == passkey, PASSKEYS.c.person == person)
        await self._write([], lambda connection: _must_change(connection, change))

    # Recovery codes

    async def codes(self, person: str) -> list[CodeRecord]:
        """The recovery codes of a person that are left."""
        return [CodeRecord(**row) for row in await self._rows(CODES, CODES.c.person == person)]

    async def replace_codes(self, person: str, codes: Sequence[CodeRecord]) -> None:
        """Put new codes in the place of all that are left."""

        def step(connection: Connection) -> None:
            connection.execute(delete(CODES).where(CODES.c.person == person))
            connection.execute(insert(CODES), [asdict(code) for code in codes])

        await self._write([], step)

    async def use_code(self, code_hash: str) -> str | None:
        """The person of a code, which is used up by that; None for a wrong one."""
        row = await self._taken(CODES, CODES.c.code_hash == code_hash)
        return None if row is None else str(row["person"])

    # Mail

    async def mail_of(self, person: str) -> str | None:
        """The mail address that a person has confirmed."""
        rows = await self._rows(MAILS, MAILS.c.person == person)
        return str(rows[0]["address"]) if rows else None

    async def person_with_mail(self, address: str) -> str | None:
        """The person who has confirmed a mail address."""
        rows = await self._rows(MAILS, MAILS.c.address == address)
        return str(rows[0]["person"]) if rows else None

    async def set_mail(self, person: str, address: str | None) -> None:
        """Keep a confirmed address, taking it from whoever had it; or none."""

        def step(connection: Connection) -> None:
            connection.execute(delete(MAILS).where((MAILS.c.person == person) | (MAILS.c.address == address)))
            if address is not None:
                connection.execute(insert(MAILS), {"person": person, "address": address})

        await self._write([], step)

    async def add_link(self, link: LinkRecord, oldest: datetime) -> None:
        """Keep a link, and forget those that were made before that moment."""

        def step(connection: Connection) -> None:
            connection.execute(delete(LINKS).where(LINKS.c.made < oldest))
            connection.execute(insert(LINKS), asdict(link))

        await self._write([], step)

    async def use_link(self, token_hash: str, oldest: datetime) -> LinkRecord | None:
        """A link that was not made before that moment, which is used up by that; None for a wrong one."""
        row = await self._taken(LINKS, LINKS.c.token_hash == token_hash)
        return None if row is None or row["made"] < oldest else LinkRecord(**row)

    # Sessions

    async def add_device(self, device: DeviceRecord, instead_of: str | None) -> None:
        """Let a device act for a person, instead of one with that hash that is the same browser."""

        def step(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(DEVICES.c.token_hash == instead_of))
            connection.execute(insert(DEVICES), asdict(device))

        await self._write([], step)

    async def remove_device(self, person: str, token_hash: str) -> None:
        """End a session; Conflict if it is not one of that person."""
        change = delete(DEVICES).where(DEVICES.c.token_hash == token_hash, DEVICES.c.person == person)
        await self._write([], lambda connection: _must_change(connection, change))

    # From one to another, and to nobody

    async def count_held(self, person: str) -> tuple[int, int]:
        """At how many tables a person holds a seat, and how many of these are not over."""
        held = select(TABLES.c.status).where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.holder == person)))
        states = await self._read(lambda connection: list(connection.execute(held).scalars()))
        return len(states), sum(state != OVER for state in states)

    async def hand_over(self, guest: str, person: str) -> list[str]:
        """Give all that a guest holds to a person, but at tables where that person sits too; the changed tables."""
        changed: set[str] = set()

        def step(connection: Connection) -> None:
            changed.clear()  # a transaction may be tried again
            theirs = select(SEATS.c.table_id).where(SEATS.c.holder == person)
            kept = list(connection.execute(theirs).scalars())
            for column, table_id in HELD:
                is_moved = (column == guest) & table_id.not_in(kept)
                changed.update(connection.execute(select(table_id).where(is_moved)).scalars())
                connection.execute(update(column.table).where(is_moved).values({column.name: person}))

        await self._write([], step)
        return sorted(changed)

    async def forget(self, person: str, name: str) -> None:
        """Delete all that is kept of a person but their matches, in which they have that name from now on."""

        def step(connection: Connection) -> None:
            for table in OF_PEOPLE:
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(PUT_AWAY).where(PUT_AWAY.c.holder == person))
            connection.execute(update(SEATS).where(SEATS.c.holder == person).values(name=name))
            gone = {"name": name, "is_member": False, "is_deleted": True, "role": "", "banned_until": None}
            changed_person(connection, person, gone)

        await self._write([], step)

    async def _rows(self, table: Table, is_it: ColumnElement[bool]) -> list[dict[str, Any]]:
        query = select(table).where(is_it)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [dict(row) for row in rows]

    async def _taken(self, table: Table, is_it: ColumnElement[bool]) -> dict[str, Any] | None:
        """A row that is there only once: whoever gets it has deleted it."""
        found: list[dict[str, Any]] = []

        def step(connection: Connection) -> None:
            found[:] = [dict(row) for row in connection.execute(select(table).where(is_it)).mappings()]
            connection.execute(delete(table).where(is_it))

        await self._write([], step)
        return found[0] if found else None


def _must_change(connection: Connection, statement: Any) -> None:
    if connection.execute(statement).rowcount != 1:
        raise Conflict("What was to be changed is not there.")
