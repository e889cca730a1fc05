"""Vacations: days in which the clocks of those who play by days stand still. Times are handed in."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from oceanarium.hosting.club.vacations import Vacations
from oceanarium.hosting.holdings import Holdings
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.time.ledger import DAY, ledger_after
from oceanarium.protocol.messages import Clock
from oceanarium.store.desk import Desk
from oceanarium.store.records import REST, RETURN, SIT, Entry, SeatRecord
from oceanarium.store.sql_vacations import SqlVacations
from oceanarium.store.vacations import VacationRecord
from tests.hosting.clockwork import ANNA, BEN, DAYS, LIVE, Clockwork, timed

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


class Kept:
    """Vacations in memory."""

    def __init__(self) -> None:
        self.all: list[VacationRecord] = []

    async def running(self) -> list[VacationRecord]:
        return [each for each in self.all if each.ended is None]

    async def of(self, person: str) -> list[VacationRecord]:
        return [each for each in self.all if each.person == person]

    async def begin(self, vacation: VacationRecord) -> None:
        self.all.append(vacation)

    async def end(self, person: str, ended: datetime) -> None:
        self.all = [
            VacationRecord(each.person, each.begun, each.until, ended) if each in await self.running() else each
            for each in self.all
        ]

    async def forget(self, person: str) -> None:
        self.all = [each for each in self.all if each.person != person]


class Office:
    """Vacations at a house, with a calendar that tests turn."""

    def __init__(self, house: Clockwork, kept: Kept | None = None, now: datetime = NOON) -> None:
        self.now = now
        self.kept = kept or Kept()
        holdings = Holdings(house.tables, house.store)
        self.vacations = Vacations(self.kept, house.tables, holdings.running, lambda: self.now)


async def refused(asked: Any) -> str:
    with pytest.raises(RequestProblem) as problem:
        await asked
    return problem.value.problem.code


def person_to_move(table: Any) -> str:
    holder: str = table.seats[table.waiting[0]].holder
    return holder


def test_clocks_of_days_stand_still_and_go_on_to_the_millisecond() -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house)
        table = await house.table(ANNA, BEN, clock=DAYS)
        person, seat = person_to_move(table), table.waiting[0]
        await house.wait(3_600)
        before = house.left(table)[seat]
        assert before == 3 * DAY - 3_600_000
        await office.vacations.begin(person, 7)
        assert table.ledger.resting == [seat]
        house.machine += 5 * DAY
        await house.hall.timekeeper.work()
        assert (table.status, house.left(table)[seat]) == ("playing", before)
        await office.vacations.end(person)
        assert house.left(table)[seat] == before
        await house.wait(60)
        assert house.left(table)[seat] == before - 60_000

    timed(scenario)


def test_the_others_are_not_spared_by_it() -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house)
        table = await house.table(ANNA, BEN, clock=DAYS)
        mover = person_to_move(table)
        await office.vacations.begin(BEN if mover == ANNA else ANNA, 7)
        house.machine += 3 * DAY
        await house.hall.timekeeper.work()
        assert (table.status, table.ledger.gone[table.seats_of(mover)[0]]) == ("over", "flag")

    timed(scenario)


@pytest.mark.parametrize("clock", [LIVE, None])
def test_nobody_holds_a_live_table_hostage_by_it(clock: Clock | None) -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house)
        table = await house.table(ANNA, BEN, clock=clock)
        seat = table.waiting[0]
        entries = table.entry_count
        await office.vacations.begin(person_to_move(table), 7)
        await house.settle()
        assert (table.entry_count, table.ledger.resting) == (entries, [])
        if clock is not None:
            await house.wait(10)
            assert house.left(table)[seat] == 290_000

    timed(scenario)


def test_a_match_that_begins_meanwhile_knows_of_it() -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house)
        await office.vacations.begin(BEN, 7)
        table = await house.table(ANNA, BEN, clock=DAYS)
        await house.settle()
        assert table.ledger.resting == [1]
        await office.vacations.end(BEN)
        assert table.ledger.resting == []

    timed(scenario)


def test_it_is_exact_after_a_restart_and_time_down_is_not_counted() -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house)
        table = await house.table(ANNA, BEN, clock=DAYS)
        person, seat = person_to_move(table), table.waiting[0]
        await house.wait(100)
        await office.vacations.begin(person, 7)
        before = house.left(table)
        await house.restart(down=40 * 86_400)
        again = Office(house, office.kept, NOON + timedelta(days=6))
        await again.vacations.open()
        found = await house.tables.find(table.id)
        assert (house.left(found), found.ledger.resting) == (before, [seat])
        await house.restart()
        late = Office(house, office.kept, NOON + timedelta(days=7))
        await late.vacations.open()
        found = await house.tables.find(table.id)
        assert (house.left(found), found.ledger.resting) == (before, [])
        assert late.vacations.until(person) is None

    timed(scenario)


def test_a_host_that_stopped_before_it_told_all_tables_does_so_later() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, clock=DAYS)
        kept = Kept()
        await kept.begin(VacationRecord(ANNA, NOON, NOON + timedelta(days=3)))
        office = Office(house, kept)
        assert table.ledger.resting == []
        await office.vacations.open()
        assert table.ledger.resting == [0]

    timed(scenario)


def test_there_are_thirty_days_a_year_and_days_that_have_not_begun_are_left() -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house)
        vacations = office.vacations
        assert (await vacations.info(ANNA)).left == 30
        assert (await vacations.begin(ANNA, 10)).left == 20
        assert await refused(vacations.begin(ANNA, 1)) == "on_vacation"
        office.now += timedelta(days=2, hours=1)
        assert (await vacations.end(ANNA)).left == 27
        assert await refused(vacations.begin(ANNA, 28)) == "vacation_too_long"
        await vacations.begin(ANNA, 27)
        office.now += timedelta(days=27)
        await vacations.tidy()
        assert vacations.until(ANNA) is None
        assert (await vacations.info(ANNA)).left == 0
        office.now = datetime(2027, 1, 1, tzinfo=UTC)
        assert (await vacations.info(ANNA)).left == 30

    timed(scenario)


def test_days_count_for_the_year_in_which_they_lie() -> None:
    async def scenario(house: Clockwork) -> None:
        office = Office(house, now=datetime(2026, 12, 22, 12, tzinfo=UTC))
        assert (await office.vacations.begin(ANNA, 20)).left == 20  # ten of them are in January
        office.now = datetime(2027, 2, 1, tzinfo=UTC)
        await office.vacations.tidy()
        assert (await office.vacations.info(ANNA)).left == 20

    timed(scenario)


def test_the_time_of_a_window_stands_still_too_also_across_a_pause() -> None:
    seats = [SeatRecord(seat, "open", name, holder=name) for seat, name in enumerate((ANNA, BEN))]
    asked = (1 << 16) | 0b11
    begun = [Entry(0, SIT, 0), Entry(1, SIT, 0, asked)]
    six_hours = DAY // 4
    ledger = ledger_after([*begun, Entry(0, REST, 1_000)], seats, DAYS)
    assert [clock.window for clock in ledger.clocks(5_000)] == [None, six_hours - 5_000]
    ledger.take(Entry(0, RETURN, 11_000))
    assert [clock.window for clock in ledger.clocks(11_000)] == [six_hours - 1_000, six_hours - 11_000]


def test_vacations_are_kept_and_forgotten(tmp_path: Path) -> None:
    async def life() -> None:
        desk = Desk(tmp_path)
        await desk.open()
        store = SqlVacations(desk)
        first = VacationRecord("anna", NOON, NOON + timedelta(days=3))
        await store.begin(first)
        await store.begin(VacationRecord("ben", NOON, NOON + timedelta(days=3)))
        assert await store.of("anna") == [first]
        await store.end("anna", NOON + timedelta(days=1))
        assert [each.person for each in await store.running()] == ["ben"]
        await store.forget("ben")
        assert (await store.running(), await store.of("ben")) == ([], [])
        await desk.close()

    asyncio.run(life())
