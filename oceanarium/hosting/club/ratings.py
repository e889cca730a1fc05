"""Ratings: judges rated matches in the order in which they end, once each, and knows how everybody stands."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any

from oceanarium.hosting.club.rating_rules import judged, skill_after
from oceanarium.hosting.club.recent import Recent
from oceanarium.hosting.club.skills import PROVISIONAL, bot_skill
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.protocol.message import plain
from oceanarium.protocol.messages import RatingInfo
from oceanarium.store.ratings import RatingChange, RatingStore
from oceanarium.store.records import SeatRecord, TableRecord

ACTIVE_FOR = timedelta(days=90)  # whoever has played no rated match for so long is not among the best
EXPORTED = 100_000  # changes in a game: more than anybody has
REMEMBERED = 10_000  # tables whose matches were judged

_logger = logging.getLogger(__name__)


def utc_now() -> datetime:
    """The moment that it is."""
    return datetime.now(UTC)


class Ratings:
    """One rating for every person and game. All of the newest are in memory: lists of tables show them."""

    def __init__(self, store: RatingStore, now: Callable[[], datetime] = utc_now) -> None:
        self._store = store
        self.now = now
        self._last: dict[str, dict[str, RatingChange]] = {}  # by game and person
        self._judging: Recent[str, asyncio.Task[None]] = Recent(REMEMBERED)
        self._running: set[asyncio.Task[None]] = set()
        self._queue = asyncio.Lock()  # whoever asks first is judged first

    async def open(self, tables: Tables) -> None:
        """Know how everybody stands, judge what ended before the host did, and from now on every match that ends."""
        for change in await self._store.newest():
            self._last.setdefault(change.game, {})[change.person] = change
        for record in await self._store.unrated():
            await self._judge_late(tables, record)
        tables.observers.append(self.observe)
        tables.moments.rating_of = self.of_seat

    async def close(self) -> None:
        """Finish what is being judged."""
        await asyncio.gather(*self._running)

    # How people stand

    def of(self, person: str, game: str) -> RatingInfo:
        """How somebody stands in a game."""
        change = self.last(person, game)
        matches = 0 if change is None else change.matches
        number = skill_after(change).number
        return RatingInfo(number=number, is_provisional=matches < PROVISIONAL, matches=matches)

    def of_bot(self, game: str, level: str) -> RatingInfo | None:
        """How a bot stands: that was measured, and does not change. None if it was not."""
        skill = bot_skill(game, level, self.now())
        return None if skill is None else RatingInfo(number=skill.number, is_provisional=False, matches=0)

    def of_seat(self, table: TableRecord, seat: SeatRecord) -> RatingInfo | None:
        """What is shown beside a name: at tables for ratings, and at those that everybody may come to."""
        if not table.is_rated and not table.is_public:
            return None
        if seat.kind == "bot":
            return self.of_bot(table.game, seat.level or "")
        return None if seat.holder is None else self.of(seat.holder, table.game)

    def last(self, person: str, game: str) -> RatingChange | None:
        """The last change of somebody in a game."""
        return self._last.get(game, {}).get(person)

    def listed(self, game: str) -> list[RatingChange]:
        """How those stand in a game who have played enough there, and lately; the best first."""
        since = self.now() - ACTIVE_FOR
        settled = (last for last in self._last.get(game, {}).values() if last.matches >= PROVISIONAL)
        return sorted((last for last in settled if last.ended >= since), key=lambda last: (-last.mu_after, last.person))

    async def exported(self, person: str) -> dict[str, Any]:
        """What rated matches have changed for somebody, for them to take away."""
        games = [game for game, last in self._last.items() if person in last]
        changes = [change for game in games for change in await self._store.changes_of(person, game, EXPORTED)]
        return {"ratings": [{**asdict(change), "ended": change.ended.isoformat()} for change in changes]}

    async def forget(self, person: str) -> None:
        """Somebody has left for good, and stands nowhere. What they won and lost stays part of the others' ratings."""
        for last in self._last.values():
            last.pop(person, None)

    # How matches are judged

    def observe(self, table: Table) -> None:
        """Something has changed at a table: judge its match if it is over. Quick, and in the order of the calls."""
        if table.status == "over" and table.record.is_rated and table.id not in self._judging:
            task = asyncio.create_task(self._judge(table.id, plain(table.result), self.now()))
            self._judging[table.id] = task
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def changes_at(self, table: Table) -> list[RatingChange]:
        """What the match at a table that is over has changed; once it is known."""
        self.observe(table)
        if table.id in self._judging:
            await asyncio.shield(self._judging[table.id])
        return await self._store.changes_at([table.id])

    async def _judge(self, table: str, result: Mapping[str, Any], ended: datetime) -> None:
        try:
            async with self._queue:
                for change in await self._store.rate(table, result, ended, judged) or ():
                    self._last.setdefault(change.game, {})[change.person] = change
        except Exception:
            _logger.exception("a match could not be rated", extra={"table": table})  # the next start tries again

    async def _judge_late(self, tables: Tables, record: TableRecord) -> None:
        """A match that ended just before the host did. If its result was lost with it, the moves tell."""
        result = record.result
        if result is None:
            try:
                result = plain((await tables.find(record.id)).result)
            except RequestProblem:
                _logger.warning("a match could not be rated", extra={"table": record.id})
                return
        await self._judge(record.id, result, record.moved or self.now())
