"""What the entries of a table say of time and people.

Everything here is a fold over entries that carry their moment: the same in every process and after every restart, and
tested without waiting. Which seats are waited for stands in the entries too (`asked`), so that nobody needs to replay a
match to read its clocks.

A seat's *turn* is the stretch in which it is waited for: it ends when the seat is waited for no more, or when others
begin to be waited for beside it, because all have chosen and the next choice begins. Windows lie outside of turns.
"""

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from typing import NamedTuple

from oceanarium.protocol.messages import Clock, GoneWord
from oceanarium.store.records import (
    ABANDON,
    AWAY,
    BACK,
    DECLINE,
    FLAG,
    FORFEIT,
    HAND_OVER,
    PAUSE,
    RESIGN,
    REST,
    RESUME,
    RETURN,
    TAKE_BACK,
    TAKE_OVER,
    Entry,
    SeatRecord,
)

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND
MOST_CREDIT = SECOND  # that a move gets back for the time that the line took
WINDOW = 1 << 16  # in `asked`, beside the bits of seats: what is asked is only whether they let a window go by
LIVE_WINDOW, CORRESPONDENCE_WINDOW = 20 * SECOND, DAY // 4

_GONE: dict[int, GoneWord] = {
    RESIGN: "resigned",
    FLAG: "flag",
    HAND_OVER: "handed_over",
    FORFEIT: "forfeit",
    TAKE_OVER: "",
}


class SeatClock(NamedTuple):
    """A seat's time at a moment, in milliseconds."""

    left: int
    is_running: bool
    window: int | None = None  # what is left to answer in the window that is open, if the seat is asked there


def asked_bits(seats: Iterable[int], *, is_window: bool) -> int:
    """Who is waited for, as an entry keeps it."""
    return sum(1 << seat for seat in seats) | (WINDOW if is_window else 0)


def window_time(clock: Clock) -> int:
    """How long a seat has in a window: the same for all of them, whatever they hold."""
    return LIVE_WINDOW if clock.kind == "live" else CORRESPONDENCE_WINDOW


class Ledger:
    """Reads entries one after another, and tells how things stand after them."""

    def __init__(self, seats: Sequence[SeatRecord], clock: Clock | None) -> None:
        self.clock = clock
        self.bots = frozenset(seat.seat for seat in seats if seat.kind == "bot")
        # Before entries told of it, only the seat's record did.
        self.gone: list[GoneWord] = ["resigned" if seat.has_resigned else "" for seat in seats]
        self.moment = 0  # of the last entry
        self.away_since: list[int | None] = [None] * len(seats)
        self.resting_since: list[int | None] = [None] * len(seats)  # whose people are on vacation
        self.pausing: set[int] = set()  # who wants a pause
        self.paused_since: int | None = None
        self.ending: set[int] = set()  # who wants to end the match without a result
        self._asked = 0
        self._asked_in_turns = 0  # the same, but for windows
        first = 0 if clock is None else _whole(clock)
        self._left = [first] * len(seats)
        self._left_before_gain = [first] * len(seats)
        self._has_turn = [False] * len(seats)
        self._window_since = [0] * len(seats)

    # How things stand

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays there now."""
        return seat in self.bots or bool(self.gone[seat])

    @property
    def people(self) -> frozenset[int]:
        """The seats in which people play."""
        return frozenset(seat for seat in range(len(self.gone)) if not self.is_bot(seat))

    @property
    def is_paused(self) -> bool:
        """Whether nobody plays because all have agreed to a pause."""
        return self.paused_since is not None

    def is_resting(self, seat: int) -> bool:
        """Whether the clock of a seat stands still because its person is on vacation: never in live play."""
        is_slow = self.clock is not None and self.clock.kind == "correspondence"
        return is_slow and self.resting_since[seat] is not None

    @property
    def resting(self) -> list[int]:
        """The seats whose clocks stand still because of a vacation."""
        return [seat for seat in range(len(self.gone)) if self.is_resting(seat)]

    @property
    def is_abandoned(self) -> bool:
        """Whether all who still play want to end the match without a result."""
        return bool(self.ending) and self.people <= self.ending

    def clocks(self, now: int) -> list[SeatClock]:
        """Everybody's time at a moment that is not before the last entry."""
        return [self._seat_clock(seat, now) for seat in range(len(self.gone))]

    def runs_out(self) -> Iterator[tuple[int, int]]:
        """When the time of each seat is over that is waited for, if nothing happens until then."""
        if self.clock is not None and not self._asked & WINDOW:
            yield from ((self.moment + self._left[seat], seat) for seat in _seats(self._asked) if self._is_asked(seat))

    def windows_close(self) -> Iterator[tuple[int, int]]:
        """When the open window goes by for each seat that is asked there."""
        if self.clock is not None and self._asked & WINDOW:
            time = window_time(self.clock)
            for seat in _seats(self._asked):
                if self._is_asked(seat):
                    yield max(self.moment, self._window_since[seat] + time), seat

    def _seat_clock(self, seat: int, now: int) -> SeatClock:
        is_asked = self._is_asked(seat)
        if self.clock is None or not is_asked:
            return SeatClock(self._left[seat], is_running=False)
        if self._asked & WINDOW:
            spent = now - self._window_since[seat]
            return SeatClock(self._left[seat], is_running=False, window=max(0, window_time(self.clock) - spent))
        return SeatClock(max(0, self._left[seat] - (now - self.moment)), is_running=True)

    def _is_asked(self, seat: int) -> bool:
        is_asked = bool(self._asked >> seat & 1) and not self.is_bot(seat)
        return is_asked and not self.is_paused and not self.is_resting(seat)

    # How an entry changes them

    def copy(self) -> "Ledger":
        """One to try entries on."""
        return deepcopy(self)

    def seat_bots(self, seats: Sequence[SeatRecord]) -> None:
        """Seats were taken before the match began."""
        self.bots = frozenset(seat.seat for seat in seats if seat.kind == "bot")

    def take(self, entry: Entry) -> None:
        """Go on by one entry."""
        if entry.moment is not None:
            self._let_time_pass(entry)
        if entry.is_of_match:
            self.pausing.discard(entry.actor)
            self.ending.discard(entry.actor)
        else:
            self._note_person(entry)
        if entry.asked is not None:
            self._ask(entry, entry.asked)

    def _let_time_pass(self, entry: Entry) -> None:
        now = max(self.moment, entry.moment or 0)
        spent = now - self.moment
        for seat in range(len(self.gone)):
            if self._is_asked(seat) and not self._asked & WINDOW:
                credit = min(entry.credit, spent) if seat == entry.actor else 0
                self._left[seat] = max(0, self._left[seat] - spent + credit)
        self.moment = now

    def _note_person(self, entry: Entry) -> None:
        seat, move = entry.actor, entry.move
        if move in _GONE:
            self.gone[seat] = _GONE[move]
            self.pausing.discard(seat)
            self.ending.discard(seat)
        elif move in (AWAY, BACK):
            self.away_since[seat] = self.moment if move == AWAY else None
        elif move == PAUSE:
            self.pausing.add(seat)
            if self.people <= self.pausing:
                self.paused_since, self.pausing = self.moment, set()
        elif move == RESUME and self.paused_since is not None:
            self._end_pause(self.paused_since)
        elif move == REST:
            self.resting_since[seat] = self.moment
        elif move == RETURN:
            self._end_rest(seat)
        elif move == ABANDON:
            self.ending.add(seat)
        elif move == DECLINE:
            self.pausing.clear()
            self.ending.clear()

    def _end_pause(self, since: int) -> None:
        """What is left of windows is what was left when the pause began; of those who rest, when they began to."""
        for seat, resting_since in enumerate(self.resting_since):
            until = self.moment if resting_since is None else max(since, min(resting_since, self.moment))
            self._window_since[seat] += until - since
        self.paused_since = None

    def _end_rest(self, seat: int) -> None:
        since = self.resting_since[seat]
        if since is not None:
            until = self.moment if self.paused_since is None else max(since, self.paused_since)
            self._window_since[seat] += max(0, until - max(since, self._window_since[seat]))
        self.resting_since[seat] = None

    def _ask(self, entry: Entry, asked: int) -> None:
        if asked & WINDOW:
            for seat in _seats(asked):
                if not self._asked & WINDOW or not self._asked >> seat & 1 or seat == entry.actor:
                    self._window_since[seat] = self.moment
        else:
            self._begin_and_end_turns(entry, asked)
            self._asked_in_turns = asked
        self._asked = asked

    def _begin_and_end_turns(self, entry: Entry, asked: int) -> None:
        others_are_new = asked & ~self._asked_in_turns
        for seat, had_turn in enumerate(self._has_turn):
            is_asked = bool(asked >> seat & 1)
            if had_turn and (not is_asked or others_are_new) and entry.move >= 0 and not self.is_bot(seat):
                self._left_before_gain[seat] = self._left[seat]
                self._left[seat] = self._left_after_turn(seat)
            elif is_asked and not had_turn and entry.move == TAKE_BACK:
                self._left[seat] = self._left_before_gain[seat]  # the turn goes on that had ended
            self._has_turn[seat] = is_asked

    def _left_after_turn(self, seat: int) -> int:
        assert self.clock is not None  # else nobody is asked by a clock
        if self.clock.kind == "correspondence":
            return _whole(self.clock)
        return self._left[seat] + self.clock.increment * SECOND


def ledger_after(entries: Iterable[Entry], seats: Sequence[SeatRecord], clock: Clock | None) -> Ledger:
    """How things stand after some entries."""
    ledger = Ledger(seats, clock)
    for entry in entries:
        ledger.take(entry)
    return ledger


def clock_after(entries: Iterable[Entry], seats: Sequence[SeatRecord], clock: Clock, now: int) -> list[SeatClock]:
    """Everybody's time at a moment."""
    return ledger_after(entries, seats, clock).clocks(now)


def _whole(clock: Clock) -> int:
    """What a seat has at first, and by correspondence at the beginning of every turn."""
    return clock.base * SECOND if clock.kind == "live" else clock.days * DAY


def _seats(asked: int) -> Iterator[int]:
    return (seat for seat in range((asked & (WINDOW - 1)).bit_length()) if asked >> seat & 1)
