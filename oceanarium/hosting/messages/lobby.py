"""What is said on the socket of the lobby, both ways: one line a browser, whatever page it shows."""

from typing import Annotated, Literal

from annotated_types import MaxLen

from oceanarium.hosting.messages.calls import Called, News
from oceanarium.hosting.messages.common import PlayerName
from oceanarium.hosting.messages.social import CaseTouched, FriendChanged, Notice
from oceanarium.hosting.messages.tables import LobbyLine
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Clock, Count, Done, Refused, TableInfo

MOST_IN_SIGHT = 24
TableId = Annotated[str, MaxLen(64)]


class Look(Message):
    """What is in sight on this page: only that is told move by move."""

    type: Literal["look"] = "look"
    request: Count
    has_lists: bool = False  # one's own tables line by line, not only where it is one's turn
    tables: Annotated[list[TableId], MaxLen(MOST_IN_SIGHT)]  # those of others that are being played


class Pair(Message):
    """Asks for somebody to play with, at a kind of table that the lobby offers."""

    type: Literal["pair"] = "pair"
    request: Count
    offer: Annotated[str, MaxLen(100)]  # the key of a PairingOffer
    name: PlayerName | None = None


class StopPairing(Message):
    """Waits no longer."""

    type: Literal["stop_pairing"] = "stop_pairing"
    request: Count


class PairWithBots(Message):
    """Plays with bots of about one's own strength instead, after a while of waiting."""

    type: Literal["pair_with_bots"] = "pair_with_bots"
    request: Count


class Challenge(Message):
    """Asks somebody who is here for a match of two: by id, or by exact name."""

    type: Literal["challenge"] = "challenge"
    request: Count
    person: Annotated[str, MaxLen(64)] | None = None
    called: PlayerName | None = None
    game: Annotated[str, MaxLen(64)]
    name: PlayerName | None = None  # what the one who asks wants to be called
    clock: Clock | None = None
    is_rated: bool = False


class AnswerChallenge(Message):
    """Takes up a challenge, or does not; whoever sent it takes it back by that."""

    type: Literal["answer_challenge"] = "answer_challenge"
    request: Count
    challenge: Annotated[str, MaxLen(64)]
    accepts: bool
    name: PlayerName | None = None


FromLobbyPage = Look | Pair | StopPairing | PairWithBots | Challenge | AnswerChallenge


class ChallengeInfo(Message):
    """A challenge, told to both sides whenever something happens to it."""

    type: Literal["challenge_info"] = "challenge_info"
    challenge: str
    game: str
    title: str
    person: str  # the other one
    name: str
    is_yours: bool  # you have sent it
    state: Literal["waiting", "accepted", "declined", "withdrawn", "expired"]
    seconds: int  # left to answer
    table: str | None  # where the match begins, once it is accepted
    clock: Clock | None
    is_rated: bool


class PairingOffer(Message):
    """A kind of table that people wait for: with whom matters less than how."""

    key: str
    game: str
    seats: int
    base: int  # seconds
    increment: int  # seconds for every turn


class PairingInfo(Message):
    """How it goes with one's own waiting, whenever that changes."""

    type: Literal["pairing"] = "pairing"
    offer: PairingOffer | None  # for what one waits; null: one does not
    waited: int  # seconds so far
    bots_after: int  # seconds after which bots may be asked to play
    bot: str  # the level that is nearest to one's strength
    table: str | None = None  # found: the table at which the match begins


class LiveLine(LobbyLine):
    """A table that everybody may watch: how it stands, as far as onlookers may know."""

    watchers: int


class TurnInfo(Message):
    """A table that waits for this person."""

    table: str
    game: str
    title: str
    since: str  # ISO 8601, UTC


class LobbyFirst(Message):
    """Everything, as the first thing that is heard."""

    type: Literal["first"] = "first"
    person: str | None  # who listens; null is somebody without a token
    open: list[TableInfo]  # tables that look for players, newest first
    live: list[LiveLine]  # public tables that are being played, newest first
    yours: list[LobbyLine]
    finished: list[LobbyLine]  # yours, newest first
    put_away: int  # how many of yours are in neither list
    turns: list[TurnInfo]  # where it is your turn, the one that waits longest first
    here: int  # how many people are here
    offers: list[PairingOffer]
    waiting: dict[str, int]  # how many wait for each of them
    ratings: dict[str, int]  # one's own, by game


class LobbyChanged(Message):
    """What has changed for everybody. A table that is told of anew stands in one list only."""

    type: Literal["changed"] = "changed"
    open: list[TableInfo]
    live: list[LiveLine]
    gone: list[str]  # tables in neither list any more
    here: int
    waiting: dict[str, int]


class YourLines(Message):
    """What has changed at one's own tables."""

    type: Literal["yours"] = "yours"
    lines: list[LobbyLine]
    gone: list[str]  # tables at which one has no seat any more


class YourTurns(Message):
    """All tables where it is one's turn, whenever these become others."""

    type: Literal["turns"] = "turns"
    turns: list[TurnInfo]


# A frame from the server holds one such message a line.
FromLobby = (
    LobbyFirst
    | LobbyChanged
    | YourLines
    | YourTurns
    | PairingInfo
    | ChallengeInfo
    | FriendChanged
    | Notice
    | CaseTouched
    | News
    | Called
    | Done
    | Refused
)
