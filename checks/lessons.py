"""Whether lessons can be read, say everything in every language, and touch every rule that a first match can meet.

`python -m checks.lessons` names each lesson that is damaged, each key that is missing or that nobody needs, each gap
that no sentence can have, and each rule of a game that neither a lesson nor a remark touches. Rules that a first match
cannot meet are named in the game's `lessons/course.toml`, with the reason. Games without a course are left alone.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import oceanarium  # noqa: F401  # enters the games
from checks.languages import Uses
from checks.rule_ids import definitions
from oceanarium.kernel import Match
from oceanarium.kernel.language import CatalogueError, messages_in
from oceanarium.learning import Course, LessonError, LessonRun, courses
from oceanarium.learning.course import GAPS, keys_of
from oceanarium.learning.lesson import Remark
from oceanarium.puzzles.themes import themes_of

NOT_TAUGHT = "ERX"  # the first letters of what is no rule to be taught: worked cases, rulings, further cases


def complaints_about(course: Course, languages: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with a course."""
    title, readable = course.game.title, True
    for name in course.names:
        try:
            LessonRun(course, name, "en")
        except (LessonError, CatalogueError) as error:
            readable = False
            yield f"{title}: {error}"
    if readable:
        yield from (f"{title}, {text}" for text in _wrong_words(course, languages))
        yield from (f"{title}: {text}" for text in _wrong_rules(course))
        yield from (f"{title}: {text}" for text in _wrong_closing(course))
        yield from (f"{title}: {text}" for text in _wrong_help(course))


def _wrong_help(course: Course) -> Iterator[str]:
    """Whoever is sent to a lesson finds it; every theme but the last, which fits everything, sends people to one."""
    about = course.about
    for lesson in sorted({*about.for_parts.values(), *about.for_themes.values()} - set(course.names)):
        yield f"course.toml sends people to a lesson {lesson}, which there is not"
    themes = [theme["name"] for theme in themes_of(course.game)[:-1]]
    for theme in sorted(set(themes) ^ set(about.for_themes)):
        yield f"course.toml has no lesson for the theme {theme}" if theme in themes else f"there is no theme {theme}"
    seats = course.game.usual_seats
    for part in sorted(set(about.for_parts) - set(Match(course.game, seats, seed=0).scores()[0].parts)):
        yield f"there is no part {part} of the score"


def needed_keys(course: Course) -> list[str]:
    """The keys of all that is said in a course."""
    lessons = [key for name in course.names for key in keys_of(name, course.lesson(name))]
    return lessons + [f"remark-{remark.name}" for remark in _remarks(course)]


def _wrong_words(course: Course, languages: tuple[str, ...]) -> Iterator[str]:
    needed = set(needed_keys(course))
    for language in languages:
        file: Path = course.folder / "languages" / f"{language}.ftl"
        try:
            catalogue = messages_in(file)
        except (CatalogueError, FileNotFoundError) as error:
            yield f"{language}: {f'there is no {file.name}' if isinstance(error, OSError) else error}"
            continue
        for key in sorted(needed ^ set(catalogue)):
            yield f"{language}: {key} is {'missing' if key in needed else 'said by nobody'}"
        for key in sorted(needed & set(catalogue)):
            uses = Uses()
            uses.visit(catalogue[key])
            for gap in sorted(uses.shown - set(GAPS)):
                yield f"{language}: {key} mentions ${gap}, which no lesson knows"


def touched(course: Course) -> set[str]:
    """The rules that lessons and remarks speak of."""
    taught = {rule for name in course.names for rule in course.lesson(name).teaches}
    return taught | {remark.rule for remark in _remarks(course)}


def _remarks(course: Course) -> list[Remark]:
    return [] if course.companion is None else course.companion.remark


def _wrong_closing(course: Course) -> Iterator[str]:
    """In the end a part of the score leads to a lesson; both must be there."""
    closing = {} if course.companion is None else course.companion.closing
    for part, lesson in closing.items():
        if part not in course.game.words.vocabulary.gains.parts:
            yield f"the closing speaks of {part}, which is no part of the score that is told"
        if lesson not in course.names:
            yield f"the closing leads to {lesson}, which is no lesson"


def _wrong_rules(course: Course) -> Iterator[str]:
    rules = [rule for rule in definitions(course.game.rules_text) if _is_taught(rule)]
    left_out = [rule for each in course.about.left_out for rule in each.rules]
    taught = touched(course)
    for rule in sorted((taught | set(left_out)) - set(rules)):
        yield f"{rule} is no rule that could be taught or left out"
    for rule in sorted(taught & set(left_out)):
        yield f"{rule} is taught, but course.toml leaves it out"
    for rule in rules:
        if rule not in taught and rule not in left_out:
            yield f"no lesson or remark touches {rule}"


def _is_taught(rule: str) -> bool:
    """Whether a number is a rule's, not a chapter's, a ruling's or a worked case's."""
    number = rule.rpartition("-")[2]
    return "." in number or (not number.isdecimal() and number[0] not in NOT_TAUGHT)


def main() -> None:
    """Check every course."""
    wrong = [text for course in courses() for text in complaints_about(course, course.game.languages)]
    print("\n".join(wrong) or f"{len(courses())} courses touch every rule that a first match can meet.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
