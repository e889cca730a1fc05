"""`oceanarium people moderator` at the folder of the data."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from oceanarium.store.desk import Desk
from oceanarium.store.people import DeviceRecord, PersonRecord
from oceanarium.store.sql_people import SqlPeople
from tests.cli.running import complaint, run

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def fill(folder: Path) -> None:
    async def life() -> None:
        desk = Desk(folder)
        await desk.open()
        people = SqlPeople(desk)
        mira = PersonRecord("id-of-mira", "Mira", "turtle", "sand", "en", NOON, is_member=True)
        guests = [replace(mira, id=f"guest-{number}", name=name, is_member=False) for number, name in enumerate(NAMES)]
        for person in (mira, *guests):
            await people.create(person, DeviceRecord(f"hash of {person.id}", person.id, NOON, NOON, ""))
        await desk.close()

    asyncio.run(life())


NAMES = ("Mira", "Otto", "Otto")


def test_a_moderator_is_made_and_unmade_by_name_or_id(tmp_path: Path) -> None:
    fill(tmp_path)
    data = ("--data", str(tmp_path))
    assert run("people", "moderator", "mira", "--on", *data).stdout == "Mira (id-of-mira) is a moderator.\n"
    assert run("people", "moderator", "id-of-mira", *data).stdout == "Mira (id-of-mira) is a moderator.\n"
    assert run("people", "moderator", "Mira", "--off", *data).stdout == "Mira (id-of-mira) is no moderator.\n"
    assert run("people", "moderator", "guest-1", "--on", *data).stdout == "Otto (guest-1) is a moderator.\n"
    assert complaint("people", "moderator", "Otto", "--on", *data).endswith(
        "Several are called 'Otto'; name one by id: guest-1 and guest-2."
    )
    assert "Nobody here has the name or the id 'Kim'." in complaint("people", "moderator", "Kim", *data)


def test_a_folder_without_data_is_named(tmp_path: Path) -> None:
    assert "oceanarium.sqlite" in complaint("people", "moderator", "Mira", "--data", str(tmp_path))
