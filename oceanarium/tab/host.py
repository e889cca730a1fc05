"""Hosts tables in a browser's tab: answers what the client would ask a server, by the same code that a server runs."""

import asyncio
import json
import logging
import re
from collections.abc import Callable
from inspect import isawaitable
from typing import Any
from urllib.parse import unquote

import oceanarium.games  # enters the games into the register  # noqa: F401
from oceanarium.hosting import offers
from oceanarium.hosting.buckets import Rate
from oceanarium.hosting.hall import Hall
from oceanarium.hosting.messages.decks import CheckDeck
from oceanarium.hosting.messages.examples import ExampleWish
from oceanarium.hosting.messages.home import AdviceWish, HomeWish
from oceanarium.hosting.messages.lessons import LessonWish
from oceanarium.hosting.messages.puzzles import PuzzleWish
from oceanarium.hosting.messages.studies import OutlookWish, StudyLink, StudyWish
from oceanarium.hosting.messages.tables import FillTable, JoinTable, NewTable, PutAway
from oceanarium.hosting.problems import RequestProblem, not_found, unexpected, unreadable
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.talk import HungUp
from oceanarium.protocol.message import plain
from oceanarium.protocol.reading import Unreadable, read
from oceanarium.tab.bots import Answering, TabWorkers
from oceanarium.tab.luggage import FILE_FORMAT, check, matches_in
from oceanarium.tab.store import Keeper, TabStore
from oceanarium.whatif.study import Study

DEVICE = "this"  # holds all seats that people sit in
SETTINGS = HostingSettings(
    socket_messages=Rate(1_000, 1_000),  # nobody else can be disturbed
    tables_by_person=1_000,
    tables_in_memory=8,
    idle_seconds=120.0,
    has_clocks=False,
)
OK = 200

_logger = logging.getLogger(__name__)

Handler = Callable[..., Any]  # takes what stands in the gaps of an address, and what was said to it


class Host:
    """The one in this tab."""

    def __init__(self, store: TabStore, workers: TabWorkers, settings: HostingSettings = SETTINGS) -> None:
        self._store = store
        self._hall = Hall(store, workers, settings)
        self._addresses = [(method, _pattern(address), handler) for method, address, handler in self.addresses()]
        self._tidying: asyncio.Task[None] | None = None

    def addresses(self) -> list[tuple[str, str, Handler]]:
        """Everything that can be asked: a server's addresses, less those that are about other machines."""
        hall = self._hall
        return [
            ("GET", "/api/games", offers.games),
            ("GET", "/api/games/{name}/rules/{language}", offers.rules_text),
            ("GET", "/api/games/{name}/words/{language}", offers.words_text),
            ("GET", "/api/games/{name}/decks", offers.deck_book),
            (
                "POST",
                "/api/games/{name}/decks/check",
                lambda name, said: offers.deck_report(name, read(CheckDeck, said)),
            ),
            ("GET", "/api/games/{name}/lessons/{language}", hall.course),
            (
                "POST",
                "/api/games/{name}/lessons/{lesson}/{language}",
                lambda name, lesson, language, said: hall.lesson(name, lesson, language, read(LessonWish, said)),
            ),
            ("GET", "/api/games/{name}/puzzles", hall.puzzles),
            (
                "POST",
                "/api/games/{name}/puzzles/{puzzle}/{language}",
                lambda name, puzzle, language, said: hall.puzzle(name, puzzle, language, read(PuzzleWish, said)),
            ),
            ("GET", "/api/games/{name}/examples", hall.examples),
            (
                "POST",
                "/api/games/{name}/examples/{example}/{language}",
                lambda name, example, language, said: hall.example(name, example, language, read(ExampleWish, said)),
            ),
            ("POST", "/api/games/{name}/home", lambda name, said: hall.home(name, read(HomeWish, said))),
            (
                "POST",
                "/api/games/{name}/home/advice",
                lambda name, said: hall.home_advice(name, read(AdviceWish, said)),
            ),
            ("GET", "/api/lobby", lambda: hall.lobby(DEVICE)),
            ("GET", "/api/lobby/put-away", lambda: hall.lines_put_away(DEVICE)),
            ("POST", "/api/tables", lambda said: hall.new_table(DEVICE, read(NewTable, said))),
            ("GET", "/api/tables/{table_id}", lambda name: hall.table(DEVICE, name)),
            (
                "POST",
                "/api/tables/{table_id}/join",
                lambda name, said: hall.join(DEVICE, name, read(JoinTable, said)),
            ),
            ("POST", "/api/tables/{table_id}/leave", lambda name, said: hall.leave(DEVICE, name)),
            (
                "POST",
                "/api/tables/{table_id}/fill",
                lambda name, said: hall.fill(DEVICE, name, read(FillTable, said)),
            ),
            ("POST", "/api/tables/{table_id}/close", lambda name, said: hall.close(DEVICE, name)),
            (
                "POST",
                "/api/tables/{table_id}/put-away",
                lambda name, said: hall.put_away(DEVICE, name, read(PutAway, said)),
            ),
            ("POST", "/api/tables/{table_id}/rematch", lambda name, said: hall.rematch(DEVICE, name)),
            (
                "GET",
                "/api/tables/{table_id}/remarks/{language}",
                lambda name, language: hall.remarks(DEVICE, name, language),
            ),
            ("GET", "/api/replays/{link}", hall.replay),
            ("GET", "/api/replays/{link}/views/{number}", lambda link, number: hall.replay_view(link, _number(number))),
            ("GET", "/api/replays/{link}/analysis", hall.analysis),
            ("GET", "/api/replays/{link}/moments/{number}", lambda link, number: hall.moment(link, _number(number))),
            ("POST", "/api/studies/scene", lambda said: hall.study_scene(DEVICE, read(StudyWish, said))),
            ("POST", "/api/studies/outlook", lambda said: hall.study_outlook(DEVICE, read(OutlookWish, said))),
            ("POST", "/api/studies/lines", lambda said: hall.study_lines(DEVICE, read(Study, said))),
            ("POST", "/api/studies/link", lambda said: hall.study_link(read(Study, said))),
            ("POST", "/api/studies/open", lambda said: hall.study_opened(read(StudyLink, said))),
            ("GET", "/api/kept", self.everything),
            ("POST", "/api/kept", self.take_in),
        ]

    async def ask(self, method: str, path: str, body: str | None = None) -> tuple[int, str]:
        """The status and the text of an answer."""
        if self._tidying is None:
            self._tidying = asyncio.create_task(self._hall.tables.keep_tidy())
        try:
            status, told = OK, await self._answer(method, path.partition("?")[0], body)
        except RequestProblem as problem:
            status, told = problem.status, problem.problem
        except Unreadable as error:
            status, told = 422, unreadable("invalid", str(error)).problem
        except Exception:
            _logger.exception("unexpected error: %s %s", method, path)
            status, told = 500, unexpected().problem
        return status, json.dumps(plain(told), ensure_ascii=False)

    def open(self, table: str, said: Callable[[str], None], closed: Callable[[int], None]) -> "Caller":
        """Let the page play at a table."""
        line = TabLine(said, closed)
        return Caller(line, asyncio.create_task(self._hall.talk(line, DEVICE, table)))

    def changed_elsewhere(self, table: str) -> None:
        """Another tab has changed a match: whoever looks at it here looks again."""
        self._hall.tables.look_again(table)

    async def everything(self) -> dict[str, Any]:
        """All matches, to be kept in a file."""
        return {"format": FILE_FORMAT, "matches": await self._store.everything()}

    async def take_in(self, said: str) -> dict[str, int]:
        """Keep the matches in such a file: all of them, or none if one of them cannot be played."""
        matches = matches_in(said)
        for number, match in enumerate(matches, start=1):
            check(match, number)
            await asyncio.sleep(0)  # others may be playing
        added = [await self._store.take_in(match) for match in matches]
        return {"added": sum(added), "known": len(added) - sum(added)}

    async def _answer(self, method: str, path: str, body: str | None) -> Any:
        for wanted, pattern, handler in self._addresses:
            found = pattern.fullmatch(path)
            if found is not None and wanted == method:
                said = [body or "{}"] if method == "POST" else []
                told = handler(*(unquote(part) for part in found.groups()), *said)
                return await told if isawaitable(told) else told
        raise not_found("address")


def _pattern(address: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "([^/]+)", address))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise not_found("move")
    return int(text)


class TabLine:
    """The way to the page and back."""

    def __init__(self, said: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._said = said
        self._closed = closed
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, text: str | None) -> None:
        """What the page says; None if it has left."""
        self._heard.put_nowait(text)

    async def receive(self) -> str | None:
        """The next message; HungUp when the page has left."""
        text = await self._heard.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        """Messages, one a line."""
        self._said(text)

    async def close(self, code: int) -> None:
        """Tell the page that nothing more comes."""
        self._closed(code)


class Caller:
    """The page's end of a line."""

    def __init__(self, line: TabLine, talking: asyncio.Task[None]) -> None:
        self._line = line
        self._talking = talking  # a task that nobody holds may be forgotten

    def take(self, text: str) -> None:
        """The page says something."""
        self._line.put(text)

    def close(self) -> None:
        """The page has left."""
        self._line.put(None)


def new_host(keeper: Keeper, answering: Answering) -> Host:
    """A host whose matches a keeper keeps, and whose bots think elsewhere."""
    return Host(TabStore(keeper), TabWorkers(answering))
