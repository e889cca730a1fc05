"""The club: the rooms around the tables, where people meet."""

from collections.abc import Collection

from oceanarium.hosting.club.challenges import Challenges
from oceanarium.hosting.club.lobby import Lobby
from oceanarium.hosting.club.matchmaker import Matchmaker
from oceanarium.hosting.club.moderation import Moderation
from oceanarium.hosting.club.people import People, utc_now
from oceanarium.hosting.club.person_pages import PersonPages
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.club.ratings import Ratings
from oceanarium.hosting.club.seeks import Terms
from oceanarium.hosting.club.social import Social
from oceanarium.hosting.club.talk_book import TalkBook
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.tables import Tables
from oceanarium.store.people import PeopleStore
from oceanarium.store.ratings import RatingStore
from oceanarium.store.social import SocialStore


class Club:
    """Holds the rooms. Each knows of the others only what it is handed here."""

    def __init__(
        self,
        people: PeopleStore,
        social: SocialStore,
        ratings: RatingStore,
        tables: Tables,
        settings: HostingSettings,
    ) -> None:
        self._tables = tables
        self.presence = Presence()
        self.people = People(people, self.presence)
        self.ratings = Ratings(ratings)
        self.pages = PersonPages(self.people, self.ratings, ratings)
        self.lobby = Lobby(tables, settings)
        book = TalkBook()
        self.moderation = Moderation(social, self.people, book, utc_now)
        self.social = Social(social, self.people, self.moderation, book, utc_now)
        self.matchmaker = Matchmaker(self.lobby, tables, self._rating, self.member_name, self.social.keeps_apart)
        self.challenges = Challenges(self.lobby, tables, self._names, self.member_name, self.social.keeps_apart)
        self._connect(tables)

    def _connect(self, tables: Tables) -> None:
        """Let the rooms hear of each other."""
        tables.doorman = self.social
        self.social.terms = Terms(self._number, self.social.friends).check
        self.lobby.friends_of = self.social.friends
        self.lobby.rating_of = self._number
        tables.observers.append(self.social.look)
        self.moderation.seats = tables
        self.moderation.tell = self.social.tell = self.lobby.tell
        self.lobby.greetings.append(self.moderation.notices)
        self.lobby.presence.append(lambda person, is_here: self.social.note_moved({person}))

    async def open(self) -> None:
        """Begin with what was there before the host was started."""
        await self.moderation.open()
        await self.social.open()
        await self.ratings.open(self._tables)
        await self.lobby.open()

    async def close(self) -> None:
        """Finish what is being worked on."""
        await self.ratings.close()
        await self.tidy()

    async def tidy(self) -> None:
        """What is due every minute, and once more at the end."""
        await self.people.note_seen()
        self.lobby.sweep()
        self.challenges.let_go()

    async def member_name(self, person: str) -> str | None:
        """What a member is called; guests say so themselves."""
        found = (await self.people.named([person])).get(person)
        return found.name if found is not None and found.is_member else None

    async def _names(self, people: Collection[str]) -> dict[str, str]:
        return {person: found.name for person, found in (await self.people.named(people)).items()}

    async def _rating(self, person: str, game: str) -> float:
        """How strong somebody plays a game."""
        return self._number(person, game)

    def _number(self, person: str, game: str) -> int:
        return self.ratings.of(person, game).number
