"""All tables: those in memory, and the way to those on disk."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from oceanarium.bots.names import bot_name
from oceanarium.hosting.bot_player import BotPlayer
from oceanarium.hosting.doorman import Doorman
from oceanarium.hosting.lines import is_taken, stored_line
from oceanarium.hosting.loading import entries_since, loaded_match
from oceanarium.hosting.messages.tables import Lobby, LobbyLine, NewTable, SeatWish
from oceanarium.hosting.moment import Moment, Moments
from oceanarium.hosting.names import tidy, unique
from oceanarium.hosting.offers import found_game, known_bots, strongest_bot
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.starting import match_at
from oceanarium.hosting.table import Table, first_sitting, free_name
from oceanarium.hosting.time.controls import check_clock, check_rated
from oceanarium.hosting.time.host_clock import HostClock
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import NOBODY, Game, Match, OptionError
from oceanarium.kernel.options import plain_value
from oceanarium.protocol.message import fields_of, plain
from oceanarium.protocol.messages import Conditions, TableInfo
from oceanarium.store.records import Entry, SeatRecord, TableRecord
from oceanarium.store.store import Conflict, Store

ID_BYTES = 9  # of randomness: the address of a table is a secret shared by those who know it
LISTED = 30  # tables in each list of the lobby
REMEMBERED = 1_000  # of those that a person has put away, the newest
LISTED_FOR = timedelta(days=1)  # an open table that nobody joined by then is not listed


CallFor = Callable[[str, Game[Any], str, str | None], Awaitable[None]]  # who asks whom for a match, and at which table


class Guest(NamedTuple):
    """Somebody who is given a seat, and what they are called there."""

    person: str
    name: str


class Tables:
    """Makes tables, finds them, and lets go of those that nobody uses."""

    def __init__(
        self, store: Store, workers: Workers, settings: HostingSettings, host_clock: HostClock | None = None
    ) -> None:
        self.host_clock = host_clock or HostClock()
        self._store = store
        self._workers = workers
        self._settings = settings
        self._tables: dict[str, Table] = {}
        self.moments = Moments(workers)
        self.doorman = Doorman()  # a club has another one
        self.call: CallFor | None = None  # what tells somebody that a seat is kept for them
        self._bots: dict[str, BotPlayer] = {}
        self.observers: list[Callable[[Table], None]] = []  # called after every change of any table in memory
        self._noted = datetime.now(UTC)  # moves made until then are on disk with their time
        self._unnoted: dict[str, datetime] = {}  # times of moves at tables that have left the memory since
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone with the last who waits

    async def create(self, person: str, wanted: NewTable, guests: Mapping[int, Guest] | None = None) -> Table:
        """A new table as somebody wants it; guests sit in some of its open seats already."""
        self.doorman.check_take_part(person)
        game = found_game(wanted.game)
        self.check(wanted)
        seats = _seats(wanted.seats, person, guests or {})
        match = await self._first_match(game, wanted)
        if await self._store.count_unfinished(person) >= self._settings.tables_by_person:
            raise known_problem(429, "too_many_tables", tables=self._settings.tables_by_person)
        return await self._host(
            match,
            seats,
            person,
            is_public=wanted.is_public,
            conditions=_conditions(wanted.conditions),
            clock=None if wanted.clock is None else plain(wanted.clock),
            is_rated=wanted.is_rated,
        )

    def check(self, wanted: NewTable) -> None:
        """A problem if nobody could sit down at such a table."""
        check_clock(wanted.clock, has_clocks=self._settings.has_clocks)
        check_rated(wanted)

    async def rematch(self, person: str | None, table: Table) -> Table:
        """The table that follows one whose match is over, set up as the rules of the game say.

        Whoever asks sits there, and so do bots; the seats of others are kept for them until they come.
        """
        if person is None or not table.seats_of(person):
            raise known_problem(403, "not_your_seat", "not_your_rematch")
        if table.status != "over":
            raise known_problem(409, "not_over")
        declined = table.rematch  # unless somebody waits there, or it is played
        if declined is not None and not (await self.find(declined)).is_given_up:
            return await self._come_along(person, declined)
        self.doorman.check_take_part(person)
        match = table.match.rematch(table.outcome.places)
        before = table.record
        try:
            next_table = await self._host(
                match,
                tuple(_seat_again(seat, person) for seat in table.seats),
                person,
                is_public=before.is_public,
                follows=table.id,
                instead_of=declined,
                conditions=_kept(before.conditions, table.seats, person),
                clock=before.clock,
                is_rated=before.is_rated,
            )
        except Conflict:
            stored = await self._store.load(table.id)  # somebody else asked at the same moment
            if stored is None or stored.table.rematch is None:
                raise
            return await self._come_along(person, stored.table.rematch)
        table.followed_by(next_table.id)
        by = next(seat.name for seat in table.seats if seat.holder == person)
        for asked in dict.fromkeys(next_table.record.kept.values()):
            if self.call is not None:
                await self.call(asked, match.game, by, next_table.id)
        return next_table

    async def _come_along(self, person: str, table_id: str) -> Table:
        """Sit down at a rematch that somebody else has asked for."""
        table = await self.find(table_id)
        for seat in table.kept_for(person):
            await table.join(person, None, seat)
        return table

    async def find(self, table_id: str) -> Table:
        """A table by its name, from memory or from disk."""
        table = self._tables.get(table_id)
        if table is not None and not table.is_broken:
            return table
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self._tables.get(table_id)
            if table is None or table.is_broken:
                table = await self._load(table_id)
        return table

    def look_again(self, table_id: str) -> None:
        """A table has been changed by another host of the same store: those who look at it here look again."""
        table = self._tables.get(table_id)
        if table is not None:
            table.go_stale()

    def moment(self, table: Table) -> Moment:
        """What people see of a table now."""
        return self.moments.of(table)

    async def names_for(self, link: str) -> list[str] | None:
        """Who played the match in a link, if it was played here: several tables with the same one must agree."""
        found = {tuple(seat.name for seat in record.seats) for record in await self._store.tables_with_link(link)}
        return list(found.pop()) if len(found) == 1 else None

    async def lobby(self, person: str | None) -> Lobby:
        """What the first page lists."""
        since = datetime.now(UTC) - LISTED_FOR
        listed = await self._store.public_tables(LISTED)
        public = [record for record in listed if record.created > since and not record.is_for_friends]
        own: Sequence[TableRecord] = []
        finished: Sequence[TableRecord] = []
        if person is not None:
            own = await self._store.tables_of(person, LISTED, finished=False)
            finished = await self._store.tables_of(person, LISTED, finished=True)
        return Lobby(
            open=[_without_line(line) for line in await self._lines(public, person)],
            yours=await self._lines(own, person),
            finished=await self._lines(finished, person),
            put_away=0 if person is None else await self._store.count_put_away(person),
        )

    async def public(self, *, is_playing: bool) -> list[TableRecord]:
        """Public tables that look for players, or that are being played: newest first."""
        return await self._store.public_tables(LISTED, is_playing=is_playing)

    async def lines_put_away(self, person: str | None) -> list[LobbyLine]:
        """The tables that a person has put away."""
        return [] if person is None else await self._lines(await self._store.tables_put_away(person, LISTED), person)

    async def put_away_by(self, person: str) -> frozenset[str]:
        """Which tables a person has put away."""
        return frozenset(record.id for record in await self._store.tables_put_away(person, REMEMBERED))

    async def put_away(self, person: str | None, table_id: str, *, is_away: bool) -> None:
        """Keep a table out of one's lists, or let it back in; also one that older rules were played at."""
        stored = await self._store.load(table_id)
        if stored is None:
            raise not_found("table")
        if person is None or all(seat.holder != person for seat in stored.table.seats):
            raise known_problem(403, "not_your_seat", "not_your_match")
        await self._store.put_away(table_id, person, is_away=is_away)

    async def fill(self, person: str | None, table: Table, level: str | None) -> None:
        """Let bots take all seats of a table that are still open."""
        level = known_level(level)
        await table.fill(person, level)
        self._workers.begin_warming_up(table.match.game, level)

    async def rename(self, person: str, name: str) -> None:
        """Let somebody be called otherwise at the tables that are not over."""
        for record in await self._store.tables_of(person, self._settings.tables_by_person, finished=False):
            with suppress(RequestProblem):  # one of older rules, or a match that has just gone on elsewhere
                await (await self.find(record.id)).rename(person, name)

    def in_memory(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def keep_tidy(self) -> None:
        """Let go of unused tables, again and again."""
        while True:
            await asyncio.sleep(min(60.0, self._settings.idle_seconds))
            await self.note_moved()
            self.forget_unused(self._settings.idle_seconds)

    async def note_moved(self) -> None:
        """Keep when the last moves were made: not with each move, which would make all of them slower."""
        moments = {table.id: table.moved for table in self._tables.values() if table.moved > self._noted}
        noted = datetime.now(UTC)
        await self._store.note_moved({**self._unnoted, **moments})
        self._noted = noted
        self._unnoted.clear()

    def forget_unused(self, seconds: float) -> None:
        """Let go of tables that nobody is connected to and that nothing has happened at for so long."""
        for table in list(self._tables.values()):
            is_used = table.listeners or table.is_busy or self._bots[table.id].is_busy
            if not is_used and time.monotonic() - table.last_used >= seconds:
                self._bots.pop(table.id).stop()
                del self._tables[table.id]
                self.moments.forget(table.id)
                if table.moved > self._noted:
                    self._unnoted[table.id] = table.moved

    @property
    def count_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def close(self) -> None:
        """Let the bots stop, and links that are being made be stored."""
        for bots in self._bots.values():
            bots.stop()
        for table in self._tables.values():
            await table.link_is_made()
        await self.note_moved()

    async def _host(
        self,
        match: Match[Any],
        seats: tuple[SeatRecord, ...],
        person: str,
        *,
        is_public: bool,
        follows: str | None = None,
        instead_of: str | None = None,
        conditions: dict[str, Any] | None = None,
        clock: dict[str, Any] | None = None,
        is_rated: bool = False,
    ) -> Table:
        self._make_room()
        record = TableRecord(
            id=secrets.token_urlsafe(ID_BYTES),
            game=match.game.name,
            rules_version=match.game.rules_version,
            options={name: plain_value(value) for name, value in match.options.items()},
            seed=match.seed,
            is_public=is_public,
            creator=person,
            created=datetime.now(UTC),
            status="playing" if all(is_taken(seat) for seat in seats) else "open",
            seats=seats,
            moves_made=match.moves_made,
            made=self.host_clock.now(),
            conditions=conditions,
            clock=clock,
            is_rated=is_rated,
        )
        entries = entries_since(match, 0, 0) + first_sitting(record, match)
        await self._store.create(record, entries, follows, instead_of)
        for level in {seat.level for seat in seats if seat.level is not None}:
            self._workers.begin_warming_up(match.game, level)
        table = self._keep(record, match, entries)
        self._tell(table)
        return table

    async def _first_match(self, game: Game[Any], wanted: NewTable) -> Match[Any]:
        """The match at a new table: at its beginning, or at a point of another one."""
        if wanted.start is None:
            return _new_match(game, len(wanted.seats), wanted.options, wanted.seed)
        if wanted.options:
            raise known_problem(422, "wrong_start", "start_with_options")
        here = [seat for seat, wish in enumerate(wanted.seats) if wish.kind == "here"]
        knows = here[0] if len(here) == 1 else None  # where several sit at one device, what they hold stays theirs
        match = await self._workers.aside(match_at, wanted.start, knows, wanted.seed)
        if match.game.name != game.name:
            raise known_problem(422, "wrong_start", "start_of_another_game", match=match.game.title, game=game.title)
        if match.seats != len(wanted.seats):
            raise known_problem(422, "wrong_start", "start_of_other_seats", seats=match.seats)
        if match.actor == NOBODY:
            raise known_problem(422, "wrong_start", "start_at_the_end")
        return match

    async def _load(self, table_id: str) -> Table:
        stored = await self._store.load(table_id)
        if stored is None:
            raise not_found("table")
        self._make_room()
        match = await self._workers.aside(loaded_match, stored)
        table = self._keep(stored.table, match, stored.entries)
        table.make_link_if_due()
        return table

    def _keep(self, record: TableRecord, match: Match[Any], entries: Sequence[Entry]) -> Table:
        table = Table(record, match, entries, self._store, self._workers, self._settings, self.host_clock, self.doorman)
        previous = self._bots.get(table.id)
        if previous is not None:
            previous.stop()
        self._tables[table.id] = table
        table.observers.append(lambda: self._tell(table))
        self._bots[table.id] = BotPlayer(table, self._workers, self._settings.bot_delay)
        self._bots[table.id].wake()
        return table

    def _tell(self, table: Table) -> None:
        for observer in self.observers:
            observer(table)

    def _make_room(self) -> None:
        if len(self._tables) >= self._settings.tables_in_memory:
            self.forget_unused(0)
        if len(self._tables) >= self._settings.tables_in_memory:
            raise known_problem(503, "full", headers={"Retry-After": "60"})

    async def _lines(self, records: Sequence[TableRecord], person: str | None) -> list[LobbyLine]:
        return [line for record in records if (line := await self._line(record, person)) is not None]

    async def _line(self, record: TableRecord, person: str | None) -> LobbyLine | None:
        """A table for a list. Only a match that is on must be in memory to tell whom it waits for.

        So must one that is over without a stored result; loading it makes good for that.
        """
        game = found_game(record.game)
        is_old = record.rules_version != game.rules_version
        if is_old and record.status != "over":
            return None  # it cannot be played any more
        lacks_result = record.status == "over" and record.result is None and not is_old
        if record.status == "playing" or lacks_result or record.id in self._tables:
            with suppress(RequestProblem):  # there may be no room for it now
                return self.moment(await self.find(record.id)).line(person)
        return stored_line(record, game.title, person, self.moments.rating_of)


def _without_line(line: LobbyLine) -> TableInfo:
    """A table of others: how it stands is not asked."""
    names = {each.name for each in fields(TableInfo)}
    return TableInfo(**{name: value for name, value in fields_of(line).items() if name in names})


def _new_match(game: Game[Any], seats: int, options: dict[str, Any], seed: int | None) -> Match[Any]:
    try:
        return Match(game, seats, options, seed)
    except OptionError as error:
        raise RequestProblem(422, "invalid_option", str(error), error.rule, said=error.said) from None


def _conditions(wanted: Conditions | None) -> dict[str, Any] | None:
    if wanted is None or wanted == Conditions():
        return None
    if wanted.lowest is not None and wanted.highest is not None and wanted.lowest > wanted.highest:
        raise known_problem(422, "invalid", "empty_range", lowest=wanted.lowest, highest=wanted.highest)
    told: dict[str, Any] = plain(wanted)
    return told


def _seats(wishes: Sequence[SeatWish], person: str, guests: Mapping[int, Guest]) -> tuple[SeatRecord, ...]:
    seats: list[SeatRecord] = []
    for number, wish in enumerate(wishes):
        seat = _seat(number, wish, person)
        if number in guests:
            seat = replace(seat, name=guests[number].name, holder=guests[number].person)
        seats.append(replace(seat, name=unique(seat.name, [other.name for other in seats])))
    return tuple(seats)


def _seat_again(seat: SeatRecord, person: str) -> SeatRecord:
    """A seat in the match that follows: people who have not asked for it are asked themselves."""
    is_there = seat.kind == "bot" or seat.holder == person
    return replace(seat, has_resigned=False) if is_there else SeatRecord(seat.seat, "open", seat.name)


def _kept(conditions: dict[str, Any] | None, seats: Sequence[SeatRecord], person: str) -> dict[str, Any] | None:
    """The conditions of the match before, with the seats of those who are still asked."""
    others = [None if seat.kind == "bot" or seat.holder == person else seat.holder for seat in seats]
    return conditions if not any(others) else {**(conditions or {}), "kept": others}


def _seat(number: int, wish: SeatWish, person: str) -> SeatRecord:
    name = None if wish.name is None else tidy(wish.name)
    if wish.kind == "here":
        return SeatRecord(number, "here", name or f"Player {number + 1}", holder=person)
    if wish.kind == "open":
        return SeatRecord(number, "open", free_name(number))
    level = known_level(wish.level)
    return SeatRecord(number, "bot", name or bot_name(level, number), level=level)


def known_level(level: str | None) -> str:
    """A bot by its name, the strongest without one; or a problem."""
    if level is None:
        return strongest_bot()
    if level not in known_bots():
        raise known_problem(422, "unknown_bot", bot=level, bots=tuple(known_bots()))
    return level
