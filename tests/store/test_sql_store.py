"""What is particular to SQLite: its settings, its migrations, and commits in groups."""

import asyncio
from dataclasses import replace
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, inspect

from oceanarium.store import Entry, Store
from oceanarium.store.database import migrate, open_engine
from oceanarium.store.desk import Desk
from oceanarium.store.layout import METADATA
from oceanarium.store.sql_store import SqlStore
from tests.store.test_store import ENTRIES, TABLE, run


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    with engine.begin() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        values = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() for pragma in pragmas]
    engine.dispose()
    assert values == ["wal", 2, 1, 10_000]


def test_migrations_lead_to_the_declared_layout_and_back(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    migrate(engine)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    migrate(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(engine)
    migrate(engine)  # once more does no harm
    engine.dispose()


def test_a_database_of_the_first_layout_keeps_its_matches_and_is_found_by_link(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('old', 'octopus-garden', 1, '{}', 7, 1, 'a', '2026-05-01 12:00:00', 'over', 9, "
            "NULL, 'octopus-garden.abc')"
        )
        connection.exec_driver_sql("INSERT INTO seats VALUES ('old', 0, 'here', 'Anna', NULL, 'a', 0)")
        connection.exec_driver_sql("INSERT INTO moves VALUES ('old', 0, -2, 7)")
    engine.dispose()

    async def scenario() -> None:
        store = SqlStore(Desk(tmp_path))
        await store.open()
        found = await store.tables_with_link("octopus-garden.abc")
        loaded = await store.load("old")
        await store.close()
        assert [seat.name for seat in found[0].seats] == ["Anna"]
        assert loaded is not None
        assert (loaded.entries, loaded.table.result, loaded.table.moved) == ([Entry(-2, 7)], None, None)

    asyncio.run(scenario())


def test_a_link_is_looked_up_by_an_index(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    migrate(engine)
    with engine.begin() as connection:
        plan = connection.exec_driver_sql("EXPLAIN QUERY PLAN SELECT id FROM tables WHERE link_hash = 'x'").all()
    engine.dispose()
    assert "ix_tables_link_hash" in str(plan)


def test_a_comparison_would_notice_a_missing_migration(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE seats DROP COLUMN name")
        assert compare_metadata(MigrationContext.configure(connection), METADATA) != []
    engine.dispose()


def test_all_that_is_waiting_shares_one_commit(tmp_path: Path) -> None:
    commits = 0

    async def scenario() -> None:
        nonlocal commits
        desk = Desk(tmp_path)
        store = SqlStore(desk)
        await store.open()
        await store.create(TABLE, ENTRIES)

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(desk.engine, "commit", count)
        await asyncio.gather(*(store.append("first", number, [Entry(0, 1)]) for number in range(2, 302)))
        await store.close()

    asyncio.run(scenario())
    assert 1 <= commits < 100  # of 300 writes


def test_the_time_of_hosts_only_grows_and_outlasts_them(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        assert await store.host_time() == 0
        for moment in (5_000, 7_000, 6_000):
            await store.note_host_time(moment)

    async def second(store: Store) -> None:
        assert await store.host_time() == 7_000

    for scenario in (first, second):
        run(lambda: SqlStore(Desk(tmp_path)), scenario)


def test_only_matches_that_are_on_and_have_a_clock_are_listed_for_it(tmp_path: Path) -> None:
    clock = {"kind": "live", "base": 300}

    async def scenario(store: Store) -> None:
        for name, status, own_clock in (("a", "playing", clock), ("b", "playing", None), ("c", "over", clock)):
            await store.create(replace(TABLE, id=name, status=status, clock=own_clock), [])
        assert await store.clocked_tables() == ["a"]

    run(lambda: SqlStore(Desk(tmp_path)), scenario)
