"""Messages about tables, and lists of them."""

from dataclasses import field
from typing import Annotated

from annotated_types import MaxLen, MinLen

from oceanarium.hosting.messages.common import PlayerName
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Clock, Conditions, Count, GoneWord, Seat, SeatKind, TableInfo


class SeatWish(Message):
    """Who shall sit in a seat: a person on this device, a bot of a level, or whoever follows the link."""

    kind: SeatKind
    name: PlayerName | None = None
    level: str | None = None


class StartAt(Message):
    """A point of a match that is over: its link, and how many of its moves have been made."""

    link: Annotated[str, MaxLen(8_192)]
    number: Count


class NewTable(Message):
    """Asks for a table.

    With a start its match goes on from there: its options are those of the match in the link, and what chance brings
    from there on is drawn anew. So is what the one seat here could not know there, if other moves than hidden draws
    need not change for that.
    """

    game: Annotated[str, MaxLen(64)]
    seats: Annotated[list[SeatWish], MinLen(1), MaxLen(16)]
    options: dict[str, str | bool | int | list[int]] = field(default_factory=dict)
    seed: Count | None = None
    is_public: bool = False  # whether the lobby lists it while seats are open
    conditions: Conditions | None = None  # who may sit down
    start: StartAt | None = None
    clock: Clock | None = None
    is_rated: bool = False


class JoinTable(Message):
    """Asks for an open seat: a certain one, or any. Who gives no name is called after a sea creature."""

    name: PlayerName | None = None
    seat: Seat | None = None


class FillTable(Message):
    """Asks for bots in all seats that are still open."""

    level: Annotated[str, MaxLen(64)] | None = None  # by default the strongest


class PutAway(Message):
    """Asks to keep a match out of one's lists, or to let it back in."""

    is_away: bool


class Invitation(Message):
    """How others come to a table."""

    public_address: str | None  # what links begin with, where that was set
    addresses: list[str]  # else what they may begin with, the likeliest first
    is_only_here: bool  # the server lets nobody in from elsewhere


class ResultInfo(Message):
    """How a match ended, in a few numbers by seat."""

    places: list[int]
    winners: list[int]
    scores: list[int]
    is_played_out: bool  # False if people gave up, or left before it began
    gone: list[GoneWord] = field(default_factory=list)  # who did not stay to the end, and why


class LobbyLine(TableInfo):
    """A table of one's own in a list: how it stands, as far as onlookers may know."""

    moved: str  # when the last move was made: ISO 8601, UTC
    progress: dict[str, int]  # how far it is, by words that the client knows
    scores: list[int]  # by seat; empty where they are not shown
    result: ResultInfo | None  # once it is over
    left: int | None = None  # milliseconds on the clock of this person's seat that is waited for
    resting: list[int] = field(default_factory=list)  # seats whose people are on vacation


class Lobby(Message):
    """What the first page lists."""

    open: list[TableInfo]
    yours: list[LobbyLine]
    finished: list[LobbyLine]  # yours, newest first
    put_away: int  # how many of yours are in neither list
