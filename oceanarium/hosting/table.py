"""A table: a match being hosted, who sits there and who is connected. Changes are announced when they are on disk."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Protocol

from oceanarium.bots.names import bot_name
from oceanarium.hosting.doorman import Doorman
from oceanarium.hosting.lines import is_taken
from oceanarium.hosting.loading import entries_since, snapshot_of
from oceanarium.hosting.messages.socket import Said
from oceanarium.hosting.messages.tables import ResultInfo
from oceanarium.hosting.names import guest_name, unique
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.time.company import SUBSTITUTE, Company
from oceanarium.hosting.time.host_clock import HostClock
from oceanarium.hosting.time.ledger import asked_bits, ledger_after
from oceanarium.hosting.time.results import outcome_of
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import NOBODY, CannotTakeBack, IllegalMove, Match, Outcome
from oceanarium.protocol.message import plain
from oceanarium.protocol.messages import Clock, TableStatus
from oceanarium.protocol.reading import read_plain
from oceanarium.store.records import RESIGN, SIT, STAND, TAKE_BACK, Entry, SeatRecord, Snapshot, TableRecord
from oceanarium.store.store import Conflict, Store

_logger = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who is connected to a table."""

    person: str | None

    def table_changed(self) -> None:
        """There is a new position. Called at once after every change, so that nobody misses one."""
        ...

    def hear(self, said: Said) -> None:
        """Somebody at the table has said something."""
        ...

    def tell(self, text: str) -> None:
        """Pass on a message that is written already: it goes to many."""
        ...

    def dismiss(self) -> None:
        """The table is closed here; come back."""
        ...


class Table:
    """A hosted match in memory. One change at a time; what could not be stored has not happened."""

    def __init__(
        self,
        record: TableRecord,
        match: Match[Any],
        entries: Sequence[Entry],
        store: Store,
        workers: Workers,
        settings: HostingSettings,
        host_clock: HostClock,
        doorman: Doorman | None = None,
    ) -> None:
        entry_count = len(entries)
        self.id = record.id
        self.doorman = doorman or Doorman()
        self.record = record
        self.match = match
        match.name_of = self.name_of
        self.seats = list(record.seats)
        self.status: TableStatus = record.status  # type: ignore[assignment]  # only such are stored
        self.rematch = record.rematch
        self.link = record.link
        self.has_result = record.result is not None  # older tables have a link only
        self.moved = record.moved or record.created  # when the last move was made
        self.sequence = entry_count  # grows with everything that people at the table are told
        self.furniture = 0  # grows with every change but those of the match
        self._asked_at = [entry_count] * len(self.seats)  # the sequence since which each seat is asked what it is
        self.clock = None if record.clock is None else read_plain(Clock, record.clock)
        self.ledger = ledger_after(entries, record.seats, self.clock)
        self._host_clock = host_clock
        host_clock.at_least(record.made + self.ledger.moment)
        self.entry_count = entry_count
        self.match_version = 0  # grows with every change of the match
        self.listeners: list[Listener] = []
        self.observers: list[Callable[[], None]] = []  # called after every change, at once: they must be quick
        self.is_broken = False  # the match in memory is not the one on disk: load it again
        self.is_writing = False  # the match in memory is ahead of the disk: show nobody
        self.last_used = time.monotonic()
        self.lock = asyncio.Lock()
        self._store = store
        self._workers = workers
        self._snapshot_every = settings.snapshot_every
        self._snapshot_count = entry_count
        self._link_task: asyncio.Task[None] | None = None
        self.company = Company(self, settings.away_after, settings.decide_after)

    # Who sits where

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [seat.seat for seat in self.seats if person is not None and seat.holder == person]

    def is_host(self, person: str | None) -> bool:
        """Whether a person may say how a match begins: who made the table; without them, all who sit there."""
        if person is None or person == self.record.creator:
            return person is not None
        return bool(self.seats_of(person)) and not self.seats_of(self.record.creator)

    def kept_for(self, person: str | None) -> list[int]:
        """The seats that are kept for a person, and free."""
        return [
            seat
            for seat, wanted in self.record.kept.items()
            if wanted == person and seat < len(self.seats) and not is_taken(self.seats[seat])
        ]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays for a seat."""
        return self.ledger.is_bot(seat)

    def level_of(self, seat: int) -> str | None:
        """The level of the bot that plays for a seat, or would play on for it."""
        return self.seats[seat].level or (SUBSTITUTE if self.ledger.gone[seat] else None)

    def may_take_over(self, seat: int) -> bool:
        """Whether the person of a seat may play again, where a bot has played on."""
        return self.ledger.gone[seat] == "handed_over"

    def is_connected(self, seat: int) -> bool:
        """Whether somebody is there who can play for the seat."""
        holder = self.seats[seat].holder
        return self.is_bot(seat) or (holder is not None and any(other.person == holder for other in self.listeners))

    def name_of(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.seats[seat].name if seat >= 0 else "Chance"

    @property
    def onlookers(self) -> list[Listener]:
        """Those who are connected and hold no seat."""
        return [listener for listener in self.listeners if not self.seats_of(listener.person)]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return self.match.waiting if self.status == "playing" and not self.ledger.is_paused else ()

    @property
    def now(self) -> int:
        """Milliseconds of the host's time since the table was made."""
        return self._host_clock.now() - self.record.made

    @property
    def is_busy(self) -> bool:
        """Whether a change is on its way."""
        return self.lock.locked() or (self._link_task is not None and not self._link_task.done())

    @property
    def is_given_up(self) -> bool:
        """Whether everybody has got up from it before its match began."""
        return self.status == "over" and all(seat.holder is None for seat in self.seats)

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays."""
        return any(not self.is_bot(seat.seat) for seat in self.seats)

    @property
    def record_now(self) -> TableRecord:
        """What would be kept of the table if it were kept now."""
        return replace(
            self.record,
            seats=tuple(self.seats),
            status=self.status,
            moves_made=self.match.moves_made,
            rematch=self.rematch,
            link=self.link,
            result=plain(self.result) if self.status == "over" else None,
            moved=self.moved,
        )

    # How it ended

    @property
    def outcome(self) -> Outcome:
        """How the match at a table that is over has ended."""
        return outcome_of(self.match.outcome, self.ledger, self.name_of)

    @property
    def result(self) -> ResultInfo:
        """The same in a few numbers."""
        outcome = self.outcome
        return ResultInfo(
            places=list(outcome.places),
            winners=list(outcome.winners),
            scores=[score.total for score in self.match.scores()],
            is_played_out=self.match.outcome is not None,
            gone=list(self.ledger.gone),
        )

    # Who is connected

    def connect(self, listener: Listener) -> None:
        """Somebody comes. One who only watches changes nothing for the others."""
        self.listeners.append(listener)
        self.company.look_around()
        if self.seats_of(listener.person):
            self._announce()
        elif not self.is_writing:  # else the change is about to be told
            listener.table_changed()
            self._tell_observers()

    def disconnect(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.remove(listener)
        self.company.look_around()
        if self.seats_of(listener.person):
            self._announce()
        elif not self.is_writing:
            self._tell_observers()

    # What people do

    async def play(self, person: str | None, seat: int, move: int, sequence: int) -> None:
        """Make a move for a seat of the person, which knows the position of that sequence number."""
        async with self.lock:
            self.check_seat(person, seat)
            self.check_playing()
            self._check_plays(seat)
            if not self._asked_at[seat] <= sequence <= self.sequence:
                raise known_problem(409, "stale")
            await self._play(seat, move, self.company.credit(seat))

    async def play_bot(self, seat: int, move: int, match_version: int) -> None:
        """Make a bot's move, unless the match has changed while it was thinking."""
        async with self.lock:
            if self.match_version == match_version and seat in self.waiting and self.is_bot(seat):
                await self._play(seat, move)

    async def take_back(self, person: str | None, seat: int) -> None:
        """Undo the seat's last move."""
        async with self.lock:
            self.check_seat(person, seat)
            self.check_playing()
            self._check_plays(seat)
            try:
                self.match.take_back(seat)
            except CannotTakeBack as error:
                raise RequestProblem(409, "cannot_take_back", str(error), said=error.said) from None
            await self._append([self._asking(Entry(seat, TAKE_BACK, self.now))])

    async def resign(self, person: str | None, seats: Sequence[int]) -> None:
        """Give up: the match is over if no two are left to play, else a bot plays on."""
        async with self.lock:
            for seat in seats:
                self.check_seat(person, seat)
            self.check_playing()
            before = [self.seats[seat] for seat in seats]
            after = [replace(seat, has_resigned=True) for seat in before]
            people = {seat.seat for seat in self.seats if not self.is_bot(seat.seat)} - set(seats)
            is_over = len(self.seats) <= 2 or not people
            entries = [Entry(seat, RESIGN, self.now) for seat in seats]
            await self._change_seats(before, after, "over" if is_over else "playing", entries)
            self._ask_anew(range(len(self.seats)))

    async def join(self, person: str, name: str | None, wanted: int | None) -> None:
        """Take an open seat. No two at a table have one name, and who gives none gets one."""
        async with self.lock:
            if self.record.is_rated and self.seats_of(person):
                raise known_problem(409, "rated_twice")
            free = [seat for seat in self.seats if not is_taken(seat)] if self.status == "open" else []
            kept = self.record.kept
            allowed = [seat for seat in free if kept.get(seat.seat, person) == person]
            if free and not allowed:
                raise known_problem(403, "seats_kept")
            allowed.sort(key=lambda seat: seat.seat not in kept)
            chosen = [seat for seat in allowed if wanted is None or seat.seat == wanted][:1]
            if not chosen:
                raise known_problem(409, "seat_taken", "seat_taken" if free else "all_seats_taken")
            self.doorman.check_sit(person, self._people_here())
            is_kept = chosen[0].seat in kept
            if not is_kept:
                self.doorman.check_terms(person, self.record)
            taken = [seat.name for seat in self.seats if is_taken(seat)]
            wish = chosen[0].name if is_kept else name  # a kept seat knows whose it is
            called = guest_name(taken) if wish is None else unique(wish, taken)
            after = replace(chosen[0], name=called, holder=person)
            await self._sit_down(chosen, [after], "playing" if len(free) == 1 else "open")

    async def leave(self, person: str) -> None:
        """Get up: free the seats of a match that has not begun, resign from one that is on."""
        own = self.seats_of(person)
        if self.status == "playing":
            people = [seat for seat in own if not self.is_bot(seat) or self.may_take_over(seat)]
            if people:
                await self.resign(person, people)
        elif self.status == "open" and own:
            async with self.lock:
                before = [self.seats[seat] for seat in own]
                after = [_freed(seat) for seat in before]
                others = [seat.holder for seat in self.seats if seat.holder not in (None, person)]
                entries = [Entry(seat, STAND, self.now) for seat in own]
                creator = others[0] if others and person == self.record.creator else None
                await self._change_seats(before, after, "open" if others else "over", entries, creator)

    async def fill(self, person: str | None, level: str) -> None:
        """Let bots take all seats that are still open, so that the match begins."""
        async with self.lock:
            self._check_host(person)
            free = [seat for seat in self.seats if not is_taken(seat)]
            bots = [replace(seat, kind="bot", name=bot_name(level, seat.seat), level=level) for seat in free]
            await self._sit_down(free, bots, "playing")

    async def close(self, person: str | None) -> None:
        """Give up a table whose match has not begun: everybody gets up, and nobody can sit down any more.

        So do those who do not want the seat that is kept for them.
        """
        async with self.lock:
            if not self.kept_for(person):
                self._check_host(person)
            before = [seat for seat in self.seats if seat.holder is not None]
            entries = [Entry(seat.seat, STAND, self.now) for seat in before]
            await self._change_seats(before, [_freed(seat) for seat in before], "over", entries)

    async def rename(self, person: str, name: str) -> None:
        """Let somebody be called otherwise from now on."""
        async with self.lock:
            before = [self.seats[seat] for seat in self.seats_of(person)] if self.status != "over" else []
            taken = [seat.name for seat in self.seats if is_taken(seat) and seat not in before]
            after: list[SeatRecord] = []
            for seat in before:
                after.append(replace(seat, name=unique(name, [*taken, *(other.name for other in after)])))
            if before:
                await self._change_seats(before, after, self.status, [])

    async def why_not(self, person: str | None, seat: int, targets: Sequence[str]) -> RequestProblem | None:
        """Why these things cannot be touched now; None if they can."""
        async with self.lock:
            self.check_seat(person, seat)
            twin = self.match.copy()
        citation = await self._workers.aside(twin.why_not, targets, seat)  # it looks at every move there is
        if citation is None:
            return None
        return RequestProblem(409, "why", citation.sentence, citation.rule or None, said=citation.said)

    async def copied_match(self, person: str | None, seat: int) -> tuple[Match[Any], int]:
        """The match as it stands for a seat that is to choose, and its version."""
        async with self.lock:
            self.check_seat(person, seat)
            self.check_playing()
            if self.record.is_rated:
                raise known_problem(409, "rated_hint")
            if seat not in self.waiting:
                raise known_problem(409, "not_your_turn")
            return self.match.copy(), self.match_version

    async def match_for(self, person: str | None, seat: int) -> Match[Any]:
        """The match as it stands, for whoever passes on only what a seat of the person knows of it."""
        async with self.lock:
            self.check_seat(person, seat)
            if self.is_broken:
                raise known_problem(503, "reload")
            return self.match.copy()

    def say(self, person: str | None, seat: int, text: str, phrase: str | None = None) -> None:
        """Say something to all at the table; a phrase is told to each in their own language."""
        self.check_seat(person, seat)
        self.doorman.check_say(person or "", text)
        said = Said(seat=seat, name=self.name_of(seat), text=text, phrase=phrase)
        self.doorman.note_said(self.id, person, said.name, text)
        for listener in list(self.listeners):
            if self.doorman.hears(listener.person, person):
                listener.hear(said)

    async def person_changed(self, before: str, after: str, name: str | None) -> None:
        """What one person held is another's now, as it is on disk already; or goes by another name."""
        async with self.lock:
            for seat in self.seats_of(before):
                held = self.seats[seat]
                self.seats[seat] = replace(held, holder=after, name=held.name if name is None else name)
            if self.record.creator == before:
                self.record = replace(self.record, creator=after)
            self._announce()

    def followed_by(self, rematch: str) -> None:
        """Another table goes on from this one."""
        self.rematch = rematch
        self._announce()

    def go_stale(self) -> None:
        """The match has gone on elsewhere. A move that is on its way to the disk will find that out by itself."""
        if not self.is_writing:
            self._break()

    # How changes come about

    def check_seat(self, person: str | None, seat: int) -> None:
        """A problem if a seat does not belong to a person."""
        if seat not in self.seats_of(person):
            raise known_problem(403, "not_your_seat")

    def _people_here(self) -> set[str]:
        """Who made the table, and who sits there."""
        return {self.record.creator, *(seat.holder for seat in self.seats if seat.holder is not None)}

    def _check_host(self, person: str | None) -> None:
        if not self.is_host(person):
            raise known_problem(403, "not_your_table")
        if self.status != "open":
            raise known_problem(409, "has_begun")

    def check_playing(self) -> None:
        """A problem if the match is not on."""
        if self.is_broken:
            raise known_problem(503, "reload")
        if self.status == "open":
            raise known_problem(409, "not_begun")
        if self.status == "over":
            raise known_problem(409, "over")

    def _check_plays(self, seat: int) -> None:
        """A problem if nobody plays now, or a bot plays on for a seat."""
        if self.ledger.is_paused:
            raise known_problem(409, "paused")
        if self.is_bot(seat):
            raise known_problem(409, "bot_plays", "bot_plays" if self.may_take_over(seat) else "has_resigned")

    async def let_pass(self, seat: int, move: int) -> None:
        """Make a move for a seat whose time in a window is over."""
        await self._play(seat, move)

    async def note(self, entries: Sequence[Entry], status: TableStatus | None, *, asks_anew: bool) -> None:
        """Keep what has happened to people and time."""
        try:
            await self._store.append(self.id, self.entry_count, entries, status)
        except BaseException as error:
            self._break()
            if isinstance(error, Conflict):
                raise known_problem(409, "stale", "faster") from None
            raise
        self._count(entries)
        self.status = status or self.status
        self._announce()
        if asks_anew:
            self._ask_anew(range(len(self.seats)))

    async def _play(self, seat: int, move: int, credit: int = 0) -> None:
        first, asked = self.match.moves_made, self.match.waiting
        try:
            self.match.play_silently(move, seat)
        except IllegalMove as error:
            raise RequestProblem(409, "illegal_move", error.sentence, error.rule or None, said=error.said) from None
        except Exception:
            self._break()
            raise
        entries = entries_since(self.match, first, self.now)
        if self.clock is not None and credit:
            entries[0] = entries[0]._replace(credit=credit)
        entries[-1] = self._asking(entries[-1])
        is_secret_choice = len(asked) > 1 and len(entries) == 1
        still_asked = [other for other in self.match.waiting if other in asked and other != seat]
        await self._append(entries, still_asked if is_secret_choice else ())

    def _ask_anew(self, seats: Iterable[int]) -> None:
        """These seats have to look at the new position before they choose."""
        for seat in seats:
            self._asked_at[seat] = self.sequence

    async def _append(self, entries: list[Entry], still_asked: Sequence[int] = ()) -> None:
        """Store what has just happened in memory, then announce it.

        Seats that chose at once with the one that moved are still asked the same: the positions they know stay good.
        """
        is_over = self.match.actor == NOBODY
        count = self.entry_count + len(entries)
        self.is_writing = True
        self.match_version += 1
        try:
            snapshot = self._snapshot_if_due(count)
            await self._store.append(self.id, self.entry_count, entries, "over" if is_over else None, snapshot)
        except BaseException as error:
            self._break()
            if isinstance(error, Conflict):
                raise known_problem(409, "stale", "faster") from None
            raise
        self.is_writing = False
        self.moved = datetime.now(UTC)
        self._count(entries)
        self.sequence += 1
        self._ask_anew(seat for seat in range(len(self.seats)) if seat not in still_asked)
        if is_over:
            self.status = "over"
            self.furniture += 1
        self._tell()

    def _snapshot_if_due(self, count: int) -> Snapshot | None:
        """Now and then, at a move that stands."""
        if count - self._snapshot_count < self._snapshot_every or self.match.can_take_back():
            return None
        self._snapshot_count = count
        return snapshot_of(self.match, count)

    def _count(self, entries: Iterable[Entry]) -> None:
        """Take in entries that are on disk."""
        for entry in entries:
            self.ledger.take(entry)
            self.entry_count += 1

    def _asking(self, entry: Entry) -> Entry:
        """An entry with whom the match waits for after it, by which clocks run."""
        return entry if self.clock is None else asking(entry, self.match)

    async def _sit_down(self, before: Sequence[SeatRecord], after: Sequence[SeatRecord], status: TableStatus) -> None:
        """Let people or bots sit down; with the last of them the match begins."""
        entries = [Entry(seat.seat, SIT, self.now) for seat in after]
        if status == "playing" and entries:
            entries[-1] = self._asking(entries[-1])
        await self._change_seats(before, after, status, entries)

    async def _change_seats(
        self,
        before: Sequence[SeatRecord],
        after: Sequence[SeatRecord],
        status: TableStatus,
        entries: Sequence[Entry] = (),
        creator: str | None = None,
    ) -> None:
        try:
            await self._store.change_seats(self.id, before, after, status, self.entry_count, entries, creator)
        except Conflict:
            self._break()
            raise known_problem(409, "seat_taken", "seat_gone") from None
        for seat in after:
            self.seats[seat.seat] = seat
        self.ledger.seat_bots(self.seats)
        self.company.look_around()
        self._count(entries)
        self.status = status
        if creator is not None:
            self.record = replace(self.record, creator=creator)
        self._announce()

    def _announce(self) -> None:
        """Tell of a change beside the match; while a move is on its way to the disk, that will tell of both."""
        self.sequence += 1
        self.furniture += 1
        if not self.is_writing:
            self._tell()

    def _tell(self) -> None:
        for listener in list(self.listeners):
            listener.table_changed()
        self._tell_observers()
        self.make_link_if_due()

    def _tell_observers(self) -> None:
        self.last_used = time.monotonic()
        for observer in self.observers:
            observer()

    def _break(self) -> None:
        """Forget what memory says; those who are connected come back to what the disk says."""
        self.is_broken = True
        for listener in list(self.listeners):
            listener.dismiss()

    # The link of a match that is over

    def make_link_if_due(self) -> None:
        """Make the link in the background: it takes a replay of the match."""
        is_due = self.link is None or not self.has_result
        if self.status == "over" and is_due and self._link_task is None:
            self._link_task = asyncio.create_task(self._make_link())

    async def link_is_made(self) -> None:
        """Wait until the link is there, if it is being made."""
        if self._link_task is not None:
            await self._link_task

    async def _make_link(self) -> None:
        try:
            link = await self._workers.aside(self.match.copy().to_link)
            await self._store.finish(self.id, self.match.moves_made, link, plain(self.result))
            self.link, self.has_result = link, True
        except Exception:
            _logger.exception("no link could be made", extra={"table": self.id})
        else:
            self._announce()


def asking(entry: Entry, match: Match[Any]) -> Entry:
    """An entry with whom a match waits for after it."""
    is_window = match.game.open_window(match.state) is not None
    return entry._replace(asked=asked_bits(match.waiting, is_window=is_window))


def first_sitting(record: TableRecord, match: Match[Any]) -> list[Entry]:
    """Who sits at a new table from the start. If all do, the match begins with that."""
    entries = [Entry(seat.seat, SIT, 0) for seat in record.seats if is_taken(seat)]
    if record.clock is not None and record.status == "playing":
        entries[-1] = asking(entries[-1], match)
    return entries


def _freed(seat: SeatRecord) -> SeatRecord:
    return replace(seat, kind="open", name=free_name(seat.seat), holder=None)


def free_name(seat: int) -> str:
    """What a seat is called that nobody has taken."""
    return f"Seat {seat + 1}"
