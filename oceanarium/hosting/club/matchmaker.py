"""The matchmaker: keeps the places of those who wait for a table, and opens it as soon as enough have come."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import SystemRandom

from oceanarium.hosting.club.lobby import Lobby
from oceanarium.hosting.club.offers import nearest_level, offers
from oceanarium.hosting.club.pairing import Waiting, Wish, count_by_wish, pairs
from oceanarium.hosting.messages.lobby import Pair, PairingInfo, PairingOffer, PairWithBots, StopPairing
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.names import guest_name, tidy
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.hosting.tables import Guest, Tables
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Clock, Refused

LOOKING = 1.0  # seconds between two looks at those who wait
BOTS_AFTER = 20  # seconds
KEPT = 10.0  # seconds for which the place of somebody is kept whose line is lost

_logger = logging.getLogger(__name__)

RatingOf = Callable[[str, str], Awaitable[float]]  # takes a person and a game
MemberName = Callable[[str], Awaitable[str | None]]  # of guests there is none
Blocks = Callable[[str, str], bool]  # whether one of the two has blocked the other


@dataclass(frozen=True)
class _Place:
    """A place in the queue."""

    waiting: Waiting
    name: str | None
    bot: str  # of about the same strength
    lost_since: float | None = None  # while nobody is there to be told


class Matchmaker:
    """Everybody has one place at most, however many pages they have open."""

    def __init__(
        self,
        lobby: Lobby,
        tables: Tables,
        rating_of: RatingOf,
        member_name: MemberName,
        blocks: Blocks,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._lobby = lobby
        self._tables = tables
        self._rating_of = rating_of
        self._member_name = member_name
        self._blocks = blocks
        self._seconds = seconds
        self._offers = {offer.key: offer for offer in offers()}
        self._places: dict[str, _Place] = {}
        self._looking: asyncio.Task[None] | None = None
        lobby.offers = list(self._offers.values())
        lobby.presence.append(self._came_or_went)
        lobby.greetings.append(self._greeting)
        lobby.on(Pair, self.pair)
        lobby.on(StopPairing, self.stop)
        lobby.on(PairWithBots, self.play_bots)

    # What people ask

    async def pair(self, person: str, asked: Pair) -> None:
        """Wait for a kind of table; instead of any other that one has waited for."""
        offer = self._offers.get(asked.offer)
        if offer is None:
            raise known_problem(422, "unknown_offer")
        self._tables.doorman.check_take_part(person)
        before = self._places.get(person)
        if before is not None and before.waiting.wish.key == asked.offer:
            return
        rating = await self._rating_of(person, offer.game)
        wish = Wish(offer.game, offer.seats, offer.base, offer.increment)
        waiting = Waiting(person, wish, rating, self._seconds())
        name = await self._member_name(person) or (None if asked.name is None else tidy(asked.name))
        self._places[person] = _Place(waiting, name, nearest_level(offer.game, rating))
        self._tell(person)
        self._count()
        await self.look()
        if self._places and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look_again())

    async def stop(self, person: str, _: StopPairing) -> None:
        """Wait no longer."""
        if self._places.pop(person, None) is not None:
            self._tell(person)
            self._count()

    async def play_bots(self, person: str, _: PairWithBots) -> None:
        """Play with bots instead."""
        place = self._places.get(person)
        if place is None:
            raise known_problem(409, "not_waiting")
        if self._seconds() - place.waiting.since < BOTS_AFTER:
            raise known_problem(409, "bots_later", seconds=BOTS_AFTER)
        await self._open([place])

    # Bringing people together

    async def look(self) -> None:
        """Open a table for everybody who can sit down now, and let go of those who are gone."""
        now = self._seconds()
        gone = [
            person
            for person, place in self._places.items()
            if place.lost_since is not None and now - place.lost_since >= KEPT
        ]
        for person in gone:
            del self._places[person]
        there = [place.waiting for place in self._places.values() if place.lost_since is None]
        waiting = [replace(one, avoids=self._avoided(one.person, there)) for one in there]
        groups = [[self._places[one.person] for one in group] for group in pairs(waiting, now)]
        for group in groups:
            await self._open(group)
        self._count()

    def _avoided(self, person: str, others: Iterable[Waiting]) -> frozenset[str]:
        return frozenset(other.person for other in others if self._blocks(person, other.person))

    async def _look_again(self) -> None:
        while self._places:
            await asyncio.sleep(LOOKING)
            try:
                await self.look()
            except Exception:
                _logger.exception("unexpected error")

    async def _open(self, group: Sequence[_Place]) -> None:
        """Let people sit down, and bots where they are too few. Who begins is drawn."""
        wish = group[0].waiting.wish
        for place in group:
            del self._places[place.waiting.person]
        people: list[_Place | None] = [*group, *[None] * (wish.seats - len(group))]
        SystemRandom().shuffle(people)
        try:
            table = await self._tables.create(
                group[0].waiting.person, _wanted(wish, people, group[0].bot), _guests(people)
            )
        except RequestProblem as problem:
            for place in group:
                self._tell(place.waiting.person)
                self._lobby.tell(place.waiting.person, Refused(request=None, problem=problem.problem))
        else:
            for place in group:
                self._tell(place.waiting.person, table.id)
        finally:
            self._count()

    # Telling people

    def _tell(self, person: str, table: str | None = None) -> None:
        self._lobby.tell(person, self._info(person, table))

    def _greeting(self, person: str) -> list[Message]:
        return [self._info(person)] if person in self._places else []

    def _info(self, person: str, table: str | None = None) -> PairingInfo:
        place = self._places.get(person)
        if place is None:
            return PairingInfo(offer=None, waited=0, bots_after=BOTS_AFTER, bot="", table=table)
        waited = int(self._seconds() - place.waiting.since)
        offer: PairingOffer = self._offers[place.waiting.wish.key]
        return PairingInfo(offer=offer, waited=waited, bots_after=BOTS_AFTER, bot=place.bot, table=None)

    def _count(self) -> None:
        self._lobby.set_waiting(count_by_wish([place.waiting for place in self._places.values()]))

    def _came_or_went(self, person: str, is_here: bool) -> None:  # as the lobby calls it
        place = self._places.get(person)
        if place is not None:
            self._places[person] = replace(place, lost_since=None if is_here else self._seconds())


def _wanted(wish: Wish, people: Sequence[_Place | None], bot: str) -> NewTable:
    seats = [SeatWish(kind="bot", level=bot) if place is None else SeatWish(kind="open") for place in people]
    clock = Clock(kind="live", base=wish.base, increment=wish.increment)
    return NewTable(game=wish.game, seats=seats, is_public=True, clock=clock, is_rated=True)


def _guests(people: Sequence[_Place | None]) -> dict[int, Guest]:
    guests: dict[int, Guest] = {}
    for seat, place in enumerate(people):
        if place is not None:
            name = place.name or guest_name([guest.name for guest in guests.values()])
            guests[seat] = Guest(place.waiting.person, name)
    return guests
