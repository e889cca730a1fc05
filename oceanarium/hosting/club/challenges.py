"""Challenges: somebody asks somebody else who is here for a match of two."""

import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Literal

from oceanarium.hosting.club.lobby import Lobby
from oceanarium.hosting.messages.lobby import AnswerChallenge, Challenge, ChallengeInfo
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.names import guest_name, tidy
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import known_problem
from oceanarium.hosting.tables import CallFor, Guest, Tables
from oceanarium.kernel import Game
from oceanarium.protocol.message import Message

SECONDS = 120  # to answer
MOST = 3  # challenges that one person has sent and that wait for an answer
ID_BYTES = 9

State = Literal["waiting", "accepted", "declined", "withdrawn", "expired"]
NamesOf = Callable[[Collection[str]], Awaitable[dict[str, str]]]
MemberName = Callable[[str], Awaitable[str | None]]  # of guests there is none
KeepsApart = Callable[[str, str], bool]


@dataclass(frozen=True)
class _Sent:
    """A challenge that waits for an answer."""

    id: str
    game: str
    by: Guest
    to: Guest
    until: float  # seconds
    wanted: NewTable


class Challenges:
    """They live in memory: who goes, or whose host is started anew, is asked no more."""

    def __init__(
        self,
        lobby: Lobby,
        tables: Tables,
        names_of: NamesOf,
        member_name: MemberName,
        keeps_apart: KeepsApart,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._lobby = lobby
        self._tables = tables
        self._names_of = names_of
        self._member_name = member_name
        self._keeps_apart = keeps_apart
        self._seconds = seconds
        self.call: CallFor | None = None  # what tells somebody whose page is in the background
        self._sent: dict[str, _Sent] = {}
        lobby.greetings.append(self._greeting)
        lobby.on(Challenge, self.challenge)
        lobby.on(AnswerChallenge, self.answer)

    async def challenge(self, person: str, asked: Challenge) -> None:
        """Ask somebody. Whether nobody is called so, is here, or wants to meet, is one and the same answer."""
        game = found_game(asked.game)
        self._tables.doorman.check_take_part(person)
        self.let_go()
        if sum(sent.by.person == person for sent in self._sent.values()) >= MOST:
            raise known_problem(429, "many_challenges")
        wanted = _wanted(game, asked)
        self._tables.check(wanted)
        other = await self._found(person, asked)
        by = Guest(person, await self._called(person, asked.name))
        pair = person, other.person
        for before in [each for each in self._sent.values() if (each.by.person, each.to.person) == pair]:
            self._end(before, "withdrawn")
        sent = _Sent(secrets.token_urlsafe(ID_BYTES), game.name, by, other, self._seconds() + SECONDS, wanted)
        self._sent[sent.id] = sent
        self._tell(sent, "waiting")
        if self.call is not None:
            await self.call(other.person, game, by.name, None)

    async def answer(self, person: str, answer: AnswerChallenge) -> None:
        """Take a challenge up, decline it, or take it back."""
        self.let_go()
        sent = self._sent.get(answer.challenge)
        if sent is None or person not in (sent.by.person, sent.to.person):
            raise known_problem(409, "challenge_over")
        if person == sent.by.person:
            self._end(sent, "withdrawn")
        elif not answer.accepts:
            self._end(sent, "declined")
        else:
            await self._begin(sent, await self._called(person, answer.name))

    def let_go(self) -> None:
        """Let go of challenges that nobody has answered in time."""
        for sent in [each for each in self._sent.values() if each.until <= self._seconds()]:
            self._end(sent, "expired")

    async def _called(self, person: str, wish: str | None) -> str:
        """What somebody is called at the table: members by their name, guests as they like."""
        name = await self._member_name(person)
        if name is None and wish is not None:
            return tidy(wish)
        return name or (await self._names_of([person])).get(person) or guest_name([])

    async def _found(self, person: str, asked: Challenge) -> Guest:
        here = [other for other in self._lobby.people if other != person]
        if asked.person is not None:
            here = [other for other in here if other == asked.person]
        wanted = None if asked.called is None else asked.called.strip().casefold()
        names = await self._names_of(here)
        found = [
            Guest(other, names[other])
            for other in here
            if other in names and wanted in (None, names[other].casefold()) and not self._keeps_apart(person, other)
        ]
        if len(found) != 1 or (asked.person is None and wanted is None):
            raise known_problem(404, "nobody_to_challenge")
        return found[0]

    async def _begin(self, sent: _Sent, name: str) -> None:
        del self._sent[sent.id]
        seats = [sent.by, Guest(sent.to.person, name)]
        SystemRandom().shuffle(seats)
        table = await self._tables.create(sent.by.person, sent.wanted, dict(enumerate(seats)))
        self._tell(sent, "accepted", table.id)

    def _end(self, sent: _Sent, state: State) -> None:
        del self._sent[sent.id]
        self._tell(sent, state)

    def _tell(self, sent: _Sent, state: State, table: str | None = None) -> None:
        for person in (sent.by.person, sent.to.person):
            self._lobby.tell(person, self._info(sent, person, state, table))

    def _greeting(self, person: str) -> list[Message]:
        self.let_go()
        return [
            self._info(sent, person, "waiting")
            for sent in self._sent.values()
            if person in (sent.by.person, sent.to.person)
        ]

    def _info(self, sent: _Sent, person: str, state: State, table: str | None = None) -> ChallengeInfo:
        is_yours = person == sent.by.person
        other = sent.to if is_yours else sent.by
        return ChallengeInfo(
            challenge=sent.id,
            game=sent.game,
            title=found_game(sent.game).title,
            person=other.person,
            name=other.name,
            is_yours=is_yours,
            state=state,
            seconds=max(0, int(sent.until - self._seconds())),
            table=table,
            clock=sent.wanted.clock,
            is_rated=sent.wanted.is_rated,
        )


def _wanted(game: Game[Any], asked: Challenge) -> NewTable:
    if 2 not in game.seats:
        raise known_problem(422, "invalid", "not_two", game=game.title)
    seats = [SeatWish(kind="open")] * 2
    return NewTable(game=game.name, seats=seats, is_public=True, clock=asked.clock, is_rated=asked.is_rated)
