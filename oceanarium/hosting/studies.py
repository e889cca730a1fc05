"""What if: studies for browsers. Nothing of them is kept here: the variations lead to the same place again, at once.

From a match that is over anybody may play on. From a table that still plays only those who sit there may, each for
their own seat: what that seat cannot know is dealt afresh before anything else happens, so that nothing they are told
depends on it.
"""

import time
from dataclasses import dataclass, replace
from typing import Any

from oceanarium.bots.names import bot_name
from oceanarium.hosting.bot_questions import AskMove, AskOutlook, Outlook, situation
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.messages.studies import (
    OpenedStudy,
    OutlookInfo,
    OutlookMove,
    OutlookWish,
    StudyLine,
    StudyLink,
    StudyScene,
    StudyWish,
)
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.replays import Replays
from oceanarium.hosting.rows import move_row
from oceanarium.hosting.staged import Shown, bot_at, person_at, staged_positions
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables, known_level
from oceanarium.hosting.workers import BotFailed, Workers
from oceanarium.kernel import CHANCE, NOBODY, IllegalMove, Match
from oceanarium.protocol.messages import SeatInfo
from oceanarium.whatif.study import DEAL, ROOT, Start, Study, StudyFormatError, checked
from oceanarium.whatif.walk import StudyMoveError, Walk

GLANCE, PATIENCE = 0.15, 1.9  # seconds that bots look ahead
ANSWERING = 2.0  # seconds after which a browser is told how far the bots have come, and asks again
NAME = "study"  # of the table that is shown


def check_try_out(table: Table) -> None:
    """Refuse to let anybody try things out before a match has begun, and in a rated one until it is over."""
    if table.status == "open":
        raise known_problem(409, "not_begun")
    if table.record.is_rated and table.status == "playing":
        raise known_problem(409, "rated_try_out")


@dataclass(frozen=True)
class _Begun:
    """Where a study begins: its match there, and the start with everything filled in."""

    match: Match[Any]
    start: Start
    names: list[str] | None
    made: tuple[list[list[int]], ...] = ()  # moves of one's own that could still be taken back: the first variations


class Studies:
    """Answers what browsers ask of studies."""

    def __init__(self, tables: Tables, replays: Replays, workers: Workers) -> None:
        self._tables = tables
        self._replays = replays
        self._workers = workers

    async def scene(self, person: str | None, wish: StudyWish) -> StudyScene:
        """A place in a study, after bots have answered; or why something cannot be touched."""
        level = None if wish.level is None else known_level(wish.level)
        begun = await self._begin(person, wish.start)
        path = [*begun.made, *wish.path] if wish.start.number is None else wish.path
        walk = await self._workers.aside(_walked, begun, path, wish.deal)
        if wish.asks:
            _explain(walk, wish)
            return _told(begun, walk, [], is_unfinished=False)
        first = len(path) if wish.answer == "more" else max(len(path) - 1, 0)
        is_unfinished = wish.answer != "none" and await self._answer(walk, level, wish.deal)
        positions = _positions(begun, walk, first, level)
        return _told(begun, walk, positions, is_unfinished=is_unfinished)

    async def outlook(self, person: str | None, wish: OutlookWish) -> OutlookInfo:
        """What bots think of a place in a study."""
        begun = await self._begin(person, wish.start)
        walk = await self._workers.aside(_walked, begun, wish.path, 0)
        match = walk.match
        if match.actor == NOBODY:
            return _ended(match, walk.seat)
        seat = _chooser(match, walk.seat)
        try:
            found = await self._workers.look_ahead(
                AskOutlook(situation(match), seat, PATIENCE if wish.is_patient else GLANCE)
            )
        except BotFailed:
            raise known_problem(503, "no_hint") from None
        return _expected(found, seat)

    async def link(self, study: Study) -> StudyLink:
        """A study as a word for an address; only of a match that is over, which others can replay."""
        try:
            checked(study)
        except StudyFormatError as error:
            raise RequestProblem(422, "bad_study", str(error), said=error.said) from None
        if study.start.link is None:
            raise known_problem(409, "study_not_over")
        return StudyLink(link=study.to_link())

    async def opened(self, wanted: StudyLink) -> OpenedStudy:
        """The study in a link."""
        try:
            study = Study.from_link(wanted.link)
        except StudyFormatError as error:
            raise RequestProblem(400, "bad_study", str(error), said=error.said) from None
        return await self.lines(None, study)

    async def lines(self, person: str | None, study: Study) -> OpenedStudy:
        """Each variation of a study as it is told."""
        try:
            checked(study)
        except StudyFormatError as error:
            raise RequestProblem(422, "bad_study", str(error), said=error.said) from None
        begun = await self._begin(person, study.start)
        lines = await self._workers.aside(_lines, begun, study)
        return OpenedStudy(game=begun.match.game.name, study=replace(study, start=begun.start), lines=lines)

    # Where studies begin

    async def _begin(self, person: str | None, start: Start) -> _Begun:
        if (start.link is None) == (start.table is None):
            raise known_problem(422, "bad_study", "no_study_start")
        begun = await (self._at_link(start) if start.link is not None else self._at_table(person, start))
        if start.seat >= begun.match.seats:
            raise known_problem(422, "unknown_seat", seats=begun.match.seats)
        return begun

    async def _at_link(self, start: Start) -> _Begun:
        assert start.link is not None
        decoded = await self._replays.decoded(start.link)
        number = decoded.match.moves_made if start.number is None else start.number
        match = await self._workers.aside(decoded.match_after, number)
        return _Begun(match, replace(start, number=number), decoded.replay.names)

    async def _at_table(self, person: str | None, start: Start) -> _Begun:
        """Only what a seat knows leaves the table."""
        assert start.table is not None
        table = await self._tables.find(start.table)
        check_try_out(table)
        match = await table.match_for(person, start.seat)
        begun = await self._workers.aside(_standing, match, start)
        link = table.link if table.status == "over" else None
        at = begun.start if link is None else replace(begun.start, table=None, link=link)
        return replace(begun, start=replace(at, is_dealt=True), names=[seat.name for seat in table.seats])

    # What bots answer

    async def _answer(self, walk: Walk, level: str | None, deal: int) -> bool:
        """Let bots, if there are any, move until whoever tries out is asked, or time is up: then True."""
        if level is None:
            return False
        deadline = time.monotonic() + ANSWERING
        while walk.match.actor != NOBODY and walk.seat not in walk.match.waiting:
            seat = walk.match.waiting[0]
            try:
                move = await self._workers.choose(AskMove(situation(walk.match), level, deal, seat))
            except BotFailed:
                raise known_problem(503, "no_hint") from None
            await self._workers.aside(walk.try_out, seat, move, deal)
            if time.monotonic() >= deadline:
                return walk.match.actor != NOBODY and walk.seat not in walk.match.waiting
        return False


def _standing(match: Match[Any], start: Start) -> _Begun:
    """A running match where it stands for good for a seat: moves that it may still take back come after that."""
    if start.number is not None:
        if start.number > match.moves_made:
            raise not_found("move")
        return _Begun(match.until(start.number), start, None)
    earlier = match.copy()
    while earlier.can_take_back(start.seat):
        earlier.take_back(start.seat)
    made = tuple([[each.seat, each.number]] for each in match.moves_since(earlier.moves_made))
    return _Begun(earlier, replace(start, number=earlier.moves_made), None, made)


def _walked(begun: _Begun, path: list[list[list[int]]], deal: int) -> Walk:
    """The way through a study, and what chance brings at its end."""
    walk = Walk(begun.match, begun.start)
    for steps in path:
        _go(walk, steps)
    walk.let_chance_act(deal)
    return walk


def _go(walk: Walk, steps: list[list[int]]) -> None:
    try:
        walk.go(steps)
    except IllegalMove as error:
        raise RequestProblem(409, "illegal_move", error.sentence, error.rule or None, said=error.said) from None
    except StudyMoveError as error:
        raise RequestProblem(409, "bad_study", str(error), said=error.said) from None


def _chooser(match: Match[Any], seat: int) -> int:
    """Who is asked, of several who choose at once: whoever tries out, else the first; at the end nobody is."""
    return seat if seat in match.waiting or not match.waiting else match.waiting[0]


def _explain(walk: Walk, wish: StudyWish) -> None:
    seat = _chooser(walk.match, walk.seat) if wish.seat is None else wish.seat
    if seat >= walk.match.seats:
        raise known_problem(422, "unknown_seat", seats=walk.match.seats)
    citation = walk.match.why_not(wish.asks, seat)
    if citation is not None:
        raise RequestProblem(409, "why", citation.sentence, citation.rule or None, said=citation.said)


def _told(begun: _Begun, walk: Walk, positions: list[Position], *, is_unfinished: bool) -> StudyScene:
    return StudyScene(
        start=begun.start,
        turn=sum(played.seat != CHANCE for played in begun.match.moves),
        positions=positions,
        path=[_line(walk.matches[number], steps) for number, steps in enumerate(walk.path)],
        is_unfinished=is_unfinished,
        has_unknown=begun.match.game.has_secrets,
        names=begun.names,
    )


def _positions(begun: _Begun, walk: Walk, first: int, level: str | None) -> list[Position]:
    """What the last variation that was asked for brought, and each answer to it."""
    everybody = list(range(walk.match.seats))
    asked = [seat for seat in walk.match.waiting if level is None or seat == walk.seat]
    return staged_positions(
        [Shown(match) for match in walk.matches[first + 1 :] or walk.matches[-1:]],
        [_seat(seat, walk.seat, level, begun.names) for seat in everybody],
        everybody if level is None else [walk.seat],
        asked=asked,
        heard=walk.matches[first].moves_made if walk.path else 0,
        deeds=len(walk.path),
        name=NAME,
    )


def _seat(seat: int, own: int, level: str | None, names: list[str] | None) -> SeatInfo:
    if level is None:
        return person_at(seat, "" if names is None else names[seat])
    return person_at(seat) if seat == own else bot_at(seat, level, bot_name(level, seat), is_named=False)


def _line(before: Match[Any], steps: list[list[int]]) -> StudyLine:
    """A variation from the match before it. Only the first of its steps may be a seat's: chance does the rest."""
    actor, number = steps[0]
    is_move = actor not in (CHANCE, DEAL)
    return StudyLine(
        steps=steps,
        seat=actor,
        move=move_row(before, number, actor) if is_move else None,
        has_chance=any(step[0] in (CHANCE, DEAL) for step in steps),
    )


def _lines(begun: _Begun, study: Study) -> list[StudyLine]:
    """Every variation, each from where its parent led to."""
    matches, lines = {ROOT: Walk(begun.match, begun.start).match}, []
    for number, variation in enumerate(study.variations):
        walk = Walk(matches[variation.parent], replace(begun.start, is_dealt=False))
        _go(walk, variation.steps)
        lines.append(_line(walk.matches[0], variation.steps))
        matches[number] = walk.match
    return lines


def _ended(match: Match[Any], seat: int) -> OutlookInfo:
    """At the end the winners are known."""
    outcome = match.outcome
    winners = () if outcome is None else outcome.winners
    share = 1 / max(len(winners), 1)
    return OutlookInfo(
        seat=seat, outlook=[share if each in winners else 0.0 for each in range(match.seats)], line=[], reasons=[]
    )


def _expected(found: Outlook, seat: int) -> OutlookInfo:
    line = [OutlookMove(seat=actor, move=row) for actor, row in found.line]
    return OutlookInfo(seat=seat, outlook=list(found.chances), line=line, reasons=found.reasons)
