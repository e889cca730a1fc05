"""The club: the rooms around the tables, where people meet."""

from oceanarium.hosting.club.lobby import Lobby
from oceanarium.hosting.club.matchmaker import Matchmaker
from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.club.skills import NEWCOMER
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.tables import Tables
from oceanarium.store.people import PeopleStore


class Club:
    """Holds the rooms. Each knows of the others only what it is handed here."""

    def __init__(self, people: PeopleStore, tables: Tables, settings: HostingSettings) -> None:
        self._tables = tables
        self.presence = Presence()
        self.people = People(people, self.presence)
        self.lobby = Lobby(tables, settings)
        self.matchmaker = Matchmaker(self.lobby, tables, self._rating, self._blocks)

    async def open(self) -> None:
        """Begin with what was there before the host was started."""
        await self.lobby.open()

    async def tidy(self) -> None:
        """What is due every minute, and once more at the end."""
        await self.people.note_seen()
        self.lobby.sweep()

    async def _rating(self, person: str, game: str) -> float:
        """How strong somebody plays a game."""
        return NEWCOMER.number

    def _blocks(self, one: str, other: str) -> bool:
        """Whether two people are not to meet."""
        try:
            self._tables.doorman.check_sit(one, [other])
        except RequestProblem:
            return True
        return False
