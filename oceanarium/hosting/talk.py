"""A connection to a table: reads what the browser says, sends what the person may know."""

import asyncio
import logging
from collections import deque
from typing import Protocol

from oceanarium.hosting.bot_questions import AskAdvice, situation
from oceanarium.hosting.buckets import Bucket
from oceanarium.hosting.messages.socket import (
    AskHint,
    AskWhy,
    FromBrowser,
    Hint,
    Resign,
    Said,
    Say,
    SayPhrase,
    TakeBack,
)
from oceanarium.hosting.messages.time import Abandon, Claim, Decline, HandOver, Pause, Ping, Pong, Resume, TakeOver
from oceanarium.hosting.messages.watching import SayAside
from oceanarium.hosting.moment import Moments
from oceanarium.hosting.names import tidy
from oceanarium.hosting.problems import RequestProblem, known_problem, too_fast, unexpected, unreadable
from oceanarium.hosting.rows import move_row
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.speech import said as said_by_host
from oceanarium.hosting.table import Table
from oceanarium.hosting.watching import Watching
from oceanarium.hosting.workers import BotFailed, Workers
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Done, Play, Refused
from oceanarium.protocol.reading import Unreadable, reader_of
from oceanarium.protocol.writing import written

MOST_POSITIONS_WAITING = 16  # a slower browser skips to the newest
MOST_MESSAGES_WAITING = 128  # a browser that reads nothing is given up
MOST_REFUSED_IN_A_ROW = 200  # messages that came too fast
PING_EVERY = 15_000  # milliseconds, while there is something to tell anyway: answers cost time too
LAGS_KEPT = 4
TRY_AGAIN_LATER, POLICY_VIOLATION = 1013, 1008  # codes for closing

_logger = logging.getLogger(__name__)
_read_message = reader_of(FromBrowser)


class HungUp(Exception):  # noqa: N818  # reads as what it is
    """The browser is gone."""


class Line(Protocol):
    """The way to a browser and back. All of it raises HungUp once the browser is gone."""

    async def receive(self) -> str | None:
        """The next message; None is one that is no text."""
        ...

    async def send(self, text: str) -> None:
        """Messages, one a line."""
        ...

    async def close(self, code: int) -> None:
        """Hang up."""
        ...


class Connection:
    """One browser at one table."""

    def __init__(
        self,
        line: Line,
        table: Table,
        person: str | None,
        moments: Moments,
        watching: Watching,
        workers: Workers,
        settings: HostingSettings,
    ) -> None:
        self.person = person
        self._line = line
        self._table = table
        self._moments = moments
        self._watching = watching
        self._workers = workers
        self._settings = settings
        self._bucket = Bucket(settings.socket_messages)
        self._outbox: list[str] = []
        self._has_mail = asyncio.Event()
        self._positions_waiting = 0
        self._is_behind = False
        self._moves_heard = 0  # the events of so many moves have been sent
        self._position_sent: int | None = None  # the number of the last one
        self._seats_shown: list[int] = []  # in that position
        self._hint: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self._pings: dict[int, int] = {}  # that were not answered yet: when each was sent
        self._pinged: int | None = None  # when the last one was sent
        self._lags: deque[int] = deque(maxlen=LAGS_KEPT)

    async def run(self) -> None:
        """Talk until one side has enough."""
        self._table.connect(self)
        self._watching.enter(self._table, self)
        reading = asyncio.create_task(self._read())
        sending = asyncio.create_task(self._send())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.disconnect(self)
            self._watching.leave(self._table, self)
            for task in (reading, sending, self._hint):
                if task is not None:
                    task.cancel()

    # What the table tells us

    def table_changed(self) -> None:
        """Send the new position, or note that it has to be sent later."""
        self._moves_heard = min(self._moves_heard, self._table.match.moves_made)  # some may have been taken back
        if self._positions_waiting >= MOST_POSITIONS_WAITING:
            self._is_behind = True
        else:
            self._is_behind = False
            self._post_position()

    def hear(self, said: Said) -> None:
        """Pass on what somebody said."""
        self._post(said)

    def tell(self, text: str) -> None:
        """Pass on a message that is written already."""
        self._post_text(text)

    def dismiss(self) -> None:
        """Hang up; the browser will call again."""
        self._close(TRY_AGAIN_LATER)

    # What we send

    def _post_position(self) -> None:
        moment = self._moments.of(self._table)
        seats = moment.seats_of(self.person)
        known = self._position_sent if seats == self._seats_shown else None  # who has another seat sees another view
        position = moment.position(self.person, self._moves_heard, known)
        self._moves_heard, self._position_sent, self._seats_shown = moment.moves_made, moment.sequence, seats
        self._positions_waiting += 1
        self._post_text(position)
        self._ping_if_due()

    def _ping_if_due(self) -> None:
        """Now and then measure how long the line takes, where time is short."""
        table, now = self._table, self._table.now
        is_timed = table.clock is not None and table.clock.kind == "live" and self._seats_shown
        if is_timed and (self._pinged is None or now - self._pinged >= PING_EVERY):
            self._pinged = now
            number = len(self._lags) if not self._pings else max(self._pings) + 1
            self._pings = {number: now}
            self._post(Ping(number=number))

    def _note_pong(self, number: int) -> None:
        """The shortest of the last few is the line's own time; what was longer waited for something else."""
        sent = self._pings.pop(number, None)
        if sent is not None:
            self._lags.append(self._table.now - sent)
            self._table.company.note_lag(self.person, min(self._lags))

    def _post(self, message: Message) -> None:
        self._post_text(written(message))

    def _post_text(self, text: str) -> None:
        if len(self._outbox) >= MOST_MESSAGES_WAITING:
            self._close(TRY_AGAIN_LATER)
            return
        self._outbox.append(text)
        self._has_mail.set()

    def _close(self, code: int) -> None:
        self._closing = code
        self._outbox.clear()
        self._has_mail.set()

    def _take_outbox(self) -> str:
        """All that is waiting, one message a line: one write costs a fraction of several."""
        text = "\n".join(self._outbox)
        self._outbox.clear()
        return text

    async def _send(self) -> None:
        try:
            while self._closing is None:
                await self._has_mail.wait()
                self._has_mail.clear()
                if self._outbox:
                    await self._line.send(self._take_outbox())
                self._positions_waiting = 0
                if self._is_behind and not self._table.is_writing:  # else a change is about to be told
                    self._is_behind = False
                    self._post_position()
            await self._line.close(self._closing)
        except HungUp:
            pass  # reading ends too

    # What the browser says

    async def _read(self) -> None:
        too_fast_in_a_row = 0
        try:
            while True:
                text = await self._line.receive()
                if self._bucket.take():
                    too_fast_in_a_row = 0
                    await self._take(text)
                    continue
                too_fast_in_a_row += 1
                self._refuse(None, too_fast())
                if too_fast_in_a_row > MOST_REFUSED_IN_A_ROW:
                    self._close(POLICY_VIOLATION)
                    return
        except HungUp:
            return

    async def _take(self, text: str | None) -> None:
        """Read a message and do what it asks."""
        largest = self._settings.largest_socket_message
        if text is None or len(text) > largest or len(text.encode()) > largest:
            too_large = known_problem(413, "too_large", bytes=largest)
            self._refuse(None, known_problem(413, "unreadable", "no_text") if text is None else too_large)
            return
        try:
            message: FromBrowser = _read_message(text)
        except Unreadable as error:
            self._refuse(None, unreadable("unreadable", str(error)))
            return
        try:
            await self._carry_out(message)
        except RequestProblem as problem:
            self._refuse(message.request, problem)
        except Exception:
            _logger.exception("unexpected error", extra={"table": self._table.id, "asked": message.type})
            self._refuse(message.request, unexpected())

    async def _carry_out(self, message: FromBrowser) -> None:
        table, person = self._table, self.person
        match message:
            case Play():
                await table.play(person, message.seat, message.move, message.sequence)
            case TakeBack():
                await table.take_back(person, message.seat)
            case Resign():
                await table.resign(person, [message.seat])
            case Say():
                table.say(person, message.seat, tidy(message.text))
            case SayPhrase():
                words = said_by_host(f"phrase-{message.phrase}").in_words()
                table.say(person, message.seat, words, message.phrase)
            case SayAside():
                await self._watching.say(table, self, message.name, message.text)
            case Pause():
                await table.company.pause(person)
            case Resume():
                await table.company.resume(person)
            case Abandon():
                await table.company.abandon(person)
            case Decline():
                await table.company.decline(person)
            case HandOver():
                await table.company.hand_over(person, message.seat)
            case Claim():
                await table.company.claim(person, message.seat)
            case TakeOver():
                await table.company.take_over(person, message.seat)
            case Pong():
                self._note_pong(message.request)
                return
            case AskHint():
                self._begin_hint(message)
                return
            case AskWhy():
                reason = await table.why_not(person, message.seat, message.targets)
                if reason is not None:
                    raise reason
        self._post(Done(request=message.request))

    def _refuse(self, request: int | None, problem: RequestProblem) -> None:
        self._post(Refused(request=request, problem=problem.problem))

    # Hints

    def _begin_hint(self, message: AskHint) -> None:
        """Ask a bot, while the browser goes on talking."""
        if self._hint is not None and not self._hint.done():
            raise known_problem(429, "too_fast", "still_thinking")
        self._hint = asyncio.create_task(self._give_hint(message))

    async def _give_hint(self, message: AskHint) -> None:
        try:
            match, _ = await self._table.copied_match(self.person, message.seat)
            advice = await self._workers.advise(AskAdvice(situation(match), message.seat))
            move = move_row(match, advice.move, message.seat)
            hint = Hint(
                request=message.request,
                seat=message.seat,
                move=move,
                chance=advice.chance,
                reasons=advice.reasons,
                line=advice.line,
            )
            self._post(hint)
        except RequestProblem as problem:
            self._refuse(message.request, problem)
        except BotFailed:
            self._refuse(message.request, known_problem(503, "no_hint"))
        except Exception:
            _logger.exception("unexpected error", extra={"table": self._table.id, "asked": message.type})
            self._refuse(message.request, unexpected())
