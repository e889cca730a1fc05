"""Messages of examples of rules."""

from dataclasses import field
from typing import Annotated

from annotated_types import Ge, Le, MaxLen

from oceanarium.hosting.messages.common import MoveRow
from oceanarium.hosting.messages.socket import Position
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Problem


class ExampleLine(Message):
    """An example in the list of a game."""

    example: str  # its name
    rules: list[str]  # that it shows


class ExampleBook(Message):
    """The examples of a game's rules, in the order of the rules."""

    game: str
    examples: list[ExampleLine]


class ExampleWish(Message):
    """What somebody has tried in an example so far. A host keeps nothing of it.

    `asks` are things that somebody touched: is there a reason why they cannot be touched now, in this order?
    """

    deeds: Annotated[list[Annotated[int, Ge(0), Le(10**6)]], MaxLen(100)]
    asks: Annotated[list[Annotated[str, MaxLen(100)]], MaxLen(10)] = field(default_factory=list)


class TryInfo(Message):
    """A move to try from the beginning of an example."""

    move: MoveRow
    rule: str  # that forbids it; empty if it is legal


class ScoreChange(Message):
    """What the last deed did to a part of one's score."""

    part: str
    before: int
    after: int


class ExampleScene(Message):
    """An example after all that was tried in it."""

    example: str
    rules: list[str]
    seat: int  # of whoever tries
    positions: list[Position]  # what the last deed brought; or where the example begins; none with a refusal
    tries: list[TryInfo]
    shows: list[str]  # parts of the table beside the board
    changes: list[ScoreChange]
    refusal: Problem | None  # why the last deed is illegal, or what was asked about cannot be touched
