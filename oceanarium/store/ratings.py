"""What is kept of ratings, as plain values; and the interface of every store of them."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from oceanarium.store.records import TableRecord


@dataclass(frozen=True)
class RatingChange:
    """What a rated match has changed for one person. It is written once, and never again."""

    number: int  # of the match: ratings are computed in this order
    table: str
    game: str
    ended: datetime
    person: str
    seat: int
    place: int
    seats: int  # how many played
    matches: int  # rated ones of the person in this game, with this one
    mu_before: float
    sigma_before: float
    mu_after: float
    sigma_after: float


class Finished(NamedTuple):
    """A match that is over, as it is judged for ratings."""

    number: int
    table: TableRecord
    ended: datetime
    moved: frozenset[int]  # the seats that have made a move


Judge = Callable[[Finished, Mapping[str, RatingChange]], list[RatingChange]]
"""What a match changes, given the last change of each of its people in that game."""


class MatchFilter(NamedTuple):
    """Which matches of a person are wanted, and by whom."""

    person: str
    asking: str | None  # sees public tables, and those at which they sat themselves
    game: str | None = None
    opponent: str | None = None  # a person
    before: tuple[datetime, str] | None = None  # when a table was made, and its name: only older ones
    limit: int = 50


class RatingStore(Protocol):
    """Keeps what rated matches have changed. What a writing method wrote survives a crash and a power failure."""

    async def rate(
        self, table: str, result: Mapping[str, Any], ended: datetime, judge: Judge
    ) -> list[RatingChange] | None:
        """Judge a match that is over, behind all that were judged before; None if it has been judged already.

        Its result is kept with it, if it is not yet: whoever computes ratings anew needs both or neither.
        """
        ...

    async def unrated(self) -> list[TableRecord]:
        """The tables for ratings whose match is over and was not judged, in the order in which they ended."""
        ...

    async def newest(self) -> list[RatingChange]:
        """The last change of every person in every game."""
        ...

    async def changes_of(self, person: str, game: str, limit: int) -> list[RatingChange]:
        """The last changes of a person in a game, oldest first."""
        ...

    async def changes_at(self, tables: Collection[str]) -> list[RatingChange]:
        """What the matches at some tables have changed, in the order of seats."""
        ...

    async def matches_of(self, wanted: MatchFilter) -> list[TableRecord]:
        """Matches of a person that are over, newest first."""
        ...

    async def count_matches(self, person: str) -> int:
        """How many matches of a person are over."""
        ...

    async def recompute(self, judge: Judge, *, is_kept: bool) -> "Recomputed":
        """Judge all matches anew, in the old order; and keep what comes out, if wanted."""
        ...


class Recomputed(NamedTuple):
    """How many matches were judged, and what came out otherwise than it was kept."""

    matches: int
    changes: int
    differing: list[str]  # tables


def differing(before: Iterable[RatingChange], after: Iterable[RatingChange]) -> list[str]:
    """The tables at which something is not the same to the bit, in the order of their matches."""
    changes = sorted({*before} ^ {*after}, key=lambda change: change.number)
    return list(dict.fromkeys(change.table for change in changes))
