"""What people see of a table after a change: made once, however many look at it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from oceanarium.hosting.changes import changes
from oceanarium.hosting.lines import RatingOf, lobby_line, table_info, unrated
from oceanarium.hosting.messages.tables import LobbyLine
from oceanarium.hosting.offers import strongest_bot
from oceanarium.hosting.rows import event_rows, seat_fields
from oceanarium.hosting.table import Table
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import Glance
from oceanarium.protocol.message import plain
from oceanarium.protocol.messages import OutcomeInfo, TableInfo
from oceanarium.protocol.telling import outcome_info
from oceanarium.protocol.writing import to_bytes
from oceanarium.store.records import TableRecord

_CHANGING = {"yours", "is_host", "moves_made", "waiting"}
_Place = tuple[list[int], bytes]


class Moment:
    """A table at one moment. It is thrown away at the next change.

    Positions are by far the most frequent messages, and most of each is the same for all who look. So their parts are
    written as JSON once and put together here; a test reads them back as the declared messages.
    """

    def __init__(
        self, table: Table, workers: Workers, before: "Moment | None" = None, rating_of: RatingOf = unrated
    ) -> None:
        self.table = table
        self._rating_of = rating_of
        self._workers = workers
        self._match = table.match
        self.sequence = table.sequence
        self.furniture = table.furniture
        lasting = before if before is not None and before.furniture == table.furniture else None
        self._lasting: bytes | None = None if lasting is None else lasting._lasting
        self._places: dict[str | None, _Place] = {} if lasting is None else lasting._places
        self.waiting = list(table.waiting)
        self.moves_made = table.match.moves_made
        self._views: dict[int | None, dict[str, Any]] = {}
        self._written_views: dict[tuple[int | None, bool], bytes] = {}
        self._before = before.sequence if before is not None else None
        self._views_before = before._views if before is not None else {}
        self._seats: dict[int, bytes] = {}
        self._events: dict[tuple[int | None, int], bytes] = {}

    def position(self, person: str | None, events_since: int, known: int | None = None) -> str:
        """A Position: the table as a person may know it, with what happened from a number of moves on.

        `known` is the position that it heard before. If that was the last one, it is told what changed of its views.
        """
        yours, place = self._place(person)
        is_next = known is not None and known == self._before and self._has_shown(yours)
        views_since = known if is_next else None
        parts = (
            b'{"type":"position","sequence":%d,"views_since":' % self.sequence,
            to_bytes(views_since),
            b',"table":{',
            place,
            self._table_fields,
            b',"seats":{',
            b",".join(
                b'"%d":{"view":%b,%b' % (seat, self._view(seat, is_next=is_next), self._seat(seat)) for seat in yours
            ),
            b'},"onlooker":',
            b"null" if yours else self._view(None, is_next=is_next),
            b',"events_since":%d,"events":' % events_since,
            self._heard(yours[0] if len(yours) == 1 else None, events_since),
            b',"time":{"now":%d,' % self.table.now,
            self._time_fields,
            self._common_fields,
        )
        return b"".join(parts).decode()

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        return self._place(person)[0]

    def info(self, person: str | None) -> TableInfo:
        """The table as everybody may know it, and which seats are the person's."""
        return replace(self._info, yours=self.table.seats_of(person), is_host=self.table.is_host(person))

    def line(self, person: str | None) -> LobbyLine:
        """The same in a list, with how the match stands."""
        line = lobby_line(self.info(person), self._record, self._glance.progress, self._glance.scores)
        return replace(line, left=self._left(line.yours), resting=self.table.ledger.resting)

    def _left(self, yours: list[int]) -> int | None:
        """The least time of the seats that are waited for, as lists are sorted by it."""
        clocks = self.table.ledger.clocks(self.table.now) if self.table.clock is not None else []
        return min((clocks[seat].left for seat in yours if clocks and clocks[seat].is_running), default=None)

    @cached_property
    def _glance(self) -> Glance:
        return self._match.game.glance(self._match.shared_view(None))

    @cached_property
    def _info(self) -> TableInfo:
        info = table_info(
            self._record,
            self._match.game.title,
            waiting=self.waiting,
            is_connected=lambda seat: self.table.is_connected(seat.seat),
            rating_of=self._rating_of,
        )
        seats = [replace(seat, gone=gone) for seat, gone in zip(info.seats, self.table.ledger.gone, strict=True)]
        return replace(info, seats=seats)

    @cached_property
    def _record(self) -> TableRecord:
        return self.table.record_now

    @cached_property
    def _table_fields(self) -> bytes:
        """The fields of TableInfo that are the same for all, and its closing brace."""
        changing = to_bytes({"moves_made": self.moves_made, "waiting": self.waiting})
        return b",%b,%b" % (self._lasting_fields(), changing[1:])

    def _lasting_fields(self) -> bytes:
        """Those among them that no move changes: most moments take them over from the one before."""
        if self._lasting is None:
            lasting = {name: value for name, value in vars(self._info).items() if name not in _CHANGING}
            self._lasting = to_bytes(plain(lasting))[1:-1]
        return self._lasting

    @cached_property
    def _common_fields(self) -> bytes:
        """The last fields of Position, which are the same for all, and its closing brace."""
        fields = {
            "actor": self._match.actor,
            "waiting": self.waiting,
            "thinking": [seat for seat in self.waiting if self.table.is_bot(seat)],
            "warming_up": self._is_warming_up,
            "outcome": plain(self._outcome),
        }
        return b"," + to_bytes(fields)[1:]

    @cached_property
    def _time_fields(self) -> bytes:
        """TimeInfo but for when it is sent, and its closing brace: what runs is told as it was at the last entry."""
        ledger, is_clocked = self.table.ledger, self.table.clock is not None
        fields = {
            "at": ledger.moment,
            "seats": [clock._asdict() for clock in ledger.clocks(ledger.moment)] if is_clocked else [],
            "away": [
                {"seat": seat, "since": since} for seat, since in enumerate(ledger.away_since) if since is not None
            ],
            "decide_after": self.table.company.decide_after,
            "is_paused": ledger.is_paused,
            "pausing": sorted(ledger.pausing),
            "ending": sorted(ledger.ending),
            "resting": ledger.resting,
        }
        return to_bytes(fields)[1:]

    def _place(self, person: str | None) -> _Place:
        """The seats of a person, and the fields of TableInfo that are its own."""
        if person not in self._places:
            yours = self.table.seats_of(person)
            own = to_bytes({"yours": yours, "is_host": self.table.is_host(person)})
            self._places[person] = yours, own[1:-1]
        return self._places[person]

    def _has_shown(self, yours: list[int]) -> bool:
        """Whether the moment before this has been shown to those seats, or to onlookers."""
        viewers: Sequence[int | None] = yours or (None,)
        return all(self._viewer(seat) in self._views_before for seat in viewers)

    def _viewer(self, seat: int | None) -> int | None:
        """Where there are no secrets, all views are one but for saying whose they are."""
        return seat if self._match.game.has_secrets else None

    def _view(self, seat: int | None, *, is_next: bool) -> bytes:
        """A seat's view, or what changed of it."""
        written = self._written_view(self._viewer(seat), is_next=is_next)
        if self._match.game.has_secrets or is_next:
            return written
        return b'{"seat":%b,%b' % (to_bytes(seat), written[1:])

    def _written_view(self, viewer: int | None, *, is_next: bool) -> bytes:
        if (viewer, is_next) not in self._written_views:
            view = self._shown(viewer)
            told = changes(self._views_before[viewer], view) if is_next else view
            self._written_views[viewer, is_next] = to_bytes(told)
        return self._written_views[viewer, is_next]

    def _shown(self, viewer: int | None) -> dict[str, Any]:
        if viewer not in self._views:
            view = self._match.shared_view(viewer)
            if not self._match.game.has_secrets:
                del view["seat"]
            self._views[viewer] = view
        return self._views[viewer]

    def _seat(self, seat: int) -> bytes:
        """A SeatPosition but for its view, and the closing brace."""
        if seat not in self._seats:
            is_waited_for = seat in self.waiting
            can_take_back = self.table.status == "playing" and self._match.can_take_back(seat)
            fields = seat_fields(self._match, seat, is_waited_for=is_waited_for, can_take_back=can_take_back)
            self._seats[seat] = to_bytes(fields)[1:]
        return self._seats[seat]

    def _heard(self, seat: int | None, since: int) -> bytes:
        """What a seat has heard. Several seats on one device share a log, so that it tells what onlookers hear."""
        seat = seat if self._match.game.has_secrets else None
        if (seat, since) not in self._events:
            self._events[seat, since] = to_bytes(event_rows(self._match, seat, since))
        return self._events[seat, since]

    @property
    def _is_warming_up(self) -> bool:
        table = self.table
        levels = {table.level_of(seat) or strongest_bot() for seat in range(len(table.seats)) if table.is_bot(seat)}
        return table.status == "playing" and any(
            self._workers.is_warming_up(self._match.game, level) for level in levels
        )

    @cached_property
    def _outcome(self) -> OutcomeInfo | None:
        if self.table.status != "over":
            return None
        return outcome_info(self._match, self.table.outcome)


class Moments:
    """The newest moment of every table that somebody has looked at since it was loaded."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._newest: dict[str, Moment] = {}
        self.rating_of: RatingOf = unrated

    def of(self, table: Table) -> Moment:
        """A table as it is now."""
        before = self._newest.get(table.id)
        if before is not None and before.table is not table:
            before = None  # of one that was loaded under the same name
        if before is None or before.sequence != table.sequence:
            before = self._newest[table.id] = Moment(table, self._workers, before, self.rating_of)
        return before

    def forget(self, table_id: str) -> None:
        """The table has left the memory."""
        self._newest.pop(table_id, None)
