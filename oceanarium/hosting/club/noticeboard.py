"""The noticeboard: public tables, as everybody may know them, written once for all who read them."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from oceanarium.hosting.messages.lobby import LiveLine
from oceanarium.hosting.moment import Moments
from oceanarium.hosting.table import Table
from oceanarium.protocol.message import fields_of
from oceanarium.protocol.writing import written
from oceanarium.store.records import TableRecord

MOST_LISTED = 100  # tables in each list
OPEN_FOR = timedelta(days=1)  # an open table that nobody joined by then is not listed
LIVE_FOR = timedelta(minutes=30)  # since the last move, unless somebody is there
SHORTEST_PAUSE = 1.0  # seconds between two pictures of a table


class Noticeboard:
    """Which tables are listed, and what their lines say."""

    def __init__(self, moments: Moments, now: Callable[[], datetime], seconds: Callable[[], float]) -> None:
        self._moments = moments
        self._now = now
        self._seconds = seconds
        self.open: dict[str, str] = {}  # lines by table, the oldest first
        self.live: dict[str, Table] = {}
        self._pictures: dict[str, tuple[float, int, str]] = {}  # when it was made, of which sequence, the line
        self._made: dict[str, Table] = {}  # the tables behind the open lines
        self._without_room: dict[str, Table] = {}

    def note(self, table: Table) -> bool:
        """Take down what has changed at a table; whether everybody has to be told."""
        if self._is_open(table):
            line = written(self._moments.of(table).info(None))
            if self.open.get(table.id) == line or not self._has_room(self.open, table):
                return False
            self._drop(table.id)
            self.open[table.id], self._made[table.id] = line, table
            return True
        if self._is_live(table):
            is_new = table.id not in self.live
            if is_new and not self._has_room(self.live, table):
                return False
            if is_new:
                self._drop(table.id)
            self.live[table.id] = table  # the newest, if it was loaded again
            return is_new
        return self._drop(table.id)

    def might_list(self, record: TableRecord) -> bool:
        """Whether a table that has not been loaded may belong there."""
        if record.status == "open":
            return self._now() - record.created < OPEN_FOR
        return self._now() - (record.moved or record.created) < LIVE_FOR

    def sweep(self) -> list[Table]:
        """The tables that stand there too long, or might stand there now: to be noted again."""
        late = [table for table in self._made.values() if not self._is_open(table)]
        still = [table for table in self.live.values() if not self._is_live(table)]
        waiting = list(self._without_room.values())
        self._without_room.clear()
        return [*late, *still, *waiting]

    def picture(self, table: Table) -> str:
        """The line of a table that is being played: at most one a second is made, however many ask."""
        made = self._pictures.get(table.id)
        now = self._seconds()
        if made is not None and (made[1] == table.sequence or now - made[0] < SHORTEST_PAUSE or table.is_writing):
            return made[2]
        line = self._moments.of(table).line(None)
        watchers = sum(not table.seats_of(listener.person) for listener in table.listeners)
        text = written(LiveLine(**fields_of(line), watchers=watchers))
        self._pictures[table.id] = now, table.sequence, text
        return text

    def is_fresh(self, table: Table) -> bool:
        """Whether the last picture shows the table as it is."""
        made = self._pictures.get(table.id)
        return made is not None and made[1] == table.sequence

    def open_lines(self) -> list[str]:
        """The newest first."""
        return list(reversed(self.open.values()))

    def live_lines(self) -> list[str]:
        """The newest first."""
        return [self.picture(table) for table in reversed(self.live.values()) if not self._is_hidden(table)]

    def _is_hidden(self, table: Table) -> bool:
        """Whether memory is ahead of the disk, and nobody has seen the table before."""
        return table.is_writing and table.id not in self._pictures

    def _is_open(self, table: Table) -> bool:
        return self.is_seeking(table) and not table.record.is_for_friends

    def is_seeking(self, table: Table) -> bool:
        """Whether a table looks for players, be it for everybody or for friends."""
        is_shown = table.record.is_public and not table.record.kept
        return is_shown and table.status == "open" and self._now() - table.record.created < OPEN_FOR

    def _is_live(self, table: Table) -> bool:
        is_on = table.record.is_public and table.status == "playing" and not table.record.is_for_friends
        return is_on and (bool(table.listeners) or self._now() - table.moved < LIVE_FOR)

    def _has_room(self, listed: dict[str, str] | dict[str, Table], table: Table) -> bool:
        if table.id in listed or len(listed) < MOST_LISTED:
            return True
        self._without_room[table.id] = table
        return False

    def _drop(self, table_id: str) -> bool:
        self._made.pop(table_id, None)
        self._pictures.pop(table_id, None)
        was_open = self.open.pop(table_id, None) is not None
        was_live = self.live.pop(table_id, None) is not None
        return was_open or was_live


def utc_now() -> datetime:
    """The time of this machine."""
    return datetime.now(UTC)
