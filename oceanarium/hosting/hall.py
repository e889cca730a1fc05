"""The hall: everything a host holds, and everything that can be asked of it.

Who asks is a person; None is one that has never asked for a seat.
"""

from contextlib import suppress

from oceanarium.hosting import examples, home, lessons, puzzles
from oceanarium.hosting.messages.examples import ExampleBook, ExampleScene, ExampleWish
from oceanarium.hosting.messages.home import AdviceWish, HomeAdvice, HomeScene, HomeWish
from oceanarium.hosting.messages.lessons import Course, LessonScene, LessonWish, RemarkInfo
from oceanarium.hosting.messages.puzzles import PuzzleBook, PuzzleScene, PuzzleWish
from oceanarium.hosting.messages.replays import Analysis, MomentInfo, Replay, ReplayView
from oceanarium.hosting.messages.studies import OpenedStudy, OutlookInfo, OutlookWish, StudyLink, StudyScene, StudyWish
from oceanarium.hosting.messages.tables import FillTable, JoinTable, Lobby, LobbyLine, NewTable, PutAway
from oceanarium.hosting.names import tidy
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.hosting.replays import Replays
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.studies import Studies
from oceanarium.hosting.table import Table
from oceanarium.hosting.tables import Tables
from oceanarium.hosting.talk import Connection, HungUp, Line
from oceanarium.hosting.time.host_clock import HostClock
from oceanarium.hosting.time.timekeeper import Timekeeper
from oceanarium.hosting.watching import Watching
from oceanarium.hosting.workers import Workers
from oceanarium.protocol.messages import Refused, TableInfo
from oceanarium.protocol.writing import written
from oceanarium.store.store import Store
from oceanarium.whatif.study import Study

NOT_LET_IN = 4000  # plus the status of the problem: the code by which a socket is closed


class Hall:
    """Tables, replays, and who thinks for the bots. What is the same for everybody, `offers` tells."""

    def __init__(
        self, store: Store, workers: Workers, settings: HostingSettings, host_clock: HostClock | None = None
    ) -> None:
        self.settings = settings
        self.workers = workers
        self.tables = Tables(store, workers, settings, host_clock)
        self.timekeeper = Timekeeper(store, self.tables)
        self.replays = Replays(workers, self.tables.names_for)
        self.studies = Studies(self.tables, self.replays, workers)
        self.watching = Watching(workers)
        self.tables.observers.append(self.watching.changed)

    # The lobby

    async def lobby(self, person: str | None) -> Lobby:
        """Tables to join, and those of a person."""
        return await self.tables.lobby(person)

    async def lines_put_away(self, person: str | None) -> list[LobbyLine]:
        """The tables that a person has put away."""
        return await self.tables.lines_put_away(person)

    async def put_away(self, person: str | None, table_id: str, wanted: PutAway) -> Lobby:
        """Keep a match out of one's lists, or let it back in; and the lists after that."""
        await self.tables.put_away(person, table_id, is_away=wanted.is_away)
        return await self.tables.lobby(person)

    # Tables

    async def new_table(self, person: str, wanted: NewTable) -> TableInfo:
        """Make a table."""
        return self._info(await self.tables.create(person, wanted), person)

    async def table(self, person: str | None, table_id: str) -> TableInfo:
        """A table as everybody may know it."""
        return self._info(await self.tables.find(table_id), person)

    async def join(self, person: str, table_id: str, wanted: JoinTable) -> TableInfo:
        """Take an open seat."""
        found = await self.tables.find(table_id)
        await found.join(person, None if wanted.name is None else tidy(wanted.name), wanted.seat)
        return self._info(found, person)

    async def leave(self, person: str | None, table_id: str) -> TableInfo:
        """Get up from the table: before the match that frees the seats, in the middle of it that is to resign."""
        found = await self.tables.find(table_id)
        if person is not None:
            await found.leave(person)
        return self._info(found, person)

    async def fill(self, person: str | None, table_id: str, wanted: FillTable) -> TableInfo:
        """Let bots take the seats that are still open."""
        found = await self.tables.find(table_id)
        await self.tables.fill(person, found, wanted.level)
        return self._info(found, person)

    async def close(self, person: str | None, table_id: str) -> TableInfo:
        """Give up a table whose match has not begun."""
        found = await self.tables.find(table_id)
        await found.close(person)
        return self._info(found, person)

    async def rematch(self, person: str | None, table_id: str) -> TableInfo:
        """The table that follows one whose match is over."""
        found = await self.tables.find(table_id)
        return self._info(await self.tables.rematch(person, found), person)

    # Replays

    async def replay(self, link: str) -> Replay:
        """The match in a link."""
        return await self.replays.replay(link)

    async def replay_view(self, link: str, number: int) -> ReplayView:
        """The table after a number of moves of the match in a link."""
        return await self.replays.view(link, number)

    async def analysis(self, link: str) -> Analysis:
        """What the moves of the match in a link were worth, as far as it has been found out; ask again for more."""
        return await self.replays.analysis(link)

    async def moment(self, link: str, number: int) -> MomentInfo:
        """Why another move would have been better at a decision that was judged."""
        return await self.replays.moment(link, number)

    # Lessons

    def course(self, game: str, language: str) -> Course:
        """The lessons of a game."""
        return lessons.course(game, language)

    async def lesson(self, game: str, lesson: str, language: str, wish: LessonWish) -> LessonScene:
        """A lesson after what somebody did in it; or why something cannot be touched."""
        return await lessons.scene(self.workers, game, lesson, language, wish)

    # Puzzles

    def puzzles(self, game: str) -> PuzzleBook:
        """The puzzles of a game."""
        return puzzles.book(game)

    async def puzzle(self, game: str, puzzle: str, language: str, wish: PuzzleWish) -> PuzzleScene:
        """A puzzle after what somebody tried; or why something cannot be touched."""
        return await puzzles.scene(self.workers, game, puzzle, language, wish)

    async def remarks(self, person: str | None, table_id: str, language: str) -> list[RemarkInfo]:
        """What a companion could say to whoever plays at a table."""
        return await lessons.remarks(self.workers, await self.tables.find(table_id), person, language)

    # Examples of rules

    def examples(self, game: str) -> ExampleBook:
        """Which rules of a game have examples."""
        return examples.book(game)

    async def example(self, game: str, example: str, language: str, wish: ExampleWish) -> ExampleScene:
        """An example after what somebody tried; or why something cannot be touched."""
        return await examples.scene(self.workers, game, example, language, wish)

    # What if

    async def study_scene(self, person: str | None, wish: StudyWish) -> StudyScene:
        """A place in a study; or why something cannot be touched."""
        return await self.studies.scene(person, wish)

    async def study_outlook(self, person: str | None, wish: OutlookWish) -> OutlookInfo:
        """What bots think of a place in a study."""
        return await self.studies.outlook(person, wish)

    async def study_lines(self, person: str | None, study: Study) -> OpenedStudy:
        """Each variation of a study as it is told."""
        return await self.studies.lines(person, study)

    async def study_link(self, study: Study) -> StudyLink:
        """A study as a word for an address."""
        return await self.studies.link(study)

    async def study_opened(self, wanted: StudyLink) -> OpenedStudy:
        """The study in such a word."""
        return await self.studies.opened(wanted)

    # My table at home

    async def home(self, game: str, wish: HomeWish) -> HomeScene:
        """A real table that somebody sets up by hand, after a change."""
        return await home.scene(self.workers, game, wish)

    async def home_advice(self, game: str, wish: AdviceWish) -> HomeAdvice:
        """What an expert would do there."""
        return await home.advice(self.workers, game, wish)

    # Playing

    async def talk(self, line: Line, person: str | None, table_id: str) -> None:
        """Let a browser play at a table, until one side has enough."""
        try:
            found = await self.tables.find(table_id)
            if self._is_crowded(found, person):
                raise known_problem(503, "full", "too_many_watch")
        except RequestProblem as problem:
            with suppress(HungUp):
                await line.send(written(Refused(request=None, problem=problem.problem)))
                await line.close(NOT_LET_IN + problem.status)
            return
        await Connection(line, found, person, self.tables.moments, self.watching, self.workers, self.settings).run()

    def _is_crowded(self, table: Table, person: str | None) -> bool:
        """However many watch, those who play there are let in."""
        own = [listener for listener in table.listeners if listener.person == person]
        others = own if table.seats_of(person) else table.onlookers
        return len(others) >= self.settings.connections_by_table

    def _info(self, table: Table, person: str | None) -> TableInfo:
        return self.tables.moment(table).info(person)
