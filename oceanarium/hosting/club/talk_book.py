"""The last lines of talk at each table, as the host heard them: what a report shows, whoever makes it."""

from collections import OrderedDict, deque
from datetime import datetime
from typing import NamedTuple

LINES = 10
MOST_TABLES = 2_000  # the longest silent are forgotten


class TalkLine(NamedTuple):
    """Who said what, and when."""

    person: str | None
    name: str
    text: str
    at: datetime


class TalkBook:
    """Holds a few lines of each table in memory; nothing of it is written down unless somebody reports."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[TalkLine]] = OrderedDict()

    def note(self, table: str, line: TalkLine) -> None:
        """Something has been said."""
        self._tables.setdefault(table, deque(maxlen=LINES)).append(line)
        self._tables.move_to_end(table)
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)

    def lines(self, table: str | None) -> list[TalkLine]:
        """The last lines at a table, oldest first."""
        return list(self._tables.get(table or "", ()))
