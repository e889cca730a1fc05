"""Taking everything away as one archive, and being deleted."""

import io
import json
import zipfile
from typing import Any, Protocol

from oceanarium.hosting.club.members import Members
from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.holdings import Holdings
from oceanarium.hosting.problems import known_problem
from oceanarium.protocol.message import plain
from oceanarium.store.keys import KeyStore

SOMEBODY = "Somebody"  # what those are called who were deleted


class Keeper(Protocol):
    """A room that keeps something of people."""

    async def exported(self, person: str) -> dict[str, Any]:
        """What is kept of a person, by the names of files without their endings, as plain values."""
        ...

    async def forget(self, person: str) -> None:
        """Delete what is kept of a person."""
        ...


class Farewell:
    """Knows every room that keeps something of people."""

    def __init__(
        self, people: People, members: Members, keys: KeyStore, presence: Presence, holdings: Holdings
    ) -> None:
        self.keepers: list[Keeper] = []
        self._people = people
        self._members = members
        self._keys = keys
        self._presence = presence
        self._holdings = holdings

    async def archive(self, person: str) -> bytes:
        """Everything that is kept of a person, readable without us: a ZIP of JSON files."""
        page = await self._members.page(person, None, sends_mail=False)
        files: dict[str, Any] = {"person": plain(page), "matches": await self._holdings.matches(person)}
        for keeper in self.keepers:
            files |= await keeper.exported(person)
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, content in files.items():
                packed.writestr(f"{name}.json", json.dumps(content, ensure_ascii=False, indent=2) + "\n")
        return archive.getvalue()

    async def delete(self, person: str, typed: str) -> None:
        """Delete a person who has typed their name: they get up everywhere, and what stays are nobody's matches."""
        record = await self._people.find(person)
        if typed.strip() != record.name:
            raise known_problem(409, "other_name", called=record.name)
        tables = await self._holdings.get_up(person)
        for keeper in self.keepers:
            await keeper.forget(person)
        await self._keys.forget(person, SOMEBODY)
        self._people.forget(person)
        self._presence.cut(person)
        await self._holdings.person_changed(tables, person, person, SOMEBODY)
