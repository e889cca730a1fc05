"""Calls: telling people what waits for them, in the ways that they chose, and only if they do not see it anyway.

What a call says is what the line of a table in a list says: it is made from that alone, so that no secret can be in it.
"""

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Protocol, get_args

from oceanarium.hosting.buckets import Buckets, Rate
from oceanarium.hosting.club.mailing import Post
from oceanarium.hosting.club.people import People, utc_now
from oceanarium.hosting.club.turns import Due, Turns
from oceanarium.hosting.messages.calls import (
    Called,
    CallKind,
    CallPage,
    CallWay,
    CallWish,
    News,
    NewsItem,
    PushSubscription,
)
from oceanarium.hosting.messages.tables import LobbyLine
from oceanarium.hosting.problems import known_problem, too_fast
from oceanarium.hosting.speech import said
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.kernel import Game
from oceanarium.protocol.message import Message
from oceanarium.protocol.writing import to_bytes
from oceanarium.store.calls import CallStore, NewsRecord, SubscriptionRecord, WishRecord

MOST_NEWS = 30
MOST_SUBSCRIPTIONS = 10
BETWEEN_MAILS = timedelta(days=1)
STOP_BYTES = 18
TRIES = Rate(1 / 60, 5)  # of one person, to see what a push looks like
KINDS: tuple[CallKind, ...] = get_args(CallKind)
IN_PAGE: tuple[CallWay, ...] = ("page", "browser")
POSSIBLE: Mapping[CallKind, tuple[CallWay, ...]] = {
    "turn_live": ("page", "browser", "push"),
    "turn_days": ("page", "browser", "push", "mail"),
    "begun": ("page", "browser", "push"),
    "challenge": ("page", "browser", "push", "mail"),
    "over": ("page", "browser", "push"),
    "clock_low": ("page", "browser", "push", "mail"),
}
USUAL: Mapping[CallKind, tuple[CallWay, ...]] = {
    "turn_live": ("page", "browser"),
    "turn_days": ("page", "browser", "push", "mail"),
    "begun": ("page", "browser", "push"),
    "challenge": ("page", "browser", "push"),
    "over": ("page", "browser"),
    "clock_low": ("page", "browser", "push", "mail"),
}

_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """What is told."""

    kind: CallKind
    table: str | None
    game: str
    title: str
    names: tuple[str, ...]  # of the others


def call_about(line: LobbyLine, kind: CallKind, own: Iterable[int]) -> Call:
    """A call about a table from its line in a list, as onlookers read it."""
    others = tuple(seat.name for seat in line.seats if seat.seat not in set(own))
    return Call(kind, line.table, line.game, line.title, others)


class Push(Protocol):
    """The way to browsers that are closed."""

    key: str

    def check(self, endpoint: str) -> None:
        """OSError if an address cannot be one of a push service."""
        ...

    async def send(self, subscription: SubscriptionRecord, content: bytes, topic: str) -> bool:
        """Call a browser; False if it does not want that any more."""
        ...


Tell = Callable[[str, Message], bool]
MailOf = Callable[[str], Awaitable[str | None]]


class Calls:
    """Calls people, and keeps what they want to be called by."""

    def __init__(
        self,
        store: CallStore,
        tables: Tables,
        people: People,
        tell: Tell,
        push: Push,
        post: Post | None = None,
        mail_of: MailOf | None = None,
        public_address: str | None = None,
        secret: bytes | None = None,
        now: Callable[[], datetime] = utc_now,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._tell = tell
        self._push = push
        self._post = post if public_address is not None else None  # a mail without a link calls nobody
        self._mail_of = mail_of
        self._address = (public_address or "").rstrip("/")
        self._secret = secret or secrets.token_bytes()  # by which the words are made that stop mails
        self._now = now
        self._turns = Turns(now, seconds)
        self._seconds = seconds
        self._tries = Buckets(TRIES)
        self._changed: dict[str, Table] = {}
        self._woken = asyncio.Event()
        tables.observers.append(self.note)

    # When somebody is called

    def note(self, table: Table) -> None:
        """A table has changed. This is called with every move: it does no more than to remember it."""
        self._changed[table.id] = table
        self._woken.set()

    async def keep_calling(self) -> None:
        """Call whoever is to be called, again and again."""
        while True:
            self._woken.clear()
            pause = await self.look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), pause)
            await asyncio.sleep(0.5)  # changes come in crowds

    async def look(self) -> float | None:
        """Call whom it is time to call; the seconds until it is again, None until something happens."""
        changed, self._changed = self._changed, {}
        for table in changed.values():
            if table.is_writing:
                self._changed[table.id] = table
            elif not table.is_broken:
                self._turns.follow(table)
        for due in self._turns.take_due():
            try:
                await self._call_about(due)
            except Exception:
                _logger.exception("somebody was not called", extra={"table": due.table})
        return 1.0 if self._changed else self._turns.pause()

    async def _call_about(self, due: Due) -> None:
        table = await self._tables.find(due.table)
        if self._turns.still_calls(due, table):
            line = self._tables.moment(table).line(None)
            await self.call(due.person, call_about(line, due.kind, table.seats_of(due.person)))

    async def call(self, person: str, call: Call) -> None:
        """Call somebody: on an open page, or else by push and mail, as they wish."""
        wishes = await self._wishes(person)
        ways = _ways(wishes, call.kind)
        record = NewsRecord(person, call.kind, call.table, call.game, call.title, call.names, self._now())
        item = _item(await self._store.add_news(record, MOST_NEWS))
        if self._tell(person, Called(item=item, ways=[way for way in IN_PAGE if way in ways])):
            return
        language = (await self._people.find(person)).language
        if "push" in ways:
            await self._call_browsers(person, call, language)
        if "mail" in ways:
            await self._mail(person, call, wishes, language)

    async def challenged(self, person: str, game: Game[Any], by: str, table: str | None = None) -> None:
        """Somebody asks for a match; or for another one, at a table that is there already."""
        await self.call(person, Call("challenge", table, game.name, game.title, (by,)))

    async def _call_browsers(self, person: str, call: Call, language: str) -> None:
        content = push_content(call, language)
        for subscription in await self._store.subscriptions(person):
            if not await self._push.send(subscription, content, call.table or call.kind):
                await self._store.unsubscribe(subscription.endpoint)

    async def _mail(self, person: str, call: Call, wishes: WishRecord, language: str) -> None:
        """At most one a day."""
        now = self._now()
        if self._post is None or self._mail_of is None:
            return
        if wishes.mailed is not None and now - wishes.mailed < BETWEEN_MAILS:
            return
        address = await self._mail_of(person)
        if address is None:
            return
        stop = self._stop_word(person)
        await self._store.set_wishes(replace(wishes, mailed=now, stop=_hash_of(stop)))
        subject, text = mail_content(call, language, self._address, stop)
        self._post.send(address, subject, text)

    # What people choose

    async def page(self, person: str) -> CallPage:
        """What somebody can choose, and has chosen."""
        wishes = await self._wishes(person)
        return CallPage(
            wishes=[CallWish(kind=kind, ways=list(_ways(wishes, kind))) for kind in KINDS],
            possible=[CallWish(kind=kind, ways=list(POSSIBLE[kind])) for kind in KINDS],
            push_key=self._push.key,
            mail=None if self._mail_of is None else await self._mail_of(person),
            sends_mail=self._post is not None,
        )

    async def wish(self, person: str, wishes: Iterable[CallWish]) -> None:
        """Be called like that from now on."""
        known = await self._wishes(person)
        chosen: dict[str, list[str]] = {
            wish.kind: [way for way in POSSIBLE[wish.kind] if way in wish.ways] for wish in wishes
        }
        await self._store.set_wishes(replace(known, wishes={**known.wishes, **chosen}))

    async def subscribe(self, person: str, wanted: PushSubscription) -> None:
        """Let a browser be called while it is closed."""
        try:
            self._push.check(wanted.endpoint)
        except OSError:
            raise known_problem(422, "call_no_push") from None
        record = SubscriptionRecord(person, wanted.endpoint, wanted.p256dh, wanted.auth, self._now())
        await self._store.subscribe(record, MOST_SUBSCRIPTIONS)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Call that browser no more."""
        await self._store.unsubscribe(endpoint, person)

    async def try_out(self, person: str) -> None:
        """Show somebody what a call by push looks like: seldom, because each is sent to a service of somebody else."""
        if not self._tries.take(person):
            raise too_fast()
        language = (await self._people.find(person)).language
        content = to_bytes({"title": said("call-try").in_words(language), "body": "", "url": "/", "tag": "try"})
        for subscription in await self._store.subscriptions(person):
            if not await self._push.send(subscription, content, "try"):
                await self._store.unsubscribe(subscription.endpoint)

    async def stop_mails(self, token: str) -> None:
        """Send no more mails to whom this word was sent; nobody learns whether there was such a one."""
        person = await self._store.person_to_stop(_hash_of(token))
        if person is not None:
            known = await self._wishes(person)
            left: dict[str, list[str]] = {kind: [way for way in _ways(known, kind) if way != "mail"] for kind in KINDS}
            await self._store.set_wishes(replace(known, wishes=left))

    async def news(self, person: str) -> News:
        """What stands under the bell."""
        return News(items=[_item(record) for record in await self._store.news(person, MOST_NEWS)])

    async def read_news(self, person: str) -> None:
        """Somebody has seen it: on all their pages."""
        await self._store.read_news(person)
        self._tell(person, await self.news(person))

    # When somebody goes

    async def exported(self, person: str) -> dict[str, Any]:
        """What is kept of a person."""
        browsers = [record.endpoint for record in await self._store.subscriptions(person)]
        wishes = (await self._wishes(person)).wishes
        news = [asdict(record) | {"made": record.made.isoformat()} for record in await self._store.news(person, 99)]
        return {"calls": {"wishes": wishes, "browsers": browsers, "news": news}}

    async def forget(self, person: str) -> None:
        """Delete it."""
        await self._store.forget(person)

    def _stop_word(self, person: str) -> str:
        """The same in every mail, though only its hash is kept: a link in an old mail still works."""
        made = hmac.digest(self._secret, f"stop mails to {person}".encode(), "sha256")
        return base64.urlsafe_b64encode(made[:STOP_BYTES]).decode()

    async def _wishes(self, person: str) -> WishRecord:
        return await self._store.wishes(person) or WishRecord(person, {})


def _hash_of(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def push_content(call: Call, language: str) -> bytes:
    """What a closed browser is told."""
    url = "/" if call.table is None else f"/table/{call.table}"
    told = {"title": _heading(call, language), "body": _about(call, language), "url": url, "tag": call.table or "club"}
    return to_bytes(told)


def mail_content(call: Call, language: str, address: str, stop: str) -> tuple[str, str]:
    """Subject and text of a mail."""
    lines = (
        f"{_heading(call, language)} {_about(call, language)}.",
        f"{address}/table/{call.table}" if call.table is not None else f"{address}/",
        f"{said('call-mail_why').in_words(language)}\n{address}/stop-mails/{stop}",
    )
    return f"{call.title}: {_heading(call, language)}", "\n\n".join(lines) + "\n"


def _heading(call: Call, language: str) -> str:
    return said(f"call-{call.kind}").in_words(language)


def _about(call: Call, language: str) -> str:
    return said("call-with", game=call.title, names=call.names).in_words(language)


def _ways(wishes: WishRecord, kind: CallKind) -> tuple[CallWay, ...]:
    chosen = wishes.wishes.get(kind, USUAL[kind])
    return tuple(way for way in POSSIBLE[kind] if way in chosen)


def _item(record: NewsRecord) -> NewsItem:
    return NewsItem(
        number=record.number,
        kind=record.kind,  # type: ignore[arg-type]  # only such are stored
        table=record.table,
        game=record.game,
        title=record.title,
        names=list(record.names),
        made=record.made.isoformat(),
        is_read=record.is_read,
    )
