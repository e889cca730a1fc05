"""What is kept of people and their devices, as plain values; and the interface of every store of them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol


@dataclass(frozen=True)
class PersonRecord:
    """Somebody who plays here: a guest, or a member who can sign in on other devices."""

    id: str  # random, and public: it says nothing about any token
    name: str
    creature: str  # of the portrait
    colour: str
    language: str
    created: datetime
    is_member: bool = False
    is_deleted: bool = False
    role: str = ""  # or "moderator"
    banned_until: datetime | None = None


@dataclass(frozen=True)
class DeviceRecord:
    """A browser that acts for a person, by a token of which only the hash is kept."""

    token_hash: str
    person: str
    since: datetime
    seen: datetime
    browser: str  # a few words, such as "Firefox, Linux"


class PeopleStore(Protocol):
    """Keeps people. When a writing method returns, what it wrote survives a crash and a power failure."""

    async def create(self, person: PersonRecord, device: DeviceRecord) -> None:
        """Keep a new person with a first device; Conflict if the device belongs to somebody already."""
        ...

    async def people(self, ids: Collection[str]) -> dict[str, PersonRecord]:
        """Those of these people that there are."""
        ...

    async def person_of(self, token_hash: str) -> PersonRecord | None:
        """The person for whom a device acts."""
        ...

    async def change(self, person: str, changes: Mapping[str, Any]) -> None:
        """Change what is kept of a person; Conflict if a member has that name already, or nobody is so called."""
        ...

    async def devices(self, person: str) -> list[DeviceRecord]:
        """The devices of a person, last seen first."""
        ...

    async def note_seen(self, moments: Mapping[str, datetime]) -> None:
        """Keep when devices, by the hashes of their tokens, were last seen: for people to read, so it may lag."""
        ...
