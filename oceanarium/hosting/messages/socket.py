"""What is said on the socket of a table, both ways."""

from typing import Annotated, Any, Literal

from annotated_types import MaxLen, MinLen

from oceanarium.hosting.messages.common import EventRow, MoveRow
from oceanarium.hosting.messages.time import FromPlayer, Ping, TimeInfo
from oceanarium.hosting.messages.watching import Asides, Chances, SayAside, Watchers
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Count, Done, Play, Refused, Seat, SentenceInfo, Standing


class TakeBack(Message):
    """Undo the seat's last move, if that is allowed."""

    type: Literal["take_back"] = "take_back"
    request: Count
    seat: Seat


class Resign(Message):
    """Give up: with two seats the match is over, else a bot plays on for the seat."""

    type: Literal["resign"] = "resign"
    request: Count
    seat: Seat


class AskHint(Message):
    """What would a bot do?"""

    type: Literal["ask_hint"] = "ask_hint"
    request: Count
    seat: Seat


class AskWhy(Message):
    """Why can these things not be touched now, in this order?"""

    type: Literal["ask_why"] = "ask_why"
    request: Count
    seat: Seat
    targets: Annotated[list[Annotated[str, MaxLen(100)]], MinLen(1), MaxLen(10)]


class Say(Message):
    """A line of talk to all at the table."""

    type: Literal["say"] = "say"
    request: Count
    seat: Seat
    text: Annotated[str, MinLen(1), MaxLen(200)]


Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "one_moment",
    "sorry",
    "nice_move",
    "good_game",
    "rematch",
    "goodbye",
]


class SayPhrase(Message):
    """A phrase that everybody hears in their own language."""

    type: Literal["say_phrase"] = "say_phrase"
    request: Count
    seat: Seat
    phrase: Phrase


FromBrowser = Play | TakeBack | Resign | AskHint | AskWhy | Say | SayPhrase | SayAside | FromPlayer


class SeatPosition(Message):
    """What one seat of this device may know and do now."""

    view: dict[str, Any]  # or what changed of it: see Position
    moves: list[MoveRow]  # empty unless the seat is waited for
    prompt: SentenceInfo | None  # null unless the seat is waited for
    can_take_back: bool
    window: str | None  # asked only because the seat might hold something: the name of the moment
    passing: int | None  # the move that lets this moment go by


class Position(Standing):
    """The table now. Sent on joining, and after every change.

    Its views are whole, or, with `views_since`, what changed since the position of that number, which is the one that
    was sent before (`hosting/changes.py` says how changes are written).
    """

    type: Literal["position"] = "position"
    views_since: int | None
    seats: dict[int, SeatPosition]  # this device's seats
    events: list[EventRow]  # what happened since the position before; everything so far in the first one
    time: TimeInfo | None = None  # null where nobody plays with others: in lessons, puzzles and studies


class Hint(Message):
    """The answer to AskHint."""

    type: Literal["hint"] = "hint"
    request: int
    seat: int
    move: MoveRow
    chance: float  # to win, after that move
    reasons: list[SentenceInfo]
    line: list[MoveRow]  # that move, and how its turn may go on


class Said(Message):
    """A line of talk."""

    type: Literal["said"] = "said"
    seat: int
    name: str
    text: str
    phrase: str | None = None  # one of those that can be said in every language; `text` has it in English


# A frame from the server holds one such message a line.
FromServer = Position | Done | Hint | Refused | Said | Watchers | Chances | Asides | Ping
