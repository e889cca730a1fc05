"""Browsers as tests play them: each with a token of its own, checking every message it hears."""

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from oceanarium.hosting.buckets import Rate
from oceanarium.hosting.hall import Hall
from oceanarium.hosting.messages.socket import Position
from oceanarium.protocol.messages import Done, Refused, TableInfo
from oceanarium.protocol.reading import read_plain
from oceanarium.server.persons import COOKIE
from oceanarium.server.schema import FROM_SERVER
from oceanarium.server.settings import Settings
from tests.changes import completed

OFTEN = Rate(1e6, 1e6)
QUICK = Settings(
    bot_delay=0,
    bot_workers=1,
    requests=OFTEN,
    new_tables=OFTEN,
    deck_checks=OFTEN,
    studies=OFTEN,
    sign_ins=OFTEN,
    socket_messages=OFTEN,
    new_guests=OFTEN,
)

HERE = {"kind": "here"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "level": "greedy"}
RANDOM = {"kind": "bot", "level": "random"}


def hall_of(client: TestClient) -> Hall:
    """What the app under test holds."""
    app: Any = client.app  # Starlette declares only that it can be called
    hall: Hall = app.state.hall
    return hall


class Talk:
    """One socket."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.heard: list[str] = []
        self._last: Position | None = None
        self._lines: list[str] = []  # of a frame, one message each
        self._request = 0

    def hear(self) -> Any:
        if not self._lines:
            self._lines = self.session.receive_text().split("\n")
        text = self._lines.pop(0)
        self.heard.append(text)
        message = FROM_SERVER.validate_json(text)
        if isinstance(message, Position):
            message = self._last = completed(message, self._last)
        return message

    def position(self) -> Position:
        """The next position, whatever else is said before."""
        while True:
            message = self.hear()
            if isinstance(message, Position):
                return message

    def position_until(self, seat: int) -> Position:
        """The next position in which a seat is to move or the match is over."""
        while True:
            position = self.position()
            if seat in position.waiting or position.outcome is not None:
                return position

    def say(self, **message: Any) -> int:
        self._request += 1
        self.session.send_text(json.dumps({"request": self._request, **message}))
        return self._request

    def ask(self, **message: Any) -> Any:
        """Say something, and wait for the answer to just that."""
        request = self.say(**message)
        while True:
            answer = self.hear()
            if getattr(answer, "request", None) == request:
                return answer

    def play(self, position: Position, seat: int, move: int) -> Done | Refused:
        answer = self.ask(type="play", seat=seat, move=move, sequence=position.sequence)
        assert isinstance(answer, Done | Refused)
        return answer


class Device:
    """A browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.token = secrets.token_urlsafe(32)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.token}"}

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, content: Any = None) -> Any:
        return self.client.post(path, json=content, headers=self.headers)

    def make_table(self, *seats: dict[str, Any], game: str = "octopus-garden", **others: Any) -> TableInfo:
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), "seed": 5, **others})
        assert answer.status_code == 201, answer.text
        return read_plain(TableInfo, answer.json())

    def table(self, table: str) -> TableInfo:
        return read_plain(TableInfo, self.get(f"/api/tables/{table}").json())

    def join(self, table: str, name: str = "Ben", seat: int | None = None) -> TableInfo:
        answer = self.post(f"/api/tables/{table}/join", {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text
        return read_plain(TableInfo, answer.json())

    @contextmanager
    def talk(self, table: str) -> Iterator[Talk]:
        with self.client.websocket_connect(
            f"ws://localhost/api/tables/{table}/socket", headers=self.headers
        ) as session:
            yield Talk(session)


def play_to_the_end(talk: Talk, position: Position, seed: int = 1, most: int = 1_000) -> Position:
    """Play all seats of the device at random until the match is over."""
    chooser = random.Random(seed)
    for _ in range(most):
        if position.outcome is not None:
            return position
        own = [seat for seat in position.waiting if seat in position.seats]
        if own:
            move = chooser.choice(position.seats[own[0]].moves)
            talk.say(type="play", seat=own[0], move=move[0], sequence=position.sequence)
        position = talk.position()
    raise AssertionError("The match does not end.")
