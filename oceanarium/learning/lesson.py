"""A lesson as it is written down: one TOML file, read strictly. What may stand in it is declared here."""

import tomllib
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from annotated_types import Ge, Le, MinLen

from oceanarium.protocol.message import Message
from oceanarium.protocol.reading import Unreadable, read_plain

FORMAT = 1  # of the files; one of another version is not guessed at

Part = Literal["source", "board", "mine", "rivals", "supplies", "scores"]  # of the table on the screen
Patterns = list[str]  # texts of moves, in which * stands for anything
Detail = str | int | list[str]
Name = Annotated[str, MinLen(1)]


class LessonError(ValueError):
    """A lesson that cannot be read or begun; the message is one sentence for people."""


class Condition(Message):
    """Something that has come about since a step began. All that is said must hold."""

    event: str = ""  # that happened, by the name that programs know
    seat: int | None = None  # whom it befell; anybody, if nothing is said
    details: dict[str, Detail] = field(default_factory=dict)  # of the event: a word, or one of several
    least: dict[str, int] = field(default_factory=dict)  # of the event: numbers that are so large, or larger
    times: Annotated[int, Ge(1)] = 1  # how often it happened
    without: str = ""  # an event that did not happen
    moves: Patterns = field(default_factory=list)  # the learner's last move is one of these
    but: Patterns = field(default_factory=list)  # and none of these
    score: str = ""  # a part of the learner's score, or "total"
    points: int | None = None  # what that part comes to, exactly
    at_least: int | None = None  # or this, or more
    legal: Patterns = field(default_factory=list)  # moves, one of which the learner may make now
    is_won: bool = False  # the match is over, and the learner has won it alone
    view: dict[str, int | str] = field(default_factory=dict)  # by a path in the learner's view: a word, or so much


class Aim(Condition):
    """What a step asks for: a condition, with others that must hold beside it or one of which must hold."""

    all: list[Condition] = field(default_factory=list)
    any: list[Condition] = field(default_factory=list)


class Hint(Message):
    """What is said after a legal move that leads elsewhere, before that is taken back."""

    after: Condition
    say: Name
    back: Literal["move", "step"] | None = None  # what comes back; by default the move, at the end of a turn the step


class Refused(Message):
    """A try that a rule forbids, for the tests: which rule, and what was done in the step before."""

    move: Name
    rule: Name
    after: list[str] = field(default_factory=list)


class Miss(Message):
    """Legal moves that miss the aim, for the tests, and the hint that follows the last; none is the usual one."""

    moves: Annotated[list[str], MinLen(1)]
    hint: str = ""


class Step(Message):
    """One thing to do."""

    aim: Aim
    best: Annotated[list[str], MinLen(1)]  # a line that gets there: shown to whoever asks, and played by the tests
    when: Literal["move", "turn"] = "move"  # "turn": the aim is judged only when the turn is over
    points_at: list[str] = field(default_factory=list)  # what the words speak of, by the names of targets
    hints: list[Hint] = field(default_factory=list)  # the first that fits is said
    otherwise: str = ""  # the hint where a turn is over and none of them fits
    is_praised: bool = False  # what was done is named before the next step begins
    shows: list[Part] | None = None  # from here on, if it differs
    refused: list[Refused] = field(default_factory=list)
    misses: list[Miss] = field(default_factory=list)


class Start(Message):
    """Where a lesson begins: options and moves, or a match by its link, or a position by its picture."""

    seats: Annotated[int, Ge(1), Le(16)] = 2
    options: dict[str, str | bool | int | list[int]] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)  # of those whose turn it is; "1: pass" says whose move it is
    link: str = ""
    picture: str = ""


class Lesson(Message):
    """A lesson. Its words are in the catalogues beside it."""

    format: int
    teaches: Annotated[list[str], MinLen(1)]  # the numbers of rules
    minutes: Annotated[int, Ge(1), Le(9)]
    start: Start
    step: Annotated[list[Step], MinLen(1)]
    symbol: str = ""  # the picture of its stone, by the name that the client's art gives it
    seat: Annotated[int, Ge(0), Le(15)] = 0  # the learner's
    seed: Annotated[int, Ge(0)] = 1  # by which chance goes on where nothing is scripted
    chance: list[str] = field(default_factory=list)  # outcomes in order, for start and steps alike
    companion: list[str] = field(default_factory=list)  # the moves of all others in the steps, in order
    rest: Patterns = field(default_factory=list)  # what they do when those are used up: the first that is legal
    quiet: dict[str, str] = field(default_factory=dict)  # prompts that are answered for the learner, and how
    turn_ends: list[str] = field(default_factory=list)  # events; by default a turn ends when it is another's
    shows: list[Part] = field(default_factory=list)  # parts of the table; all, if nothing is said


class LeftOut(Message):
    """Rules that no lesson needs to touch, and why."""

    rules: Annotated[list[str], MinLen(1)]
    why: Name


class CourseFile(Message):
    """What is true of a whole course: `course.toml`."""

    format: int
    left_out: list[LeftOut] = field(default_factory=list)
    for_parts: dict[str, str] = field(default_factory=dict)  # the lesson that helps with a part of the score
    for_themes: dict[str, str] = field(default_factory=dict)  # and with moves of a theme


class Remark(Message):
    """Something that is said once in a person's first match, when it first comes about."""

    name: Name  # its words are `remark-name`
    rule: Name
    when: Condition  # since the learner's last move
    prompt: str = ""  # what the learner is asked
    points_at: list[str] = field(default_factory=list)  # targets; {space} and the like stand for details of the event


class Companion(Message):
    """A first match: who sits there, and what is said. The first remark that fits and is new is the one."""

    format: int
    remark: Annotated[list[Remark], MinLen(1)]
    seats: Annotated[int, Ge(1), Le(16)] = 2
    options: dict[str, str | bool | int | list[int]] = field(default_factory=dict)
    level: str = "newcomer"  # of the bots
    closing: dict[str, Name] = field(default_factory=dict)  # by a part of the score: the lesson that is about it


AnyFile = TypeVar("AnyFile", bound=Message)


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson in a text; LessonError with one sentence for anything else."""
    return read_file(Lesson, text, name)


def read_file(kind: type[AnyFile], text: str, name: str) -> AnyFile:
    """What one of the files of a course says."""
    try:
        told: dict[str, Any] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LessonError(f"The lesson {name!r} is damaged: {_flat(str(error))}.") from None
    version = told.get("format")
    if version != FORMAT:
        raise LessonError(f"The lesson {name!r} was made for version {version!r} of lessons; this is version {FORMAT}.")
    try:
        return read_plain(kind, told)
    except Unreadable as error:
        raise LessonError(f"The lesson {name!r} is damaged: {error}") from None


def read_path(kind: type[AnyFile], path: Path, name: str) -> AnyFile:
    """The same from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise LessonError(f"The lesson {name!r} is damaged: its file is no text that could be read.") from None
    return read_file(kind, text, name)


def _flat(text: str) -> str:
    """An error of the parser as a part of a sentence."""
    return " ".join(text.split()).rstrip(".")
