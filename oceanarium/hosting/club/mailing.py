"""Mail addresses and links: a link shows that an address is somebody's own, or signs them in. It works once."""

import hashlib
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol

from oceanarium.hosting.buckets import Buckets, Rate
from oceanarium.hosting.club.people import People, utc_now
from oceanarium.hosting.problems import known_problem
from oceanarium.hosting.speech import said
from oceanarium.store.keys import KeyStore, LinkRecord

LINK_BYTES = 32
LINK_LASTS = timedelta(minutes=15)
BY_ADDRESS = Rate(1 / 60, 3)  # mails to one address, whoever asks for them
NOT_IN_ADDRESSES = '<>,;:"()[]\\'
SIGN_IN, CONFIRM = "sign_in", "confirm"


class Post(Protocol):
    """Sends mails."""

    def send(self, address: str, subject: str, text: str) -> None:
        """Send a mail soon; nobody waits for it, and it may get lost as any mail."""
        ...


class Mailing:
    """Sends links, where the server can send mail, and knows them again."""

    def __init__(
        self,
        people: People,
        keys: KeyStore,
        post: Post | None,
        public_address: str | None,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self._people = people
        self._keys = keys
        self._post = post if public_address is not None else None
        self._public_address = public_address
        self._now = now
        self._sent = Buckets(BY_ADDRESS)

    @property
    def sends(self) -> bool:
        """Whether the server can send mail."""
        return self._post is not None

    def checked(self, address: str) -> str:
        """An address as it is compared; a problem if it is none, or no mail can be sent at all."""
        plain = address.strip().casefold()
        local, at, domain = plain.rpartition("@")
        is_one = bool(local and at and "." in domain.strip(".")) and plain.isprintable() and " " not in plain
        if not is_one or any(letter in plain for letter in NOT_IN_ADDRESSES):
            raise known_problem(422, "invalid", "no_address")
        self._post_or_problem()
        return plain

    async def send_sign_in(self, address: str) -> None:
        """Send a link to sign in by, if somebody has the address: whoever asked has been answered by then."""
        person = await self._keys.person_with_mail(address)
        if person is not None:
            await self._send(person, address, SIGN_IN)

    async def ask_to_confirm(self, person: str, address: str) -> None:
        """Send a link that shows that an address is a person's own; only then is it kept."""
        plain = self.checked(address)
        if not (await self._people.find(person)).is_member:
            raise known_problem(409, "no_member")
        await self._send(person, plain, CONFIRM)

    async def forget_mail(self, person: str) -> None:
        """Keep no address of a person."""
        await self._keys.set_mail(person, None)

    async def follow(self, token: str) -> str | None:
        """Whom a link signs in, which is used up by that; None for one that says whose an address is, and did.

        That one signs nobody in: somebody else may have given the address, to let its owner act for them unawares.
        """
        link = await self._keys.use_link(_hash_of(token), self._now() - LINK_LASTS)
        if link is None:
            raise known_problem(403, "wrong_link")
        if link.purpose == CONFIRM:
            await self._keys.set_mail(link.person, link.address)
        return link.person if link.purpose == SIGN_IN else None

    def _post_or_problem(self) -> Post:
        if self._post is None:
            raise known_problem(409, "no_mail")
        return self._post

    async def _send(self, person: str, address: str, purpose: str) -> None:
        if not self._sent.take(address):
            return  # whoever asks hears the same
        now, token = self._now(), secrets.token_urlsafe(LINK_BYTES)
        await self._keys.add_link(LinkRecord(_hash_of(token), person, address, purpose, now), now - LINK_LASTS)
        record = await self._people.find(person)
        link = f"{self._public_address}/sign-in#{token}"
        minutes = int(LINK_LASTS.total_seconds()) // 60
        subject = said(f"mail-{purpose}-subject").in_words(record.language)
        text = said(f"mail-{purpose}-text", name=record.name, link=link, minutes=minutes).in_words(record.language)
        self._post_or_problem().send(address, subject, text)


def _hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
