"""Messages of what-if studies."""

from dataclasses import field
from typing import Annotated, Literal

from annotated_types import MaxLen

from oceanarium.hosting.messages.common import MoveRow
from oceanarium.hosting.messages.socket import Position
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Count, Seat, SentenceInfo
from oceanarium.whatif.study import Start, Steps, Study

StudyPath = Annotated[list[Steps], MaxLen(500)]  # the steps of one variation after another


class StudyWish(Message):
    """Asks for a place in a study, by all variations that lead there. A host keeps nothing of studies.

    Where chance is to act it draws by the seed `deal`. With a level, bots of that level sit in all seats but the one of
    the study, and move if they are told to. `asks` are things that somebody touched: is there a reason why they cannot
    be touched now?
    """

    start: Start
    path: StudyPath
    deal: Count = 0
    level: Annotated[str, MaxLen(64)] | None = None
    answer: Literal["none", "first", "more"] = "none"  # bots move, or move on in an answer that was unfinished
    seat: Seat | None = None  # who asks, where several may choose
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class StudyLine(Message):
    """A variation as it is told: who moved, and what."""

    steps: Steps
    seat: int  # -2 is chance, -3 what was dealt afresh
    move: MoveRow | None  # null where no seat moved
    has_chance: bool  # whether chance brought something, or what is hidden was dealt afresh


class StudyScene(Message):
    """A place in a study, and the way there."""

    start: Start  # with its number; by its link as soon as there is one
    turn: int  # how many choices had been made there
    positions: list[Position]  # what the last variation that was asked for brought, and the bots' answers
    path: list[StudyLine]  # as it was asked for, and what chance and bots added
    is_unfinished: bool  # bots have not moved to the end: ask again for this path
    has_unknown: bool  # whether a seat cannot know everything, so that it can be dealt afresh
    names: list[str] | None  # who played the match, by seat, where that is known


class OutlookWish(Message):
    """Asks what bots think of a place in a study: at a glance, or with patience."""

    start: Start
    path: StudyPath
    is_patient: bool = False


class OutlookMove(Message):
    """A move that is expected."""

    seat: int
    move: MoveRow


class OutlookInfo(Message):
    """What bots think of a place."""

    seat: int  # through whose eyes: whoever is to choose
    outlook: list[float]  # every seat's chance to win
    line: list[OutlookMove]  # the best moves in a row, as far as they can be foreseen
    reasons: list[SentenceInfo]  # for the first of them


class StudyLink(Message):
    """A study as a word for an address."""

    link: Annotated[str, MaxLen(60_000)]


class OpenedStudy(Message):
    """A study, and each of its variations as it is told."""

    game: str
    study: Study
    lines: list[StudyLine]
