"""Lessons for browsers. Nothing of them is kept here: what somebody did leads to the same place again, at once."""

import logging
from typing import Any

from oceanarium.hosting.messages import (
    BubbleInfo,
    Course,
    FirstMatch,
    LessonLine,
    LessonScene,
    LessonWish,
    Position,
    Problem,
    RemarkInfo,
    SeatInfo,
    SeatPosition,
    TableInfo,
)
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import event_rows, move_row, seat_fields
from oceanarium.hosting.table import Table
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import NOBODY, IllegalMove, Match
from oceanarium.kernel.options import plain_value
from oceanarium.learning import Course as FoundCourse
from oceanarium.learning import LessonError, LessonRun, course_of
from oceanarium.learning.companion import remarks as remarks_now
from oceanarium.learning.run import Frame
from oceanarium.learning.speech import companion_name
from oceanarium.protocol.reading import read_plain
from oceanarium.protocol.telling import outcome_info

SKIPPED = -1  # among deeds: a step that the learner was spared
BEGUN = "2000-01-01T00:00:00Z"  # lessons have no date

_logger = logging.getLogger(__name__)


def course(name: str, language: str) -> Course:
    """The lessons of a game; those that cannot be read are left out, so that the others can be played."""
    found = _course(name)
    return Course(
        game=found.game.name,
        title=found.game.title,
        language=found.language(language),
        first_match=_first_match(found),
        lessons=[line for each in found.names if (line := _line(found, each, language)) is not None],
    )


async def remarks(workers: Workers, table: Table, device: str | None, language: str) -> list[RemarkInfo]:
    """What a companion could say to whoever plays at a table, the most important first."""
    seats = table.seats_of(device)
    found = course_of(table.match.game)
    if found is None or len(seats) != 1:
        return []
    said = await workers.aside(remarks_now, found, table.match.copy(), seats[0], language)
    return [RemarkInfo(name=each.name, text=each.text, rule=each.rule, points_at=each.points_at) for each in said]


async def scene(workers: Workers, name: str, lesson: str, language: str, wish: LessonWish) -> LessonScene:
    """A lesson after what somebody did in it; or why something cannot be touched."""
    return await workers.aside(_scene, name, lesson, language, wish)


def _scene(name: str, lesson: str, language: str, wish: LessonWish) -> LessonScene:
    found = _course(name)
    if lesson not in found.names:
        raise not_found("lesson")
    try:
        run = LessonRun(found, lesson, language)
        heard = 0
        for deed in wish.deeds:
            heard = run.match.moves_made
            _do(run, deed)
    except LessonError:
        _logger.warning("a lesson cannot be played", exc_info=True)
        raise known_problem(500, "bad_lesson", lesson=lesson) from None
    if wish.asks:
        return _told(run, [], _refusal(run, wish.asks))
    return _told(run, _positions(run, heard, len(wish.deeds)))


def _course(name: str) -> FoundCourse:
    found = course_of(found_game(name))
    if found is None:
        raise not_found("course")
    return found


def _first_match(found: FoundCourse) -> FirstMatch | None:
    try:
        wanted = found.companion
    except LessonError:
        _logger.warning("a first match cannot be read", exc_info=True)
        return None
    if wanted is None:
        return None
    return FirstMatch(seats=wanted.seats, options=wanted.options, level=wanted.level)


def _line(found: FoundCourse, name: str, language: str) -> LessonLine | None:
    try:
        lesson = found.lesson(name)
    except LessonError:
        _logger.warning("a lesson cannot be read", exc_info=True)
        return None
    return LessonLine(
        lesson=name,
        title=found.say(language, f"lesson-{name}-title"),
        goal=found.say(language, f"lesson-{name}-goal"),
        minutes=lesson.minutes,
        symbol=lesson.symbol,
        steps=len(lesson.step),
        teaches=lesson.teaches,
    )


def _do(run: LessonRun, deed: int) -> None:
    """Do once more what somebody did. What cannot be any more, in a newer version of the lesson, is begun anew."""
    try:
        if deed == SKIPPED:
            run.skip()
        else:
            run.play(deed)
    except IllegalMove as error:
        raise RequestProblem(409, "illegal_move", error.sentence, error.rule or None, said=error.said) from None


def _refusal(run: LessonRun, targets: list[str]) -> Problem | None:
    citation = run.match.why_not(targets, run.lesson.seat)
    if citation is None:
        return None
    return RequestProblem(409, "why", citation.sentence, citation.rule or None, said=citation.said).problem


def _told(run: LessonRun, positions: list[Position], refusal: Problem | None = None) -> LessonScene:
    bubble, best = run.bubble, run.best_move
    return LessonScene(
        lesson=run.name,
        positions=positions,
        bubble=BubbleInfo(mood=bubble.mood, praise=bubble.praise, text=bubble.text, points_at=list(bubble.points_at)),
        step=min(run.number + 1, len(run.lesson.step)),
        steps=len(run.lesson.step),
        misses=run.misses,
        is_helping=run.is_helping,
        best=None if best is None else move_row(run.match, best, run.lesson.seat),
        shows=run.shows,
        is_done=run.is_done,
        refusal=refusal,
    )


def _positions(run: LessonRun, heard: int, deeds: int) -> list[Position]:
    """What the last deed brought, moment by moment; each tells what happened since the one before."""
    told, sequence = [], deeds * 1_000  # no deed brings so many
    for frame in run.frames:
        since = frame.match.moves_made if frame.is_back else heard
        told.append(_position(run, frame, since, sequence))
        heard, sequence = frame.match.moves_made, sequence + 1
    return told


def _position(run: LessonRun, frame: Frame, since: int, sequence: int) -> Position:
    match, seat = frame.match, run.lesson.seat
    is_last = frame is run.frames[-1]
    is_asked = is_last and not run.is_done and seat in match.waiting
    fields = seat_fields(match, seat, is_waited_for=is_asked, can_take_back=False)
    outcome = match.outcome
    return Position(
        sequence=sequence,
        views_since=None,
        table=_table(run, match),
        seats={seat: read_plain(SeatPosition, {**fields, "view": match.view(seat)})},
        onlooker=None,
        events_since=since,
        events=event_rows(match, seat, since),
        actor=match.actor,
        waiting=list(match.waiting),
        thinking=[],
        warming_up=False,
        outcome=None if outcome is None else outcome_info(match, outcome),
    )


def _table(run: LessonRun, match: Match[Any]) -> TableInfo:
    seat = run.lesson.seat
    return TableInfo(
        table=run.name,
        game=match.game.name,
        title=match.game.title,
        status="over" if match.actor == NOBODY else "playing",
        options={name: plain_value(value) for name, value in match.options.items()},
        seats=[_seat(run, each, is_learner=each == seat) for each in range(match.seats)],
        yours=[seat],
        is_host=True,
        moves_made=match.moves_made,
        waiting=list(match.waiting),
        created=BEGUN,
        rematch=None,
        link=None,
    )


def _seat(run: LessonRun, seat: int, *, is_learner: bool) -> SeatInfo:
    others = [each for each in range(run.match.seats) if each != run.lesson.seat]
    otto = companion_name(run.language)
    return SeatInfo(
        seat=seat,
        kind="here" if is_learner else "bot",
        name="" if is_learner else otto if len(others) == 1 else f"{otto} {others.index(seat) + 1}",
        is_named=True,
        level=None if is_learner else "newcomer",
        is_taken=True,
        is_connected=True,
        has_resigned=False,
    )
