"""The course of a game: its lessons in order, and their words."""

import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from oceanarium.kernel import Game, game_named, game_names
from oceanarium.kernel.language import Language, Languages
from oceanarium.kernel.vocabulary import ENGLISH, Argument
from oceanarium.learning.lesson import Companion, CourseFile, Lesson, LessonError, read_path

FOLDER = "lessons"  # in the folder of a game
GAPS = ("score", "before", "theirs")  # what all sentences of lessons may mention: points now, before the step, Otto's
_NUMBERED = re.compile(r"(\d+)_([a-z0-9_]+)")


class Course:
    """All lessons of one game. They are read when somebody asks for them: a damaged one spoils none of the others."""

    def __init__(self, game: Game[Any], folder: Path) -> None:
        self.game = game
        self.folder = folder
        self._files = {found[2].replace("_", "-"): path for path, found in _numbered(folder)}
        self._lessons: dict[str, Lesson] = {}
        self._languages = Languages(folder / "languages", ())

    @property
    def names(self) -> list[str]:
        """The names of the lessons, in order."""
        return list(self._files)

    @cached_property
    def about(self) -> CourseFile:
        """What is true of the whole course."""
        return read_path(CourseFile, self.folder / "course.toml", "course")

    @cached_property
    def companion(self) -> Companion | None:
        """The first match, if there is one."""
        path = self.folder / "companion.toml"
        return read_path(Companion, path, "companion") if path.is_file() else None

    def lesson(self, name: str) -> Lesson:
        """A lesson by its name; LessonError if there is none, or if it is damaged."""
        if name not in self._files:
            raise LessonError(f"{self.game.title} has no lesson {name!r}; the lessons are: {', '.join(self._files)}.")
        if name not in self._lessons:
            self._lessons[name] = read_path(Lesson, self._files[name], name)
        return self._lessons[name]

    def language(self, wish: str) -> str:
        """The language that somebody is taught in who wants this one."""
        return wish if wish in self._languages.codes else ENGLISH

    def words(self, language: str) -> Language:
        """The catalogue of a language."""
        return self._languages[self.language(language)]

    def say(self, language: str, key: str, **arguments: Argument) -> str:
        """A sentence of the course."""
        return self.words(language).say(key, tuple(arguments.items()))


def keys_of(name: str, lesson: Lesson) -> list[str]:
    """The keys of all that is said in a lesson, in order."""
    keys = [f"lesson-{name}-title", f"lesson-{name}-goal"]
    for number, step in enumerate(lesson.step, start=1):
        keys.append(f"lesson-{name}-say-{number}")
        hints = [hint.say for hint in step.hints] + ([step.otherwise] if step.otherwise else [])
        keys += [f"lesson-{name}-hint-{hint}" for hint in hints]
        keys += [f"lesson-{name}-praise-{number}"] if step.is_praised else []
    return [*dict.fromkeys(keys), f"lesson-{name}-end"]


@cache
def course_of(game: Game[Any]) -> Course | None:
    """The course of a game, if it has one."""
    folder = game.folder / FOLDER
    return Course(game, folder) if folder.is_dir() else None


def courses() -> list[Course]:
    """All courses there are."""
    found = [course_of(game_named(name)) for name in game_names()]
    return [course for course in found if course is not None]


def _numbered(folder: Path) -> Iterator[tuple[Path, re.Match[str]]]:
    """The files of lessons in the order of their numbers."""
    found = [(path, _NUMBERED.fullmatch(path.stem)) for path in folder.glob("*.toml")]
    yield from sorted(((path, name) for path, name in found if name is not None), key=lambda each: int(each[1][1]))
