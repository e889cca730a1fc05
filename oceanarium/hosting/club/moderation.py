"""What moderators do: they hear reports, warn, mute, ban and rename. Every act is a line of a log that only grows."""

import secrets
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, Protocol

from oceanarium.hosting.buckets import Buckets, Rate
from oceanarium.hosting.club.people import People
from oceanarium.hosting.club.restraints import BAN, MUTE, Restraints
from oceanarium.hosting.club.talk_book import TalkBook, TalkLine
from oceanarium.hosting.letters import visible
from oceanarium.hosting.messages.social import (
    ActInfo,
    ActWish,
    Case,
    CaseTouched,
    Notice,
    ReportedLine,
    ReportInfo,
    ReportWish,
)
from oceanarium.hosting.names import guest_name, tidy
from oceanarium.hosting.problems import known_problem, not_found
from oceanarium.protocol.message import Message
from oceanarium.store.people import PersonRecord
from oceanarium.store.social import ActRecord, ReportRecord, SocialStore

MODERATOR = "moderator"
MOST_SHOWN = 200  # reports, and lines of the log
WRITING_FOR = timedelta(seconds=20)  # after the last stroke
REPORTS = Rate(1 / 600, 6)  # by person
ID_BYTES = 9
TIMED = (MUTE, BAN)

Tell = Callable[[str, Message], object]


class Seats(Protocol):
    """What moderation asks of the tables."""

    async def rename(self, person: str, name: str) -> None:
        """Let somebody be called otherwise at the tables where a match is on."""
        ...


class Moderation:
    """Knows at every moment who may not talk, or only look on."""

    def __init__(self, store: SocialStore, people: People, book: TalkBook, now: Callable[[], datetime]) -> None:
        self._store = store
        self._people = people
        self._book = book
        self._now = now
        self._restraints = Restraints()
        self._unheard: dict[str, list[Notice]] = {}
        self._writing: dict[str, tuple[str, datetime]] = {}  # by case: who, and when they last were
        self._reports = Buckets(REPORTS)
        self._present: set[str] = set()  # moderators who have asked for cases since we began
        self.tell: Tell = lambda person, message: None  # reaches the open pages of a person, where there is a lobby
        self.seats: Seats | None = None

    async def open(self) -> None:
        """Read the log."""
        heard = await self._store.heard()
        for act in reversed(await self._store.acts()):
            self._restraints.note(act)
            if act.number > heard.get(act.person, 0):
                self._keep_notice(act)

    # What others ask

    def is_banned(self, person: str | None) -> bool:
        """Whether somebody may only look on."""
        return self._restraints.banned_until(person, self._now()) is not None

    def is_muted(self, person: str | None) -> bool:
        """Whether somebody may not talk."""
        return self._restraints.muted_until(person, self._now()) is not None

    def check_not_banned(self, person: str) -> None:
        """A problem for those who may only look on, with how long that will last."""
        until = self._restraints.banned_until(person, self._now())
        if until is not None:
            raise known_problem(403, "banned", until=_day(until))

    def check_may_talk(self, person: str) -> None:
        """A problem for those who may not talk, with how long that will last."""
        self.check_not_banned(person)
        until = self._restraints.muted_until(person, self._now())
        if until is not None:
            raise known_problem(403, "muted", until=_day(until))

    # What people hear and tell

    def notices(self, person: str | None) -> list[Notice]:
        """What moderators have told somebody who has not taken note of it yet, oldest first."""
        return list(self._unheard.get(person or "", ()))

    async def take_note(self, person: str, number: int) -> None:
        """Somebody knows of all notices up to a number."""
        left = [notice for notice in self._unheard.get(person, ()) if notice.number > number]
        known = [notice.number for notice in self._unheard.get(person, ()) if notice.number <= number]
        if known:
            await self._store.set_heard(person, max(known))
            self._unheard[person] = left

    async def report(self, reporter: str, wish: ReportWish) -> None:
        """Tell moderators about somebody, with the last lines of talk at the table as they were heard here."""
        about = await self._people.find(wish.person)
        if about.id == reporter:
            raise known_problem(422, "invalid", "that_is_you")
        if await self._store.open_report(about.id, reporter) is not None:
            raise known_problem(409, "reported_already")
        if not self._reports.take(reporter):
            raise known_problem(429, "too_many_reports")
        lines = self._book.lines(wish.table)
        is_there = any(line.person in (about.id, reporter) for line in lines)  # nobody fetches the talk of others
        report = ReportRecord(
            id=secrets.token_urlsafe(ID_BYTES),
            person=about.id,
            reporter=reporter,
            reason=wish.reason,
            words=visible(wish.words),
            table=wish.table,
            talk=[_plain(line) for line in lines] if is_there else [],
            made=self._now(),
        )
        await self._store.add_report(report)
        self._touch(about.id, None)

    # What moderators ask and do

    async def is_moderator(self, person: str | None) -> bool:
        """Whether somebody is one now: a command at the data folder may have made them one, or taken it back."""
        return person is not None and (await self._people.read_anew(person)).role == MODERATOR

    async def check_moderator(self, person: str | None) -> None:
        """For everybody else there is nothing here."""
        if person is None or not await self.is_moderator(person):
            self._present.discard(person or "")
            raise not_found("address")
        self._present.add(person)

    async def cases(self, moderator: str | None, *, closed: bool) -> list[Case]:
        """Those about whom there are reports, the newest first."""
        await self.check_moderator(moderator)
        by_person: dict[str, list[ReportRecord]] = {}
        for report in await self._store.reports(MOST_SHOWN, closed=closed):
            by_person.setdefault(report.person, []).append(report)
        return [await self._case(person, reports, moderator) for person, reports in by_person.items()]

    async def case(self, moderator: str | None, person: str) -> Case:
        """What moderators know of somebody, whether there is a report or not."""
        await self.check_moderator(moderator)
        reports = [report for report in await self._store.reports(MOST_SHOWN, closed=False) if report.person == person]
        return await self._case(person, reports, moderator)

    async def log(self, moderator: str | None) -> list[ActInfo]:
        """What moderators did, newest first."""
        await self.check_moderator(moderator)
        return await self._told(await self._store.acts(MOST_SHOWN))

    async def write(self, moderator: str | None, person: str, *, is_writing: bool) -> None:
        """Let other moderators know who is at a case."""
        await self.check_moderator(moderator)
        name = (await self._people.find(moderator or "")).name
        at_it = self._writing.get(person)
        if is_writing:
            self._writing[person] = (moderator or "", self._now())
        elif at_it is not None and at_it[0] == moderator:
            del self._writing[person]
        self._touch(person, name if is_writing else None, besides=moderator)

    async def act(self, moderator: str | None, person: str, wish: ActWish) -> Case:
        """Do it: it is logged, closes the reports, and the person hears it."""
        await self.check_moderator(moderator)
        about = await self._people.find(person)
        if about.id == moderator:
            raise known_problem(422, "invalid", "that_is_you")
        if wish.act in TIMED and wish.hours is None:
            raise known_problem(422, "invalid", "act_needs_hours")
        details: dict[str, Any] = {}
        if wish.act == "rename":
            name = guest_name((), about.language) if wish.name is None else tidy(wish.name)
            details = {"before": about.name, "after": await self._people.rename(person, name)}
            if self.seats is not None:
                await self.seats.rename(person, details["after"])
        until = self._now() + timedelta(hours=wish.hours) if wish.act in TIMED and wish.hours else None
        record = ActRecord(
            moderator or "", person, wish.act, tidy(wish.sentence), self._now(), until=until, details=details
        )
        record = await self._store.add_act(record)
        self._restraints.note(record)
        self._keep_notice(record)
        self._writing.pop(person, None)
        for notice in self.notices(person)[-1:] if record.act != "close" else ():
            self.tell(person, notice)
        self._touch(person, None, besides=moderator)
        return await self.case(moderator, person)

    # How it is told

    def _keep_notice(self, act: ActRecord) -> None:
        """Whoever is found to have done nothing wrong need not hear of it."""
        if act.act != "close":
            notice = Notice(
                number=act.number,
                act=act.act,  # type: ignore[arg-type]  # only such are stored
                sentence=act.sentence,
                until=_iso(act.until),
                made=act.made.isoformat(),
            )
            self._unheard.setdefault(act.person, []).append(notice)

    def _touch(self, person: str, writing: str | None, besides: str | None = None) -> None:
        for moderator in self._present - {besides}:
            self.tell(moderator, CaseTouched(person=person, writing=writing))

    def _who_writes(self, person: str, asking: str | None) -> str | None:
        moderator, at = self._writing.get(person, (None, self._now()))
        return None if moderator == asking or self._now() - at > WRITING_FOR else moderator

    async def _case(self, person: str, reports: Sequence[ReportRecord], asking: str | None) -> Case:
        about = await self._people.find(person)
        writing = self._who_writes(person, asking)
        known = await self._people.named({report.reporter for report in reports} | ({writing} if writing else set()))
        return Case(
            person=self._people.info(about),
            since=about.created.isoformat(),
            reports=[self._report(report, known) for report in reports],
            acts=await self._told(await self._store.acts(MOST_SHOWN, person)),
            muted_until=_iso(self._restraints.muted_until(person, self._now())),
            banned_until=_iso(self._restraints.banned_until(person, self._now())),
            writing=known[writing].name if writing else None,
        )

    def _report(self, report: ReportRecord, known: dict[str, PersonRecord]) -> ReportInfo:
        reporter = known.get(report.reporter)
        return ReportInfo(
            report=report.id,
            reporter=None if reporter is None else self._people.info(reporter),
            reason=report.reason,  # type: ignore[arg-type]  # only such are stored
            words=report.words,
            table=report.table,
            talk=[ReportedLine(**line) for line in report.talk],
            made=report.made.isoformat(),
            closed_by=report.closed_by,
        )

    async def _told(self, acts: Sequence[ActRecord]) -> list[ActInfo]:
        known = await self._people.named({person for act in acts for person in (act.moderator, act.person)})
        return [
            ActInfo(
                number=act.number,
                moderator=known[act.moderator].name if act.moderator in known else "",
                person=act.person,
                name=known[act.person].name if act.person in known else "",
                act=act.act,  # type: ignore[arg-type]  # only such are stored
                sentence=act.sentence,
                until=_iso(act.until),
                made=act.made.isoformat(),
            )
            for act in acts
        ]


def _plain(line: TalkLine) -> dict[str, Any]:
    return {**line._asdict(), "at": line.at.isoformat()}


def _iso(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


def _day(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
