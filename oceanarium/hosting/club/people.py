"""People: everybody who comes is a guest at once; whose device asks is known without asking the disk."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.club.recent import Recent
from oceanarium.hosting.messages.people import PersonInfo, Portrait
from oceanarium.hosting.messages.tables import NewTable
from oceanarium.hosting.names import guest_name, tidy, unique
from oceanarium.hosting.problems import known_problem, not_found
from oceanarium.store.people import DeviceRecord, PeopleStore, PersonRecord
from oceanarium.store.store import Conflict

ID_BYTES = 9  # of randomness: ids are public, but nobody can go through them
MOST_NAMESAKES = 50
REMEMBERED = 20_000  # devices, and people
CREATURES = (  # of portraits; the client has a picture of each
    *("turtle", "seahorse", "crab", "jellyfish", "clownfish", "eel"),
    *("lobster", "whale", "shark", "octopus", "ray", "dolphin"),
)
COLOURS = "sand", "pink", "coral", "blue", "green", "violet"


def utc_now() -> datetime:
    """The moment that it is."""
    return datetime.now(UTC)


class People:
    """Finds people by their devices and by their ids, and makes guests of newcomers."""

    def __init__(self, store: PeopleStore, presence: Presence, now: Callable[[], datetime] = utc_now) -> None:
        self._store = store
        self._presence = presence
        self._now = now
        self._of_device: Recent[str, str | None] = Recent(REMEMBERED)  # None: nobody's
        self._people: Recent[str, PersonRecord] = Recent(REMEMBERED)
        self._arriving: dict[str, asyncio.Task[str]] = {}
        self._seen: dict[str, datetime] = {}  # devices that were seen since that was last kept

    async def of_device(self, token_hash: str) -> str | None:
        """The person for whom a device acts; None if it is nobody's."""
        if token_hash not in self._of_device:
            found = await self._store.person_of(token_hash)
            if found is not None:
                self._people[found.id] = found
            self._of_device[token_hash] = None if found is None else found.id
        person = self._of_device[token_hash]
        if person is not None:
            self._seen[token_hash] = self._now()
        return person

    async def guest(self, token_hash: str, browser: str = "", language: str = "en") -> str:
        """The same, making a new guest of nobody: one, however many requests of a page arrive at once."""
        known = await self.of_device(token_hash)
        if known is not None:
            return known
        task = self._arriving.get(token_hash)
        if task is None:
            task = self._arriving[token_hash] = asyncio.create_task(self._arrive(token_hash, browser, language))
            task.add_done_callback(lambda _: self._arriving.pop(token_hash))
        return await asyncio.shield(task)

    async def find(self, person: str) -> PersonRecord:
        """Somebody by id; or a problem."""
        found = (await self.named([person])).get(person)
        if found is None:
            raise not_found("person")
        return found

    async def named(self, ids: Collection[str]) -> dict[str, PersonRecord]:
        """Those of these people that there are."""
        lacking = [person for person in ids if person not in self._people]
        read = await self._store.people(lacking) if lacking else {}
        for person, record in read.items():
            self._people[person] = record
        return read | {person: self._people[person] for person in ids if person in self._people}

    async def read_anew(self, person: str) -> PersonRecord:
        """Somebody as the disk knows them: a command at the data folder may have changed them."""
        self._people.forget(person)
        return await self.find(person)

    async def rename(self, person: str, name: str) -> str:
        """Let somebody be called otherwise, with a number behind it if a member has that name; how it came out."""
        taken: list[str] = []
        while len(taken) < MOST_NAMESAKES:
            found = unique(name, taken)
            try:
                await self._store.change(person, {"name": found})
            except Conflict:
                taken.append(found)
            else:
                self._people.forget(person)
                return found
        raise known_problem(409, "name_taken")

    def is_here(self, person: str) -> bool:
        """Whether somebody has a page open."""
        return self._presence.is_here(person)

    def info(self, person: PersonRecord) -> PersonInfo:
        """Somebody as everybody may know them."""
        return PersonInfo(
            person=person.id,
            name=person.name,
            portrait=Portrait(creature=person.creature, colour=person.colour),
            is_member=person.is_member,
            is_here=self._presence.is_here(person.id),
            is_gone=person.is_deleted,
        )

    async def devices(self, person: str) -> list[DeviceRecord]:
        """The browsers of a person, last seen first."""
        await self.note_seen()
        return await self._store.devices(person)

    async def change(self, person: str, changes: Mapping[str, Any]) -> PersonRecord:
        """Change what is kept of a person; Conflict if another member has that name."""
        await self._store.change(person, changes)
        self._people.forget(person)
        return await self.find(person)

    async def as_called(self, person: str, wish: str | None) -> str | None:
        """What somebody is called at a table: a member by their name, a guest as they wish, and so from then on."""
        record = await self.find(person)
        if record.is_member:
            return record.name
        called = None if wish is None else tidy(wish)
        if called is not None and called != record.name:
            await self.change(person, {"name": called})
        return called

    async def seated(self, person: str, wanted: NewTable) -> NewTable:
        """A wish for a table at which the first seat here is the person's own, and goes by their name."""
        own = next((seat for seat, wish in enumerate(wanted.seats) if wish.kind == "here"), None)
        if own is None:
            return wanted
        seats = list(wanted.seats)
        seats[own] = replace(seats[own], name=await self.as_called(person, seats[own].name))
        return replace(wanted, seats=seats)

    def know(self, person: PersonRecord) -> None:
        """Somebody has been changed on disk."""
        self._people[person.id] = person

    def forget(self, person: str) -> None:
        """Somebody has been deleted: nothing that is known of them holds any more."""
        self._people.forget(person)
        self._of_device.forget_all(lambda device, holder: holder == person)

    def forget_device(self, token_hash: str) -> None:
        """A device acts for somebody else now, or for nobody."""
        self._of_device.forget(token_hash)
        self._seen.pop(token_hash, None)

    async def note_seen(self) -> None:
        """Keep when devices were last seen: not at every request, which would make all of them slower."""
        seen, self._seen = self._seen, {}
        await self._store.note_seen(seen)

    async def _arrive(self, token_hash: str, browser: str, language: str) -> str:
        now = self._now()
        person = PersonRecord(
            id=secrets.token_urlsafe(ID_BYTES),
            name=guest_name((), language),
            creature=secrets.choice(CREATURES),
            colour=secrets.choice(COLOURS),
            language=language,
            created=now,
        )
        try:
            await self._store.create(person, DeviceRecord(token_hash, person.id, now, now, browser))
        except Conflict:  # another process was faster
            self._of_device.forget(token_hash)
            known = await self.of_device(token_hash)
            if known is None:
                raise
            return known
        self._people[person.id] = person
        self._of_device[token_hash] = person.id
        return person.id
