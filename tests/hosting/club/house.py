"""A lobby without a server: tables in memory, pages that tests read, time that tests hand in."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from oceanarium.hosting.buckets import Rate
from oceanarium.hosting.club.lobby import Lobby
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.hosting.talk import HungUp
from oceanarium.hosting.workers import QuestionWorkers
from oceanarium.kernel import Game
from oceanarium.protocol.writing import to_bytes
from oceanarium.server.schema import FROM_LOBBY
from oceanarium.tab.store import TabStore
from tests.tab.keeper import MemoryKeeper

SETTINGS = HostingSettings(bot_delay=0, lobby_messages=Rate(1e6, 1e6))
OPEN, HERE = SeatWish(kind="open"), SeatWish(kind="here")


class Idle(QuestionWorkers):
    """Workers who are never asked to think."""

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        return False

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """Nothing is compiled."""

    async def _answer(self, asked: Any) -> Any:
        await asyncio.sleep(3600)


class TestPage:
    """A page's line: keeps what it hears, says what it is told to."""

    __test__ = False

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.code: int | None = None
        self.reads = asyncio.Event()  # a browser that does not read is one whose event is not set
        self.reads.set()
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self._request = 0

    async def receive(self) -> str | None:
        said = await self._said.get()
        if said == "":
            raise HungUp
        return said

    async def send(self, text: str) -> None:
        await self.reads.wait()
        self.texts.append(text)
        for line in text.split("\n"):
            FROM_LOBBY.validate_json(line)
            self.heard.append(json.loads(line))

    async def close(self, code: int) -> None:
        self.code = code

    async def say(self, **message: Any) -> dict[str, Any]:
        """Say something, and hear the answer."""
        self._request += 1
        self._said.put_nowait(to_bytes({"request": self._request, **message}).decode())
        while True:
            for heard in self.heard:
                if heard.get("request") == self._request:
                    return heard
            await asyncio.sleep(0)

    async def hang_up(self) -> None:
        self._said.put_nowait("")
        assert self.task is not None
        await self.task

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What was heard of a kind, the oldest first."""
        return [heard for heard in self.heard if heard["type"] == kind]

    @property
    def first(self) -> dict[str, Any]:
        return self.told("first")[-1]


class House:
    """Tables and their lobby."""

    def __init__(self, settings: HostingSettings = SETTINGS) -> None:
        self.moment = datetime.now(UTC)
        self.second = 0.0
        self.workers = Idle()
        self.keeper = MemoryKeeper()
        self.tables = Tables(TabStore(self.keeper), self.workers, settings)
        self.lobby = Lobby(self.tables, settings, lambda: self.moment, lambda: self.second)

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.moment += timedelta(seconds=seconds)
        self.second += seconds

    async def page(self, person: str | None = None) -> TestPage:
        """Somebody opens a page."""
        page = TestPage()
        page.task = asyncio.create_task(self.lobby.talk(page, person))
        await self.settle()
        return page

    async def settle(self) -> None:
        """Let everybody hear what is to be heard."""
        for _ in range(3):
            await asyncio.sleep(0)
            self.lobby.look_round()
        for _ in range(20):
            await asyncio.sleep(0)

    async def table(self, person: str, *seats: SeatWish, game: str = "octopus-garden", **others: Any) -> Table:
        """A new table."""
        wanted = NewTable(game=game, seats=list(seats), seed=5, **{"is_public": True, **others})
        table = await self.tables.create(person, wanted)
        await self.settle()
        return table

    async def move(self, table: Table, seat: int | None = None) -> None:
        """Whoever is waited for makes the first move that there is."""
        chosen = table.waiting[0] if seat is None else seat
        move = table.match.legal_numbers(chosen)[0]
        await table.play(table.seats[chosen].holder, chosen, move, table.sequence)


def run(story: Callable[[House], Any], settings: HostingSettings = SETTINGS) -> None:
    """Tell a story at a house of its own."""

    async def tell() -> None:
        await asyncio.wait_for(story(House(settings)), 10)

    asyncio.run(tell())
