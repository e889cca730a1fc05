"""Messages about clocks, leaving and pausing."""

from typing import Literal

from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Count, Seat


class Pause(Message):
    """Asks for a pause, or agrees to one: it begins when all who play want it."""

    type: Literal["pause"] = "pause"
    request: Count


class Resume(Message):
    """Ends the pause, once all are there again."""

    type: Literal["resume"] = "resume"
    request: Count


class Abandon(Message):
    """Asks to end the match without a result, or agrees to it."""

    type: Literal["abandon"] = "abandon"
    request: Count


class Decline(Message):
    """Wants neither the pause nor the end that others have asked for."""

    type: Literal["decline"] = "decline"
    request: Count


class HandOver(Message):
    """Lets a bot play on for a seat that has been away for long."""

    type: Literal["hand_over"] = "hand_over"
    request: Count
    seat: Seat  # the one that is away


class Claim(Message):
    """Claims the win over the only other one, who has been away for long."""

    type: Literal["claim"] = "claim"
    request: Count
    seat: Seat  # the one that is away


class TakeOver(Message):
    """Plays again in a seat of one's own for which a bot has played on."""

    type: Literal["take_over"] = "take_over"
    request: Count
    seat: Seat


class Pong(Message):
    """The answer to a Ping, at once: so the host knows how long the line takes. There is none to it."""

    type: Literal["pong"] = "pong"
    request: Count  # the number of the ping


FromPlayer = Pause | Resume | Abandon | Decline | HandOver | Claim | TakeOver | Pong


class Ping(Message):
    """Asks for a Pong."""

    type: Literal["ping"] = "ping"
    number: int


class SeatTime(Message):
    """A seat's clock, in milliseconds."""

    left: int
    is_running: bool
    window: int | None  # what is left to answer in a window, where the seat is asked in one


class AwayInfo(Message):
    """A seat whose person has lost the connection."""

    seat: int
    since: int  # when


class TimeInfo(Message):
    """Clocks and people. Moments are milliseconds of the host's time since the table was made."""

    now: int  # when this was sent
    at: int  # when the clocks stood as they are told; what runs has run since then
    seats: list[SeatTime]  # empty at a table without a clock
    away: list[AwayInfo]
    decide_after: int  # milliseconds of being away after which the others may decide
    is_paused: bool
    pausing: list[int]  # seats that want a pause
    ending: list[int]  # seats that want to end the match without a result
    resting: list[int]  # seats whose people are on vacation, so that their clocks stand still
