"""What is kept of a table, as plain values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

# In place of a move, about the seat that is the actor:
TAKE_BACK = -1  # it takes back its last move
SIT = -2  # somebody sits down there, or a bot
STAND = -3  # they get up again, before the match has begun
RESIGN = -4  # it gives up
FLAG = -5  # its time is over
HAND_OVER = -6  # the others let a bot play on for it
TAKE_OVER = -7  # its person is back and plays again
FORFEIT = -8  # it has been away for too long, and the other one claims the win
AWAY = -9  # its person has lost the connection
BACK = -10  # its person is connected again
PAUSE = -11  # it agrees to a pause
RESUME = -12  # it ends the pause
ABANDON = -13  # it agrees to end the match without a result
DECLINE = -14  # it wants neither the pause nor the end that others have asked for
REST = -15  # its person goes on vacation: by correspondence its clock stands still
RETURN = -16  # its person is back from vacation


class Entry(NamedTuple):
    """A line of a table's record: a move, one of chance's too, a take-back, or something about time and people.

    The record only ever grows. If a take-back removed the move instead, the same number could be written twice with
    different moves, and whoever had read the first would go on from a position that no longer exists.
    """

    actor: int
    move: int  # or what is there in its place
    moment: int | None = None  # milliseconds of the host's time since the table was made; older entries have none
    asked: int | None = None  # at tables with a clock: whose clocks run from here on, as bits
    credit: int = 0  # milliseconds of the actor's time that the line took, and that it gets back

    @property
    def is_of_match(self) -> bool:
        """Whether it changes the match; what does not only tells of time and people."""
        return self.move >= TAKE_BACK


@dataclass(frozen=True)
class SeatRecord:
    """A seat and who holds it."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    holder: str | None = None  # a person
    has_resigned: bool = False  # as the entries say; kept here for lists


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
    made: int = 0  # when the table was made, in milliseconds of the host's time: its moments count from there
    clock: dict[str, Any] | None = None  # how much time seats have; None is as much as they like
    is_rated: bool = False
    conditions: dict[str, Any] | None = None  # who may sit down; None is whoever finds the table

    @property
    def is_for_friends(self) -> bool:
        """Whether only friends of whoever made it may sit down; then nobody else hears of it."""
        return self.conditions is not None and bool(self.conditions.get("friends_only"))

    @property
    def kept(self) -> dict[int, str]:
        """The people for whom seats are kept, by seat: nobody else may sit down there."""
        people = [] if self.conditions is None else self.conditions.get("kept") or []
        return {seat: person for seat, person in enumerate(people) if person is not None}


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
