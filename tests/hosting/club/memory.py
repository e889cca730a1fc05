"""People kept in memory, for tests of the rooms; it counts how often it is read."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from oceanarium.store import Conflict
from oceanarium.store.people import DeviceRecord, PersonRecord


class MemoryPeople:
    """A PeopleStore."""

    def __init__(self) -> None:
        self.persons: dict[str, PersonRecord] = {}
        self.held: dict[str, DeviceRecord] = {}
        self.reads = 0

    async def create(self, person: PersonRecord, device: DeviceRecord) -> None:
        if device.token_hash in self.held:
            raise Conflict("taken")
        self.persons[person.id] = person
        self.held[device.token_hash] = device

    async def people(self, ids: Collection[str]) -> dict[str, PersonRecord]:
        self.reads += 1
        return {person: self.persons[person] for person in ids if person in self.persons}

    async def person_of(self, token_hash: str) -> PersonRecord | None:
        self.reads += 1
        device = self.held.get(token_hash)
        return None if device is None else self.persons[device.person]

    async def change(self, person: str, changes: Mapping[str, Any]) -> None:
        self.persons[person] = replace(self.persons[person], **changes)

    async def devices(self, person: str) -> list[DeviceRecord]:
        return [device for device in self.held.values() if device.person == person]

    async def note_seen(self, moments: Mapping[str, datetime]) -> None:
        for token_hash, moment in moments.items():
            self.held[token_hash] = replace(self.held[token_hash], seen=moment)
