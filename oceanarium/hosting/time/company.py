"""The people at a table beside their moves: who is away, what others may do then, pauses, and time that runs out.

Whatever happens becomes an entry; what is kept here is only who is connected and how long the lines take.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from oceanarium.hosting.problems import known_problem
from oceanarium.hosting.time.ledger import DAY, MOST_CREDIT, Ledger
from oceanarium.store.records import (
    ABANDON,
    AWAY,
    BACK,
    DECLINE,
    FLAG,
    FORFEIT,
    HAND_OVER,
    PAUSE,
    REST,
    RESUME,
    RETURN,
    TAKE_OVER,
    Entry,
)

if TYPE_CHECKING:
    from oceanarium.hosting.table import Table

LONGEST_PAUSE = DAY  # after which one alone may go on: nobody can hold a table hostage
SUBSTITUTE = "skilled"  # the bot that plays on


class Company:
    """Those who sit at one table."""

    def __init__(self, table: "Table", away_after: int, decide_after: int) -> None:
        self._table = table
        self._away_after = away_after
        self.decide_after = decide_after
        # A restart makes nobody away: whoever was connected has as long to come back as if the line had just broken.
        self._unseen: dict[int, int] = {seat.seat: table.now for seat in table.seats if seat.holder is not None}
        self._lags: dict[str, int] = {}

    # Who is there

    def look_around(self) -> None:
        """Somebody has come or gone."""
        table = self._table
        here = {listener.person for listener in table.listeners}
        for seat in table.seats:
            if seat.holder is None or seat.holder in here:
                self._unseen.pop(seat.seat, None)
            else:
                self._unseen.setdefault(seat.seat, table.now)

    def note_lag(self, person: str | None, lag: int) -> None:
        """How long a person's line takes there and back, as the host has measured it."""
        if person is not None and self._table.seats_of(person):
            self._lags[person] = min(lag, MOST_CREDIT)

    def credit(self, seat: int) -> int:
        """What a seat gets back for each move."""
        return self._lags.get(self._table.seats[seat].holder or "", 0)

    @property
    def counts_away(self) -> bool:
        """Whether somebody waits for others here: not by correspondence, nor where one person plays."""
        table = self._table
        holders = {table.seats[seat].holder for seat in table.ledger.people}
        is_live = table.clock is None or table.clock.kind == "live"
        return table.status == "playing" and is_live and len(holders) > 1 and not table.ledger.is_paused

    # What is due

    def due(self) -> int | None:
        """When there is something to do next, as far as one can foresee."""
        return min((moment for moment, _ in self._dues()), default=None)

    async def work(self) -> None:
        """Do everything that is due."""
        table = self._table
        async with table.lock:
            if table.is_broken:
                return
            now = table.now
            entries = [entry for moment, entry in self._dues() if moment <= now]
            passing = [entry for entry in entries if entry.move >= 0]
            if passing:
                await table.let_pass(passing[0].actor, passing[0].move)  # the next one may be another window
            elif entries:
                await self._note([entry._replace(moment=now) for entry in entries])

    def _dues(self) -> Iterator[tuple[int, Entry]]:
        """Everything that will be done by itself if nothing happens, and when."""
        table = self._table
        if table.status != "playing":
            return
        yield from out_of_time(table.ledger, self.credit)
        passing = None if table.clock is None else table.match.game.passing(table.match.state)
        if passing is not None:
            yield from ((moment, Entry(seat, passing)) for moment, seat in table.ledger.windows_close())
        for seat in table.ledger.people:
            yield from self._presence_dues(seat)

    def _presence_dues(self, seat: int) -> Iterator[tuple[int, Entry]]:
        is_away = self._table.ledger.away_since[seat] is not None
        if is_away and seat not in self._unseen:
            yield 0, Entry(seat, BACK)
        elif not is_away and seat in self._unseen and self.counts_away:
            yield self._unseen[seat] + self._away_after, Entry(seat, AWAY)

    # What people do

    async def pause(self, person: str | None) -> None:
        """Want a pause: it begins when all want it."""
        await self._say(person, PAUSE)

    async def resume(self, person: str | None) -> None:
        """End a pause: when all are there again, or after a day."""
        table = self._table
        since = table.ledger.paused_since
        if since is None:
            raise known_problem(409, "not_paused")
        if any(seat in self._unseen for seat in table.ledger.people) and table.now - since < LONGEST_PAUSE:
            raise known_problem(409, "pause_needs_all")
        for seat in self._unseen:
            self._unseen[seat] = table.now
        await self._say(person, RESUME)

    async def abandon(self, person: str | None) -> None:
        """Want to end the match without a result: it ends when all want it."""
        await self._say(person, ABANDON)

    async def decline(self, person: str | None) -> None:
        """Want neither."""
        await self._say(person, DECLINE)

    async def hand_over(self, person: str | None, absent: int) -> None:
        """Let a bot play on for somebody who has been away for long."""
        async with self._table.lock:
            self._check_may_decide(person, absent)
            await self._note([Entry(absent, HAND_OVER, self._table.now)])

    async def claim(self, person: str | None, absent: int) -> None:
        """Win against the only other one, who has been away for long."""
        async with self._table.lock:
            self._check_may_decide(person, absent)
            if len(self._table.seats) != 2:
                raise known_problem(409, "claim_of_two")
            await self._note([Entry(absent, FORFEIT, self._table.now)])

    async def take_over(self, person: str | None, seat: int) -> None:
        """Play again in a seat for which a bot has played on."""
        table = self._table
        async with table.lock:
            table.check_seat(person, seat)
            table.check_playing()
            if table.ledger.gone[seat] != "handed_over":
                raise known_problem(409, "no_bot_plays")
            await self._note([Entry(seat, TAKE_OVER, table.now)])

    async def rest(self, person: str, *, is_away: bool) -> None:
        """Somebody goes on vacation, or is back: that is known where people play by days, and nowhere else."""
        table = self._table
        async with table.lock:
            seats = self.resting_differs(person, is_away=is_away)
            if seats and not table.is_broken:
                await self._note([Entry(seat, REST if is_away else RETURN, table.now) for seat in seats])

    def resting_differs(self, person: str, *, is_away: bool) -> list[int]:
        """The seats of a person about which the table does not know yet that they rest, or do so no more."""
        table = self._table
        if table.status != "playing" or table.clock is None or table.clock.kind != "correspondence":
            return []
        return [seat for seat in table.seats_of(person) if table.ledger.is_resting(seat) != is_away]

    # How it is done

    async def _say(self, person: str | None, what: int) -> None:
        """An entry for every seat of the person that plays."""
        table = self._table
        async with table.lock:
            table.check_playing()
            own = [seat for seat in table.seats_of(person) if not table.is_bot(seat)]
            if not own:
                raise known_problem(403, "not_your_seat")
            if what == PAUSE and table.ledger.is_paused:
                raise known_problem(409, "paused")
            seats = own if what in (PAUSE, ABANDON) else own[:1]
            await self._note([Entry(seat, what, table.now) for seat in seats])

    def _check_may_decide(self, person: str | None, absent: int) -> None:
        table = self._table
        table.check_playing()
        if not any(not table.is_bot(seat) for seat in table.seats_of(person)):
            raise known_problem(403, "not_your_seat")
        since = table.ledger.away_since[absent] if absent in table.ledger.people else None
        if since is None or absent not in self._unseen or not self.counts_away:
            raise known_problem(409, "not_away")
        if table.now - since < self.decide_after:
            raise known_problem(409, "away_too_short", seconds=-(-(since + self.decide_after - table.now) // 1000))

    async def _note(self, entries: Sequence[Entry]) -> None:
        """Keep what has happened, and end the match if it is over with that."""
        after = self._table.ledger.copy()
        for entry in entries:
            after.take(entry)
        is_over = after.is_abandoned or not after.people or (len(after.gone) == 2 and _is_lost(after, entries))
        changes_players = any(entry.move in (FLAG, FORFEIT, HAND_OVER, TAKE_OVER) for entry in entries)
        await self._table.note(entries, "over" if is_over else None, asks_anew=changes_players)


def out_of_time(ledger: Ledger, credit: Callable[[int], int] | None = None) -> Iterator[tuple[int, Entry]]:
    """When flags fall, if nothing happens until then. What the line takes is not held against anybody."""
    if ledger.clock is not None and ledger.clock.out_of_time != "nothing":
        for moment, seat in ledger.runs_out():
            yield moment + (0 if credit is None else credit(seat)), Entry(seat, FLAG)


def _is_lost(ledger: Ledger, entries: Iterable[Entry]) -> bool:
    """Whether one of two has lost by what happened."""
    plays_on = ledger.clock is not None and ledger.clock.out_of_time == "bot"
    return any(entry.move == FORFEIT or (entry.move == FLAG and not plays_on) for entry in entries)
