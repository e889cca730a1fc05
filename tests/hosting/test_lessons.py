"""Lessons as hosts tell them to browsers: the same for a server and for a tab without one."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import oceanarium.games  # noqa: F401  # enters the games
from oceanarium.games.octopus_garden import GAME
from oceanarium.hosting import lessons
from oceanarium.hosting.messages.lessons import LessonScene, LessonWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.learning import LessonRun, course_of


class Aside:
    """Workers who do everything at once."""

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


def scene(*deeds: int, lesson: str = "buy-and-plant", language: str = "en", asks: tuple[str, ...] = ()) -> LessonScene:
    wish = LessonWish(deeds=list(deeds), asks=list(asks))
    return asyncio.run(lessons.scene(Aside(), "octopus-garden", lesson, language, wish))  # type: ignore[arg-type]


def numbers(*moves: str, lesson: str = "buy-and-plant") -> list[int]:
    """The numbers of moves in a lesson."""
    course = course_of(GAME)
    assert course is not None
    run, found = LessonRun(course, lesson, "en"), []
    for move in moves:
        found.append(next(each.number for each in run.match.legal_moves(0) if each.text == move))
        run.play(move)
    return found


def test_a_course_is_told_in_the_language_that_was_asked_for() -> None:
    told = lessons.course("octopus-garden", "de")
    assert [line.lesson for line in told.lessons][:2] == ["buy-and-plant", "oysters-pay"]
    assert told.lessons[2].title == "Drei Anemonen"
    assert told.first_match is not None
    assert told.first_match.names == ["Otto"]
    assert lessons.course("octopus-garden", "xx").language == "en"


def test_a_lesson_begins_with_a_whole_position() -> None:
    told = scene()
    [position] = told.positions
    assert (told.step, told.steps, told.bubble.mood, position.events_since) == (1, 2, "ask", 0)
    assert position.seats[0].moves
    assert position.table.yours == [0]


def test_the_same_deeds_lead_to_the_same_place() -> None:
    deeds = numbers("buy:R3", "plant:worm@A1", "plant:seagrass@A2", "plant:seagrass@A3")
    told = scene(*deeds)
    assert told == scene(*deeds)
    assert told.is_done
    assert told.bubble.text == "Look: your beauty went from \N{MINUS SIGN}2 to 2. That was a whole turn."
    assert not told.positions[-1].seats[0].moves


def test_a_miss_is_shown_and_taken_back() -> None:
    told = scene(*numbers("pass"))
    there, back = told.positions
    assert told.bubble.mood == "missed"
    assert not there.seats[0].moves
    assert there.events
    assert back.seats[0].moves
    assert (back.events, back.events_since) == ([], scene().positions[0].table.moves_made)
    assert there.sequence < back.sequence


def test_a_step_can_be_skipped() -> None:
    assert scene(lessons.SKIPPED).step == 2
    assert scene(lessons.SKIPPED, lessons.SKIPPED).is_done


def test_a_move_is_taken_back_as_long_as_its_step_goes_on() -> None:
    bought = numbers("buy:R3", "plant:worm@A1", "plant:seagrass@A2")
    after = scene(*bought, lessons.TAKEN_BACK)
    [back] = after.positions
    assert (after.step, back.events, back.seats[0].can_take_back) == (2, [], True)
    assert back.seats[0].view == scene(*bought[:2]).positions[-1].seats[0].view
    first = scene(*bought, lessons.TAKEN_BACK, lessons.TAKEN_BACK, lessons.TAKEN_BACK)
    assert first.positions[-1].seats[0].view == scene(*bought[:1]).positions[-1].seats[0].view
    assert not first.positions[-1].seats[0].can_take_back
    assert first.step == 2  # what was bought in the step before stays
    assert scene(*bought, lessons.TAKEN_BACK, *numbers("buy:R3", "plant:worm@A1", "plant:seagrass@A3")[2:]).step == 2


def test_where_nothing_has_been_done_in_a_step_nothing_is_taken_back() -> None:
    course = course_of(GAME)
    assert course is not None
    run = LessonRun(course, "anemones", "en")
    pointed = list(run.bubble.points_at)
    run.play("buy:R1")
    assert run.can_take_back
    assert pointed == ["market:R1"]
    assert run.bubble.points_at == []  # it has been understood
    run.take_back()
    assert run.bubble.points_at == pointed
    assert (run.done, run.can_take_back) == ((), False)
    run.take_back()
    assert run.done == ()


def test_what_cannot_be_touched_gets_its_rule() -> None:
    refusal = scene(asks=("market:R1",)).refusal
    assert refusal is not None
    assert refusal.rule == "OG-3.2"
    assert scene(asks=("market:R3",)).refusal is None


def test_what_is_not_there_is_said_in_one_sentence() -> None:
    with pytest.raises(RequestProblem, match="There is no such lesson"):
        scene(lesson="flying")
    with pytest.raises(RequestProblem) as problem:
        scene(*numbers("buy:R3"), *numbers("buy:R3"))
    assert problem.value.problem.rule == "OG-4.3"


def test_a_lesson_that_cannot_be_played_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    course = course_of(GAME)
    assert course is not None
    broken = course.lesson("relics")
    monkeypatch.setitem(course._lessons, "relics", type(broken)(**{**vars(broken), "chance": ["draw:harlequin"]}))
    with pytest.raises(RequestProblem, match=r"The lesson .relics. is damaged or of another version") as problem:
        scene(lesson="relics")
    assert problem.value.status == 500
