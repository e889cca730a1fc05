"""Lesson files that are damaged, or made by another version."""

from pathlib import Path

import pytest

import oceanarium.games  # noqa: F401  # enters the games
from oceanarium.games.octopus_garden import GAME
from oceanarium.learning import Course, LessonError, LessonRun
from oceanarium.learning.lesson import read_lesson

GOOD = (GAME.folder / "lessons" / "01_buy_and_plant.toml").read_text(encoding="utf-8")
DAMAGE = {
    "no TOML": (GOOD[: len(GOOD) // 2] + "[[[", "is damaged"),
    "another version": (GOOD.replace("format = 1", "format = 2"), "version 2 of lessons; this is version 1"),
    "no version": (GOOD.replace("format = 1", ""), "version None"),
    "an unknown word": (GOOD.replace("minutes = 2", "minutes = 2\nhours = 1"), "hours: there is nothing of that name"),
    "a wrong type": (GOOD.replace("minutes = 2", 'minutes = "2"'), "minutes: a whole number is needed"),
    "a missing word": (GOOD.replace("minutes = 2\n", ""), "minutes: this is missing"),
    "an aim without sense": (GOOD.replace("{ event = ", "{ evnet = "), "evnet: there is nothing of that name"),
}


@pytest.mark.parametrize(("text", "complaint"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_lesson_is_refused_in_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(LessonError) as error:
        read_lesson(text, "buy-and-plant")
    assert complaint in str(error.value)
    assert "'buy-and-plant'" in str(error.value)
    assert "\n" not in str(error.value)


STARTS = {
    "a move that is none": ("place:oyster@C3", "place:oyster@Z9"),
    "an outcome that cannot be": ("draw:relic", "draw:harlequin"),
    "an option that is none": ("first_player = 0", "first_guest = 0"),
    "no such seat": ("minutes = 2", "minutes = 2\nseat = 7"),
}


@pytest.mark.parametrize(("before", "after"), STARTS.values(), ids=STARTS)
def test_a_start_that_cannot_be_is_refused_in_one_sentence(tmp_path: Path, before: str, after: str) -> None:
    course = course_with(tmp_path, GOOD.replace(before, after, 1))
    with pytest.raises(LessonError, match="cannot begin") as error:
        LessonRun(course, "buy-and-plant", "en")
    assert "\n" not in str(error.value)


def test_a_damaged_lesson_spoils_none_of_the_others(tmp_path: Path) -> None:
    course = course_with(tmp_path, GOOD)
    (tmp_path / "02_damaged.toml").write_bytes(b"\xff\xfe\x00")
    assert course_with(tmp_path, GOOD).names == ["buy-and-plant", "damaged"]
    with pytest.raises(LessonError, match="no text that could be read"):
        course_with(tmp_path, GOOD).lesson("damaged")
    assert course.lesson("buy-and-plant").minutes == 2


def test_a_lesson_that_is_not_there_is_named_with_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="no lesson 'flying'; the lessons are: buy-and-plant"):
        course_with(tmp_path, GOOD).lesson("flying")


def course_with(folder: Path, lesson: str) -> Course:
    """A course of one lesson."""
    (folder / "01_buy_and_plant.toml").write_text(lesson, encoding="utf-8")
    languages = folder / "languages"
    languages.mkdir(exist_ok=True)
    words = (GAME.folder / "lessons" / "languages" / "en.ftl").read_text(encoding="utf-8")
    (languages / "en.ftl").write_text(words, encoding="utf-8")
    return Course(GAME, folder)
