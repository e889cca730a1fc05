"""Messages of puzzles."""

from dataclasses import field
from typing import Annotated, Literal

from annotated_types import MaxLen

from oceanarium.hosting.messages.common import MoveRow
from oceanarium.hosting.messages.lessons import Deed
from oceanarium.hosting.messages.socket import Position
from oceanarium.protocol.message import Message


class PuzzleLine(Message):
    """A puzzle in the list of a game."""

    puzzle: str  # its name
    difficulty: int  # on the scale of ratings
    moves: int  # that its answer takes
    theme: str  # its name: for those who want to practise something, and shown to nobody else before the end


class PuzzleBook(Message):
    """All puzzles of a game, in the order that the days follow."""

    game: str
    title: str
    puzzles: list[PuzzleLine]


class PuzzleWish(Message):
    """What somebody has tried at a puzzle so far. A host keeps nothing of it.

    Among the deeds -1 stands for the answer being shown. `asks` are things that somebody touched: is there a reason
    why they cannot be touched now, in this order?
    """

    deeds: Annotated[list[Deed], MaxLen(100)]
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class PuzzleOption(Message):
    """A move that was searched, with its chance to win."""

    move: MoveRow
    chance: float
    is_answer: bool


class PuzzleScene(Message):
    """A puzzle after all that was tried, and the way there from the deed before. Chances are told in the end alone."""

    puzzle: str
    seat: int
    positions: list[Position]  # what the last deed brought, one after the other; or where the puzzle begins
    verdict: Literal["ask", "on", "wrong", "right", "shown"]
    made: int  # moves of the answer
    moves: int  # that it takes
    difficulty: int
    tried: MoveRow | None  # the last deed, or the last move of what was shown
    reasons: list[str]  # for the answer, or what a wrong move brings all the same
    theme: str  # told in the end
    options: list[PuzzleOption]
