"""What calls people, and how."""

from typing import Annotated, Literal

from annotated_types import MaxLen, MinLen

from oceanarium.protocol.message import Message

CallKind = Literal["turn_live", "turn_days", "begun", "challenge", "over", "clock_low"]
CallWay = Literal["page", "browser", "push", "mail"]


class NewsItem(Message):
    """Something that has called a person. It says no more than the line of the table in a list."""

    number: int
    kind: CallKind
    table: str | None
    game: str
    title: str
    names: list[str]  # of the others
    made: str  # ISO 8601, UTC
    is_read: bool


class News(Message):
    """The last that has called a person, newest first: what stands under the bell."""

    type: Literal["news"] = "news"
    items: list[NewsItem]


class Called(Message):
    """Something calls, just now, in these ways as far as an open page can."""

    type: Literal["called"] = "called"
    item: NewsItem
    ways: list[CallWay]


class CallWish(Message):
    """In which ways one kind of call reaches a person."""

    kind: CallKind
    ways: list[CallWay]


class CallWishes(Message):
    """All of them."""

    wishes: Annotated[list[CallWish], MaxLen(20)]


class CallPage(Message):
    """What can be chosen."""

    wishes: list[CallWish]
    possible: list[CallWish]  # the ways that there are for each kind
    push_key: str  # by which a browser knows this server again
    mail: str | None  # to which mails would go; null: none is confirmed
    sends_mail: bool


class PushSubscription(Message):
    """Where the push service of a browser takes messages for it, and how they are encrypted for it alone."""

    endpoint: Annotated[str, MinLen(12), MaxLen(1000)]
    p256dh: Annotated[str, MinLen(80), MaxLen(100)]
    auth: Annotated[str, MinLen(16), MaxLen(40)]


class PushEnd(Message):
    """This browser is called no more while it is closed."""

    endpoint: Annotated[str, MinLen(12), MaxLen(1000)]


class StopMails(Message):
    """The word in the link at the end of a mail."""

    token: Annotated[str, MinLen(10), MaxLen(64)]
