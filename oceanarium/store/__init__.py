"""Where tables and their moves are kept. One interface; SQLite behind it today, in `sql_store`."""

from oceanarium.store.records import (
    AWAY,
    RESIGN,
    SIT,
    TAKE_BACK,
    Entry,
    SeatRecord,
    Snapshot,
    StoredTable,
    TableRecord,
)
from oceanarium.store.store import Conflict, Store

__all__ = [
    "AWAY",
    "RESIGN",
    "SIT",
    "TAKE_BACK",
    "Conflict",
    "Entry",
    "SeatRecord",
    "Snapshot",
    "Store",
    "StoredTable",
    "TableRecord",
]
