"""Watching: how many look at a match, what bots think of it for them, and what they say among themselves.

All of it is for those who hold no seat at the table. Players never hear the chances, and read what was said only when
the match is over. Bots are asked about a match whose secrets have been dealt afresh for nobody's eyes: so nothing that
onlookers are told depends on what they cannot know.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from oceanarium.hosting.bot_questions import AskChances, situation
from oceanarium.hosting.buckets import Buckets, Rate
from oceanarium.hosting.messages.watching import AsideLine, Asides, ChancePoint, Chances, Watchers
from oceanarium.hosting.names import guest_name, tidy, unique
from oceanarium.hosting.problems import known_problem, too_fast
from oceanarium.hosting.table import Listener, Table
from oceanarium.hosting.workers import BotFailed, Workers
from oceanarium.kernel import NOBODY, Match
from oceanarium.protocol.message import Message
from oceanarium.protocol.writing import written
from oceanarium.whatif.dealing import dealt

SECONDS_BETWEEN = 2.0  # two questions about one table
SECONDS_TO_THINK = 0.4
SECONDS_TO_COUNT = 1.0  # between two counts of those who watch
MOST_POINTS = 80  # of a curve: then every other one goes
MOST_LINES = 200  # of talk, kept until the table leaves the memory
MOST_GALLERIES = 1_000
TALK = Rate(0.5, 8)  # lines of one who watches
DEAL = 0  # the seed by which secrets are dealt for onlookers

_logger = logging.getLogger(__name__)

NameOf = Callable[[str], Awaitable[str | None]]


async def nobody_is_known(person: str) -> str | None:
    """The name of a person, where people have none."""
    return None


def question(match: Match[Any]) -> AskChances:
    """What bots are asked for onlookers: nothing in it depends on what those cannot know."""
    return AskChances(situation(dealt(match, NOBODY, DEAL)), SECONDS_TO_THINK)


class Gallery:
    """Those who watch one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[AsideLine] = []
        self.names: dict[int, str] = {}  # of those who have no other, by their connection
        self.curve: dict[int, Sequence[float]] = {}  # by how many moves had been made
        self.due = 0.0  # when bots may be asked again
        self.count_due = 0.0
        self._asked_at = -1  # about the match after so many entries
        self._count_told = 0
        self.is_over = table.status == "over"

    @property
    def count(self) -> int:
        """How many people watch; somebody with two pages is one."""
        return len({listener.person or id(listener) for listener in self.table.onlookers})

    @property
    def wants_chances(self) -> bool:
        """Whether there is something new to ask bots about."""
        table = self.table
        is_at_rest = not table.is_writing and not table.is_broken
        return is_at_rest and table.status == "playing" and self._asked_at != table.entry_count

    @property
    def has_news(self) -> bool:
        """Whether the number of those who watch is not the one that was told."""
        return self.count != self._count_told

    def welcome(self, listener: Listener) -> None:
        """Tell somebody who has just come what others know already."""
        if self.count:
            listener.tell(written(Watchers(count=self.count)))
        if self.table.seats_of(listener.person) and not self.is_over:
            return
        if self.lines:
            listener.tell(written(Asides(lines=self.lines, is_all=True)))
        if self.curve and not self.table.seats_of(listener.person):
            listener.tell(written(self._chances()))

    def changed(self) -> None:
        """The table is another: forget what was taken back; at the end players read what was said."""
        made = self.table.match.moves_made
        for moves in [moves for moves in self.curve if moves > made]:
            del self.curve[moves]
        if self.table.status == "over" and not self.is_over:
            self.is_over = True
            self._end()

    def tell_count(self) -> None:
        """Tell everybody at the table how many watch."""
        self._count_told = self.count
        self._tell(Watchers(count=self._count_told), to_all=True)

    def say(self, person: str | None, line: AsideLine) -> None:
        """Let those hear it who may, and want to hear that person."""
        self.lines = [*self.lines, line][-MOST_LINES:]
        text = written(Asides(lines=[line], is_all=False))
        for listener in list(self.table.listeners) if self.is_over else self.table.onlookers:
            if self.table.doorman.hears(listener.person, person):
                listener.tell(text)

    async def ask(self, workers: Workers) -> None:
        """Have bots think about the match as it stands, and tell onlookers."""
        table = self.table
        self._asked_at = table.entry_count
        match = table.match.copy()
        try:
            chances = await workers.weigh(await workers.aside(question, match))
        except BotFailed:
            _logger.warning("no chances for onlookers", extra={"table": table.id})
            return
        if table.status == "playing" and table.match.moves[: match.moves_made] == match.moves:  # else taken back
            self._add(match.moves_made, chances)

    def _add(self, moves: int, chances: Sequence[float]) -> None:
        self.curve[moves] = [round(chance, 3) for chance in chances]
        kept = sorted(self.curve)
        if len(kept) > MOST_POINTS:
            kept = [*kept[:-1:2], kept[-1]]
        self.curve = {each: self.curve[each] for each in kept}
        self._tell(self._chances(), to_all=False)

    def _end(self) -> None:
        """Everybody knows who has won; and players may read what was said about them."""
        winners = self.table.outcome.winners
        share = 1 / max(len(winners), 1)
        if self.curve and winners:
            chances = [share if seat in winners else 0.0 for seat in range(len(self.table.seats))]
            self._add(self.table.match.moves_made, chances)
        if self.lines:
            text = written(Asides(lines=self.lines, is_all=True))
            for listener in self.table.listeners:
                if self.table.seats_of(listener.person):
                    listener.tell(text)

    def _chances(self) -> Chances:
        return Chances(curve=[ChancePoint(moves=moves, chances=list(each)) for moves, each in self.curve.items()])

    def _tell(self, message: Message, *, to_all: bool) -> None:
        text = written(message)
        for listener in list(self.table.listeners) if to_all else self.table.onlookers:
            listener.tell(text)


class Watching:
    """The galleries of all tables that somebody watches. Bots think about one of them at a time."""

    def __init__(
        self, workers: Workers, now: Callable[[], float] = time.monotonic, name_of: NameOf = nobody_is_known
    ) -> None:
        self.name_of = name_of
        self._workers = workers
        self._now = now
        self._galleries: dict[str, Gallery] = {}
        self._watched: set[str] = set()  # tables with onlookers, of those
        self._talk = Buckets(TALK)
        self._woken = asyncio.Event()

    def count(self, table_id: str) -> int:
        """How many people watch a table."""
        return self._galleries[table_id].count if table_id in self._watched else 0

    def enter(self, table: Table, listener: Listener) -> None:
        """Somebody has come to a table, to play or to watch."""
        gallery = self._gallery(table, is_new_one_made=not table.seats_of(listener.person))
        if gallery is not None:
            gallery.welcome(listener)
            self._look_around(gallery)

    def leave(self, table: Table, listener: Listener) -> None:
        """Somebody has gone."""
        gallery = self._galleries.get(table.id)
        if gallery is not None:
            gallery.names.pop(id(listener), None)
            self._look_around(gallery)
            if not table.listeners and not gallery.lines:
                del self._galleries[table.id]

    def changed(self, table: Table) -> None:
        """Something has happened at a table."""
        gallery = self._galleries.get(table.id)
        if gallery is not None and gallery.table is table:
            gallery.changed()
            if table.id in self._watched:
                self._woken.set()

    async def say(self, table: Table, listener: Listener, name: str | None, text: str) -> None:
        """Say something to those who watch."""
        if table.seats_of(listener.person):
            raise known_problem(403, "watch_plays_here")
        gallery = self._gallery(table, is_new_one_made=table.status != "open")
        if gallery is None:
            raise known_problem(409, "not_begun")
        if not self._talk.take(listener.person or str(id(listener))):
            raise too_fast()
        called = None if listener.person is None else await self.name_of(listener.person)
        known = called or self._guest(gallery, listener, name)
        line = AsideLine(name=known, person=listener.person if called else None, text=tidy(text))
        if listener.person is not None:
            table.doorman.check_say(listener.person, line.text)
        table.doorman.note_said(table.id, listener.person, known, line.text)
        gallery.say(listener.person, line)

    async def keep_looking(self) -> None:
        """Do what is due, again and again."""
        while True:
            self._woken.clear()
            pause = await self.look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause)

    async def look(self) -> float | None:
        """Count and ask, where it is time to; the seconds until it is again, None until somebody wakes us."""
        now = self._now()
        watched = [self._galleries[table_id] for table_id in self._watched]
        for gallery in watched:
            if gallery.has_news and gallery.count_due <= now:
                gallery.count_due = now + SECONDS_TO_COUNT
                gallery.tell_count()
        asking = min((each for each in watched if each.wants_chances), key=lambda each: each.due, default=None)
        if asking is not None and asking.due <= now:
            asking.due = now + SECONDS_BETWEEN
            try:
                await asking.ask(self._workers)
            except Exception:
                _logger.exception("no chances for onlookers", extra={"table": asking.table.id})
            return 0.0
        dues = [each.count_due for each in watched if each.has_news] + ([] if asking is None else [asking.due])
        return max(0.0, min(dues) - now) if dues else None

    def _gallery(self, table: Table, *, is_new_one_made: bool) -> Gallery | None:
        gallery = self._galleries.get(table.id)
        if gallery is not None:
            gallery.table = table  # it may have been loaded again
        elif is_new_one_made:
            if len(self._galleries) >= MOST_GALLERIES:
                self._forget_empty()
            gallery = self._galleries[table.id] = Gallery(table)
        return gallery

    def _forget_empty(self) -> None:
        for table_id in [known for known, gallery in self._galleries.items() if not gallery.table.listeners]:
            del self._galleries[table_id]

    def _look_around(self, gallery: Gallery) -> None:
        """Note whether anybody watches; that may have changed."""
        if gallery.count:
            self._watched.add(gallery.table.id)
            self._woken.set()
        else:
            self._watched.discard(gallery.table.id)
            if gallery.has_news:
                gallery.tell_count()

    def _guest(self, gallery: Gallery, listener: Listener, wished: str | None) -> str:
        """What somebody is called whom nobody knows: the same as long as they stay, and like nobody who plays."""
        taken = [*(seat.name for seat in gallery.table.seats), *gallery.names.values()]
        if id(listener) not in gallery.names:
            gallery.names[id(listener)] = guest_name(taken) if wished is None else unique(tidy(wished), taken)
        return gallery.names[id(listener)]
