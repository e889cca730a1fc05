"""The host of a tab answers as a server does, from a browser's own database."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.routing import APIRoute

from oceanarium.hosting.messages.replays import Analysis, MomentInfo, Replay, ReplayView
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.messages.tables import Lobby
from oceanarium.kernel import engine
from oceanarium.protocol.messages import Problem, TableInfo
from oceanarium.protocol.reading import read
from oceanarium.server.routes import router
from oceanarium.tab import bots
from oceanarium.tab.bots import TabWorkers
from oceanarium.tab.host import SETTINGS, Host
from oceanarium.tab.store import TabStore
from tests.changes import completed
from tests.tab.keeper import MemoryKeeper

HERE, RANDOM = {"kind": "here"}, {"kind": "bot", "level": "random"}
ELSEWHERE = {"/health", "/api/invitation", "/api/schema/socket.json"}  # what a server alone is asked


class Beside:
    """The worker where bots think, in the same thread."""

    def __init__(self) -> None:
        self.is_gone = False

    async def ask(self, question: str) -> str:
        if self.is_gone:
            raise OSError("the worker died")
        return await bots.answer(question)


class Page:
    """One page of a tab: what it asks, and what it hears from a table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self._request = 0

    async def ask(self, method: str, path: str, said: Any = None) -> tuple[int, str]:
        return await self.host.ask(method, path, None if said is None else json.dumps(said))

    async def new_table(self, *seats: dict[str, str], game: str = "octopus-garden") -> TableInfo:
        status, text = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "seed": 4})
        assert status == 200, text
        return read(TableInfo, text)

    def sit_down(self, table: str) -> None:
        self._last: Position | None = None
        self.line = self.host.open(table, self._hear, self.closed.append)

    def _hear(self, text: str) -> None:
        for line in text.splitlines():
            self.heard.put_nowait(json.loads(line))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.heard.get(), 20)
            if message["type"] in kinds:
                return message

    async def position(self) -> Position:
        self._last = completed(read(Position, json.dumps(await self.hear("position"))), self._last)
        return self._last

    def say(self, **said: Any) -> None:
        self._request += 1
        self.line.take(json.dumps({"request": self._request, **said}))

    def play(self, position: Position) -> None:
        seat = next(number for number, seat in position.seats.items() if seat.moves)
        move = position.seats[seat].moves[0][0]
        self.say(type="play", seat=seat, move=move, sequence=position.sequence)

    async def play_to_the_end(self, table: str) -> Position:
        self.sit_down(table)
        position = await self.position()
        while position.outcome is None:
            if any(seat.moves for seat in position.seats.values()):
                self.play(position)
            position = await self.position()
        while position.table.link is None:
            position = await self.position()
        return position


@pytest.fixture(autouse=True)
def no_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no JavaScript here to open modules; what plays in their place is forgotten after the test."""

    async def open_module(name: str) -> None:
        raise OSError("no network")

    monkeypatch.setitem(sys.modules, "oceanarium_tab", SimpleNamespace(open=open_module))
    monkeypatch.setattr(engine, "_brought", {})


def hosted(keeper: MemoryKeeper, beside: Beside | None = None) -> Host:
    """A host whose bots do not wait for people to look."""
    return Host(TabStore(keeper), TabWorkers(beside or Beside()), replace(SETTINGS, bot_delay=0))


def in_a_tab(scenario: Callable[[Page, MemoryKeeper], Awaitable[None]]) -> None:
    async def run() -> None:
        keeper = MemoryKeeper()
        await asyncio.wait_for(scenario(Page(hosted(keeper)), keeper), 60)

    asyncio.run(run())


def test_a_tab_answers_at_every_address_of_a_server_that_is_not_about_other_machines() -> None:
    host = hosted(MemoryKeeper())
    here = {(method, address) for method, address, _ in host.addresses()}
    there = {(min(route.methods or ()), route.path) for route in router.routes if isinstance(route, APIRoute)}
    assert here - there == {("GET", "/api/kept"), ("POST", "/api/kept")}
    assert {address for _, address in there - here} == ELSEWHERE


def test_a_match_is_played_to_its_end_and_looked_at_again() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, RANDOM)).table
        last = await page.play_to_the_end(table)
        link = last.table.link
        status, text = await page.ask("GET", f"/api/replays/{link}")
        replay = read(Replay, text)
        assert (status, replay.names) == (200, ["Player 1", "Random bot 2"])
        view = read(ReplayView, (await page.ask("GET", f"/api/replays/{link}/views/5"))[1])
        assert view.number == 5
        analysis = read(Analysis, (await page.ask("GET", f"/api/replays/{link}/analysis"))[1])
        number = analysis.judgements[0].number
        moment = read(MomentInfo, (await page.ask("GET", f"/api/replays/{link}/moments/{number}"))[1])
        assert (moment.number, moment.line[0][0]) == (number, analysis.judgements[0].best[0])
        lobby = read(Lobby, (await page.ask("GET", "/api/lobby"))[1])
        assert ([line.table for line in lobby.finished], lobby.yours) == ([table], [])
        again = read(TableInfo, (await page.ask("POST", f"/api/tables/{table}/rematch"))[1])
        assert again.status == "playing"

    in_a_tab(scenario)


def test_a_match_is_found_again_in_a_new_tab() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, HERE)).table
        page.sit_down(table)
        position = await page.position()
        for _ in range(5):
            page.play(position)
            position = await page.position()
        later = Page(hosted(keeper))
        later.sit_down(table)
        found = await later.position()
        assert found.table.moves_made == position.table.moves_made
        assert found.seats == position.seats

    in_a_tab(scenario)


def test_a_move_that_cannot_be_kept_has_not_happened() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, HERE)).table
        page.sit_down(table)
        position = await page.position()
        keeper.failure = "Error: full: QuotaExceededError"
        page.play(position)
        refused = await page.hear("refused", "done")
        assert refused["problem"]["code"] == "storage_full"
        assert "so this did not happen" in refused["problem"]["sentence"]
        keeper.failure = None
        page.sit_down(table)
        assert (await page.position()).table.moves_made == position.table.moves_made

    in_a_tab(scenario)


@pytest.mark.parametrize(("word", "code"), [("refused", "storage_refused"), ("odd", "storage_broken")])
def test_a_browser_that_keeps_nothing_is_told_of(word: str, code: str) -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        keeper.failure = f"Error: {word}: of the browser"
        for method, path, said in (
            ("GET", "/api/lobby", None),
            ("POST", "/api/tables", {"game": "oceania", "seats": [HERE]}),
        ):
            status, text = await page.ask(method, path, said)
            assert (status, read(Problem, text).code) == (507, code)

    in_a_tab(scenario)


def test_two_tabs_with_the_same_match_do_not_write_over_each_other() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, HERE)).table
        other = Page(hosted(keeper))
        page.sit_down(table)
        other.sit_down(table)
        mine, theirs = await page.position(), await other.position()
        page.play(mine)
        await page.hear("done")
        other.play(theirs)
        assert (await other.hear("refused", "done"))["problem"]["code"] == "stale"
        other.sit_down(table)
        assert (await other.position()).table.moves_made == mine.table.moves_made + 1

    in_a_tab(scenario)


def test_who_looks_at_a_match_that_goes_on_in_another_tab_is_sent_to_look_again() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, HERE)).table
        page.sit_down(table)
        await page.position()
        page.host.changed_elsewhere(table)
        page.host.changed_elsewhere("some other")
        await asyncio.sleep(0.01)
        assert page.closed == [1013]

    in_a_tab(scenario)


def test_a_bot_that_is_slower_than_the_same_one_in_another_tab_is_no_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, RANDOM)).table
        page.sit_down(table)
        position = await page.position()
        written = keeper.write

        async def too_late(change: str) -> str:
            is_of_bot = any(entry[0] == 1 for entry in (json.loads(change)["entries"] or {"entries": []})["entries"])
            return "conflict" if is_of_bot else await written(change)

        monkeypatch.setattr(keeper, "write", too_late)
        while not page.closed:
            if position.seats[0].moves:
                page.play(position)
            position = await page.position() if page.heard.qsize() else position
            await asyncio.sleep(0.01)

    in_a_tab(scenario)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_play_goes_on_when_the_worker_of_the_bots_is_gone() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        beside = Beside()
        page = Page(hosted(keeper, beside))
        table = (await page.new_table(HERE, {"kind": "bot", "level": "expert"})).table
        beside.is_gone = True
        assert (await page.play_to_the_end(table)).outcome is not None

    in_a_tab(scenario)


def test_matches_travel_in_a_file() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        over = (await page.new_table(HERE, RANDOM)).table
        await page.play_to_the_end(over)
        running = (await page.new_table(HERE, HERE, game="open-worlds")).table
        _, file = await page.ask("GET", "/api/kept")
        other = Page(hosted(MemoryKeeper()))
        assert json.loads((await other.host.ask("POST", "/api/kept", file))[1]) == {"added": 2, "known": 0}
        assert json.loads((await other.host.ask("POST", "/api/kept", file))[1]) == {"added": 0, "known": 2}
        for table in (over, running):
            found = [read(TableInfo, (await each.ask("GET", f"/api/tables/{table}"))[1]) for each in (page, other)]
            assert len({(info.status, info.moves_made, info.link, str(info.options)) for info in found}) == 1

    in_a_tab(scenario)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda file: "x", "There are no matches in this file; one that was saved from here would have some."),
        (lambda file: {**file, "format": "other"}, "There are no matches in this file"),
        (lambda file: _with(file, entries=[[0, 999]]), "Match 1 in this file cannot be played, so none was taken in."),
        (lambda file: _with(file, record={}), "Match 1 in this file cannot be played"),
        (lambda file: _with_record(file, game="chess"), "Match 1 in this file cannot be played"),
        (lambda file: _with_record(file, rules_version=99), "version 99 of the rules"),
        (lambda file: _with_record(file, status="paused"), "Match 1 in this file cannot be played"),
        (lambda file: _with_record(file, seats=[{"seat": 0, "kind": "here", "name": 7}]), "cannot be played"),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused_in_one_sentence(change: Callable[[Any], Any], sentence: str) -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        await page.new_table(HERE, HERE)
        file = json.loads((await page.ask("GET", "/api/kept"))[1])
        fresh = MemoryKeeper()
        status, text = await Page(hosted(fresh)).ask("POST", "/api/kept", change(file))
        assert status == 422
        assert sentence in read(Problem, text).sentence
        assert fresh.tables == {}

    in_a_tab(scenario)


def _with(file: Any, **changes: Any) -> Any:
    return {**file, "matches": [{**file["matches"][0], **changes}]}


def _with_record(file: Any, **changes: Any) -> Any:
    return _with(file, record={**file["matches"][0]["record"], **changes})


@pytest.mark.parametrize(
    ("method", "path", "said", "status", "code"),
    [
        ("GET", "/api/nowhere", None, 404, "not_found"),
        ("POST", "/api/lobby", {}, 404, "not_found"),
        ("GET", "/api/games/chess/rules/en", None, 404, "unknown_game"),
        ("GET", "/api/tables/unknown", None, 404, "not_found"),
        ("POST", "/api/tables", {"game": "oceania"}, 422, "invalid"),
        ("GET", "/api/replays/no-link", None, 400, "bad_link"),
        ("GET", "/api/replays/x/views/minus", None, 404, "not_found"),
    ],
)
def test_what_is_wrong_is_answered_as_a_server_would(method: str, path: str, said: Any, status: int, code: str) -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        answered, text = await page.ask(method, path, said)
        assert (answered, read(Problem, text).code) == (status, code)

    in_a_tab(scenario)


def test_all_games_their_rules_and_decks_are_told() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        games = json.loads((await page.ask("GET", "/api/games"))[1])
        assert len([game for game in games if game["options"] is not None]) >= 5
        rules = json.loads((await page.ask("GET", "/api/games/octopus-garden/rules/de"))[1])
        assert rules["language"] == "de"
        assert "Perlen" in rules["markdown"]
        assert json.loads((await page.ask("GET", "/api/games/open-worlds/decks"))[1])["cards"]

    in_a_tab(scenario)


def test_a_try_out_at_a_running_table_is_judged_in_the_tab_too() -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        table = (await page.new_table(HERE, HERE, game="tidepool")).table
        status, text = await page.ask(
            "POST", "/api/studies/scene", {"start": {"table": table, "seat": 0}, "path": [], "deal": 3}
        )
        assert status == 200, text
        start = json.loads(text)["start"]
        assert start["is_dealt"]
        status, text = await page.ask("POST", "/api/studies/outlook", {"start": start, "path": []})
        assert status == 200, text
        assert sum(json.loads(text)["outlook"]) == pytest.approx(1)
        status, text = await page.ask("POST", "/api/studies/link", {"start": start})
        assert (status, json.loads(text)["code"]) == (409, "study_not_over")
        status, text = await page.ask("POST", "/api/studies/open", {"link": "nonsense"})
        assert (status, json.loads(text)["code"]) == (400, "bad_study")

    in_a_tab(scenario)
