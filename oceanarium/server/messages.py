"""Every message between server and browser, for HTTP and the socket alike. The client's types are made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

NAME_LENGTH = 24
Seat = Annotated[int, Field(ge=0, le=15)]
PlayerName = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH, pattern=r"\S")]


class Message(BaseModel):
    """Nothing may be added to a message that is not declared."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Problem(Message):
    """What went wrong, in one sentence that says what would be right; and a word for programs."""

    code: str
    sentence: str
    rule: str | None = None


class Health(Message):
    """The server works."""

    status: Literal["ok"]
    tables: int  # in memory


# The lobby


class OptionValue(Message):
    """A value that can be chosen for an option."""

    value: str | bool | int
    sentence: str


class OptionInfo(Message):
    """An option of a game, for the form of a new table."""

    name: str
    sentence: str
    kind: Literal["choice", "number", "numbers"]
    default: str | bool | int | list[int]
    values: list[OptionValue] = []
    lowest: int | None = None
    highest: int | None = None
    most: int | None = None


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    title: str
    pitch: str
    minutes: int
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    has_secrets: bool  # whether seats on one device need a curtain between them


class RulesText(Message):
    """The rules of a game in our own words, with their numbers."""

    game: str
    title: str
    markdown: str


SeatKind = Literal["here", "bot", "open"]


class SeatWish(Message):
    """Who shall sit in a seat: a person on this device, a bot of a level, or whoever follows the link."""

    kind: SeatKind
    name: PlayerName | None = None
    level: str | None = None


class NewTable(Message):
    """Asks for a table."""

    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: dict[str, str | bool | int | list[int]] = {}
    seed: Annotated[int, Field(ge=0, le=2**53)] | None = None
    is_public: bool = False  # whether the lobby lists it while seats are open


class JoinTable(Message):
    """Asks for an open seat: a certain one, or any."""

    name: PlayerName
    seat: Seat | None = None


class SeatInfo(Message):
    """Who sits in a seat, as everybody may know."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    is_taken: bool
    is_connected: bool
    has_resigned: bool


TableStatus = Literal["open", "playing", "over"]


class TableInfo(Message):
    """A table as everybody may know it."""

    table: str
    game: str
    title: str
    status: TableStatus
    options: dict[str, str | bool | int | list[int]]
    seats: list[SeatInfo]
    yours: list[int]  # the seats that belong to this device
    moves_made: int
    waiting: list[int]
    created: str  # ISO 8601, UTC
    rematch: str | None  # the table that follows this one
    link: str | None  # the whole match as a word, once it is over


class Lobby(Message):
    """What the first page lists."""

    open: list[TableInfo]
    yours: list[TableInfo]
    finished: list[TableInfo]  # yours, newest first


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


class PlayedInfo(Message):
    """A move that was made, in a replay."""

    number: int
    seat: int  # -2 is chance
    text: str
    words: str
    events: list[EventInfo]


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
    scores: list[ScoreInfo]


class Replay(Message):
    """A match from a link: its moves and its end. Views are fetched one by one."""

    link: str
    game: str
    title: str
    seats: int
    options: dict[str, str | bool | int | list[int]]
    moves: list[PlayedInfo]
    outcome: OutcomeInfo | None


class ReplayView(Message):
    """The table after a number of moves, as an onlooker may know it once the match is over."""

    number: int
    view: dict[str, Any]


# The socket: what the browser says


class Play(Message):
    """Make a move. `sequence` is that of the newest position the browser knows; an older one is refused."""

    type: Literal["play"] = "play"
    request: int
    seat: Seat
    move: Annotated[int, Field(ge=0, le=10**6)]
    sequence: int


class TakeBack(Message):
    """Undo the seat's last move, if that is allowed."""

    type: Literal["take_back"] = "take_back"
    request: int
    seat: Seat


class Resign(Message):
    """Give up: with two seats the match is over, else a bot plays on for the seat."""

    type: Literal["resign"] = "resign"
    request: int
    seat: Seat


class AskHint(Message):
    """What would a bot do?"""

    type: Literal["ask_hint"] = "ask_hint"
    request: int
    seat: Seat


class AskWhy(Message):
    """Why can these things not be touched now, in this order?"""

    type: Literal["ask_why"] = "ask_why"
    request: int
    seat: Seat
    targets: Annotated[list[Annotated[str, Field(max_length=100)]], Field(min_length=1, max_length=10)]


class Say(Message):
    """A line of talk to all at the table."""

    type: Literal["say"] = "say"
    request: int
    seat: Seat
    text: Annotated[str, Field(min_length=1, max_length=200)]


FromBrowser = Annotated[Play | TakeBack | Resign | AskHint | AskWhy | Say, Field(discriminator="type")]
FROM_BROWSER: TypeAdapter[FromBrowser] = TypeAdapter(FromBrowser)


# The socket: what the server says


class SeatPosition(Message):
    """What one seat of this device may know and do now."""

    view: dict[str, Any]
    moves: list[MoveInfo]  # empty unless the seat is waited for
    prompt: str  # empty unless the seat is waited for
    can_take_back: bool


class Position(Message):
    """The table now. Sent on joining, and after every change; `sequence` grows by one each time."""

    type: Literal["position"] = "position"
    sequence: int
    table: TableInfo
    seats: dict[int, SeatPosition]  # this device's seats
    onlooker: dict[str, Any] | None  # the onlookers' view, for a device that has no seat
    events: list[EventInfo]  # what happened since the position before; everything so far in the first one
    events_since: int  # the events are those of the moves from this number on: forget any you know of those moves
    actor: int
    waiting: list[int]
    thinking: list[int]  # seats whose bot is at work
    warming_up: bool  # the bots play in plain mode while machine code is being made
    outcome: OutcomeInfo | None


class Done(Message):
    """A request was carried out, and what it changed is on disk."""

    type: Literal["done"] = "done"
    request: int


class Hint(Message):
    """The answer to AskHint."""

    type: Literal["hint"] = "hint"
    request: int
    seat: int
    move: MoveInfo


class Refused(Message):
    """A request could not be carried out; nothing has changed. `request` is null for what could not be read."""

    type: Literal["refused"] = "refused"
    request: int | None
    problem: Problem


class Said(Message):
    """A line of talk."""

    type: Literal["said"] = "said"
    seat: int
    name: str
    text: str


FromServer = Annotated[Position | Done | Hint | Refused | Said, Field(discriminator="type")]
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
