"""Clocks and people who leave, at a real server: in live matches, over sockets, and through kill -9."""

import asyncio
import json
import random
import secrets
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.messages.time import SeatTime, TimeInfo
from oceanarium.hosting.time.ledger import SeatClock, clock_after
from oceanarium.protocol.messages import Clock, Done, Refused
from oceanarium.protocol.reading import read_plain
from oceanarium.store.desk import Desk
from oceanarium.store.sql_store import SqlStore
from tests.server.live_server import LiveServer, messages

LIVE = {"kind": "live", "base": 600, "increment": 3}
SECONDS_DOWN = 2.0
# Seats by turns, seats that choose at once, and windows; two to five of them.
TABLES = [("octopus-garden", 4), ("open-ocean", 5), ("open-ocean", 3), ("open-worlds", 2)]


class Player:
    """Somebody at a table, with a browser of their own."""

    def __init__(self, server: LiveServer, lines: ExitStack, table: str, token: str) -> None:
        self._connection: ClientConnection = lines.enter_context(server.connect(table, token))
        self._request = 0
        self._messages: Iterator[Any] = messages(self._connection)
        self.position: Position = next(heard for heard in self._messages if isinstance(heard, Position))

    def hear_until(self, sequence: int) -> Position:
        while self.position.sequence < sequence:
            self._hear()
        return self.position

    def say(self, **message: Any) -> Done | Refused:
        """Say something, and hear the answer."""
        self._request += 1
        self._connection.send(json.dumps({"request": self._request, **message}))
        while True:
            heard = self._hear()
            if isinstance(heard, Done | Refused):
                return heard

    def vanish(self) -> None:
        """Close the laptop: nobody says goodbye."""
        self._connection.socket.close()

    def _hear(self) -> Any:
        heard = next(self._messages)
        if isinstance(heard, Position):
            self.position = heard
        return heard


class Round:
    """People at one table of a live match."""

    def __init__(self, server: LiveServer, lines: ExitStack, game: str, seats: int) -> None:
        self.tokens = [secrets.token_urlsafe(32) for _ in range(seats)]
        wish = {"game": game, "seats": [{"kind": "here"}, *[{"kind": "open"}] * (seats - 1)], "seed": 4, "clock": LIVE}
        self.server, self.table = server, server.ask("/api/tables", wish, self.tokens[0])["table"]
        for token in self.tokens[1:]:
            server.ask(f"/api/tables/{self.table}/join", {"name": "Guest"}, token)
        self._chooser = random.Random(seats)
        self.come(lines)

    def come(self, lines: ExitStack) -> None:
        self.players = [Player(self.server, lines, self.table, token) for token in self.tokens]
        self.newest = self.players[-1].position

    def play(self, present: Sequence[int] | None = None) -> None:
        """One move of whoever is there and waited for."""
        seats = [seat for seat in self.newest.waiting if present is None or seat in present]
        player = self.players[self._chooser.choice(seats)]
        seat = self.players.index(player)
        position = player.hear_until(self.newest.sequence)
        move = self._chooser.choice(position.seats[seat].moves)[0]
        answer = player.say(type="play", seat=seat, move=move, sequence=position.sequence)
        assert isinstance(answer, Done), answer
        self.newest = player.position


def time_of(position: Position) -> TimeInfo:
    assert position.time is not None
    return position.time


def clocks_on_disk(data: Path, table: str, now: int) -> list[SeatTime]:
    """What the entries say of clocks, by the pure function over them."""

    async def load() -> list[SeatClock]:
        store = SqlStore(Desk(data))
        await store.open()
        stored = await store.load(table)
        await store.close()
        assert stored is not None
        assert stored.table.clock is not None
        return clock_after(stored.entries, stored.table.seats, read_plain(Clock, stored.table.clock), now)

    return [SeatTime(**clock._asdict()) for clock in asyncio.run(load())]


@pytest.fixture(params=[(60_000, 60_000)])
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[LiveServer]:
    """With the milliseconds after which somebody is away, and after which others decide."""
    server = LiveServer(tmp_path, *request.param)
    server.start()
    yield server
    assert server.process is not None
    if server.process.poll() is None:
        server.stop(signal.SIGKILL)


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    """Every connection of a test."""
    with ExitStack() as lines:
        yield lines


def test_clocks_are_the_same_to_the_millisecond_after_kill_9_and_time_down_is_not_counted(
    server: LiveServer, lines: ExitStack
) -> None:
    rounds = [Round(server, lines, game, seats) for game, seats in TABLES]
    for number in range(12):
        time.sleep(0.01 * (number % 4))  # so that clocks are at odd places
        for each in rounds:
            each.play()
    asked = time.monotonic()
    while not any(seat.window for seat in time_of(rounds[-1].newest).seats):
        rounds[-1].play()
    while not 1 < sum(seat.is_running for seat in time_of(rounds[1].newest).seats) < 5:  # some have chosen
        rounds[1].play()
    before = [time_of(each.newest) for each in rounds]
    server.stop(signal.SIGKILL)
    killed = time.monotonic()
    for each, told in zip(rounds, before, strict=True):
        assert clocks_on_disk(server.data, each.table, told.at) == told.seats
    time.sleep(SECONDS_DOWN)
    started = time.monotonic()
    server.start()
    for each, told in zip(rounds, before, strict=True):
        after = time_of(Player(server, lines, each.table, each.tokens[0]).position)
        seconds_up = (killed - asked) + (time.monotonic() - started)
        assert (after.at, after.seats) == (told.at, told.seats)
        assert told.at <= after.now <= told.now + 1_000 * seconds_up  # none of the two seconds between
        each.come(lines)
        each.play()  # and all go on


@pytest.mark.parametrize("server", [(300, 400)], indirect=True)
def test_whoever_closes_the_laptop_in_turn_two_of_four_does_not_spoil_it_for_the_others(
    server: LiveServer, lines: ExitStack
) -> None:
    table = Round(server, lines, "octopus-garden", 4)
    turns: set[int] = set()
    while len(turns) < 4 or table.newest.waiting == [3]:  # the first turn of all, and Dora not in the middle of hers
        turns.add(table.newest.waiting[0])
        table.play()
    table.players[3].vanish()
    anna, others = table.players[0], [0, 1, 2]
    while not time_of(anna.position).away:
        if set(table.newest.waiting) & set(others):
            table.play(others)
        else:
            anna.hear_until(anna.position.sequence + 1)  # they wait for Dora until the host has noticed
    assert [away.seat for away in time_of(anna.position).away] == [3]
    deadline = time.monotonic() + 20
    while isinstance(answer := anna.say(type="hand_over", seat=3), Refused):
        assert answer.problem.code == "away_too_short"
        assert time.monotonic() < deadline
        time.sleep(0.05)
    table.newest = anna.position
    while table.newest.outcome is None:
        if set(table.newest.waiting) & set(others):
            table.play(others)
        else:
            table.newest = anna.hear_until(table.newest.sequence + 1)
    outcome = table.newest.outcome
    assert outcome.places[3] == 4
    assert min(outcome.places[:3]) == 1
    assert [seat.gone for seat in table.newest.table.seats] == ["", "", "", "handed_over"]
