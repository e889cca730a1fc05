"""Messages of my table at home: a real table set up by hand."""

from dataclasses import field
from typing import Annotated, Any

from annotated_types import Ge, Le, MaxLen

from oceanarium.hosting.messages.common import MoveRow
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import ScoreInfo, SentenceInfo

HomeName = Annotated[str, MaxLen(100)]


class HomeBeginning(Message):
    """How a table begins: with nothing laid yet, or as the box would be dealt."""

    seats: Annotated[int, Ge(1), Le(16)]
    options: dict[str, str | bool | int | list[int]] = field(default_factory=dict)
    is_dealt: bool = False


class HomePut(Message):
    """A piece of the tray is put on something, or taken away if it lies there."""

    piece: HomeName
    place: HomeName


class HomeTurn(Message):
    """A dial is set."""

    dial: HomeName
    value: Annotated[int, Ge(-1_000), Le(1_000_000)]


class HomeWish(Message):
    """A table as it was left, in the text form of positions, and what changes on it. A host keeps nothing of it.

    Without a picture a table begins. With a move whoever is to choose makes it; what chance brings is then put down by
    hand, or dealt.
    """

    picture: Annotated[str, MaxLen(60_000)] | None = None
    begin: HomeBeginning | None = None
    put: HomePut | None = None
    turn: HomeTurn | None = None
    move: Annotated[int, Ge(0), Le(10**6)] | None = None
    deals: bool = False


class PieceInfo(Message):
    """A piece in the tray: it is the target `tray:` and its name."""

    piece: str
    said: SentenceInfo
    places: list[str]  # the targets on which it can be put
    left: int | None  # in the box
    seat: int | None  # in whose tray it lies; null: in that of all


class DialInfo(Message):
    """Something that is counted or chosen beside the board."""

    dial: str
    said: SentenceInfo
    seat: int | None  # whose it is
    value: int
    lowest: int
    highest: int
    choices: list[SentenceInfo]  # what the values mean, from the lowest on, where they are no numbers
    is_rare: bool  # few tables need it


class RemedyInfo(Message):
    """The change that mends something."""

    put: HomePut
    said: SentenceInfo


class FaultInfo(Message):
    """What no table can show, or what is still missing."""

    rule: str
    said: SentenceInfo
    targets: list[str]
    is_missing: bool
    remedy: RemedyInfo | None


class HomeScene(Message):
    """A table as it was set up; with everything that can be asked of it once nothing is wrong or missing."""

    picture: str
    options: dict[str, str | bool | int | list[int]]
    views: list[dict[str, Any]]  # by seat
    pieces: list[PieceInfo]
    dials: list[DialInfo]
    faults: list[FaultInfo]
    actor: int  # who is to choose; -1 if the match is over, -2 while chance is
    prompt: SentenceInfo | None
    moves: list[MoveRow]  # of the one who is to choose, or what chance can bring; none while there are faults
    scores: list[ScoreInfo]  # as if the match ended now
    places: list[int]


class AdviceWish(Message):
    """What would an expert do at this table?"""

    picture: Annotated[str, MaxLen(60_000)]


class HomeAdvice(Message):
    """The answer: a move of the one who is to choose."""

    seat: int
    move: MoveRow
    chance: float  # to win, after that move
    reasons: list[SentenceInfo]
