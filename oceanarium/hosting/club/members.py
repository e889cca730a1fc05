"""Members: people who can sign in on other devices, by passkeys or recovery codes; and their sessions."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from oceanarium.hosting.club.people import COLOURS, CREATURES, People, utc_now
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.holdings import Holdings
from oceanarium.hosting.messages.people import ChangePerson, DeviceInfo, OwnPage, PasskeyInfo
from oceanarium.hosting.names import tidy
from oceanarium.hosting.problems import known_problem, not_found
from oceanarium.hosting.speech import WORDS
from oceanarium.store.keys import CodeRecord, KeyStore, PasskeyRecord
from oceanarium.store.people import DeviceRecord
from oceanarium.store.store import Conflict

CODES = 10
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are taken for others
CODE_GROUPS, CODE_GROUP = 4, 4  # 79 bits, so that a plain hash keeps a code
DEVICE_LETTERS = 16  # of a hash: enough to tell one's own devices apart
MOST_PASSKEYS = 20


@dataclass(frozen=True)
class Arrival:
    """A browser that comes with a new token, and the hash of the one it had before."""

    token_hash: str
    before: str | None
    browser: str


class Members:
    """What people do with themselves."""

    def __init__(
        self,
        people: People,
        keys: KeyStore,
        presence: Presence,
        holdings: Holdings,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self._people = people
        self._keys = keys
        self._presence = presence
        self._holdings = holdings
        self._now = now

    async def page(self, person: str, device: str | None, *, sends_mail: bool) -> OwnPage:
        """All that one sees of oneself."""
        record = await self._people.find(person)
        codes = await self._keys.codes(person)
        matches, running = await self._keys.count_held(person)
        return OwnPage(
            person=self._people.info(record),
            language=record.language,
            since=record.created.isoformat(),
            passkeys=[_passkey_info(passkey) for passkey in await self._keys.passkeys(person)],
            devices=[_device_info(each, device) for each in await self._people.devices(person)],
            codes_left=len(codes),
            codes_made=min(code.made for code in codes).isoformat() if codes else None,
            mail=await self._keys.mail_of(person),
            sends_mail=sends_mail,
            matches=matches,
            running=running,
        )

    async def change(self, person: str, wish: ChangePerson) -> None:
        """Be called, shown or spoken to in another way."""
        changes: dict[str, str] = {}
        if wish.name is not None:
            changes["name"] = tidy(wish.name)
        for name, known in (("creature", CREATURES), ("colour", COLOURS), ("language", WORDS.languages.codes)):
            value = getattr(wish, name)
            if value is not None and value not in known:
                raise known_problem(422, "invalid", "no_such_portrait")
            if value is not None:
                changes[name] = value
        try:
            await self._people.change(person, changes)
        except Conflict:
            raise known_problem(409, "name_taken", "member_name_taken", called=changes["name"]) from None

    # Passkeys and codes

    async def passkeys(self, person: str) -> list[PasskeyRecord]:
        """The passkeys of a person; a problem if they may not have another."""
        found = await self._keys.passkeys(person)
        if len(found) >= MOST_PASSKEYS:
            raise known_problem(409, "too_many_passkeys", count=MOST_PASSKEYS)
        return found

    async def add_passkey(self, passkey: PasskeyRecord, name: str) -> list[str]:
        """Keep a passkey; with the first one becomes a member, and gets codes to be written down."""
        record = await self._people.find(passkey.person)
        called = tidy(name)
        codes = [] if record.is_member else new_codes()
        try:
            await self._keys.add_passkey(passkey, called, self._records(passkey.person, codes))
        except Conflict:
            raise known_problem(409, "name_taken", "member_name_taken", called=called) from None
        self._people.know(replace(record, is_member=True, name=called))
        return codes

    async def remove_passkey(self, person: str, passkey: str) -> None:
        """Forget a passkey. The last one goes only while codes are left, or nobody could sign in any more."""
        found = [each.id for each in await self._keys.passkeys(person)]
        if found == [passkey] and not await self._keys.codes(person):
            raise known_problem(409, "last_passkey")
        try:
            await self._keys.remove_passkey(person, passkey)
        except Conflict:
            raise not_found("passkey") from None

    async def passkey(self, passkey: str) -> PasskeyRecord:
        """A passkey that somebody signs in with."""
        found = await self._keys.passkey(passkey)
        if found is None:
            raise known_problem(403, "unknown_passkey")
        return found

    async def passkey_used(self, passkey: PasskeyRecord, sign_count: int) -> None:
        """Keep that somebody has signed in with it."""
        await self._keys.note_used(passkey.id, sign_count, self._now())

    async def renew_codes(self, person: str) -> list[str]:
        """New codes; those from before do not work any more."""
        if not (await self._people.find(person)).is_member:
            raise known_problem(409, "no_member")
        codes = new_codes()
        await self._keys.replace_codes(person, self._records(person, codes))
        return codes

    async def person_of_code(self, code: str) -> str:
        """Whose recovery code it is, which is used up by that."""
        person = await self._keys.use_code(code_hash(code))
        if person is None:
            raise known_problem(403, "wrong_code")
        return person

    def _records(self, person: str, codes: list[str]) -> list[CodeRecord]:
        return [CodeRecord(code_hash(code), person, self._now()) for code in codes]

    # Sessions

    async def sign_in(self, person: str, arrival: Arrival, *, takes_along: bool) -> None:
        """Let a browser act for somebody. A guest who was there before gives them what they hold, or leaves it."""
        before = None if arrival.before is None else await self._people.of_device(arrival.before)
        await self._enter(person, arrival)
        if before is None or before == person:
            return
        self._presence.cut(before, arrival.before)
        if takes_along and not (await self._people.find(before)).is_member:
            changed = await self._keys.hand_over(before, person)
            await self._holdings.person_changed(changed, before, person)

    async def renew(self, person: str, arrival: Arrival) -> None:
        """Give the browser of somebody a new token, which nobody else can have put there."""
        await self._enter(person, arrival)
        if arrival.before is not None:
            self._presence.cut(person, arrival.before)

    async def end_session(self, person: str, device: str) -> None:
        """Sign out a browser, by the beginning of its hash: at once, open lines too."""
        found = [each for each in await self._people.devices(person) if each.token_hash[:DEVICE_LETTERS] == device]
        if not found:
            raise not_found("session")
        await self.sign_out(person, found[0].token_hash)

    async def sign_out(self, person: str, token_hash: str) -> None:
        """The same by the whole hash."""
        try:
            await self._keys.remove_device(person, token_hash)
        except Conflict:
            raise not_found("session") from None
        self._people.forget_device(token_hash)
        self._presence.cut(person, token_hash)

    async def _enter(self, person: str, arrival: Arrival) -> None:
        now = self._now()
        device = DeviceRecord(arrival.token_hash, person, now, now, arrival.browser)
        await self._keys.add_device(device, arrival.before)
        for token_hash in (arrival.before, arrival.token_hash):
            if token_hash is not None:
                self._people.forget_device(token_hash)


def new_codes() -> list[str]:
    """Recovery codes, in groups that one can write down."""

    def group() -> str:
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUP))

    return ["-".join(group() for _ in range(CODE_GROUPS)) for _ in range(CODES)]


def code_hash(code: str) -> str:
    """What is kept of a code, however its groups were typed."""
    plain = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()


def _passkey_info(passkey: PasskeyRecord) -> PasskeyInfo:
    return PasskeyInfo(
        passkey=passkey.id, browser=passkey.browser, made=passkey.made.isoformat(), used=passkey.used.isoformat()
    )


def _device_info(device: DeviceRecord, this: str | None) -> DeviceInfo:
    return DeviceInfo(
        device=device.token_hash[:DEVICE_LETTERS],
        browser=device.browser,
        since=device.since.isoformat(),
        seen=device.seen.isoformat(),
        is_this=device.token_hash == this,
    )
