"""How people stand to each other: whom they follow, mute and block. And what follows from that at the tables."""

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any

from oceanarium.hosting.club.manners import Manners
from oceanarium.hosting.club.moderation import Moderation, Tell
from oceanarium.hosting.club.people import People, utc_now
from oceanarium.hosting.club.playing import Playing
from oceanarium.hosting.club.talk_book import TalkBook, TalkLine
from oceanarium.hosting.doorman import Doorman
from oceanarium.hosting.messages.social import Bonds, FriendChanged, FriendInfo, SocialLists, Whereabouts
from oceanarium.hosting.problems import known_problem
from oceanarium.hosting.table import Table
from oceanarium.store.people import PersonRecord
from oceanarium.store.records import TableRecord
from oceanarium.store.social import SocialStore

FOLLOW, MUTE, BLOCK = "follow", "mute", "block"
KINDS = (FOLLOW, MUTE, BLOCK)
PAUSE = 0.5  # seconds in which comings and goings are collected
MOST_BONDS = 500  # that one person has with others


class Social(Doorman):
    """Everybody's bonds, in memory, because every seat and every line of talk asks for them; written through."""

    def __init__(
        self,
        store: SocialStore,
        people: People,
        moderation: Moderation,
        book: TalkBook,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self._store = store
        self._people = people
        self._moderation = moderation
        self._book = book
        self._now = now
        self._manners = Manners()
        self.terms: Callable[[str, TableRecord], None] | None = None  # those of seeks
        self.playing = Playing()
        self._moved: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self.tell: Tell = lambda person, message: None  # reaches the open pages of a person, where there is a lobby
        self._bonds: dict[str, dict[str, set[str]]] = {kind: {} for kind in KINDS}

    async def open(self) -> None:
        """Read what is kept."""
        for person, other, kind in await self._store.bonds():
            self._bonds[kind].setdefault(person, set()).add(other)

    # What others ask

    def friends(self, person: str | None) -> set[str]:
        """Those whom somebody follows."""
        return self._of(FOLLOW, person)

    def followers(self, person: str) -> set[str]:
        """Those who follow somebody."""
        return {other for other, followed in self._bonds[FOLLOW].items() if person in followed}

    def blocked(self, person: str | None) -> set[str]:
        """Those whom somebody has blocked."""
        return self._of(BLOCK, person)

    def muted(self, person: str | None) -> set[str]:
        """Those whom somebody does not want to hear."""
        return self._of(MUTE, person)

    def blocks(self, first: str | None, second: str | None) -> bool:
        """Whether one of the two has blocked the other: they are not to meet."""
        return second in self._of(BLOCK, first) or first in self._of(BLOCK, second)

    def keeps_apart(self, first: str, second: str) -> bool:
        """Whether two who wait for a table cannot get one together: they are not to meet, or one may not play."""
        banned = self._moderation.is_banned
        return banned(first) or banned(second) or self.blocks(first, second)

    def may_talk(self, person: str | None) -> bool:
        """Whether moderators let somebody talk."""
        return not self._moderation.is_muted(person) and not self._moderation.is_banned(person)

    def bonds(self, person: str | None, other: str) -> list[str]:
        """How somebody stands to somebody else."""
        return [kind for kind in KINDS if other in self._of(kind, person)]

    # What people change

    async def set_bond(self, person: str, other: str, kind: str, *, is_on: bool) -> None:
        """Follow, mute or block somebody, or do so no more. Who blocks somebody does not follow them either."""
        if person == other:
            raise known_problem(422, "invalid", "that_is_you")
        kinds = set(self.bonds(person, other))
        if is_on and kind not in kinds and sum(len(self._of(each, person)) for each in KINDS) >= MOST_BONDS:
            raise known_problem(429, "too_many_bonds", people=MOST_BONDS)
        if is_on and kind == FOLLOW and self.blocks(person, other):
            raise known_problem(403, "not_welcome")
        kinds = kinds | {kind} if is_on else kinds - {kind}
        if BLOCK in kinds:
            kinds.discard(FOLLOW)
        await self._set(person, other, kinds)
        if BLOCK in kinds and FOLLOW in self.bonds(other, person):
            await self._set(other, person, set(self.bonds(other, person)) - {FOLLOW})

    # What people see of it

    async def lists(self, person: str | None) -> SocialLists:
        """Those whom somebody follows, has muted and blocked; and what moderators have told them."""
        follows = [self._friend(person, other) for other in await self._known(self.friends(person))]
        return SocialLists(
            friends=sorted(follows, key=lambda friend: (friend.where == "gone", friend.person.name.casefold())),
            muted=[self._people.info(other) for other in await self._known(self.muted(person))],
            blocked=[self._people.info(other) for other in await self._known(self.blocked(person))],
            notices=self._moderation.notices(person),
            is_moderator=await self._moderation.is_moderator(person),
        )

    async def bonds_with(self, person: str | None, other: str) -> Bonds:
        """How somebody stands to somebody else."""
        await self._people.find(other)
        kinds = self.bonds(person, other)
        follows_you = person is not None and person in self.friends(other)
        return Bonds(
            person=other, follows=FOLLOW in kinds, mutes=MUTE in kinds, blocks=BLOCK in kinds, follows_you=follows_you
        )

    def look(self, table: Table) -> None:
        """A table has changed: perhaps somebody has sat down at it, or has gone. Called with every move."""
        self.note_moved(self.playing.look(table))

    def note_moved(self, people: Collection[str]) -> None:
        """Somebody has come, gone or sat down: in a moment those who follow them are told, once for all."""
        self._moved |= {person for person in people if any(person in others for others in self._follows())}
        if self._moved and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell_moved())

    async def _tell_moved(self) -> None:
        await asyncio.sleep(PAUSE)  # whoever loads a page anew goes and comes
        self._telling = None
        moved, self._moved = self._moved, set()
        for person in moved:
            await self.tell_followers(person)

    def _follows(self) -> Collection[set[str]]:
        return self._bonds[FOLLOW].values()

    async def tell_followers(self, person: str) -> None:
        """Tell those who follow somebody and are here where they are now."""
        for follower in self.followers(person):
            if self._people.is_here(follower):
                friend = self._friend(follower, await self._people.find(person))
                self.tell(follower, FriendChanged(friend=friend))

    async def _known(self, people: Collection[str]) -> list[PersonRecord]:
        known = await self._people.named(people)
        return sorted(known.values(), key=lambda person: person.name.casefold())

    def _friend(self, person: str | None, friend: PersonRecord) -> FriendInfo:
        playing = self.playing.at(friend.id)
        info = self._people.info(friend)
        where: Whereabouts = "playing" if playing else "free" if info.is_here else "gone"
        return FriendInfo(
            person=info,
            where=where,
            table=playing.table if playing else None,
            game=playing.game if playing else None,
            follows_you=person is not None and person in self.friends(friend.id),
        )

    async def exported(self, person: str) -> dict[str, Any]:
        """What is kept of somebody here, as plain values: for them to take away."""
        bonds = {kind: [other.name for other in await self._known(self._of(kind, person))] for kind in KINDS}
        reports = await self._store.reports_by(person)
        acts = await self._store.acts(person=person)
        return {
            "friends": bonds,
            "reports": [
                {"reason": report.reason, "words": report.words, "made": report.made.isoformat()} for report in reports
            ],
            "moderators": [
                {
                    "act": act.act,
                    "sentence": act.sentence,
                    "made": act.made.isoformat(),
                    "until": None if act.until is None else act.until.isoformat(),
                }
                for act in acts
            ],
        }

    async def forget(self, person: str) -> None:
        """Somebody is no more: nobody follows or blocks them, and they nobody."""
        await self._store.forget(person)
        for bonds in self._bonds.values():
            bonds.pop(person, None)
            for others in bonds.values():
                others.discard(person)

    # As the doorman

    def check_take_part(self, person: str) -> None:
        """A problem for those whom a moderator has banned."""
        self._moderation.check_not_banned(person)

    def check_terms(self, person: str, table: TableRecord) -> None:
        """A problem if somebody does not meet the conditions of a table."""
        if self.terms is not None:
            self.terms(person, table)

    def check_sit(self, person: str, others: Collection[str]) -> None:
        """A problem also where somebody has blocked them, or they somebody. Who blocked them is not said."""
        self.check_take_part(person)
        if any(other in self._of(BLOCK, person) for other in others):
            raise known_problem(403, "blocked", "blocked_by_you")
        if any(self.blocks(person, other) for other in others):
            raise known_problem(403, "not_welcome")

    def check_say(self, person: str, text: str) -> None:
        """A problem for those who may not talk, and for what comes too often."""
        self._moderation.check_may_talk(person)
        complaint = self._manners.complaint(person, text, self._now())
        if complaint is not None:
            raise known_problem(429, "too_fast", complaint)

    def hears(self, listener: str | None, speaker: str | None) -> bool:
        """Nobody hears those whom they have muted or blocked."""
        return listener is None or speaker not in self._of(MUTE, listener) | self._of(BLOCK, listener)

    def note_said(self, table: str, speaker: str | None, name: str, text: str) -> None:
        """Keep the line for a while, in case somebody reports it."""
        self._book.note(table, TalkLine(speaker, name, text, self._now()))

    def _of(self, kind: str, person: str | None) -> set[str]:
        return set() if person is None else self._bonds[kind].get(person, set())

    async def _set(self, person: str, other: str, kinds: set[str]) -> None:
        await self._store.set_bonds(person, other, sorted(kinds), self._now())
        for kind, bonds in self._bonds.items():
            others = bonds.setdefault(person, set())
            (others.add if kind in kinds else others.discard)(other)
