"""The gate for lessons: what is damaged, unsaid or untouched is named."""

import shutil
from pathlib import Path

import pytest

from checks.lessons import complaints_about
from oceanarium.games.octopus_garden import GAME
from oceanarium.learning import Course, courses

LANGUAGES = ("de", "en", "fr")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GAME.folder / "lessons", tmp_path / "lessons"))


def replaced(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize("course", courses(), ids=lambda course: str(course.game.name))
def test_every_course_is_whole(course: Course) -> None:
    assert list(complaints_about(course, course.game.languages)) == []


def test_a_rule_that_nothing_touches_is_named(folder: Path) -> None:
    replaced(folder / "02_oysters_pay.toml", '"OG-4.6", ', "")
    assert list(complaints_about(Course(GAME, folder), LANGUAGES)) == [
        "Octopus' Garden: no lesson or remark touches OG-4.6"
    ]


def test_a_rule_that_does_not_exist_cannot_be_taught(folder: Path) -> None:
    replaced(folder / "02_oysters_pay.toml", '"OG-4.6", ', '"OG-4.6", "OG-99.1", ')
    assert list(complaints_about(Course(GAME, folder), LANGUAGES)) == [
        "Octopus' Garden: OG-99.1 is no rule that could be taught or left out"
    ]


def test_words_that_are_missing_left_over_or_mention_the_unknown_are_named(folder: Path) -> None:
    german = folder / "languages" / "de.ftl"
    replaced(german, "lesson-relics-goal =", "lesson-relics-aim =")
    replaced(german, "{ $theirs }", "{ $pearls }")
    assert list(complaints_about(Course(GAME, folder), LANGUAGES)) == [
        "Octopus' Garden, de: lesson-relics-aim is said by nobody",
        "Octopus' Garden, de: lesson-relics-goal is missing",
        "Octopus' Garden, de: lesson-last-space-end mentions $pearls, which no lesson knows",
    ]


def test_a_damaged_lesson_is_named(folder: Path) -> None:
    replaced(folder / "08_relics.toml", "format = 1", "format = 9")
    found = list(complaints_about(Course(GAME, folder), LANGUAGES))
    assert found == ["Octopus' Garden: The lesson 'relics' was made for version 9 of lessons; this is version 1."]


def test_help_that_leads_nowhere_is_named(folder: Path) -> None:
    replaced(folder / "course.toml", 'harvest = "oysters-pay"', 'harvests = "pearls"')
    replaced(folder / "course.toml", 'worm = "shy-worms"', 'worms = "shy-worms"')
    assert list(complaints_about(Course(GAME, folder), LANGUAGES)) == [
        "Octopus' Garden: course.toml sends people to a lesson pearls, which there is not",
        "Octopus' Garden: course.toml has no lesson for the theme harvest",
        "Octopus' Garden: there is no theme harvests",
        "Octopus' Garden: there is no part worms of the score",
    ]
