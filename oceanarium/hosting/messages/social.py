"""Messages about how people stand to each other, and to moderators."""

from typing import Annotated, Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from oceanarium.hosting.messages.common import PlayerName
from oceanarium.hosting.messages.people import PersonInfo
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Count

BondKind = Literal["follow", "mute", "block"]
Whereabouts = Literal["gone", "free", "playing"]
Reason = Literal["insult", "spam", "name", "leaving", "program", "other"]
Act = Literal["warn", "mute", "ban", "rename", "close", "lift"]
PersonId = Annotated[str, MinLen(1), MaxLen(64)]
YEARS = 10 * 366 * 24  # hours: longer than anybody waits


class BondWish(Message):
    """Follow, mute or block somebody, or do so no more."""

    kind: BondKind
    is_on: bool


class Bonds(Message):
    """How you stand to somebody, and whether they follow you."""

    person: str
    follows: bool
    mutes: bool
    blocks: bool
    follows_you: bool


class FriendInfo(Message):
    """Somebody whom you follow, and where they are."""

    person: PersonInfo
    where: Whereabouts
    table: str | None  # a public one at which they play
    game: str | None
    follows_you: bool


class FriendChanged(Message):
    """Somebody whom you follow has come, gone, or sat down somewhere."""

    type: Literal["friend_changed"] = "friend_changed"
    friend: FriendInfo


class Notice(Message):
    """What a moderator tells you. It comes again until you have taken note of it."""

    type: Literal["notice"] = "notice"
    number: int
    act: Act
    sentence: str
    until: str | None  # ISO 8601, UTC
    made: str


class SocialLists(Message):
    """Those whom you follow, have muted or blocked, and what moderators have told you."""

    friends: list[FriendInfo]
    muted: list[PersonInfo]
    blocked: list[PersonInfo]
    notices: list[Notice]
    is_moderator: bool


class NoticeHeard(Message):
    """You have taken note of all notices up to a number."""

    number: Count


class ReportWish(Message):
    """Tells moderators about somebody. The talk of the table is added by the host."""

    person: PersonId
    reason: Reason
    words: Annotated[str, MaxLen(500)] = ""
    table: Annotated[str, MaxLen(64)] | None = None


class ReportedLine(Message):
    """A line of talk, as the host heard it."""

    person: str | None
    name: str
    text: str
    at: str


class ReportInfo(Message):
    """A report, as moderators read it."""

    report: str
    reporter: PersonInfo | None
    reason: Reason
    words: str
    table: str | None
    talk: list[ReportedLine]
    made: str
    closed_by: str | None  # the person


class ActInfo(Message):
    """A line of the log."""

    number: int
    moderator: str  # the name
    person: str
    name: str
    act: Act
    sentence: str
    until: str | None
    made: str


class Case(Message):
    """Somebody about whom there are reports."""

    person: PersonInfo
    since: str
    reports: list[ReportInfo]  # newest first
    acts: list[ActInfo]  # what moderators have done about them, newest first
    muted_until: str | None
    banned_until: str | None
    writing: str | None  # the name of another moderator who is at it


class CaseTouched(Message):
    """Another moderator is writing about somebody, has done something, or there is a new report."""

    type: Literal["case_touched"] = "case_touched"
    person: str
    writing: str | None


class Writing(Message):
    """Whether you are writing about somebody."""

    is_writing: bool


class ActWish(Message):
    """What a moderator does, and the sentence that the person is told."""

    act: Act
    sentence: Annotated[str, MinLen(1), MaxLen(500)]
    hours: Annotated[int, Ge(1), Le(YEARS)] | None = None  # for mute and ban
    name: PlayerName | None = None  # for rename; without one the person is called after a sea creature
