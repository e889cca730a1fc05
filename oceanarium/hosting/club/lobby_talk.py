"""A browser's line to the lobby: it hears what is new, and says what is in sight."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from oceanarium.hosting.buckets import Bucket
from oceanarium.hosting.messages.lobby import FromLobbyPage
from oceanarium.hosting.problems import RequestProblem, known_problem, too_fast, unexpected, unreadable
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.talk import HungUp, Line
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Done, Refused
from oceanarium.protocol.reading import Unreadable, reader_of
from oceanarium.protocol.writing import written

MOST_MESSAGES_WAITING = 64  # a browser that reads nothing is given up
MOST_REFUSED_IN_A_ROW = 50  # messages that came too fast

_logger = logging.getLogger(__name__)
_read_message = reader_of(FromLobbyPage)


class Room(Protocol):
    """What a line leads to."""

    async def welcome(self, page: "Page") -> None:
        """Somebody comes: tell them everything."""
        ...

    def farewell(self, page: "Page") -> None:
        """Somebody goes."""
        ...

    async def carry_out(self, page: "Page", message: FromLobbyPage) -> None:
        """Do what a page asks; a RequestProblem if that cannot be."""
        ...


class Page:
    """One open page of a browser. Thousands listen at once, so it has a task for sending only while there is mail."""

    __slots__ = ("_bucket", "_is_dropped", "_line", "_outbox", "_reading", "_sending", "_settings",
                 "has_lists", "in_sight", "person")  # fmt: skip

    def __init__(self, line: Line, person: str | None, settings: HostingSettings) -> None:
        self.person = person
        self.has_lists = False
        self.in_sight: frozenset[str] = frozenset()
        self._line = line
        self._settings = settings
        self._bucket = Bucket(settings.lobby_messages)
        self._outbox: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[Any] | None = None
        self._is_dropped = False

    async def run(self, room: Room) -> None:
        """Talk until one side has enough."""
        self._reading = asyncio.current_task()
        try:
            await room.welcome(self)
            await self._read(room.carry_out)
        except HungUp:
            pass
        except asyncio.CancelledError:
            if not self._is_dropped:
                raise
        finally:
            room.farewell(self)
            if self._sending is not None:
                self._sending.cancel()

    def post(self, text: str) -> None:
        """Send a message, which is written already, as soon as the browser takes it."""
        if len(self._outbox) >= MOST_MESSAGES_WAITING:
            self.drop()
            return
        self._outbox.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.post(written(message))

    def drop(self) -> None:
        """Hang up, also on a browser that reads nothing; it will call again."""
        if not self._is_dropped and self._reading is not None:
            self._is_dropped = True
            self._reading.cancel()

    async def _send(self) -> None:
        try:
            while self._outbox:
                text = self._outbox[0] if len(self._outbox) == 1 else "\n".join(self._outbox)
                self._outbox.clear()
                await self._line.send(text)
        except HungUp:
            pass  # reading ends too
        finally:
            self._sending = None

    async def _read(self, carry_out: Callable[["Page", FromLobbyPage], Awaitable[None]]) -> None:
        too_fast_in_a_row = 0
        while too_fast_in_a_row <= MOST_REFUSED_IN_A_ROW:
            text = await self._line.receive()
            if not self._bucket.take():
                too_fast_in_a_row += 1
                self._refuse(None, too_fast())
                continue
            too_fast_in_a_row = 0
            await self._take(text, carry_out)

    async def _take(self, text: str | None, carry_out: Callable[["Page", FromLobbyPage], Awaitable[None]]) -> None:
        largest = self._settings.largest_socket_message
        if text is None or len(text.encode()) > largest:
            too_large = known_problem(413, "too_large", bytes=largest)
            self._refuse(None, known_problem(413, "unreadable", "no_text") if text is None else too_large)
            return
        try:
            message: FromLobbyPage = _read_message(text)
        except Unreadable as error:
            self._refuse(None, unreadable("unreadable", str(error)))
            return
        try:
            await carry_out(self, message)
        except RequestProblem as problem:
            self._refuse(message.request, problem)
        except Exception:
            _logger.exception("unexpected error", extra={"asked": message.type})
            self._refuse(message.request, unexpected())
        else:
            self.tell(Done(request=message.request))

    def _refuse(self, request: int | None, problem: RequestProblem) -> None:
        self.tell(Refused(request=request, problem=problem.problem))
