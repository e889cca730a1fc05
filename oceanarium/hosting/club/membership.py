"""Membership: signing in and out, by whatever proof, and all that people do with themselves."""

from oceanarium.hosting.club.farewell import Farewell
from oceanarium.hosting.club.mailing import Mailing, Post
from oceanarium.hosting.club.members import Members
from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.presence import Presence
from oceanarium.hosting.holdings import Holdings
from oceanarium.store.keys import KeyStore


class Membership:
    """The three desks that a person comes to: as a member, for mail, and to go."""

    def __init__(
        self,
        people: People,
        presence: Presence,
        keys: KeyStore,
        holdings: Holdings,
        post: Post | None = None,
        public_address: str | None = None,
    ) -> None:
        self.members = Members(people, keys, presence, holdings)
        self.mailing = Mailing(people, keys, post, public_address)
        self.farewell = Farewell(people, self.members, keys, presence, holdings)
