"""A host whose time tests hand in: it goes on only when they say so."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from oceanarium.hosting.bot_questions import AskMove
from oceanarium.hosting.hall import Hall
from oceanarium.hosting.messages.socket import Said
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.table import Table
from oceanarium.hosting.time.host_clock import HostClock
from oceanarium.hosting.workers import QuestionWorkers
from oceanarium.kernel import Game
from oceanarium.protocol.messages import Clock
from oceanarium.store.store import Store
from oceanarium.tab.store import TabStore
from tests.tab.keeper import MemoryKeeper

SETTINGS = HostingSettings(bot_delay=0)
LIVE = Clock(kind="live", base=300, increment=10)
DAYS = Clock(kind="correspondence", days=3)
ANNA, BEN, CARA, DORA = "anna", "ben", "cara", "dora"


class MemoryStore(TabStore):
    """One that keeps the host's time as a server's does."""

    def __init__(self) -> None:
        super().__init__(MemoryKeeper())
        self.moment = 0

    async def host_time(self) -> int:
        return self.moment

    async def note_host_time(self, moment: int) -> None:
        self.moment = max(self.moment, moment)

    async def clocked_tables(self) -> list[str]:
        kept = [each.record for each in await self._all()]
        return [record.id for record in kept if record.clock is not None and record.status == "playing"]


class Quick(QuestionWorkers):
    """Bots that make the first move there is."""

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        return False

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """Nothing is compiled."""

    async def _answer(self, asked: Any) -> Any:
        assert isinstance(asked, AskMove)
        return asked.situation.match().legal_numbers(asked.seat)[0]


class Visitor:
    """Somebody who is connected to a table."""

    def __init__(self, person: str | None) -> None:
        self.person = person

    def table_changed(self) -> None:
        """Seen."""

    def hear(self, said: Said) -> None:
        """Heard."""

    def tell(self, text: str) -> None:
        """Told."""

    def dismiss(self) -> None:
        """Gone."""


class Clockwork:
    """A hall, the machine's own count of milliseconds, and who is connected."""

    def __init__(self, store: Store | None = None, settings: HostingSettings = SETTINGS) -> None:
        self.store = store or MemoryStore()
        self.settings = settings
        self.machine = 1_000_000
        self.visitors: dict[str, Visitor] = {}
        self._open()

    def _open(self) -> None:
        self.hall = Hall(self.store, Quick(), self.settings, HostClock(lambda: self.machine))
        self.tables = self.hall.tables

    async def table(self, *people: str, clock: Clock | None = LIVE, game: str = "octopus-garden", **more: Any) -> Table:
        """A table at which these people sit, and are connected."""
        first, *others = people
        seats = [SeatWish(kind="here"), *(SeatWish(kind="open") for _ in others)]
        table = await self.tables.create(first, NewTable(game=game, seats=seats, clock=clock, **more))
        self.come(table, first)
        for person in others:
            await table.join(person, person.title(), None)
            self.come(table, person)
        return table

    def come(self, table: Table, person: str) -> None:
        self.visitors[person] = Visitor(person)
        table.connect(self.visitors[person])

    def go(self, table: Table, person: str) -> None:
        table.disconnect(self.visitors.pop(person))

    async def wait(self, seconds: float) -> None:
        """Let time go by, second after second, as the timekeeper lives through it."""
        milliseconds = round(seconds * 1_000)
        while milliseconds > 0:
            step = min(milliseconds, 1_000)
            self.machine += step
            milliseconds -= step
            await self.hall.timekeeper.work()
        await self.settle()

    async def settle(self) -> None:
        """Let bots play what they have to play."""
        for _ in range(60):
            await asyncio.sleep(0)

    async def restart(self, down: float = 3_600) -> None:
        """Kill the host, and start another one a while later."""
        for bots in self.tables._bots.values():
            bots.stop()
        self.machine += round(down * 1_000)
        self.visitors.clear()
        self._open()
        await self.hall.timekeeper.open()

    async def play(self, table: Table, seat: int | None = None, place: int = 0) -> None:
        """Let the person of a seat make one of its moves."""
        seat = table.waiting[0] if seat is None else seat
        moves = table.match.legal_numbers(seat)
        await table.play(table.seats[seat].holder, seat, moves[place % len(moves)], table.sequence)
        await self.settle()

    def left(self, table: Table) -> list[int]:
        return [clock.left for clock in table.ledger.clocks(table.now)]


def timed(scenario: Callable[[Clockwork], Awaitable[None]], settings: HostingSettings = SETTINGS) -> None:
    """Live through a scenario."""

    async def run() -> None:
        await scenario(Clockwork(settings=settings))

    asyncio.run(run())
