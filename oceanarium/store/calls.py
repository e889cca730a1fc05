"""What is kept of how people are called, as plain values; and the interface of every store of it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True)
class WishRecord:
    """What somebody wants to be called by."""

    person: str
    wishes: dict[str, list[str]]  # ways by kind; those that are not there are as usual
    mailed: datetime | None = None  # when the last mail was sent
    stop: str | None = None  # the hash of the word in the link that stops mails


@dataclass(frozen=True)
class NewsRecord:
    """Something that has called somebody."""

    person: str
    kind: str
    table: str | None
    game: str
    title: str
    names: tuple[str, ...]
    made: datetime
    is_read: bool = False
    number: int = 0  # given by the store


@dataclass(frozen=True)
class SubscriptionRecord:
    """A browser that can be called while it is closed."""

    person: str
    endpoint: str
    p256dh: str
    auth: str
    made: datetime


class CallStore(Protocol):
    """Keeps them. When a writing method returns, what it wrote survives a crash and a power failure."""

    async def wishes(self, person: str) -> WishRecord | None:
        """What somebody wants, if they ever said so."""
        ...

    async def set_wishes(self, record: WishRecord) -> None:
        """Keep what somebody wants."""
        ...

    async def person_to_stop(self, stop: str) -> str | None:
        """The person in whose mails this word stands."""
        ...

    async def add_news(self, record: NewsRecord, most: int) -> NewsRecord:
        """Keep something, and no more than the newest few of that person; the same with its number."""
        ...

    async def news(self, person: str, limit: int) -> list[NewsRecord]:
        """The newest first."""
        ...

    async def read_news(self, person: str) -> None:
        """Somebody has seen them."""
        ...

    async def subscribe(self, record: SubscriptionRecord, most: int) -> None:
        """Keep a subscription, in place of one for the same browser; no more than the newest few of a person."""
        ...

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Remove one, if it is that person's."""
        ...

    async def subscriptions(self, person: str) -> list[SubscriptionRecord]:
        """All of a person."""
        ...

    async def forget(self, person: str) -> None:
        """Remove everything of a person."""
        ...
