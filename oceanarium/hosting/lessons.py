"""Lessons for browsers. Nothing of them is kept here: what somebody did leads to the same place again, at once."""

import logging

from oceanarium.hosting.messages.lessons import (
    BubbleInfo,
    Course,
    FirstMatch,
    LessonLine,
    LessonScene,
    LessonWish,
    RemarkInfo,
)
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import move_row
from oceanarium.hosting.staged import Shown, bot_at, person_at, staged_positions
from oceanarium.hosting.table import Table
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import IllegalMove
from oceanarium.learning import Course as FoundCourse
from oceanarium.learning import LessonError, LessonRun, course_of
from oceanarium.learning.companion import remarks as remarks_now
from oceanarium.learning.speech import companion_at
from oceanarium.protocol.messages import Problem, SeatInfo

SKIPPED = -1  # among deeds: a step that the learner was spared
TAKEN_BACK = -2  # a move in the step that is taken back

_logger = logging.getLogger(__name__)


def course(name: str, language: str) -> Course:
    """The lessons of a game; those that cannot be read are left out, so that the others can be played."""
    found = _course(name)
    return Course(
        game=found.game.name,
        title=found.game.title,
        language=found.language(language),
        first_match=_first_match(found, found.language(language)),
        lessons=[line for each in found.names if (line := _line(found, each, language)) is not None],
        for_parts=found.about.for_parts,
        for_themes=found.about.for_themes,
    )


async def remarks(workers: Workers, table: Table, person: str | None, language: str) -> list[RemarkInfo]:
    """What a companion could say to whoever plays at a table, the most important first."""
    seats = table.seats_of(person)
    found = course_of(table.match.game)
    if table.record.is_rated and table.status != "over":
        raise known_problem(409, "rated_remarks")
    if found is None or len(seats) != 1:
        return []
    said = await workers.aside(remarks_now, found, table.match.copy(), seats[0], language)
    return [RemarkInfo(**each._asdict()) for each in said]


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


def _first_match(found: FoundCourse, language: str) -> FirstMatch | None:
    try:
        wanted = found.companion
    except LessonError:
        _logger.warning("a first match cannot be read", exc_info=True)
        return None
    if wanted is None:
        return None
    names = [companion_at(language, seat, 0, wanted.seats) for seat in range(1, wanted.seats)]
    return FirstMatch(seats=wanted.seats, options=wanted.options, level=wanted.level, names=names)


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
        elif deed == TAKEN_BACK:
            run.take_back()
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
    """What the last deed brought, moment by moment."""
    return staged_positions(
        [Shown(frame.match, frame.is_back) for frame in run.frames],
        [_seat(run, each) for each in range(run.match.seats)],
        [run.lesson.seat],
        asked=[] if run.is_done else [run.lesson.seat],
        heard=heard,
        deeds=deeds,
        name=run.name,
        can_take_back=run.can_take_back,
    )


def _seat(run: LessonRun, seat: int) -> SeatInfo:
    if seat == run.lesson.seat:
        return person_at(seat)
    name = companion_at(run.language, seat, run.lesson.seat, run.match.seats)
    return bot_at(seat, "newcomer", name, is_named=True)
