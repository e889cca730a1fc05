"""What is particular to SQLite: its settings, its migrations, and commits in groups."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, inspect

from oceanarium.store import Entry, SqlStore
from oceanarium.store.database import migrate, open_engine
from oceanarium.store.schema import METADATA
from tests.store.test_store import ENTRIES, TABLE


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    with engine.begin() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        values = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() for pragma in pragmas]
    engine.dispose()
    assert values == ["wal", 2, 1, 10_000]


def test_migrations_lead_to_the_declared_schema_and_back(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    migrate(engine)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    migrate(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(engine)
    migrate(engine)  # once more does no harm
    engine.dispose()


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
        store = SqlStore(tmp_path)
        await store.open()
        await store.create(TABLE, ENTRIES)

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(store._engine, "commit", count)
        await asyncio.gather(*(store.append("first", number, [Entry(0, 1)]) for number in range(2, 302)))
        await store.close()

    asyncio.run(scenario())
    assert 1 <= commits < 100  # of 300 writes
