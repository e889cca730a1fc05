"""One who looks after the time of all tables: flags, windows that go by, people who are away, and the host's own."""

import asyncio
import heapq
import logging
from typing import TYPE_CHECKING

from oceanarium.hosting.time.company import out_of_time
from oceanarium.hosting.time.ledger import ledger_after
from oceanarium.protocol.messages import Clock
from oceanarium.protocol.reading import read_plain
from oceanarium.store.store import Store

if TYPE_CHECKING:
    from oceanarium.hosting.table import Table
    from oceanarium.hosting.tables import Tables

HEARTBEAT = 1_000  # milliseconds between two notes of the host's time, while a clock runs
TRY_AGAIN = 5_000  # after something went wrong

_logger = logging.getLogger(__name__)


class Timekeeper:
    """Knows when the next thing is due at any table, in memory or not."""

    def __init__(self, store: Store, tables: "Tables") -> None:
        self._store = store
        self._tables = tables
        self._host_clock = tables.host_clock
        self._dues: dict[str, int] = {}  # by table, in the host's time
        self._queue: list[tuple[int, str]] = []  # in order: every table at that time or before
        self._queued: dict[str, int] = {}  # when each table stands there
        self._clocked: set[str] = set()  # tables whose clock runs
        self._noted = 0
        self._is_early = asyncio.Event()  # something is due before what was waited for
        tables.observers.append(self.note)

    async def open(self) -> None:
        """Go on where the last host stopped, before anybody looks at a clock."""
        self._host_clock.at_least(await self._store.host_time())
        for table_id in await self._store.clocked_tables():
            stored = await self._store.load(table_id)
            if stored is None or stored.table.clock is None:
                continue
            ledger = ledger_after(stored.entries, stored.table.seats, read_plain(Clock, stored.table.clock))
            self._host_clock.at_least(stored.table.made + ledger.moment)
            dues = [moment for moment, _ in out_of_time(ledger)] + [moment for moment, _ in ledger.windows_close()]
            self._expect(table_id, stored.table.made + min(dues) if dues else None, is_clocked=bool(dues))
        self._noted = self._host_clock.now()

    def note(self, table: "Table") -> None:
        """A table has changed."""
        due = table.company.due()
        is_clocked = table.clock is not None and table.status == "playing"
        self._expect(table.id, None if due is None else table.record.made + due, is_clocked=is_clocked)

    async def run(self) -> None:
        """Do what is due when it is due, until this is cancelled."""
        while True:
            wait = self._milliseconds_to_wait()
            try:
                self._is_early.clear()
                await asyncio.wait_for(self._is_early.wait(), None if wait is None else wait / 1_000)
            except TimeoutError:
                pass
            await self.work()

    async def work(self) -> None:
        """Do what is due now, and note the time if it is time for that."""
        now = self._host_clock.now()
        if self._clocked and now - self._noted >= HEARTBEAT:
            await self.note_time()
        while self._queue and self._queue[0][0] <= now:
            queued, table_id = heapq.heappop(self._queue)
            if self._queued.get(table_id) != queued:
                continue  # it stands there twice
            del self._queued[table_id]
            due = self._dues.get(table_id)
            if due is not None and due <= now:
                del self._dues[table_id]
                await self._work_at(table_id)
            elif due is not None:
                self._enqueue(table_id, due)

    async def note_time(self) -> None:
        """Keep how far the host's time is."""
        self._noted = self._host_clock.now()
        await self._store.note_host_time(self._noted)

    async def _work_at(self, table_id: str) -> None:
        try:
            table = await self._tables.find(table_id)
            await table.company.work()
            self.note(table)
        except Exception:  # one table must not stop the clocks of all others
            _logger.exception("what was due at a table could not be done", extra={"table": table_id})
            self._expect(table_id, self._host_clock.now() + TRY_AGAIN, is_clocked=True)

    def _expect(self, table_id: str, due: int | None, *, is_clocked: bool) -> None:
        (self._clocked.add if is_clocked else self._clocked.discard)(table_id)
        if due is None:
            self._dues.pop(table_id, None)
            return
        self._dues[table_id] = due
        if due < self._queued.get(table_id, due + 1):  # else it is looked at before, and put off then
            self._enqueue(table_id, due)

    def _enqueue(self, table_id: str, due: int) -> None:
        is_first = not self._queue or due < self._queue[0][0]
        self._queued[table_id] = due
        heapq.heappush(self._queue, (due, table_id))
        if is_first:
            self._is_early.set()

    def _milliseconds_to_wait(self) -> int | None:
        moments = [self._queue[0][0]] if self._queue else []
        if self._clocked:
            moments.append(self._noted + HEARTBEAT)
        return max(0, min(moments) - self._host_clock.now()) if moments else None
