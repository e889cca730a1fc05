"""People in the database, and what became of the devices of the version before there were any."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic import command

from oceanarium.store import Conflict
from oceanarium.store.database import FILE_NAME, migrate, migration_config, open_engine
from oceanarium.store.desk import Desk
from oceanarium.store.people import DeviceRecord, PersonRecord
from oceanarium.store.sql_people import SqlPeople
from oceanarium.store.sql_store import SqlStore

OLD = Path(__file__).parent / "version_0002.sql"  # made by the server of that version: two devices, four tables
ANNA, BEN = (
    hashlib.sha256((name + letter * 39).encode()).hexdigest() for name, letter in (("anna", "A"), ("ben_", "B"))
)
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
MIRA = PersonRecord("mira", "Mira", "turtle", "sand", "de", NOON)


def with_people(folder: Path, scenario: Callable[[SqlPeople, SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        desk = Desk(folder)
        await desk.open()
        try:
            await scenario(SqlPeople(desk), SqlStore(desk))
        finally:
            await desk.close()

    asyncio.run(run())


@pytest.fixture
def old(tmp_path: Path) -> Path:
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
    database.close()
    return tmp_path


def test_devices_of_the_version_before_become_people_who_keep_all_their_seats(old: Path) -> None:
    async def scenario(people: SqlPeople, tables: SqlStore) -> None:
        anna, ben = await people.person_of(ANNA), await people.person_of(BEN)
        assert anna is not None
        assert ben is not None
        assert (anna.name, ben.name, anna.is_member) == ("Anna", "Ben", False)
        assert {anna.id, ben.id}.isdisjoint({ANNA, BEN})  # nobody learns the hash of a token
        running = await tables.tables_of(anna.id, 9, finished=False)
        assert [[seat.holder for seat in table.seats] for table in running] == [[anna.id, ben.id]]
        assert [table.creator for table in running] == [anna.id]
        assert len(await tables.tables_of(ben.id, 9, finished=False)) == 2
        assert len(await tables.tables_of(ben.id, 9, finished=True)) == 1
        assert [len(table.seats) for table in await tables.tables_put_away(anna.id, 9)] == [2]
        assert await tables.count_unfinished(anna.id) == 1

    with_people(old, scenario)


def test_of_a_migrated_database_no_hash_is_left_but_those_of_devices(old: Path) -> None:
    with_people(old, lambda people, tables: asyncio.sleep(0))
    with sqlite3.connect(old / FILE_NAME) as database:
        dump = [line for line in database.iterdump() if ANNA in line or BEN in line]
    database.close()
    assert len(dump) == 2
    assert all('INTO "devices"' in line for line in dump)


def test_a_migrated_database_can_go_back_to_the_version_before(old: Path) -> None:
    with sqlite3.connect(old / FILE_NAME) as database:
        before = [line for line in database.iterdump() if "INSERT" in line and "alembic" not in line]
    database.close()
    engine = open_engine(old)
    migrate(engine)
    with engine.begin() as connection:
        config = migration_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    engine.dispose()
    with sqlite3.connect(old / FILE_NAME) as database:
        after = [line for line in database.iterdump() if "INSERT" in line and "alembic" not in line]
    database.close()
    assert after == before


def test_a_person_is_found_by_device_and_id_after_the_server_has_been_away(tmp_path: Path) -> None:
    async def write(people: SqlPeople, tables: SqlStore) -> None:
        await people.create(MIRA, DeviceRecord(ANNA, "mira", NOON, NOON, "Firefox, Linux"))
        await people.note_seen({ANNA: NOON + timedelta(days=1)})
        await people.change("mira", {"name": "Mira K.", "creature": "crab"})

    async def read(people: SqlPeople, tables: SqlStore) -> None:
        changed = replace(MIRA, name="Mira K.", creature="crab")
        assert await people.person_of(ANNA) == changed
        assert await people.person_of(BEN) is None
        assert await people.people(["mira", "nobody"]) == {"mira": changed}
        [device] = await people.devices("mira")
        assert device == DeviceRecord(ANNA, "mira", NOON, NOON + timedelta(days=1), "Firefox, Linux")

    with_people(tmp_path, write)
    with_people(tmp_path, read)


def test_a_device_has_one_person_and_of_two_members_none_have_the_same_name(tmp_path: Path) -> None:
    async def scenario(people: SqlPeople, tables: SqlStore) -> None:
        await people.create(MIRA, DeviceRecord(ANNA, "mira", NOON, NOON, ""))
        ben = replace(MIRA, id="ben")  # guests may have the same
        with pytest.raises(Conflict):
            await people.create(ben, DeviceRecord(ANNA, "ben", NOON, NOON, ""))
        assert await people.people(["ben"]) == {}  # all or nothing
        await people.create(ben, DeviceRecord(BEN, "ben", NOON, NOON, ""))
        await people.change("mira", {"is_member": True})
        with pytest.raises(Conflict):
            await people.change("ben", {"is_member": True})
        with pytest.raises(Conflict):
            await people.change("ben", {"is_member": True, "name": "MIRA"})
        await people.change("ben", {"is_member": True, "name": "Ben"})
        await people.change("mira", {"is_deleted": True})
        await people.change("ben", {"name": "mira"})  # free again

    with_people(tmp_path, scenario)


def test_nobody_cannot_be_changed(tmp_path: Path) -> None:
    async def scenario(people: SqlPeople, tables: SqlStore) -> None:
        with pytest.raises(Conflict):
            await people.change("nobody", {"name": "Somebody"})

    with_people(tmp_path, scenario)
