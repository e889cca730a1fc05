"""The page of a person and the tables of the best, as whoever asks may know them.

Nobody can go through people: one comes to a page by a name at a table, in a list of the best, or by a friend. Of
matches only those are told that are over; of tables that were not public only what those who sat there know already.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from oceanarium.bots import LEVELS
from oceanarium.bots.names import bot_name
from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.ratings import Ratings
from oceanarium.hosting.club.skills import POINTS, PROVISIONAL, shown
from oceanarium.hosting.messages.people import PersonInfo
from oceanarium.hosting.messages.ratings import (
    BestLine,
    BestTable,
    BotRating,
    Ending,
    GameRating,
    MatchLine,
    MatchList,
    MatchSeat,
    Meeting,
    PersonPage,
    RatingCurve,
    RatingPoint,
    SeatChange,
)
from oceanarium.hosting.messages.tables import ResultInfo
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import not_found, unreadable
from oceanarium.hosting.table import Table
from oceanarium.kernel import game_names
from oceanarium.protocol.messages import Clock, RatingInfo
from oceanarium.protocol.reading import read_plain
from oceanarium.store.people import PersonRecord
from oceanarium.store.ratings import MatchFilter, RatingChange, RatingStore
from oceanarium.store.records import SeatRecord, TableRecord

BEST = 100  # lines in a table of the best
POINTS_SHOWN = 2_000  # of a curve
RECENT = 30  # numbers beside a rating
LATELY = timedelta(days=30)
MET = 1_000  # matches of two people that are counted
PAGE = 20  # matches in a list
LOOKED_AT = 1_000  # matches that one question may go through
LOOKED_AT_ONCE = 100
BETWEEN = "~"  # the two parts of a place in a list


class MatchWish(NamedTuple):
    """Which matches somebody wants to see."""

    game: str | None = None
    ending: Ending | None = None
    opponent: str | None = None  # a person
    name: str | None = None  # a part of an opponent's name
    more: str | None = None  # where the list before ended


class PersonPages:
    """Puts together what people and ratings know."""

    def __init__(self, people: People, ratings: Ratings, store: RatingStore) -> None:
        self._people = people
        self._ratings = ratings
        self._store = store
        self.away_until: Callable[[str], datetime | None] = lambda person: None  # on vacation

    async def page(self, person: str, asking: str | None) -> PersonPage:
        """Somebody's page."""
        record = await self._found(person)
        return PersonPage(
            person=self._people.info(record),
            you=asking,
            is_you=person == asking,
            since=record.created.isoformat(),
            matches=await self._store.count_matches(person),
            ratings=[await self._rating(last) for last in self._lasts(person)],
            meetings=[] if asking is None or asking == person else await self._meetings(person, asking),
            vacation=None if (until := self.away_until(person)) is None else until.isoformat(),
        )

    async def curve(self, person: str, game: str) -> RatingCurve:
        """How somebody's rating in a game has gone."""
        await self._found(person)
        changes = await self._store.changes_of(person, found_game(game).name, POINTS_SHOWN)
        return RatingCurve(game=game, points=[_point(change) for change in changes])

    async def matches(self, person: str, asking: str | None, wish: MatchWish) -> MatchList:
        """Matches of somebody."""
        await self._found(person)
        found: list[TableRecord] = []
        looked_at, more = 0, wish.more
        async for table in self._newest_first(person, asking, wish):
            if len(found) == PAGE or looked_at == LOOKED_AT:
                return MatchList(matches=await self._lines(found, person), more=more)
            looked_at += 1
            more = f"{table.created.isoformat()}{BETWEEN}{table.id}"
            if _fits(table, person, wish):
                found.append(table)
        return MatchList(matches=await self._lines(found, person), more=None)

    async def best(self, game: str, asking: str | None) -> BestTable:
        """The best in a game."""
        found_game(game)
        listed = await self._listed(game)
        own = [(rank, last) for rank, last in enumerate(listed, 1) if last.person == asking]
        return BestTable(
            game=game,
            best=await self._best_lines(list(enumerate(listed[:BEST], 1))),
            yours=next(iter(await self._best_lines(own)), None),
            ranked=len(listed),
            bots=self._bots(game),
        )

    async def changes_at(self, table: Table) -> list[SeatChange]:
        """What the match at a table has changed: for whoever may see the table."""
        return [_seat_change(change) for change in await self._ratings.changes_at(table)]

    async def _found(self, person: str) -> PersonRecord:
        """Somebody who has a page; or a problem."""
        record = await self._people.find(person)
        if record.is_deleted:
            raise not_found("person")
        return record

    async def _rating(self, last: RatingChange) -> GameRating:
        changes = await self._store.changes_of(last.person, last.game, POINTS_SHOWN)
        settled = [shown(change.mu_after) for change in changes if change.matches >= PROVISIONAL]
        lately = [change for change in changes if change.ended >= self._ratings.now() - LATELY]
        before = shown(lately[0].mu_before) if lately else shown(last.mu_after)
        listed = [change.person for change in await self._listed(last.game)]
        return GameRating(
            game=last.game,
            rating=self._ratings.of(last.person, last.game),
            error=round(POINTS * last.sigma_after),
            best=round(max(settled)) if settled else None,
            rank=1 + listed.index(last.person) if last.person in listed else None,
            ranked=len(listed),
            change=round(shown(last.mu_after)) - round(before),
            recent=[round(shown(change.mu_after)) for change in changes[-RECENT:]],
        )

    def _lasts(self, person: str) -> list[RatingChange]:
        """The last change in every game that somebody has played for ratings, in the order of the register."""
        lasts = (self._ratings.last(person, game) for game in game_names())
        return [last for last in lasts if last is not None]

    async def _listed(self, game: str) -> list[RatingChange]:
        """How those stand who are listed; whoever has left for good is no more."""
        while True:
            listed = self._ratings.listed(game)
            people = await self._people.named([last.person for last in listed[:BEST]])
            gone = [last.person for last in listed[:BEST] if _is_gone(people.get(last.person))]
            if not gone:
                return listed
            for person in gone:
                await self._ratings.forget(person)

    async def _best_lines(self, ranked: Sequence[tuple[int, RatingChange]]) -> list[BestLine]:
        people = await self._people.named([last.person for _, last in ranked])
        return [
            BestLine(
                rank=rank,
                person=self._people.info(people[last.person]),
                rating=self._ratings.of(last.person, last.game),
                ended=last.ended.isoformat(),
            )
            for rank, last in ranked
        ]

    def _bots(self, game: str) -> list[BotRating]:
        rated = ((level.name, self._ratings.of_bot(game, level.name)) for level in LEVELS)
        return [BotRating(level=level, number=rating.number) for level, rating in rated if rating is not None]

    async def _meetings(self, person: str, asking: str) -> list[Meeting]:
        met = await self._store.matches_of(MatchFilter(person, asking, opponent=asking, limit=MET))
        by_game: dict[str, list[int]] = {}
        for table in met:
            if not _was_played(table):
                continue
            yours, theirs = (_best_place(table, each) for each in (asking, person))
            counts = by_game.setdefault(table.game, [0, 0, 0])
            counts[0 if yours < theirs else 1 if theirs < yours else 2] += 1
        return [
            Meeting(game=game, yours=by_game[game][0], theirs=by_game[game][1], even=by_game[game][2])
            for game in game_names()
            if game in by_game
        ]

    async def _newest_first(self, person: str, asking: str | None, wish: MatchWish) -> AsyncIterator[TableRecord]:
        before = None if wish.more is None else _place_in_list(wish.more)
        while True:
            tables = await self._store.matches_of(
                MatchFilter(person, asking, wish.game, wish.opponent, before, LOOKED_AT_ONCE)
            )
            for table in tables:
                yield table
            if len(tables) < LOOKED_AT_ONCE:
                return
            before = tables[-1].created, tables[-1].id

    async def _lines(self, tables: Sequence[TableRecord], person: str) -> list[MatchLine]:
        changes = await self._store.changes_at([table.id for table in tables])
        changed = {change.table: change for change in changes if change.person == person}
        holders = {seat.holder for table in tables for seat in table.seats if seat.holder is not None}
        people = await self._people.named(holders)
        known = {each.id: self._people.info(each) for each in people.values() if not each.is_deleted}
        return [_match_line(table, person, changed.get(table.id), known) for table in tables]


def _is_gone(person: PersonRecord | None) -> bool:
    return person is None or person.is_deleted


def _place_in_list(more: str) -> tuple[datetime, str]:
    """Where a list goes on; or a problem."""
    made, between, table = more.partition(BETWEEN)
    try:
        moment = datetime.fromisoformat(made)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None or not between:
        raise unreadable("invalid", "A list of matches goes on from where the one before ended: its `more`.")
    return moment, table


def _result(table: TableRecord) -> ResultInfo:
    return read_plain(ResultInfo, table.result or {})


def _was_played(table: TableRecord) -> bool:
    """Whether somebody did better than somebody else, or all played to the end."""
    result = _result(table)
    return result.is_played_out or bool(result.winners)


def _best_place(table: TableRecord, person: str) -> int:
    """Where somebody finished: at one device they may have held several seats."""
    return min(_result(table).places[seat.seat] for seat in table.seats if seat.holder == person)


def _fits(table: TableRecord, person: str, wish: MatchWish) -> bool:
    name = (wish.name or "").strip().casefold()
    others = (seat.name.casefold() for seat in table.seats if seat.holder != person)
    is_named = not name or any(name in other for other in others)
    return _was_played(table) and is_named and wish.ending in (None, _ending(table, person))


def _ending(table: TableRecord, person: str) -> Ending:
    winners = _result(table).winners
    if not winners:
        return "even"
    return "won" if any(table.seats[seat].holder == person for seat in winners) else "lost"


def _match_line(
    table: TableRecord, person: str, change: RatingChange | None, known: Mapping[str, PersonInfo]
) -> MatchLine:
    result = _result(table)
    return MatchLine(
        table=table.id,
        game=table.game,
        created=table.created.isoformat(),
        ended=(table.moved or table.created).isoformat(),
        seats=[_match_seat(seat, result, known) for seat in table.seats],
        seat=next(seat.seat for seat in table.seats if seat.holder == person),
        ending=_ending(table, person),
        is_played_out=result.is_played_out,
        is_rated=table.is_rated,
        clock=None if table.clock is None else read_plain(Clock, table.clock),
        change=None if change is None else _difference(change),
        link=table.link,
    )


def _match_seat(seat: SeatRecord, result: ResultInfo, known: Mapping[str, PersonInfo]) -> MatchSeat:
    person = known.get(seat.holder or "")
    return MatchSeat(
        name="" if seat.holder is not None and person is None else seat.name,
        person=person,
        level=seat.level,
        is_named=seat.level is None or seat.name != bot_name(seat.level, seat.seat),
        place=result.places[seat.seat],
        score=result.scores[seat.seat],
    )


def _difference(change: RatingChange) -> int:
    """Of the numbers that people read, so that they add up."""
    return round(shown(change.mu_after)) - round(shown(change.mu_before))


def _point(change: RatingChange) -> RatingPoint:
    return RatingPoint(
        ended=change.ended.isoformat(),
        number=round(shown(change.mu_after)),
        change=_difference(change),
        place=change.place,
        seats=change.seats,
        is_provisional=change.matches < PROVISIONAL,
    )


def _seat_change(change: RatingChange) -> SeatChange:
    return SeatChange(
        seat=change.seat,
        before=_rating_info(change.mu_before, change.matches - 1),
        after=_rating_info(change.mu_after, change.matches),
    )


def _rating_info(mu: float, matches: int) -> RatingInfo:
    return RatingInfo(number=round(shown(mu)), is_provisional=matches < PROVISIONAL, matches=matches)
