"""The lobby: what every open page hears without asking. A change is written once and sent to all.

Tables say that they have changed (`Tables.observers`), which costs them no more than a note; a moment later the lobby
looks at those that were noted, and tells whom it concerns: everybody, who sits there, or who has it in sight.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from datetime import datetime
from typing import Any

from oceanarium.hosting.club.lobby_talk import Page
from oceanarium.hosting.club.noticeboard import SHORTEST_PAUSE, Noticeboard, utc_now
from oceanarium.hosting.messages.lobby import (
    FromLobbyPage,
    LobbyChanged,
    LobbyFirst,
    Look,
    PairingOffer,
    TurnInfo,
    YourLines,
    YourTurns,
)
from oceanarium.hosting.messages.tables import Lobby as Lists
from oceanarium.hosting.messages.tables import LobbyLine
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.hosting.talk import HungUp, Line
from oceanarium.kernel import game_names
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Refused
from oceanarium.protocol.writing import written

PAUSE = 0.25  # seconds in which changes are collected
NOT_LET_IN = 4000  # plus the status of the problem: the code by which a socket is closed

Answer = Callable[[str, Any], Awaitable[None]]  # takes the person who asks and what it asks

_logger = logging.getLogger(__name__)


class _Guest:
    """A person who is here, and what is known of its tables."""

    __slots__ = ("is_asked_for", "pages", "put_away", "tables", "turns")

    def __init__(self) -> None:
        self.pages: set[Page] = set()
        self.tables: set[str] = set()  # at which it sits
        self.turns: dict[str, TurnInfo] = {}
        self.put_away: frozenset[str] = frozenset()  # tables that it does not want to hear of
        self.is_asked_for = True  # its tables are being looked up


class Lobby:
    """Who is here, and what they are told."""

    def __init__(
        self,
        tables: Tables,
        settings: HostingSettings,
        now: Callable[[], datetime] = utc_now,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._settings = settings
        self.board = Noticeboard(tables.moments, now, seconds)
        self.presence: list[Callable[[str, bool], None]] = []  # told who has come or gone: they must be quick
        self.greetings: list[Callable[[str], Iterable[Message]]] = []  # what rooms tell each new page of a person
        self.friends_of: Callable[[str], Collection[str]] = lambda person: ()  # whom somebody calls friends
        self.rating_of: Callable[[str, str], int] | None = None  # of a person in a game
        self.offers: list[PairingOffer] = []
        self._shy: dict[str, Table] = {}  # tables for friends only: nobody else hears of them
        self._waiting: dict[str, int] = {}  # how many wait for each of them
        self._answers: dict[type[Message], Answer] = {}
        self._pages: set[Page] = set()
        self._guests: dict[str, _Guest] = {}
        self._sitting: dict[str, set[str]] = {}  # which of them sit at a table
        self._sights: dict[str, set[Page]] = {}  # who has a table in sight
        self._changed: dict[str, Table] = {}
        self._faded: dict[str, Table] = {}  # tables in sight whose picture is old
        self._counts_told: tuple[int, dict[str, int]] = 0, {}
        self._timer: asyncio.TimerHandle | None = None
        self._picture_timer: asyncio.TimerHandle | None = None
        tables.observers.append(self._note)

    # What other rooms ask

    def tell(self, person: str, message: Message) -> bool:
        """Tell every open page of a person something; whether there is one."""
        guest = self._guests.get(person)
        if guest is None:
            return False
        self._post(guest.pages, written(message))
        return True

    def on(self, kind: type[Message], answer: Answer) -> None:
        """Let a room answer what pages ask in messages of a kind."""
        self._answers[kind] = answer

    def set_waiting(self, waiting: dict[str, int]) -> None:
        """How many wait for each kind of table."""
        if waiting != self._waiting:
            self._waiting = waiting
            self._wake()

    def is_here(self, person: str) -> bool:
        """Whether a person has a page open."""
        return person in self._guests

    @property
    def people(self) -> list[str]:
        """Everybody who is here."""
        return list(self._guests)

    @property
    def here(self) -> int:
        """How many people are here."""
        return len(self._guests)

    @property
    def listening(self) -> int:
        """How many pages listen."""
        return len(self._pages)

    # From the first to the last

    async def open(self) -> None:
        """Put up what was there before the host was started."""
        for is_playing in (False, True):
            for record in reversed(await self._tables.public(is_playing=is_playing)):
                if self.board.might_list(record):
                    with suppress(RequestProblem):  # of older rules, or there is no room for it now
                        self._note(await self._tables.find(record.id))

    def sweep(self) -> None:
        """Take down what stands there too long; this is due every minute."""
        for table in self.board.sweep():
            self._note(table)

    async def talk(self, line: Line, person: str | None) -> None:
        """Let a page listen, until one side has enough."""
        problem = self._complaint(person)
        if problem is not None:
            with suppress(HungUp):
                await line.send(written(Refused(request=None, problem=problem.problem)))
                await line.close(NOT_LET_IN + problem.status)
            return
        await Page(line, person, self._settings).run(self)

    async def look_again(self, person: str) -> None:
        """A person's lists have changed: tell all of its pages all of them."""
        guest = self._guests.get(person)
        if guest is not None:
            lists = await self._lists_of(person)
            for page in guest.pages:
                page.post(self._first(page, lists, guest))

    # Pages

    async def welcome(self, page: Page) -> None:
        """Somebody comes: tell them everything."""
        self._pages.add(page)
        guest = None if page.person is None else self._arrive(page.person, page)
        lists = await self._lists_of(page.person)
        page.post(self._first(page, lists, guest))
        if page.person is not None:
            for greeting in self.greetings:
                for message in greeting(page.person):
                    page.tell(message)

    def farewell(self, page: Page) -> None:
        """Somebody goes."""
        if page not in self._pages:
            return
        self._pages.discard(page)
        self._see(page, frozenset())
        guest = None if page.person is None else self._guests[page.person]
        if guest is not None and page.person is not None:
            guest.pages.discard(page)
            if not guest.pages:
                self._seat_guest(page.person, guest, set())
                del self._guests[page.person]
                self._tell_presence(page.person, is_here=False)

    async def carry_out(self, page: Page, message: FromLobbyPage) -> None:
        """Do what a page asks; a RequestProblem if that cannot be."""
        if isinstance(message, Look):
            page.has_lists = message.has_lists
            self._see(page, frozenset(message.tables))
        elif page.person is None:
            raise known_problem(403, "nobody_yet")
        else:
            await self._answers[type(message)](page.person, message)

    def _complaint(self, person: str | None) -> RequestProblem | None:
        guest = None if person is None else self._guests.get(person)
        if len(self._pages) >= self._settings.lobby_pages:
            return known_problem(503, "full", "too_many_listen")
        if guest is not None and len(guest.pages) >= self._settings.lobby_pages_by_person:
            return known_problem(429, "full", "too_many_pages")
        return None

    def _arrive(self, person: str, page: Page) -> _Guest:
        guest = self._guests.get(person)
        if guest is None:
            guest = self._guests[person] = _Guest()
            self._tell_presence(person, is_here=True)
        guest.pages.add(page)
        return guest

    def _tell_presence(self, person: str, *, is_here: bool) -> None:
        for observer in self.presence:
            observer(person, is_here)
        self._wake()

    def _see(self, page: Page, tables: frozenset[str]) -> None:
        for table in page.in_sight - tables:
            self._sights[table].discard(page)
            if not self._sights[table]:
                del self._sights[table]
        for table in tables - page.in_sight:
            self._sights.setdefault(table, set()).add(page)
            shown = self.board.live.get(table)
            if shown is not None:
                self._fade(shown)
        page.in_sight = tables

    # What is told first

    async def _lists_of(self, person: str | None) -> Lists:
        """A person's tables; those of everybody the noticeboard knows."""
        if person is None:
            return Lists(open=[], yours=[], finished=[], put_away=0)
        lists = await self._tables.lobby(person)
        put_away = await self._tables.put_away_by(person) if lists.put_away else frozenset()
        guest = self._guests.get(person)
        if guest is not None:
            guest.put_away = put_away
            self._seat_guest(person, guest, {line.table for line in lists.yours})
            self._set_turns(guest, {line.table: _turn_in(line) for line in lists.yours if _is_turn(line)})
            guest.is_asked_for = False
        return lists

    def _first(self, page: Page, lists: Lists, guest: _Guest | None) -> str:
        """A LobbyFirst. What everybody is told is written already."""
        own = LobbyFirst(
            person=page.person,
            open=[],
            live=[],
            yours=lists.yours,
            finished=lists.finished,
            put_away=lists.put_away,
            turns=[] if guest is None else _in_order(guest.turns.values()),
            here=self.here,
            offers=self.offers,
            waiting=self._waiting,
            ratings=self._ratings(page.person),
        )
        opened = [*self._shy_lines(page.person), *self.board.open_lines()]
        return _with_lists(written(own), opened, self.board.live_lines())

    def _ratings(self, person: str | None) -> dict[str, int]:
        if person is None or self.rating_of is None:
            return {}
        return {game: self.rating_of(person, game) for game in game_names()}

    # What is told later

    def _note(self, table: Table) -> None:
        """A table has changed. This is called with every move: it does no more than to remember it."""
        if self._pages or table.record.is_public:
            self._changed[table.id] = table
            self._wake()

    def _wake(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._look_round)

    def _look_round(self) -> None:
        self._timer = None
        try:
            self.look_round()
        except Exception:
            _logger.exception("unexpected error")

    def look_round(self) -> None:
        """Tell what has changed since the last time."""
        changed, self._changed = self._changed, {}
        told: list[Table] = []
        gone: list[str] = []
        for table in changed.values():
            if table.is_broken:
                continue  # it will be loaded again, and be told of by that
            if table.is_writing:
                self._note(table)  # memory is ahead of the disk: nobody may know yet
                continue
            self._tell_holders(table)
            if table.record.is_for_friends:
                self._tell_friends(table)
            if self.board.note(table):
                is_listed = table.id in self.board.open or table.id in self.board.live
                told.append(table) if is_listed else gone.append(table.id)
            elif table.id in self._sights and table.id in self.board.live:
                self._fade(table)
        counts = self.here, self._waiting
        if told or gone or self._counts_told != counts:
            self._counts_told = counts
            self._post(self._pages, self._changes(told, gone))

    def _changes(self, told: list[Table], gone: list[str]) -> str:
        """A LobbyChanged."""
        shared = LobbyChanged(open=[], live=[], gone=gone, here=self.here, waiting=self._waiting)
        board = self.board
        opened = [board.open[table.id] for table in told if table.id in board.open]
        live = [board.picture(table) for table in told if table.id in board.live]
        return _with_lists(written(shared), opened, live)

    def _tell_holders(self, table: Table) -> None:
        """Tell those who sit at a table, or sat there, how it stands."""
        holders = {seat.holder for seat in table.seats if seat.holder is not None}
        for person in holders & self._guests.keys():
            self._tell_own(person, self._guests[person], table, sits=True)
        for person in self._sitting.get(table.id, set()) - holders:
            self._tell_own(person, self._guests[person], table, sits=False)

    def _tell_own(self, person: str, guest: _Guest, table: Table, *, sits: bool) -> None:
        if guest.is_asked_for:
            self._note(table)  # after what is being looked up
            return
        if table.id in guest.put_away:
            return
        turns = {other: turn for other, turn in guest.turns.items() if other != table.id}
        if sits and set(table.waiting) & set(table.seats_of(person)):
            turns[table.id] = guest.turns.get(table.id) or _turn_at(table)
        self._set_turns(guest, turns)
        self._seat_guest(person, guest, guest.tables | {table.id} if sits else guest.tables - {table.id})
        readers = [page for page in guest.pages if page.has_lists]
        if readers:
            lines = [self._line(table, person)] if sits else []
            self._post(readers, written(YourLines(lines=lines, gone=[] if sits else [table.id])))

    def _tell_friends(self, table: Table) -> None:
        """Tell the friends of whoever made a table, and nobody else, that it looks for players, or does so no more."""
        is_open, was_open = self.board.is_seeking(table), table.id in self._shy
        if not is_open and not was_open:
            return
        if is_open:
            self._shy[table.id] = table
        else:
            del self._shy[table.id]
        gone = [] if is_open else [table.id]
        told = LobbyChanged(open=[], live=[], gone=gone, here=self.here, waiting=self._waiting)
        text = _with_lists(written(told), [self._shy_line(table)] if is_open else [], [])
        for person in {table.record.creator, *self.friends_of(table.record.creator)} & self._guests.keys():
            self._post(self._guests[person].pages, text)

    def _shy_lines(self, person: str | None) -> list[str]:
        return [
            self._shy_line(table)
            for table in self._shy.values()
            if person is not None
            and (person == table.record.creator or person in self.friends_of(table.record.creator))
        ]

    def _shy_line(self, table: Table) -> str:
        return written(self._tables.moment(table).info(None))

    def _seat_guest(self, person: str, guest: _Guest, tables: set[str]) -> None:
        for table in guest.tables - tables:
            self._sitting[table].discard(person)
            if not self._sitting[table]:
                del self._sitting[table]
        for table in tables - guest.tables:
            self._sitting.setdefault(table, set()).add(person)
        guest.tables = tables

    def _set_turns(self, guest: _Guest, turns: dict[str, TurnInfo]) -> None:
        is_new = guest.turns.keys() != turns.keys()
        guest.turns = turns
        if is_new:
            self._post(guest.pages, written(YourTurns(turns=_in_order(turns.values()))))

    def _line(self, table: Table, person: str) -> LobbyLine:
        return self._tables.moment(table).line(person)

    # Pictures of tables that are in sight

    def _fade(self, table: Table) -> None:
        self._faded[table.id] = table
        if self._picture_timer is None:
            self._picture_timer = asyncio.get_running_loop().call_later(SHORTEST_PAUSE, self.draw)

    def draw(self) -> None:
        """Show tables that are in sight as they are now."""
        self._picture_timer = None
        faded, self._faded = self._faded, {}
        for table in faded.values():
            pages = self._sights.get(table.id)
            if not pages or table.id not in self.board.live or table.is_broken:
                continue
            shared = LobbyChanged(open=[], live=[], gone=[], here=self.here, waiting=self._waiting)
            self._post(pages, _with_lists(written(shared), [], [self.board.picture(table)]))
            if not self.board.is_fresh(table):
                self._fade(table)

    def _post(self, pages: Iterable[Page], text: str) -> None:
        for page in pages:
            page.post(text)


def _with_lists(message: str, opened: list[str], live: list[str]) -> str:
    """A message whose two shared lists are put in as they are written already."""
    filled = f'"open":[{",".join(opened)}],"live":[{",".join(live)}]'
    return message.replace('"open":[],"live":[]', filled, 1)


def _is_turn(line: LobbyLine) -> bool:
    return line.status == "playing" and any(seat in line.yours for seat in line.waiting)


def _turn_in(line: LobbyLine) -> TurnInfo:
    return TurnInfo(table=line.table, game=line.game, title=line.title, since=line.moved)


def _turn_at(table: Table) -> TurnInfo:
    game = table.match.game
    return TurnInfo(table=table.id, game=game.name, title=game.title, since=table.moved.isoformat())


def _in_order(turns: Iterable[TurnInfo]) -> list[TurnInfo]:
    """The one that waits longest first."""
    return sorted(turns, key=lambda turn: (turn.since, turn.table))
