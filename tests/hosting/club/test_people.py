"""People: guests at once, known without the disk, here or not."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from oceanarium.hosting.club.club import Club
from oceanarium.hosting.club.people import COLOURS, CREATURES, People
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.club.recent import Recent
from oceanarium.hosting.problems import RequestProblem
from oceanarium.store.desk import Desk
from oceanarium.store.sql_ratings import SqlRatings
from oceanarium.store.sql_social import SqlSocial
from tests.hosting.club.house import SETTINGS, House
from tests.hosting.club.memory import MemoryPeople

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def with_people(scenario: Callable[[People, MemoryPeople], Coroutine[None, None, None]]) -> None:
    store = MemoryPeople()
    asyncio.run(scenario(People(store, Presence(), lambda: NOON), store))


def test_who_comes_is_a_guest_with_a_name_in_their_language_and_a_portrait() -> None:
    async def scenario(people: People, store: MemoryPeople) -> None:
        assert await people.of_device("phone") is None
        guest = await people.find(await people.guest("phone", "Firefox, Android", "de"))
        assert (guest.is_member, guest.language, guest.created) == (False, "de", NOON)
        assert guest.name
        assert guest.creature in CREATURES
        assert guest.colour in COLOURS
        assert await people.of_device("phone") == guest.id
        assert store.held["phone"].browser == "Firefox, Android"

    with_people(scenario)


def test_many_requests_of_a_new_device_at_once_make_one_person() -> None:
    async def scenario(people: People, store: MemoryPeople) -> None:
        found = await asyncio.gather(*(people.guest("phone") for _ in range(20)))
        assert len(set(found)) == len(store.persons) == 1

    with_people(scenario)


def test_a_guest_whom_another_process_made_meanwhile_is_found() -> None:
    async def scenario(people: People, store: MemoryPeople) -> None:
        assert await people.of_device("phone") is None
        other = await People(store, Presence()).guest("phone")
        assert await people.guest("phone") == other
        assert len(store.persons) == 1

    with_people(scenario)


def test_no_question_of_a_known_device_costs_a_read() -> None:
    async def scenario(people: People, store: MemoryPeople) -> None:
        person = await people.guest("phone")
        await people.of_device("unknown")
        before = store.reads
        for _ in range(100):
            assert await people.of_device("phone") == person
            assert await people.of_device("unknown") is None
            assert set(await people.named([person])) == {person}
        assert store.reads == before

    with_people(scenario)


def test_whom_nobody_knows_is_told_in_one_sentence() -> None:
    async def scenario(people: People, store: MemoryPeople) -> None:
        with pytest.raises(RequestProblem, match="nobody"):
            await people.find("nobody")

    with_people(scenario)


def test_when_a_device_was_last_seen_is_kept_when_the_club_is_tidied(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = MemoryPeople()
        club = Club(store, SqlSocial(desk := Desk(tmp_path)), SqlRatings(desk), House().tables, SETTINGS)
        club.people._now = lambda: NOON
        await club.people.guest("phone")
        club.people._now = lambda: NOON + timedelta(hours=1)
        await club.people.of_device("phone")
        assert store.held["phone"].seen == NOON
        await club.tidy()
        assert store.held["phone"].seen == NOON + timedelta(hours=1)

    asyncio.run(scenario())


def test_who_has_a_line_open_is_here_until_the_last_is_closed() -> None:
    presence = Presence()
    with presence.entered("anna", "phone", lambda: None):
        with presence.entered("anna", "laptop", lambda: None), presence.entered(None, None, lambda: None):
            assert (presence.is_here("anna"), presence.count) == (True, 1)
        assert presence.is_here("anna")
    assert (presence.is_here("anna"), presence.count) == (False, 0)


def test_the_lines_of_one_device_or_all_of_a_person_are_cut() -> None:
    presence, cut = Presence(), []
    with (
        presence.entered("anna", "phone", lambda: cut.append("phone")),
        presence.entered("anna", "laptop", lambda: cut.append("laptop")),
        presence.entered("ben", "tablet", lambda: cut.append("tablet")),
    ):
        presence.cut("anna", "phone")
        assert cut == ["phone"]
        presence.cut("anna")
    assert cut == ["phone", "phone", "laptop"]


def test_of_what_was_asked_the_oldest_is_forgotten() -> None:
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"] = 1, 2
    assert recent["a"] == 1
    recent["c"] = 3
    assert ("a" in recent, "b" in recent, "c" in recent) == (True, False, True)
