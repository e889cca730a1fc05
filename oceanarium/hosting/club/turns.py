"""Whose turn has begun at which table, and who has to be called because of it. Times are handed in."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from oceanarium.hosting.messages.calls import CallKind
from oceanarium.hosting.table import Table

GRACE = 3.0  # seconds in which somebody may look by themselves, after a page was loaded anew for instance
FRESH = timedelta(minutes=1)  # what happened longer ago has been told before the host was started
HOUR = 3_600_000
DAY = 24 * HOUR
LOW_SHARE, MOST_LOW = 4, 12 * HOUR  # time is low in its last quarter, or twelve hours


class Due(NamedTuple):
    """Somebody to be called."""

    person: str
    table: str
    kind: CallKind


@dataclass
class _Known:
    """A table as it was when it was last looked at."""

    status: str
    waited: frozenset[str]  # people whose turn it is


class Turns:
    """Follows tables at which people play with each other."""

    def __init__(self, now: Callable[[], datetime], seconds: Callable[[], float]) -> None:
        self._now = now
        self._seconds = seconds
        self._known: dict[str, _Known] = {}
        self._planned: dict[Due, float] = {}

    def follow(self, table: Table) -> None:
        """A table has changed: plan calls, and drop those that nobody needs any more."""
        people = frozenset(seat.holder for seat in table.seats if seat.holder is not None)
        before = self._known.get(table.id) or self._first(table)
        waited = _waited(table)
        if table.status == "over":
            self._known.pop(table.id, None)
            self._drop(table.id, people)
            if before.status == "playing" and len(people) > 1:
                self._plan(table, people, "over")
            return
        self._known[table.id] = _Known(table.status, waited)
        self._drop(table.id, people - waited)
        if table.status != "playing" or len(people) < 2:
            return
        if before.status == "open":
            self._plan(table, people, "begun")
        else:
            self._plan(table, waited - before.waited, turn_kind(table))
        self._plan_low(table)

    def take_due(self) -> list[Due]:
        """Whom it is time to call; they are planned no longer."""
        now = self._seconds()
        due = [each for each, when in self._planned.items() if when <= now]
        for each in due:
            del self._planned[each]
        return due

    def pause(self) -> float | None:
        """Seconds until somebody may have to be called."""
        return max(0.0, min(self._planned.values()) - self._seconds()) if self._planned else None

    def still_calls(self, due: Due, table: Table) -> bool:
        """Whether it is still so, and nobody of that person looks at the table."""
        if looks(table, due.person):
            return False
        if due.kind == "clock_low":
            left = [when - table.now for when, seat in table.ledger.runs_out() if seat in table.seats_of(due.person)]
            return bool(left) and min(left) <= _low(table)
        return due.kind in ("begun", "over") or due.person in _waited(table)

    def _first(self, table: Table) -> _Known:
        """A table that is seen for the first time: only what has just happened there is news."""
        now = self._now()
        if table.status == "playing" and now - table.record.created < FRESH:
            return _Known("open", frozenset())
        is_fresh = now - table.moved < FRESH
        return _Known(table.status if table.status != "over" else "", frozenset() if is_fresh else _waited(table))

    def _plan(self, table: Table, people: frozenset[str], kind: CallKind) -> None:
        for person in people:
            if not looks(table, person):
                self._planned[Due(person, table.id, kind)] = self._seconds() + GRACE

    def _plan_low(self, table: Table) -> None:
        if table.clock is None or table.clock.kind != "correspondence":
            return
        for when, seat in table.ledger.runs_out():
            person = table.seats[seat].holder
            wait = (when - _low(table) - table.now) / 1000
            if person is not None and wait > 0:
                self._planned[Due(person, table.id, "clock_low")] = self._seconds() + wait

    def _drop(self, table: str, people: frozenset[str]) -> None:
        for due in [due for due in self._planned if due.table == table and due.person in people]:
            if due.kind != "begun":
                del self._planned[due]


def turn_kind(table: Table) -> CallKind:
    """Whether a turn is one of a match that is played in one sitting."""
    return "turn_live" if table.clock is not None and table.clock.kind == "live" else "turn_days"


def looks(table: Table, person: str) -> bool:
    """Whether somebody has a page open that shows the table."""
    return any(listener.person == person for listener in table.listeners)


def _waited(table: Table) -> frozenset[str]:
    return frozenset(_holders(table))


def _holders(table: Table) -> Iterator[str]:
    for seat in table.waiting:
        holder = table.seats[seat].holder
        if holder is not None and not table.is_bot(seat):
            yield holder


def _low(table: Table) -> int:
    """Milliseconds below which the time for a turn is low."""
    return min(MOST_LOW, (table.clock.days if table.clock is not None else 0) * DAY // LOW_SHARE)
