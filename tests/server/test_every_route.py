"""What holds for every address of the server, found by looking at the app itself: nobody can forget a new one."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from oceanarium.server.app import new_app
from oceanarium.server.security import SAFE_METHODS, SameHost
from oceanarium.store.database import FILE_NAME
from oceanarium.store.desk import Desk
from tests.server.devices import HERE, OPEN, QUICK, Device

EVIL = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}


def app_of(client: TestClient) -> FastAPI:
    app = client.app
    assert isinstance(app, FastAPI)
    return app


def asked(app: FastAPI, table: str, person: str) -> Iterator[tuple[str, str]]:
    """Every method and path that the app answers, with the gaps filled."""
    gaps = {"table_id": table, "table": table, "person": person, "name": "octopus-garden", "game": "octopus-garden"}
    for route in app.routes:
        if isinstance(route, Route):
            path = re.sub(r"{(\w+)(:\w+)?}", lambda gap: gaps.get(gap[1], "1"), route.path)
            yield from ((method, path) for method in sorted(route.methods or ()))


def sockets(app: FastAPI, table: str) -> list[str]:
    paths = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]
    return [path.format(table_id=table) for path in paths]


def unguarded(client: TestClient, device: Device, table: str, person: str) -> list[str]:
    """Every address that writes and lets another site do so, with the cookie that the browser sends along."""
    app, headers = app_of(client), {**device.headers, **EVIL}
    found = []
    for method, path in asked(app, table, person):
        if method not in SAFE_METHODS:
            answer = client.request(method, path, json={}, headers=headers)
            is_refused = answer.status_code == 403 and answer.json()["code"] == "foreign"
            found += [] if is_refused else [f"{method} {path}"]
    for path in sockets(app, table):
        with suppress(WebSocketDisconnect), client.websocket_connect(f"ws://localhost{path}", headers=headers):
            found.append(path)
    return found


def people_known(data: Path) -> bytes:
    """What the database holds of people and devices, as bytes of its tables."""
    with sqlite3.connect(data / FILE_NAME) as connection:
        rows = [connection.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall() for name in ("people", "devices")]
    connection.close()
    return repr(rows).encode()


def test_another_site_can_write_at_no_address_and_open_no_socket(client: TestClient, anna: Device) -> None:
    table = anna.make_table(HERE, OPEN, is_public=True)
    app = app_of(client)
    writing = [path for method, path in asked(app, table.table, "x") if method not in SAFE_METHODS]
    assert len(writing) > 40
    assert len(sockets(app, table.table)) == 2
    assert unguarded(client, anna, table.table, table.seats[0].person or "") == []


def test_an_app_without_the_guard_would_be_caught(tmp_path: Path) -> None:
    app = new_app(Desk(tmp_path / "data"), QUICK, tmp_path)
    app.user_middleware = [each for each in app.user_middleware if SameHost.__name__ not in repr(each.cls)]
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        device = Device(client)
        table = device.make_table(HERE, OPEN).table
        found = unguarded(client, device, table, "x")
    assert f"/api/tables/{table}/socket" in found
    assert f"POST /api/tables/{table}/close" in found


def test_only_questions_are_asked_by_get_and_another_site_makes_nobody_a_guest(
    client: TestClient, anna: Device, tmp_path: Path
) -> None:
    """A picture on another site makes a browser ask by GET: that changes nothing, and sets no cookie."""
    table = anna.make_table(HERE, OPEN)
    app = app_of(client)
    before = people_known(tmp_path / "data")
    for method, path in asked(app, table.table, table.seats[0].person or ""):
        if method == "GET":
            answer = client.get(path, headers={"Sec-Fetch-Site": "cross-site"})
            assert "set-cookie" not in answer.headers, path
            client.cookies.clear()
    assert people_known(tmp_path / "data") == before
    own = client.get("/api/people/me/page", headers={"Sec-Fetch-Site": "same-origin"})
    assert (own.status_code, "set-cookie" in own.headers) == (200, True)  # the same from our own page
    assert people_known(tmp_path / "data") != before


def test_nobody_finds_a_table_or_people_that_they_were_not_told_of(
    client: TestClient, anna: Device, ben: Device
) -> None:
    """A stranger asks at every address: what is not public occurs in no answer, and ids cannot be gone through."""
    table = anna.make_table({**HERE, "name": "Quiet Anna"}, OPEN)
    ben.join(table.table, "Quiet Ben")
    people = [device.get("/api/people/me").json()["person"] for device in (anna, ben)]
    stranger = Device(client)
    stranger.make_table(HERE, HERE)
    own = stranger.get("/api/people/me").json()["person"]
    answers = [stranger.get(path).text for method, path in asked(app_of(client), "unknown", own) if method == "GET"]
    with client.websocket_connect("ws://localhost/api/lobby/socket", headers=stranger.headers) as session:
        answers.append(session.receive_text())
    assert sum('"status":"playing"' in answer for answer in answers) > 0  # there was something to find: one's own
    for secret in (table.table, *people, "Quiet"):
        assert [answer for answer in answers if secret in answer] == []
    assert all(len(each) >= 12 for each in (table.table, *people))  # 72 random bits


@pytest.mark.parametrize("unknown", ["unknown", "AAAAAAAAAAAA", "%00"])
def test_an_unknown_table_is_told_in_one_way_to_everybody(anna: Device, ben: Device, unknown: str) -> None:
    """Whoever guesses learns nothing by the kind of the answer: there is none but that there is no such table."""
    anna.make_table(HERE, HERE)
    app = app_of(anna.client)
    for method, path in asked(app, unknown, "x"):
        if path.startswith(f"/api/tables/{unknown}") and method in ("GET", "POST"):
            content: Any = {"is_away": True} if path.endswith("put-away") else {}
            answers = [
                device.client.request(method, path, json=content, headers=device.headers) for device in (anna, ben)
            ]
            assert [answer.status_code for answer in answers] in ([404, 404], [405, 405]), path
            if "table" in answers[0].text:
                assert read_plain(Problem, answers[0].json()) == read_plain(Problem, answers[1].json())
