"""The club: the rooms around the tables, where people meet."""

from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.presence import Presence
from oceanarium.store.people import PeopleStore


class Club:
    """Holds the rooms. Each knows of the others only what it is handed here."""

    def __init__(self, people: PeopleStore) -> None:
        self.presence = Presence()
        self.people = People(people, self.presence)

    async def tidy(self) -> None:
        """What is due every minute, and once more at the end."""
        await self.people.note_seen()
