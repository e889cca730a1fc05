"""What those hear and say who watch a match."""

from typing import Annotated, Literal

from annotated_types import MaxLen, MinLen

from oceanarium.hosting.messages.common import NAME_LENGTH
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Count


class SayAside(Message):
    """A line of talk among those who watch. Those who play read it when the match is over."""

    type: Literal["say_aside"] = "say_aside"
    request: Count
    text: Annotated[str, MinLen(1), MaxLen(200)]
    name: Annotated[str, MinLen(1), MaxLen(NAME_LENGTH)] | None = None  # of one whose name is not known here


class Watchers(Message):
    """How many people watch."""

    type: Literal["watchers"] = "watchers"
    count: int


class ChancePoint(Message):
    """Every seat's chance to win when so many moves had been made."""

    moves: int
    chances: list[float]


class Chances(Message):
    """What bots think of the match, from what onlookers know. No player hears it."""

    type: Literal["chances"] = "chances"
    curve: list[ChancePoint]  # in the order of the match, the newest last


class AsideLine(Message):
    """A line that somebody said who watches."""

    name: str
    person: str | None  # whose page tells more
    text: str


class Asides(Message):
    """Lines of talk among those who watch: all so far, or the newest."""

    type: Literal["asides"] = "asides"
    lines: list[AsideLine]
    is_all: bool
