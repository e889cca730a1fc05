"""The database: how it is opened, and how its layout comes up to date."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

FILE_NAME = "oceanarium.sqlite"
BUSY_SECONDS = 10
_READING = "oceanarium_reading"


def open_engine(folder: Path) -> Engine:
    """The engine for the database file in a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{folder / FILE_NAME}", connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up_connection)
    event.listen(engine, "begin", _begin)
    return engine


def for_reading(engine: Engine) -> Engine:
    """The same engine for transactions that do not write, and so need not wait for one that does."""
    return engine.execution_options(**{_READING: True})


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the layout to a revision, by default the newest."""
    config = migration_config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if revision == "base":
            command.downgrade(config, revision)
        else:
            command.upgrade(config, revision)


def migration_config() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _set_up_connection(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves: the driver would begin them too late
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a commit returns when the disk has it
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the lock for writing at once: a transaction that began by reading could not get it later."""
    is_reading = connection.get_execution_options().get(_READING, False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
