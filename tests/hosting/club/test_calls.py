"""Calls: who is called, when, in which ways, and what is said."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from oceanarium.hosting.club.calls import USUAL, Call, Calls, call_about, mail_content, push_content
from oceanarium.hosting.club.turns import DAY, GRACE, MOST_LOW
from oceanarium.hosting.messages.calls import CallWish, PushSubscription
from oceanarium.hosting.messages.tables import NewTable
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.kernel import NOBODY, game_named
from oceanarium.protocol.messages import Clock
from oceanarium.store.calls import NewsRecord, SubscriptionRecord, WishRecord
from oceanarium.store.desk import Desk
from oceanarium.store.sql_calls import SqlCalls
from oceanarium.tab.store import TabStore
from tests.hosting.club.house import HERE, OPEN, SETTINGS, Idle
from tests.laws.test_secrets import twin_of
from tests.tab.keeper import MemoryKeeper

ANNA, BEN = "anna", "ben"
SUBSCRIPTION = PushSubscription(endpoint="https://push.example.org/ben", p256dh="B" * 87, auth="A" * 22)


class MemoryCalls:
    """What the database does."""

    def __init__(self) -> None:
        self.kept: dict[str, WishRecord] = {}
        self.items: list[NewsRecord] = []
        self.browsers: dict[str, SubscriptionRecord] = {}

    async def wishes(self, person: str) -> WishRecord | None:
        return self.kept.get(person)

    async def set_wishes(self, record: WishRecord) -> None:
        self.kept[record.person] = record

    async def person_to_stop(self, stop: str) -> str | None:
        return next((person for person, record in self.kept.items() if record.stop == stop), None)

    async def add_news(self, record: NewsRecord, most: int) -> NewsRecord:
        self.items.append(replace(record, number=len(self.items) + 1))
        return self.items[-1]

    async def news(self, person: str, limit: int) -> list[NewsRecord]:
        return [record for record in reversed(self.items) if record.person == person][:limit]

    async def read_news(self, person: str) -> None:
        self.items = [replace(each, is_read=each.is_read or each.person == person) for each in self.items]

    async def subscribe(self, record: SubscriptionRecord, most: int) -> None:
        self.browsers[record.endpoint] = record

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        self.browsers.pop(endpoint, None)

    async def subscriptions(self, person: str) -> list[SubscriptionRecord]:
        return [record for record in self.browsers.values() if record.person == person]

    async def forget(self, person: str) -> None:
        self.kept.pop(person, None)


class FakePush:
    """A push service that keeps what it is given."""

    key = "key"

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.has_gone = False

    def check(self, endpoint: str) -> None:
        if not endpoint.startswith("https:"):
            raise OSError

    async def send(self, subscription: SubscriptionRecord, content: bytes, topic: str) -> bool:
        self.sent.append((subscription.endpoint, json.loads(content)))
        return not self.has_gone


class House:
    """A table of two people, calls, and all that is told, with times that a test hands in."""

    def __init__(self) -> None:
        self.time = 50.0
        self.day = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self.store = MemoryCalls()
        self.push = FakePush()
        self.mails: list[tuple[str, str, str]] = []
        self.told: list[tuple[str, Any]] = []
        self.here: set[str] = set()
        self.tables = Tables(TabStore(MemoryKeeper()), Idle(), SETTINGS)
        people: Any = SimpleNamespace(find=self._find)
        self.calls = Calls(
            self.store,
            self.tables,
            people,
            self._tell,
            self.push,
            SimpleNamespace(send=lambda *mail: self.mails.append(mail)),
            self._mail_of,
            "https://club.example.org/",
            b"a secret of the server",
            lambda: self.day,
            lambda: self.time,
        )
        self.table: Table

    async def _find(self, person: str) -> Any:
        return SimpleNamespace(language="de" if person == BEN else "en")

    async def _mail_of(self, person: str) -> str | None:
        return f"{person}@example.org"

    def _tell(self, person: str, message: Any) -> bool:
        if person in self.here:
            self.told.append((person, message))
        return person in self.here

    async def open(self, game: str = "octopus-garden") -> None:
        wanted = NewTable(game=game, seats=[replace(HERE, name="Anna"), OPEN], seed=5)
        self.table = await self.tables.create(ANNA, wanted)
        await self.calls.look()

    async def begin(self, game: str = "octopus-garden") -> None:
        """Let both sit down, and all that calls because of it be over."""
        await self.open(game)
        await self.table.join(BEN, "Ben", None)
        await self.wait(GRACE)
        self.store.items.clear()
        self.told.clear()
        self.push.sent.clear()

    async def wait(self, seconds: float) -> None:
        await self.calls.look()
        self.time += seconds
        self.day += timedelta(seconds=seconds)
        await self.calls.look()

    def look_at(self, person: str) -> Any:
        page: Any = SimpleNamespace(person=person, table_changed=lambda: None)
        self.table.connect(page)
        return page

    async def play(self) -> None:
        """One whole turn."""
        seat = self.table.waiting[0]
        while seat in self.table.waiting:
            move = self.table.match.legal_numbers(seat)[0]
            await self.table.play((ANNA, BEN)[seat], seat, move, self.table.sequence)

    @property
    def kinds(self) -> list[tuple[str, str]]:
        return sorted((record.person, record.kind) for record in self.store.items)


def play_scene(scene: Callable[[House], Any]) -> None:
    asyncio.run(scene(House()))


def test_a_turn_calls_once_and_not_before_one_had_time_to_look() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        await house.play()
        await house.wait(GRACE - 1)
        assert house.kinds == []
        await house.wait(1)
        assert house.kinds == [(BEN, "turn_days")]
        house.look_at(ANNA)
        await house.wait(99)
        assert house.kinds == [(BEN, "turn_days")]

    play_scene(scene)


def test_nobody_is_called_who_looks_at_the_table() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        page = house.look_at(BEN)
        await house.play()
        await house.wait(99)
        assert house.kinds == []
        house.table.disconnect(page)
        await house.wait(99)
        assert house.kinds == []  # it was seen

    play_scene(scene)


def test_who_comes_in_time_is_not_called() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        await house.play()
        await house.calls.look()
        house.look_at(BEN)
        await house.wait(GRACE)
        assert house.kinds == []

    play_scene(scene)


def test_a_table_that_begins_calls_all_who_are_not_there_and_so_does_its_end() -> None:
    async def scene(house: House) -> None:
        await house.open()
        house.look_at(ANNA)
        await house.table.join(BEN, "Ben", None)
        await house.wait(GRACE)
        assert house.kinds == [(BEN, "begun")]
        await house.table.resign(ANNA, [0])
        await house.wait(GRACE)
        assert house.kinds == [(BEN, "begun"), (BEN, "over")]

    play_scene(scene)


def test_a_challenge_calls_with_the_name_of_whoever_asks() -> None:
    async def scene(house: House) -> None:
        house.here = {BEN}
        await house.calls.challenged(BEN, game_named("oceania"), "Anna")
        ((_, called),) = house.told
        assert (called.item.kind, called.item.title, called.item.names) == ("challenge", "Oceania", ["Anna"])

    play_scene(scene)


def test_bots_call_nobody() -> None:
    async def scene(house: House) -> None:
        await house.open()
        await house.table.fill(ANNA, "newcomer")
        await house.wait(99)
        assert house.kinds == []

    play_scene(scene)


def test_a_table_loaded_again_calls_nobody_for_what_happened_long_ago() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        await house.play()
        fresh = House()
        fresh.day = datetime.now(UTC) + timedelta(hours=1)  # the table knows the true time of its last move
        fresh.table = house.table
        fresh.calls.note(house.table)
        await fresh.wait(GRACE)
        assert fresh.kinds == []

    play_scene(scene)


def test_low_time_calls_by_correspondence_only() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        table = house.table
        days = Clock(kind="correspondence", days=2)
        clocked: Any = SimpleNamespace(
            **{name: getattr(table, name) for name in ("id", "seats", "status", "record", "moved", "waiting")},
            **{name: getattr(table, name) for name in ("listeners", "is_bot", "seats_of", "match")},
            is_writing=False,
            is_broken=False,
            clock=days,
            now=0,
            ledger=SimpleNamespace(runs_out=lambda: [(2 * DAY, table.waiting[0])]),
        )
        turns = house.calls._turns
        turns.follow(clocked)
        house.time += (2 * DAY - MOST_LOW) / 1000
        clocked.now = 2 * DAY - MOST_LOW
        low = [due for due in turns.take_due() if due.kind == "clock_low"]
        assert [due.person for due in low] == [(ANNA, BEN)[table.waiting[0]]]
        assert turns.still_calls(low[0], clocked)
        clocked.now = 0
        assert not turns.still_calls(low[0], clocked)
        clocked.clock = Clock(kind="live", base=300)
        turns.follow(clocked)
        house.time += 10 * DAY
        assert all(due.kind != "clock_low" for due in turns.take_due())

    play_scene(scene)


def test_an_open_page_is_told_and_then_neither_push_nor_mail_is_sent() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        house.here = {BEN}
        await house.calls.subscribe(BEN, SUBSCRIPTION)
        await house.play()
        await house.wait(GRACE)
        ((person, called),) = house.told
        assert (person, called.item.kind, called.ways) == (BEN, "turn_days", ["page", "browser"])
        assert (house.push.sent, house.mails) == ([], [])

    play_scene(scene)


def test_a_closed_browser_is_called_in_the_language_of_its_owner() -> None:
    async def scene(house: House) -> None:
        await house.begin()
        await house.calls.subscribe(BEN, SUBSCRIPTION)
        await house.play()
        await house.wait(GRACE)
        ((endpoint, content),) = house.push.sent
        assert endpoint == SUBSCRIPTION.endpoint
        assert content == {
            "title": "Du bist am Zug",
            "body": "Octopus' Garden mit Anna",
            "url": f"/table/{house.table.id}",
            "tag": house.table.id,
        }

    play_scene(scene)


def test_a_browser_that_has_gone_is_forgotten_and_one_that_has_not_stays() -> None:
    async def scene(house: House) -> None:
        await house.calls.subscribe(BEN, SUBSCRIPTION)
        call = Call("begun", "t", "oceania", "Oceania", ("Anna",))
        await house.calls.call(BEN, call)
        assert len(await house.store.subscriptions(BEN)) == 1
        house.push.has_gone = True
        await house.calls.call(BEN, call)
        assert await house.store.subscriptions(BEN) == []

    play_scene(scene)


def test_nobody_lets_the_server_call_a_push_service_without_end() -> None:
    async def scene(house: House) -> None:
        await house.calls.subscribe(BEN, SUBSCRIPTION)
        for _ in range(5):
            await house.calls.try_out(BEN)
        with pytest.raises(RequestProblem, match="too fast"):
            await house.calls.try_out(BEN)
        assert len(house.push.sent) == 5

    play_scene(scene)


def test_an_address_that_is_no_push_service_is_refused() -> None:
    async def scene(house: House) -> None:
        with pytest.raises(RequestProblem, match="no push service"):
            await house.calls.subscribe(BEN, replace(SUBSCRIPTION, endpoint="http://localhost/x"))

    play_scene(scene)


def test_at_most_one_mail_a_day_with_a_link_that_stops_them() -> None:
    async def scene(house: House) -> None:
        call = Call("turn_days", "t1", "oceania", "Oceania", ("Anna",))
        await house.calls.call(BEN, call)
        house.day += timedelta(hours=23)
        await house.calls.call(BEN, call)
        ((address, subject, text),) = house.mails
        assert (address, subject) == ("ben@example.org", "Oceania: Du bist am Zug")
        assert "https://club.example.org/table/t1\n" in text
        house.day += timedelta(hours=1)
        await house.calls.call(BEN, call)
        assert [mail[2] for mail in house.mails] == [text, text]
        await house.calls.stop_mails("nobody's word")
        await house.calls.stop_mails(text.split("/stop-mails/")[1].strip())
        house.day += timedelta(days=2)
        await house.calls.call(BEN, call)
        assert len(house.mails) == 2
        assert "push" in next(wish.ways for wish in (await house.calls.page(BEN)).wishes if wish.kind == "turn_days")

    play_scene(scene)


def test_live_turns_send_no_mail_and_push_only_if_one_wishes() -> None:
    async def scene(house: House) -> None:
        await house.calls.subscribe(BEN, SUBSCRIPTION)
        call = Call("turn_live", "t1", "oceania", "Oceania", ("Anna",))
        await house.calls.call(BEN, call)
        assert (house.push.sent, house.mails) == ([], [])
        await house.calls.wish(BEN, [CallWish(kind="turn_live", ways=["push", "mail"])])
        await house.calls.call(BEN, call)
        assert len(house.push.sent) == 1
        assert house.mails == []  # there is no such way
        page = await house.calls.page(BEN)
        assert {wish.kind: tuple(wish.ways) for wish in page.wishes} == {**USUAL, "turn_live": ("push",)}

    play_scene(scene)


def test_news_stand_under_the_bell_until_they_are_read() -> None:
    async def scene(house: House) -> None:
        await house.calls.call(BEN, Call("over", "t1", "oceania", "Oceania", ("Anna",)))
        (item,) = (await house.calls.news(BEN)).items
        assert (item.kind, item.names, item.is_read) == ("over", ["Anna"], False)
        await house.calls.read_news(BEN)
        assert (await house.calls.news(BEN)).items[0].is_read
        assert (await house.calls.news(ANNA)).items == []

    play_scene(scene)


def test_a_call_says_nothing_that_onlookers_do_not_know() -> None:
    """All of it is made from the line in a list: of matches that onlookers cannot tell apart it is the same."""

    async def scene(house: House) -> None:
        await house.begin("tidepool")
        table = house.table

        def told() -> list[Any]:
            table.sequence += 1  # what is seen is made anew
            call = call_about(house.tables.moment(table).line(None), "turn_days", [1])
            return [call, push_content(call, "fr"), mail_content(call, "fr", "https://a.example", "word")]

        first, view = told(), table.match.view(1)
        table.match.state = next(
            twin
            for seed in range(9)
            if (twin := twin_of(table.match.game, table.match.state, NOBODY, seed)) != table.match.state
        )
        assert told() == first
        assert table.match.view(1) != view  # there was something to tell

    play_scene(scene)


def test_the_database_keeps_wishes_news_and_browsers(tmp_path: Path) -> None:
    async def scenario() -> None:
        desk = Desk(tmp_path)
        await desk.open()
        store = SqlCalls(desk)
        made = datetime(2026, 5, 1, tzinfo=UTC)
        assert await store.wishes(BEN) is None
        wished = WishRecord(BEN, {"over": ["page"]}, made, "word")
        await store.set_wishes(replace(wished, wishes={}))
        await store.set_wishes(wished)
        assert await store.wishes(BEN) == wished
        assert [await store.person_to_stop(word) for word in ("word", "other")] == [BEN, None]
        for title in ("one", "two", "three"):
            await store.add_news(NewsRecord(BEN, "over", "t", "oceania", title, ("Anna",), made), 2)
        await store.read_news(BEN)
        news = await store.news(BEN, 9)
        assert [(each.title, each.is_read, each.names) for each in news] == [
            ("three", True, ("Anna",)),
            ("two", True, ("Anna",)),
        ]
        for number in range(3):
            at = made + timedelta(days=number)
            await store.subscribe(SubscriptionRecord(BEN, f"https://{number}.example", "key", "auth", at), 2)
        await store.subscribe(SubscriptionRecord(ANNA, "https://1.example", "key", "auth", made), 2)
        assert [each.endpoint for each in await store.subscriptions(BEN)] == ["https://2.example"]
        await store.unsubscribe("https://1.example", BEN)
        assert len(await store.subscriptions(ANNA)) == 1
        await store.unsubscribe("https://1.example")
        assert await store.subscriptions(ANNA) == []
        await store.forget(BEN)
        assert (await store.wishes(BEN), await store.news(BEN, 9), await store.subscriptions(BEN)) == (None, [], [])
        await desk.close()

    asyncio.run(scenario())
