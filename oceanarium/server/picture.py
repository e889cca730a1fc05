"""What people see of a table after a change: made once, however many look at it."""

from functools import cached_property

import orjson

from oceanarium.kernel import Glance
from oceanarium.protocol.messages import OutcomeInfo, SeatInfo, TableInfo
from oceanarium.protocol.telling import event_fields, outcome_info, seat_fields
from oceanarium.server.bot_workers import is_warming_up
from oceanarium.server.catalogue import strongest_bot
from oceanarium.server.messages import LobbyLine, ResultInfo
from oceanarium.server.table import Table, is_taken
from oceanarium.store import SeatRecord, TableRecord

_CHANGING = {"yours", "is_host", "moves_made", "waiting"}


class Picture:
    """A table at one moment. It is thrown away at the next change.

    Positions are by far the most frequent messages, and most of each is the same for all who look. So their parts are
    written as JSON once and put together here; a test reads them back as the declared messages.
    """

    def __init__(self, table: Table, before: "Picture | None" = None) -> None:
        self._table = table
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
        yours = self._table.seats_of(device)
        parts = (
            b'{"type":"position","sequence":%d,"table":{"yours":' % self.sequence,
            orjson.dumps(yours),
            b',"is_host":true' if self._table.is_host(device) else b',"is_host":false',
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
        own = {"yours": self._table.seats_of(device), "is_host": self._table.is_host(device)}
        return self._info.model_copy(update=own)

    def line(self, device: str | None) -> LobbyLine:
        """The same in a list, with how the match stands."""
        return LobbyLine(
            **dict(self.info(device)),
            moved=self._table.moved.isoformat(),
            progress=dict(self._glance.progress),
            scores=list(self._glance.scores),
            result=self._table.result if self._table.status == "over" else None,
        )

    @cached_property
    def _glance(self) -> Glance:
        return self._match.game.glance(self._match.view(None))

    @cached_property
    def _info(self) -> TableInfo:
        table = self._table
        return TableInfo(
            table=table.id,
            game=self._match.game.name,
            title=self._match.game.title,
            status=table.status,
            options=table.record.options,
            seats=[seat_info(seat, is_connected=table.is_connected(seat.seat)) for seat in table.seats],
            yours=[],
            is_host=False,
            moves_made=self.moves_made,
            waiting=self.waiting,
            created=table.record.created.isoformat(),
            rematch=table.rematch,
            link=table.link if table.status == "over" else None,
        )

    @cached_property
    def _table_fields(self) -> bytes:
        """The fields of TableInfo that are the same for all, and its closing brace."""
        changing = orjson.dumps({"moves_made": self.moves_made, "waiting": self.waiting})
        return b",%b,%b" % (self._lasting_fields(), changing[1:])

    def _lasting_fields(self) -> bytes:
        """Those among them that no move changes: most pictures take them over from the one before."""
        if self._lasting is None:
            self._lasting = self._info.__pydantic_serializer__.to_json(self._info, exclude=_CHANGING)[1:-1]
        return self._lasting

    @cached_property
    def _common_fields(self) -> bytes:
        """The last fields of Position, which are the same for all, and its closing brace."""
        fields = {
            "actor": self._match.actor,
            "waiting": self.waiting,
            "thinking": [seat for seat in self.waiting if self._table.is_bot(seat)],
            "warming_up": self._is_warming_up,
            "outcome": None if self._outcome is None else self._outcome.model_dump(),
        }
        return b"," + orjson.dumps(fields)[1:]

    def _view(self, seat: int | None) -> bytes:
        """A seat's view. Where there are no secrets, all views are one but for saying whose they are."""
        if seat not in self._views:
            if self._match.game.has_secrets:
                self._views[seat] = orjson.dumps(self._match.view(seat))
            else:
                self._views[seat] = b'{"seat":%b%b' % (orjson.dumps(seat), self._common_view)
        return self._views[seat]

    @cached_property
    def _common_view(self) -> bytes:
        """What all see where there are no secrets, and the closing brace."""
        view = self._match.view(None)
        del view["seat"]
        return b"," + orjson.dumps(view)[1:]

    def _seat(self, seat: int) -> bytes:
        """A SeatPosition."""
        if seat not in self._seats:
            is_waited_for = seat in self.waiting
            can_take_back = self._table.status == "playing" and self._match.can_take_back(seat)
            fields = seat_fields(self._match, seat, is_waited_for=is_waited_for, can_take_back=can_take_back)
            self._seats[seat] = b'{"view":%b,%b' % (self._view(seat), orjson.dumps(fields)[1:])
        return self._seats[seat]

    def _heard(self, seat: int | None, since: int) -> bytes:
        """What a seat has heard. Several seats on one device share a log, so that it tells what onlookers hear."""
        seat = seat if self._match.game.has_secrets else None
        if (seat, since) not in self._events:
            events = [event_fields(heard, self._table.name_of) for heard in self._match.events(seat, since)]
            self._events[seat, since] = orjson.dumps(events)
        return self._events[seat, since]

    @property
    def _is_warming_up(self) -> bool:
        table = self._table
        levels = {table.seats[seat].level or strongest_bot() for seat in range(len(table.seats)) if table.is_bot(seat)}
        return table.status == "playing" and any(is_warming_up(self._match.game, level) for level in levels)

    @cached_property
    def _outcome(self) -> OutcomeInfo | None:
        if self._table.status != "over":
            return None
        return outcome_info(self._match, self._table.outcome)


def picture_of(table: Table) -> Picture:
    """The newest picture of a table."""
    picture = table.newest_picture
    if picture is None or picture.sequence != table.sequence:
        picture = table.newest_picture = Picture(table, picture)
    return picture


def stored_line(record: TableRecord, title: str, device: str | None) -> LobbyLine:
    """A table that nobody is playing at, from its record alone."""
    return LobbyLine(
        table=record.id,
        game=record.game,
        title=title,
        status=record.status,  # type: ignore[arg-type]  # only such are stored
        options=record.options,
        seats=[seat_info(seat, is_connected=seat.kind == "bot") for seat in record.seats],
        yours=[seat.seat for seat in record.seats if device is not None and seat.holder == device],
        is_host=False,
        moves_made=record.moves_made,
        waiting=[],
        created=record.created.isoformat(),
        rematch=record.rematch,
        link=record.link if record.status == "over" else None,
        moved=(record.moved or record.created).isoformat(),
        progress={},
        scores=[],
        result=None if record.result is None else ResultInfo.model_validate(record.result),
    )


def seat_info(seat: SeatRecord, *, is_connected: bool) -> SeatInfo:
    """A seat as everybody may know it."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # only such are stored
        name=seat.name,
        level=seat.level,
        is_taken=is_taken(seat),
        is_connected=is_connected,
        has_resigned=seat.has_resigned,
    )
