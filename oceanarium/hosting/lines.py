"""A table in a few words, as lists and the heads of positions tell of it."""

from collections.abc import Callable, Mapping, Sequence

from oceanarium.bots.names import bot_name
from oceanarium.hosting.messages.tables import LobbyLine, ResultInfo
from oceanarium.protocol.message import fields_of
from oceanarium.protocol.messages import Clock, Conditions, RatingInfo, SeatInfo, TableInfo
from oceanarium.protocol.reading import read_plain
from oceanarium.store.records import SeatRecord, TableRecord

RatingOf = Callable[[TableRecord, SeatRecord], RatingInfo | None]


def unrated(table: TableRecord, seat: SeatRecord) -> RatingInfo | None:
    """What stands beside a name where nobody is rated."""
    return None


def table_info(
    record: TableRecord,
    title: str,
    *,
    yours: Sequence[int] = (),
    is_host: bool = False,
    waiting: Sequence[int] = (),
    is_connected: Callable[[SeatRecord], bool],
    rating_of: RatingOf = unrated,
) -> TableInfo:
    """A table as everybody may know it."""
    return TableInfo(
        table=record.id,
        game=record.game,
        title=title,
        status=record.status,  # type: ignore[arg-type]  # only such are stored
        options=record.options,
        seats=[
            _seat_info(seat, is_connected=is_connected(seat), rating=rating_of(record, seat)) for seat in record.seats
        ],
        yours=list(yours),
        is_host=is_host,
        moves_made=record.moves_made,
        waiting=list(waiting),
        created=record.created.isoformat(),
        is_public=record.is_public,
        conditions=None if record.conditions is None else read_plain(Conditions, record.conditions),
        rematch=record.rematch,
        link=record.link if record.status == "over" else None,
        clock=None if record.clock is None else read_plain(Clock, record.clock),
        is_rated=record.is_rated,
    )


def lobby_line(
    info: TableInfo, record: TableRecord, progress: Mapping[str, int] | None = None, scores: Sequence[int] = ()
) -> LobbyLine:
    """The same in a list, with how the match stands."""
    return LobbyLine(
        **fields_of(info),
        moved=(record.moved or record.created).isoformat(),
        progress=dict(progress or {}),
        scores=list(scores),
        result=None if record.result is None else read_plain(ResultInfo, record.result),
    )


def stored_line(record: TableRecord, title: str, person: str | None, rating_of: RatingOf = unrated) -> LobbyLine:
    """A table that nobody is playing at, from its record alone."""
    yours = [seat.seat for seat in record.seats if person is not None and seat.holder == person]
    info = table_info(record, title, yours=yours, is_connected=lambda seat: seat.kind == "bot", rating_of=rating_of)
    return lobby_line(info, record)


def is_taken(seat: SeatRecord) -> bool:
    """Whether somebody sits there."""
    return seat.kind == "bot" or seat.holder is not None


def _seat_info(seat: SeatRecord, *, is_connected: bool, rating: RatingInfo | None) -> SeatInfo:
    """A seat as everybody may know it."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # only such are stored
        name=seat.name,
        is_named=seat.level is None or seat.name != bot_name(seat.level, seat.seat),
        level=seat.level,
        is_taken=is_taken(seat),
        is_connected=is_connected,
        has_resigned=seat.has_resigned,
        person=seat.holder,
        rating=rating,
    )
