"""What people see of a table after a change: made once, however many look at it."""

from dataclasses import replace
from functools import cached_property

from oceanarium.hosting.catalogue import strongest_bot
from oceanarium.hosting.lines import lobby_line, table_info
from oceanarium.hosting.messages import LobbyLine
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


class Picture:
    """A table at one moment. It is thrown away at the next change.

    Positions are by far the most frequent messages, and most of each is the same for all who look. So their parts are
    written as JSON once and put together here; a test reads them back as the declared messages.
    """

    def __init__(self, table: Table, workers: Workers, before: "Picture | None" = None) -> None:
        self.table = table
        self._workers = workers
        self._match = table.match
        self.sequence = table.sequence
        self.furniture = table.furniture
        is_same_furniture = before is not None and before.furniture == table.furniture
        self._lasting: bytes | None = before._lasting if before is not None and is_same_furniture else None
        self.waiting = list(table.waiting)
        self.moves_made = table.match.moves_made
        self._views: dict[int | None, bytes] = {}
        self._seats: dict[int, bytes] = {}
        self._events: dict[tuple[int | None, int], bytes] = {}

    def position(self, device: str | None, events_since: int) -> str:
        """A Position: the table as a device may know it, with what happened from a number of moves on."""
        yours = self.table.seats_of(device)
        parts = (
            b'{"type":"position","sequence":%d,"table":{"yours":' % self.sequence,
            to_bytes(yours),
            b',"is_host":true' if self.table.is_host(device) else b',"is_host":false',
            self._table_fields,
            b',"seats":{',
            b",".join(b'"%d":%b' % (seat, self._seat(seat)) for seat in yours),
            b'},"onlooker":',
            b"null" if yours else self._view(None),
            b',"events_since":%d,"events":' % events_since,
            self._heard(yours[0] if len(yours) == 1 else None, events_since),
            self._common_fields,
        )
        return b"".join(parts).decode()

    def info(self, device: str | None) -> TableInfo:
        """The table as everybody may know it, and which seats are the device's."""
        return replace(self._info, yours=self.table.seats_of(device), is_host=self.table.is_host(device))

    def line(self, device: str | None) -> LobbyLine:
        """The same in a list, with how the match stands."""
        return lobby_line(self.info(device), self._record, self._glance.progress, self._glance.scores)

    @cached_property
    def _glance(self) -> Glance:
        return self._match.game.glance(self._match.view(None))

    @cached_property
    def _info(self) -> TableInfo:
        return table_info(
            self._record,
            self._match.game.title,
            waiting=self.waiting,
            is_connected=lambda seat: self.table.is_connected(seat.seat),
        )

    @cached_property
    def _record(self) -> TableRecord:
        return self.table.record_now

    @cached_property
    def _table_fields(self) -> bytes:
        """The fields of TableInfo that are the same for all, and its closing brace."""
        changing = to_bytes({"moves_made": self.moves_made, "waiting": self.waiting})
        return b",%b,%b" % (self._lasting_fields(), changing[1:])

    def _lasting_fields(self) -> bytes:
        """Those among them that no move changes: most pictures take them over from the one before."""
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

    def _view(self, seat: int | None) -> bytes:
        """A seat's view. Where there are no secrets, all views are one but for saying whose they are."""
        if seat not in self._views:
            if self._match.game.has_secrets:
                self._views[seat] = to_bytes(self._match.view(seat))
            else:
                self._views[seat] = b'{"seat":%b%b' % (to_bytes(seat), self._common_view)
        return self._views[seat]

    @cached_property
    def _common_view(self) -> bytes:
        """What all see where there are no secrets, and the closing brace."""
        view = self._match.view(None)
        del view["seat"]
        return b"," + to_bytes(view)[1:]

    def _seat(self, seat: int) -> bytes:
        """A SeatPosition."""
        if seat not in self._seats:
            is_waited_for = seat in self.waiting
            can_take_back = self.table.status == "playing" and self._match.can_take_back(seat)
            fields = seat_fields(self._match, seat, is_waited_for=is_waited_for, can_take_back=can_take_back)
            self._seats[seat] = b'{"view":%b,%b' % (self._view(seat), to_bytes(fields)[1:])
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
        levels = {table.seats[seat].level or strongest_bot() for seat in range(len(table.seats)) if table.is_bot(seat)}
        return table.status == "playing" and any(
            self._workers.is_warming_up(self._match.game, level) for level in levels
        )

    @cached_property
    def _outcome(self) -> OutcomeInfo | None:
        if self.table.status != "over":
            return None
        return outcome_info(self._match, self.table.outcome)


class Pictures:
    """The newest picture of every table that somebody has looked at since it was loaded."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._newest: dict[str, Picture] = {}

    def of(self, table: Table) -> Picture:
        """The newest picture of a table."""
        before = self._newest.get(table.id)
        if before is not None and before.table is not table:
            before = None  # of one that was loaded under the same name
        if before is None or before.sequence != table.sequence:
            before = self._newest[table.id] = Picture(table, self._workers, before)
        return before

    def forget(self, table_id: str) -> None:
        """The table has left the memory."""
        self._newest.pop(table_id, None)
