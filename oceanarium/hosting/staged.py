"""A position outside a table: in a lesson, a puzzle, an example of the rules, a try-out, one set up by hand.

A browser shows it as it shows any table, but the host keeps nothing of it. With every wish the browser sends all that
was done before; a room does that again, says which moments the last deed brought, and answers a scene with them:

    positions = staged_positions([Shown(before), Shown(after)], seats, yours=[0], asked=[0], heard=..., name=...)

`seats` come from `person_at` and `bot_at`. Whoever offers something else than moves replaces them in the position
(`dataclasses.replace`). `web/src/staged` is the other side.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from oceanarium.hosting.messages.socket import Position, SeatPosition
from oceanarium.hosting.rows import event_rows, seat_fields
from oceanarium.kernel import NOBODY, Match
from oceanarium.kernel.options import plain_value
from oceanarium.protocol.messages import SeatInfo, SeatKind, TableInfo
from oceanarium.protocol.reading import read_plain
from oceanarium.protocol.telling import outcome_info

BEGUN = "2000-01-01T00:00:00Z"  # nothing of this has a date
_MOST_MOMENTS = 1_000  # no deed brings so many


@dataclass(frozen=True)
class Shown:
    """A moment to be shown: the match then. What flew back forgets moves that have been heard of."""

    match: Match[Any]
    is_back: bool = False


def person_at(seat: int, name: str = "") -> SeatInfo:
    """Whoever sits at the browser; without a name it puts in the one that it knows."""
    return _seat(seat, "here", name, is_named=True, level=None)


def bot_at(seat: int, level: str, name: str, *, is_named: bool) -> SeatInfo:
    """A bot; one that has no name of its own is called by its level."""
    return _seat(seat, "bot", name, is_named=is_named, level=level)


def staged_positions(
    moments: Sequence[Shown],
    seats: list[SeatInfo],
    yours: list[int],
    *,
    asked: Collection[int],
    heard: int,
    deeds: int,
    name: str,
    can_take_back: bool = False,
    tells_outcome: bool = True,
) -> list[Position]:
    """What the last of so many deeds brought, moment by moment; each tells what happened since the one before.

    `heard` is how many moves had been made before it; only in the last moment somebody is asked.
    """
    told, sequence = [], deeds * _MOST_MOMENTS
    for moment in moments:
        is_last = moment is moments[-1]
        told.append(
            staged_position(
                moment.match,
                seats,
                yours,
                since=moment.match.moves_made if moment.is_back else heard,
                sequence=sequence,
                asked=asked if is_last else (),
                name=name,
                can_take_back=can_take_back and is_last,
                tells_outcome=tells_outcome,
            )
        )
        heard, sequence = moment.match.moves_made, sequence + 1
    return told


def staged_position(
    match: Match[Any],
    seats: list[SeatInfo],
    yours: list[int],
    *,
    since: int,
    sequence: int,
    asked: Collection[int],
    name: str,
    thinking: Collection[int] = (),
    can_take_back: bool = False,
    tells_outcome: bool = True,
) -> Position:
    """A match as a table would tell it to whoever holds the seats `yours`, and nothing that they may not know.

    Of them those that are `asked` may move, if it is their turn. Without seats of one's own one looks on.
    """
    may_move = [seat for seat in asked if seat in match.waiting]
    outcome = match.outcome if tells_outcome else None
    return Position(
        sequence=sequence,
        views_since=None,
        table=_table(match, seats, yours, name),
        seats={
            seat: _place(match, seat, is_waited_for=seat in may_move, can_take_back=can_take_back) for seat in yours
        },
        onlooker=None if yours else match.view(None),
        events_since=since,
        events=event_rows(match, yours[0] if len(yours) == 1 else None, since),
        actor=match.actor,
        waiting=list(match.waiting),
        thinking=list(thinking),
        warming_up=False,
        outcome=None if outcome is None else outcome_info(match, outcome),
    )


def _place(match: Match[Any], seat: int, *, is_waited_for: bool, can_take_back: bool) -> SeatPosition:
    fields = seat_fields(match, seat, is_waited_for=is_waited_for, can_take_back=can_take_back)
    return read_plain(SeatPosition, {**fields, "view": match.view(seat)})


def _table(match: Match[Any], seats: list[SeatInfo], yours: list[int], name: str) -> TableInfo:
    return TableInfo(
        table=name,
        game=match.game.name,
        title=match.game.title,
        status="over" if match.actor == NOBODY else "playing",
        options={name: plain_value(value) for name, value in match.options.items()},
        seats=seats,
        yours=yours,
        is_host=True,
        moves_made=match.moves_made,
        waiting=list(match.waiting),
        created=BEGUN,
        is_public=False,
        conditions=None,
        rematch=None,
        link=None,
    )


def _seat(seat: int, kind: SeatKind, name: str, *, is_named: bool, level: str | None) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=name,
        is_named=is_named,
        level=level,
        is_taken=True,
        is_connected=True,
        has_resigned=False,
        person=None,
    )
