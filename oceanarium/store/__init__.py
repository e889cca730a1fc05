"""Where tables and their moves are kept. One interface; SQLite behind it today."""

from oceanarium.store.records import TAKE_BACK, Entry, SeatRecord, Snapshot, StoredTable, TableRecord
from oceanarium.store.sql_store import SqlStore
from oceanarium.store.store import Conflict, Store

__all__ = [
    "TAKE_BACK",
    "Conflict",
    "Entry",
    "SeatRecord",
    "Snapshot",
    "SqlStore",
    "Store",
    "StoredTable",
    "TableRecord",
]
