"""What is said about a match: the same to a browser over the socket and to a program over a pipe."""

from dataclasses import field
from typing import Annotated, Any, Literal

from annotated_types import Ge, Le, MaxLen

from oceanarium.protocol.message import Message

Seat = Annotated[int, Ge(0), Le(15)]
Count = Annotated[int, Ge(0), Le(2**53)]  # what every reader of JSON takes for the same number
PersonId = Annotated[str, MaxLen(64)]


class SentenceInfo(Message):
    """Something to be said: catalogues put it into words, each browser's in the language of its owner.

    Arguments describe themselves: a word, a number, a list, a seat as {"seat": 1}, or a sentence like this one.
    """

    key: str
    args: dict[str, Any]


class Problem(Message):
    """What went wrong, in one sentence that says what would be right; and a word for programs."""

    code: str
    sentence: str
    rule: str | None = None
    said: SentenceInfo | None = None  # the sentence, where it can be said in several languages


SeatKind = Literal["here", "bot", "open"]
TableStatus = Literal["open", "playing", "over"]


GoneWord = Literal["", "resigned", "flag", "handed_over", "forfeit"]  # flag is out of time; forfeit, away for good


class Clock(Message):
    """How much time seats have: a base and more for every turn, or days for each turn."""

    kind: Literal["live", "correspondence"]
    base: Annotated[int, Ge(0), Le(86_400)] = 0  # seconds, in live play
    increment: Annotated[int, Ge(0), Le(3_600)] = 0  # seconds for every turn, in live play
    days: Annotated[int, Ge(0), Le(30)] = 0  # by correspondence
    out_of_time: Literal["usual", "bot", "nothing"] = "usual"  # usual: two lose by it, of more a bot plays on


class RatingInfo(Message):
    """How strong somebody plays a game, as a number around 1,500."""

    number: int
    is_provisional: bool  # after a few matches it says little
    matches: int  # that count; of bots, which were measured, none


class SeatInfo(Message):
    """Who sits in a seat, as everybody may know."""

    seat: int
    kind: SeatKind
    name: str
    is_named: bool  # else browsers call a bot by its level, in the language of their owners
    level: str | None
    is_taken: bool
    is_connected: bool
    has_resigned: bool
    person: str | None  # who holds it, where a host has people: leads to their page
    rating: RatingInfo | None = None  # at tables for ratings, and at public ones
    gone: GoneWord = ""  # why a bot plays on, or the match is lost


class Conditions(Message):
    """Who may sit down at a table that looks for players."""

    lowest: Annotated[int, Ge(0), Le(5_000)] | None = None  # ratings
    highest: Annotated[int, Ge(0), Le(5_000)] | None = None
    friends_only: bool = False  # those whom the maker of the table follows
    kept: Annotated[list[PersonId | None], MaxLen(16)] = field(default_factory=list)  # for whom each seat is kept


class TableInfo(Message):
    """A table as everybody may know it."""

    table: str
    game: str
    title: str
    status: TableStatus
    options: dict[str, str | bool | int | list[int]]
    seats: list[SeatInfo]
    yours: list[int]  # the seats that belong to this device
    is_host: bool  # whether this device may fill the open seats with bots, and close the table
    moves_made: int
    waiting: list[int]
    created: str  # ISO 8601, UTC
    is_public: bool  # whether the lobby lists it
    conditions: Conditions | None  # who may sit down; null is whoever finds the table
    rematch: str | None  # the table that follows this one
    link: str | None  # the whole match as a word, once it is over
    clock: Clock | None = None
    is_rated: bool = False


class MoveInfo(Message):
    """A legal move."""

    number: int
    text: str
    words: str
    targets: list[str]


class EventInfo(Message):
    """Something that happened, as this device may hear it."""

    move: int
    name: str
    rule: str
    seat: int
    details: dict[str, str]
    text: str


class ScoreInfo(Message):
    """A seat's points by part."""

    parts: dict[str, int]
    rules: dict[str, str]
    total: int


class OutcomeInfo(Message):
    """How a match ended."""

    places: list[int]
    winners: list[int]
    rule: str
    sentence: str
    said: SentenceInfo | None  # the sentence, where it can be said in several languages
    scores: list[ScoreInfo]


class Play(Message):
    """Make a move. `sequence` is that of the newest position the browser knows; an older one is refused."""

    type: Literal["play"] = "play"
    request: Count
    seat: Seat
    move: Annotated[int, Ge(0), Le(10**6)]
    sequence: Count


class SeatPosition(Message):
    """What one seat of this device may know and do now."""

    view: dict[str, Any]
    moves: list[MoveInfo]  # empty unless the seat is waited for
    prompt: str  # empty unless the seat is waited for
    can_take_back: bool
    window: str | None  # asked only because the seat might hold something: the name of the moment
    passing: int | None  # the move that lets this moment go by


class Standing(Message):
    """How a table stands, but for what seats may do and what was heard."""

    sequence: int  # grows by one with every change
    table: TableInfo
    onlooker: dict[str, Any] | None  # the onlookers' view, for a device that has no seat
    events_since: int  # the events are those of the moves from this number on: forget any you know of those moves
    actor: int
    waiting: list[int]
    thinking: list[int]  # seats whose bot is at work
    warming_up: bool  # the bots play in plain mode while machine code is being made
    outcome: OutcomeInfo | None


class Position(Standing):
    """The table now, as programs hear of it: moves and events in words."""

    type: Literal["position"] = "position"
    seats: dict[int, SeatPosition]  # the program's seat
    events: list[EventInfo]  # what happened since the position before; everything so far in the first one


class Done(Message):
    """A request was carried out, and what it changed is on disk."""

    type: Literal["done"] = "done"
    request: int


class Refused(Message):
    """A request could not be carried out; nothing has changed. `request` is null for what could not be read."""

    type: Literal["refused"] = "refused"
    request: int | None
    problem: Problem
