"""Messages of lessons."""

from dataclasses import field
from typing import Annotated, Literal

from annotated_types import Ge, Le, MaxLen

from oceanarium.hosting.messages.common import MoveRow
from oceanarium.hosting.messages.socket import Position
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Problem


class LessonLine(Message):
    """A lesson in the list of a course."""

    lesson: str  # its name
    title: str
    goal: str
    minutes: int
    symbol: str  # the picture of its stone, by the name that the client's art gives it
    steps: int
    teaches: list[str]  # numbers of rules


class Course(Message):
    """The lessons of a game in order, in the language that was asked for."""

    game: str
    title: str
    language: str
    lessons: list[LessonLine]
    first_match: "FirstMatch | None"
    for_parts: dict[str, str]  # the lesson that helps, by part of the score
    for_themes: dict[str, str]  # and by theme of a better move


class FirstMatch(Message):
    """The table for a first match with a companion."""

    seats: int
    options: dict[str, str | bool | int | list[int]]
    level: str  # of the bots
    names: list[str]  # of the bots, from the second seat on


class RemarkInfo(Message):
    """Something that the companion of a first match could say now."""

    name: str  # nobody hears it twice
    text: str
    rule: str
    points_at: list[str]  # targets
    lesson: str | None  # that is worth playing next, once the match is over


Deed = Annotated[int, Ge(-1), Le(10**6)]  # the number of a move that was tried, or that somebody was shown it


LessonDeed = Annotated[int, Ge(-2), Le(10**6)]  # the number of a move that was tried, or SKIPPED, or TAKEN_BACK


class LessonWish(Message):
    """What somebody has done in a lesson so far. A host keeps nothing of it: the deeds lead to the same place again.

    `asks` are things that somebody touched: is there a reason why they cannot be touched now, in this order?
    """

    deeds: Annotated[list[LessonDeed], MaxLen(1_000)]
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class BubbleInfo(Message):
    """What the companion says."""

    mood: Literal["ask", "missed", "done"]
    praise: str  # for the step that was just done; often empty
    text: str
    points_at: list[str]  # targets


class LessonScene(Message):
    """A lesson after all that was done in it, and the way there from the deed before."""

    lesson: str
    positions: list[Position]  # what the last deed brought, one after the other; or where the lesson begins
    bubble: BubbleInfo
    step: int  # from 1
    steps: int
    misses: int  # in this step
    is_helping: bool  # what is to be touched next glows unasked
    best: MoveRow | None  # the next move that leads on, for those who want to be shown
    shows: list[str]  # parts of the table; all of them if none is named
    is_done: bool
    refusal: Problem | None  # why what was asked about cannot be touched
