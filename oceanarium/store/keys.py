"""What opens the door to a person: passkeys, recovery codes, mail and links sent by it. Secrets are kept as hashes."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from oceanarium.store.people import DeviceRecord


@dataclass(frozen=True)
class PasskeyRecord:
    """A passkey: the public half of a key that some device of a person holds."""

    id: str  # as the authenticator calls it, in base64url
    person: str
    public_key: bytes
    sign_count: int
    made: datetime
    used: datetime
    browser: str  # in which it was made, in a few words


@dataclass(frozen=True)
class CodeRecord:
    """A recovery code that has not been used."""

    code_hash: str
    person: str
    made: datetime


@dataclass(frozen=True)
class LinkRecord:
    """A link that was sent by mail: it signs somebody in, or says that an address is theirs."""

    token_hash: str
    person: str
    address: str
    purpose: str  # "sign_in" or "confirm"
    made: datetime


class KeyStore(Protocol):
    """Keeps what people sign in with. When a writing method returns, what it wrote survives a crash."""

    async def add_passkey(self, passkey: PasskeyRecord, name: str, codes: Sequence[CodeRecord]) -> None:
        """Keep a passkey, and with it that its person is a member of that name, and codes.

        Conflict, and nothing is kept, if the passkey is known or another member has the name.
        """
        ...

    async def passkey(self, passkey: str) -> PasskeyRecord | None:
        """A passkey by its id."""
        ...

    async def passkeys(self, person: str) -> list[PasskeyRecord]:
        """The passkeys of a person, oldest first."""
        ...

    async def note_used(self, passkey: str, sign_count: int, used: datetime) -> None:
        """Keep that a passkey was used."""
        ...

    async def remove_passkey(self, person: str, passkey: str) -> None:
        """Forget a passkey of a person; Conflict if there is none."""
        ...

    async def codes(self, person: str) -> list[CodeRecord]:
        """The recovery codes of a person that are left."""
        ...

    async def replace_codes(self, person: str, codes: Sequence[CodeRecord]) -> None:
        """Put new codes in the place of all that are left."""
        ...

    async def use_code(self, code_hash: str) -> str | None:
        """The person of a code, which is used up by that; None for a wrong one."""
        ...

    async def mail_of(self, person: str) -> str | None:
        """The mail address that a person has confirmed."""
        ...

    async def person_with_mail(self, address: str) -> str | None:
        """The person who has confirmed a mail address."""
        ...

    async def set_mail(self, person: str, address: str | None) -> None:
        """Keep a confirmed address, taking it from whoever had it; or none."""
        ...

    async def add_link(self, link: LinkRecord, oldest: datetime) -> None:
        """Keep a link, and forget those that were made before that moment."""
        ...

    async def use_link(self, token_hash: str, oldest: datetime) -> LinkRecord | None:
        """A link that was not made before that moment, which is used up by that; None for a wrong one."""
        ...

    async def add_device(self, device: DeviceRecord, instead_of: str | None) -> None:
        """Let a device act for a person, instead of one with that hash that is the same browser."""
        ...

    async def remove_device(self, person: str, token_hash: str) -> None:
        """End a session; Conflict if it is not one of that person."""
        ...

    async def count_held(self, person: str) -> tuple[int, int]:
        """At how many tables a person holds a seat, and how many of these are not over."""
        ...

    async def hand_over(self, guest: str, person: str) -> list[str]:
        """Give all that a guest holds to a person, but at tables where that person sits too; the changed tables."""
        ...

    async def forget(self, person: str, name: str) -> None:
        """Delete all that is kept of a person but their matches, in which they have that name from now on."""
        ...
