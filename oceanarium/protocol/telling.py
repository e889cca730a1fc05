"""A match as messages tell it. Only what a seat may know passes here."""

from collections.abc import Callable
from typing import Any

from oceanarium.kernel import NOBODY, Happening, Match, Move, Outcome, Sentence
from oceanarium.kernel.match import Numbered
from oceanarium.kernel.options import plain_value
from oceanarium.kernel.vocabulary import ENGLISH, carried
from oceanarium.protocol.messages import (
    EventInfo,
    MoveInfo,
    OutcomeInfo,
    Position,
    ScoreInfo,
    SeatInfo,
    SeatKind,
    SeatPosition,
    SentenceInfo,
    TableInfo,
)
from oceanarium.protocol.reading import read_plain

NUMBERED = Numbered(ENGLISH)  # programs hear no names


def move_info(move: Move) -> MoveInfo:
    """A move as a message."""
    return MoveInfo(number=move.number, text=move.text, words=move.words, targets=list(move.targets))


def event_info(heard: Happening, name_of: Callable[[int], str]) -> EventInfo:
    """An event as a message, with players by their names."""
    return EventInfo(
        move=heard.move,
        name=heard.name,
        rule=heard.rule,
        seat=heard.seat,
        details=heard.details,
        text=heard.in_words(name_of),
    )


def sentence_info(said: Sentence | None) -> SentenceInfo | None:
    """A sentence as a message."""
    return None if said is None else read_plain(SentenceInfo, carried(said))


def outcome_info(match: Match[Any], outcome: Outcome) -> OutcomeInfo:
    """How a match ended, as a message."""
    return OutcomeInfo(
        places=list(outcome.places),
        winners=list(outcome.winners),
        rule=outcome.rule,
        sentence=outcome.sentence,
        said=sentence_info(outcome.said),
        scores=[ScoreInfo(parts=score.parts, rules=score.rules, total=score.total) for score in match.scores()],
    )


def position(match: Match[Any], seat: int, sequence: int, events_since: int) -> Position:
    """The table as a program hears of it that plays one seat: all that a person in that seat would get."""
    is_over = match.actor == NOBODY
    is_waited_for = seat in match.waiting
    outcome = match.outcome
    told = SeatPosition(
        view=match.view(seat),
        moves=[move_info(move) for move in match.legal_moves(seat)] if is_waited_for else [],
        prompt=match.prompt(seat) if is_waited_for else "",
        can_take_back=False,
        window=match.game.open_window(match.state) if is_waited_for else None,
        passing=match.game.passing(match.state) if is_waited_for else None,
    )
    return Position(
        sequence=sequence,
        table=_table_info(match, seat, is_over=is_over),
        seats={seat: told},
        onlooker=None,
        events=[event_info(heard, NUMBERED) for heard in match.events(seat, events_since)],
        events_since=events_since,
        actor=match.actor,
        waiting=list(match.waiting),
        thinking=[seat] if is_waited_for else [],
        warming_up=False,
        outcome=None if outcome is None else outcome_info(match, outcome),
    )


def _table_info(match: Match[Any], seat: int, *, is_over: bool) -> TableInfo:
    """A match that nobody hosts, as if it were a table."""
    return TableInfo(
        table="",
        game=match.game.name,
        title=match.game.title,
        status="over" if is_over else "playing",
        options={name: plain_value(value) for name, value in match.options.items()},
        seats=[_seat_info(other, kind="bot" if other == seat else "open") for other in range(match.seats)],
        yours=[seat],
        is_host=False,
        moves_made=match.moves_made,
        waiting=list(match.waiting),
        created="",
        is_public=False,
        conditions=None,
        rematch=None,
        link=match.to_link() if is_over else None,
    )


def _seat_info(seat: int, kind: SeatKind) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=NUMBERED(seat),
        is_named=True,
        level=None,
        is_taken=True,
        is_connected=True,
        has_resigned=False,
        person=None,
    )
