"""What is kept of a table, as plain values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

TAKE_BACK = -1  # in place of a move: the actor takes back its last one


class Entry(NamedTuple):
    """A line of a table's record: a move, one of chance's too, or a take-back.

    The record only ever grows. If a take-back removed the move instead, the same number could be written twice with
    different moves, and whoever had read the first would go on from a position that no longer exists.
    """

    actor: int
    move: int


@dataclass(frozen=True)
class SeatRecord:
    """A seat and who holds it."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    holder: str | None = None  # a person
    has_resigned: bool = False


@dataclass(frozen=True)
class TableRecord:
    """A hosted match, without its moves."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int
    is_public: bool
    creator: str  # a person
    created: datetime
    status: str
    seats: tuple[SeatRecord, ...]
    moves_made: int  # when the table was made; and when the match was over
    rematch: str | None = None  # the table that follows
    link: str | None = None  # the whole match as a word, once it is over
    result: dict[str, Any] | None = None  # how it ended
    moved: datetime | None = None  # when the last move was made, as far as it has been noted


@dataclass(frozen=True)
class Snapshot:
    """A match at rest after a number of entries, so that loading need not replay them."""

    number: int
    rules_version: int
    data: bytes


@dataclass(frozen=True)
class StoredTable:
    """Everything that is kept of a table."""

    table: TableRecord
    entries: list[Entry]
    snapshot: Snapshot | None
