"""What every store does. Each implementation is put through all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from oceanarium.store import RESIGN, TAKE_BACK, Conflict, Entry, SeatRecord, Snapshot, Store, StoredTable, TableRecord
from oceanarium.store.desk import Desk
from oceanarium.store.sql_store import SqlStore
from oceanarium.tab.store import TabStore
from tests.tab.keeper import MemoryKeeper

Scenario = Callable[[Store], Awaitable[None]]
KEEPERS: dict[Path, MemoryKeeper] = {}  # a browser's database outlives the tab
IMPLEMENTATIONS: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqlStore(Desk(folder)),
    "tab": lambda folder: TabStore(KEEPERS.setdefault(folder, MemoryKeeper())),
}

ANNA, BEN = "a" * 64, "b" * 64
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
TABLE = TableRecord(
    id="first",
    game="octopus-garden",
    rules_version=1,
    options={"garden_rows": [4, 5, 6], "first_player": "random"},
    seed=2**62,
    is_public=True,
    creator=ANNA,
    created=NOON,
    status="open",
    seats=(
        SeatRecord(0, "here", "Anna", holder=ANNA),
        SeatRecord(1, "open", "Seat 2"),
        SeatRecord(2, "bot", "Bot", level="greedy"),
    ),
    moves_made=2,
)
ENTRIES = [Entry(-2, 7), Entry(0, 3)]


@pytest.fixture(params=IMPLEMENTATIONS)
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Every call opens the same data anew."""
    made = IMPLEMENTATIONS[request.param]
    return lambda: made(tmp_path / "data")


def run(open_store: Callable[[], Store], scenario: Scenario) -> None:
    async def session() -> None:
        store = open_store()
        await store.open()
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(session())


def test_a_table_comes_back_as_it_was_stored_even_after_a_restart(open_store: Callable[[], Store]) -> None:
    async def write(store: Store) -> None:
        await store.create(TABLE, ENTRIES)

    async def read(store: Store) -> None:
        assert await store.load("first") == StoredTable(TABLE, ENTRIES, None)
        assert await store.load("second") is None

    run(open_store, write)
    run(open_store, read)


def test_moves_and_take_backs_are_appended_in_their_order(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        await store.append("first", 2, [Entry(1, 5), Entry(-2, 9)])
        await store.append("first", 4, [Entry(1, TAKE_BACK)], status="over")
        stored = await store.load("first")
        assert stored is not None
        assert stored.entries == [*ENTRIES, Entry(1, 5), Entry(-2, 9), Entry(1, TAKE_BACK)]
        assert stored.table.status == "over"

    run(open_store, scenario)


def test_two_writers_cannot_both_write_the_same_move(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        attempts = [store.append("first", 2, [Entry(seat, seat)]) for seat in range(8)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sorted(str(type(result).__name__) for result in results) == ["Conflict"] * 7 + ["NoneType"]
        stored = await store.load("first")
        assert stored is not None
        assert len(stored.entries) == 3

    run(open_store, scenario)


def test_a_conflict_harms_nobody_who_writes_at_the_same_time(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        for number in range(20):
            await store.create(replace(TABLE, id=f"t{number}"), ENTRIES)
        good = [store.append(f"t{number}", 2, [Entry(0, number)]) for number in range(20)]
        bad = [store.append(f"t{number}", 0, [Entry(0, number)]) for number in range(20)]
        results = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert results[:20] == [None] * 20
        assert all(isinstance(result, Conflict) for result in results[20:])

    run(open_store, scenario)


def test_a_half_refused_change_leaves_nothing_behind(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        with pytest.raises(Conflict):
            await store.append("first", 1, [Entry(0, 1)], "over", Snapshot(1, 1, b"never"))
        assert await store.load("first") == StoredTable(TABLE, ENTRIES, None)

    run(open_store, scenario)


def test_the_newest_snapshot_replaces_the_one_before(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        await store.append("first", 2, [Entry(0, 1)], snapshot=Snapshot(3, 1, b"old"))
        await store.append("first", 3, [Entry(0, 2)], snapshot=Snapshot(4, 1, b"\0new"))
        stored = await store.load("first")
        assert stored is not None
        assert stored.snapshot == Snapshot(4, 1, b"\0new")

    run(open_store, scenario)


def test_a_seat_is_taken_by_one_of_those_who_want_it(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        free = TABLE.seats[1]
        takers = [replace(free, name=name, holder=name * 64) for name in "xyz"]
        attempts = [store.change_seats("first", [free], [taker], "playing") for taker in takers]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        stored = await store.load("first")
        assert stored is not None
        assert stored.table.seats[1] == takers[results.index(None)]
        assert stored.table.status == "playing"

    run(open_store, scenario)


def test_several_seats_change_together_or_not_at_all(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        before = [TABLE.seats[0], replace(TABLE.seats[1], holder=BEN)]  # the second is not so
        with pytest.raises(Conflict):
            await store.change_seats("first", before, [replace(seat, has_resigned=True) for seat in before])
        stored = await store.load("first")
        assert stored is not None
        assert stored.table == TABLE

    run(open_store, scenario)


def test_a_table_has_one_rematch(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        await store.create(replace(TABLE, id="second"), ENTRIES, follows="first")
        with pytest.raises(Conflict):
            await store.create(replace(TABLE, id="third"), ENTRIES, follows="first")
        stored = await store.load("first")
        assert stored is not None
        assert stored.table.rematch == "second"
        assert await store.load("third") is None

    run(open_store, scenario)


def test_a_rematch_that_came_to_nothing_is_replaced_once(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        await store.create(replace(TABLE, id="second"), ENTRIES, follows="first")
        await store.create(replace(TABLE, id="third"), ENTRIES, follows="first", instead_of="second")
        with pytest.raises(Conflict):
            await store.create(replace(TABLE, id="fourth"), ENTRIES, follows="first", instead_of="second")
        stored = await store.load("first")
        assert stored is not None
        assert stored.table.rematch == "third"

    run(open_store, scenario)


def test_a_finished_match_keeps_its_link(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        await store.finish("first", 99, "octopus-garden.abc", {"scores": [3, -4, 5]})
        stored = await store.load("first")
        assert stored is not None
        assert (stored.table.moves_made, stored.table.link) == (99, "octopus-garden.abc")
        assert stored.table.result == {"scores": [3, -4, 5]}

    run(open_store, scenario)


def test_a_finished_match_is_found_by_its_link(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(replace(TABLE, status="over"), ENTRIES)
        await store.create(replace(TABLE, id="other", status="over"), ENTRIES)
        await store.finish("first", 99, "octopus-garden.abc", {})
        await store.finish("other", 99, "octopus-garden.abd", {})
        assert [table.id for table in await store.tables_with_link("octopus-garden.abc")] == ["first"]
        assert await store.tables_with_link("octopus-garden.ab") == []

    run(open_store, scenario)


def test_when_the_last_move_was_made_is_noted(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        await store.note_moved({})
        await store.note_moved({"first": NOON, "gone": NOON})
        stored = await store.load("first")
        assert stored is not None
        assert stored.table.moved == NOON

    run(open_store, scenario)


def test_a_table_put_away_is_out_of_the_lists_of_one_device_until_it_comes_back(
    open_store: Callable[[], Store],
) -> None:
    async def scenario(store: Store) -> None:
        await store.create(replace(TABLE, seats=(*TABLE.seats[:1], SeatRecord(1, "open", "Ben", holder=BEN))), ENTRIES)
        for _ in range(2):  # twice does no harm
            await store.put_away("first", ANNA, is_away=True)
        assert await store.tables_of(ANNA, 10, finished=False) == []
        assert [table.id for table in await store.tables_put_away(ANNA, 10)] == ["first"]
        assert (await store.count_put_away(ANNA), await store.count_put_away(BEN)) == (1, 0)
        assert [table.id for table in await store.tables_of(BEN, 10, finished=False)] == ["first"]
        await store.put_away("first", ANNA, is_away=False)
        assert [table.id for table in await store.tables_of(ANNA, 10, finished=False)] == ["first"]
        assert await store.tables_put_away(ANNA, 10) == []

    run(open_store, scenario)


def test_lists_hold_what_they_should_newest_first(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        for number, (status, is_public) in enumerate(
            [("open", True), ("open", False), ("playing", True), ("over", True), ("open", True)]
        ):
            created = NOON + timedelta(minutes=number)
            record = replace(TABLE, id=f"t{number}", status=status, is_public=is_public, created=created)
            await store.create(record, ENTRIES)
        await store.change_seats("t4", [TABLE.seats[1]], [replace(TABLE.seats[1], holder=BEN)])
        assert [table.id for table in await store.public_tables(9)] == ["t4", "t0"]
        assert [table.id for table in await store.public_tables(1)] == ["t4"]
        assert [table.id for table in await store.tables_of(ANNA, 9, finished=False)] == ["t4", "t2", "t1", "t0"]
        assert [table.id for table in await store.tables_of(ANNA, 9, finished=True)] == ["t3"]
        assert [table.id for table in await store.tables_of(BEN, 9, finished=False)] == ["t4"]
        assert await store.count_unfinished(ANNA) == 4
        assert await store.count_unfinished(BEN) == 0
        assert await store.count_unfinished() == 4

    run(open_store, scenario)


def test_what_was_waiting_is_written_before_the_store_closes(open_store: Callable[[], Store]) -> None:
    async def write(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        tasks = [asyncio.create_task(store.append("first", number, [Entry(0, number)])) for number in range(2, 200)]
        await asyncio.sleep(0)  # they are on their way, none has come back
        await store.close()
        await asyncio.gather(*tasks)

    async def read(store: Store) -> None:
        stored = await store.load("first")
        assert stored is not None
        assert len(stored.entries) == 200

    run(open_store, write)
    run(open_store, read)


def test_a_time_without_a_zone_is_refused(open_store: Callable[[], Store]) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(Exception, match="zone"):
            await store.create(replace(TABLE, created=NOON.replace(tzinfo=None)), ENTRIES)

    run(open_store, scenario)


def test_entries_keep_their_moment_who_is_asked_and_what_is_credited(open_store: Callable[[], Store]) -> None:
    entries = [Entry(0, 3, 1_200, 0b110, 40), Entry(1, RESIGN, 2**40)]

    async def write(store: Store) -> None:
        await store.create(TABLE, [])
        await store.append("first", 0, entries)

    async def read(store: Store) -> None:
        stored = await store.load("first")
        assert stored is not None
        assert stored.entries == entries

    run(open_store, write)
    run(open_store, read)


def test_seats_and_the_entries_that_tell_of_it_change_together_or_not_at_all(open_store: Callable[[], Store]) -> None:
    anna = TABLE.seats[0]
    quitter = replace(anna, has_resigned=True)

    async def scenario(store: Store) -> None:
        await store.create(TABLE, ENTRIES)
        with pytest.raises(Conflict):
            await store.change_seats("first", [anna], [quitter], "over", 1, [Entry(0, RESIGN, 5)])
        assert await store.load("first") == StoredTable(TABLE, ENTRIES, None)
        await store.change_seats("first", [anna], [quitter], "over", 2, [Entry(0, RESIGN, 5)])
        stored = await store.load("first")
        assert stored is not None
        assert (stored.entries[2:], stored.table.seats[0], stored.table.status) == (
            [Entry(0, RESIGN, 5)],
            quitter,
            "over",
        )

    run(open_store, scenario)


def test_a_table_keeps_its_clock_and_whether_it_is_rated(open_store: Callable[[], Store]) -> None:
    table = replace(TABLE, made=77, clock={"kind": "live", "base": 300}, is_rated=True)

    async def scenario(store: Store) -> None:
        await store.create(table, ENTRIES)
        assert await store.load("first") == StoredTable(table, ENTRIES, None)

    run(open_store, scenario)
