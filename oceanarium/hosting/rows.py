"""A match as browsers are told of it: moves and events in rows, and sentences that each browser says in its language.

Only what a seat may know passes here.
"""

from typing import Any

from oceanarium.hosting.messages.common import EventRow, MoveRow
from oceanarium.hosting.messages.games import EventKindInfo, MoveKindInfo
from oceanarium.kernel import Game, Match
from oceanarium.kernel.citation import Event
from oceanarium.kernel.vocabulary import carried


def move_kinds(game: Game[Any]) -> dict[str, MoveKindInfo]:
    """How the rows of a game's moves are read."""
    return {
        kind.name: MoveKindInfo(
            args=list(kind.carried),
            text=kind.pattern,
            touches=None if callable(kind.touches) else list(kind.touches),
        )
        for kind in game.words.moves
    }


def event_kinds(game: Game[Any]) -> dict[str, EventKindInfo]:
    """How the rows of its events are read."""
    return {kind.name: EventKindInfo(rule=kind.rule, args=list(kind.fields)) for kind in game.events}


def seat_fields(match: Match[Any], seat: int, *, is_waited_for: bool, can_take_back: bool) -> dict[str, Any]:
    """A SeatPosition but for its view."""
    game, state = match.game, match.state
    return {
        "moves": game.words.moves.rows(state, seat, match.legal_numbers(seat)) if is_waited_for else [],
        "prompt": carried(game.words.asked(state, seat)) if is_waited_for else None,
        "can_take_back": can_take_back,
        "window": game.open_window(state) if is_waited_for else None,
        "passing": game.passing(state) if is_waited_for else None,
    }


def move_row(match: Match[Any], number: int, seat: int) -> MoveRow:
    """A move of a seat, which may be CHANCE."""
    return list(match.game.words.moves.rows(match.state, seat, (number,))[0])


def event_rows(match: Match[Any], seat: int | None, since: int) -> list[EventRow]:
    """What a seat has heard of the moves from a number on."""
    return [_event_row(match, move, event) for move, event in match.heard(seat, since)]


def _event_row(match: Match[Any], move: int, event: Event) -> EventRow:
    kind, fields = match.game.events[event.kind], match.game.words.vocabulary.fields
    told = [fields[name].carried(match.state, value) for name, value in zip(kind.fields, event.details, strict=True)]
    return [move, kind.name, event.seat, *told]
