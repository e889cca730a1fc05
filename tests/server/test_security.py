"""Who may talk to the server, and how much."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from oceanarium.hosting.buckets import Bucket, Buckets, Rate
from oceanarium.hosting.problems import RequestProblem
from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from oceanarium.server.app import new_app
from oceanarium.server.settings import Settings
from oceanarium.store.desk import Desk
from tests.server.devices import HERE, Device


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/tables/x"])
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://localhost", 201),
        (None, 201),  # no browser
        ("http://localhost:8000", 403),
        ("http://evil.example", 403),
        ("http://localhost.evil.example", 403),
        ("null", 403),
        ("", 403),
        ("http://[", 403),
    ],
)
def test_other_sites_cannot_ask_for_changes(client: TestClient, origin: str | None, status: int) -> None:
    headers = {} if origin is None else {"Origin": origin}
    content = {"game": "octopus-garden", "seats": [HERE, HERE]}
    assert client.post("/api/tables", json=content, headers=headers).status_code == status


def test_other_sites_cannot_open_a_socket(client: TestClient, anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    address = f"ws://localhost/api/tables/{table}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers={**anna.headers, "Origin": "http://evil.example"}),
    ):
        pass
    with client.websocket_connect(address, headers={**anna.headers, "Origin": "http://localhost"}) as session:
        assert session.receive_json()["table"]["yours"] == [0, 1]


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "localhost:x"])
def test_a_foreign_name_for_this_machine_is_not_answered(client: TestClient, host: str) -> None:
    answer = client.get("/api/lobby", headers={"Host": host})
    assert answer.status_code == 403
    assert read_plain(Problem, answer.json()).code == "foreign"


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_the_names_of_this_machine_are_answered(client: TestClient, host: str) -> None:
    assert client.get("/api/lobby", headers={"Host": host}).status_code == 200


def test_a_body_may_not_be_too_large(client: TestClient) -> None:
    content = b'{"game": "' + b"x" * 70_000 + b'"}'
    answer = client.post("/api/tables", content=content)
    assert answer.status_code == 413
    assert read_plain(Problem, answer.json()).code == "too_large"


def test_nobody_sees_a_traceback(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError("a secret of the server")

    monkeypatch.setattr("oceanarium.hosting.offers.games", fail)
    answer = client.get("/api/games")
    assert answer.status_code == 500
    assert read_plain(Problem, answer.json()).code == "unexpected"
    assert "secret" not in answer.text
    assert "default-src" in answer.headers["content-security-policy"]


def test_who_asks_too_fast_has_to_wait(tmp_path: Path) -> None:
    settings = Settings(requests=Rate(0.001, 3), bot_workers=1)
    app = new_app(Desk(tmp_path), settings)
    with TestClient(app, base_url="http://localhost") as client:
        statuses = [client.get("/api/games").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert client.get("/health").status_code == 200


def test_who_talks_too_fast_is_refused_and_then_given_up(tmp_path: Path) -> None:
    settings = Settings(socket_messages=Rate(0.001, 2), bot_workers=1)
    app = new_app(Desk(tmp_path), settings)
    with TestClient(app, base_url="http://localhost") as client:
        anna = Device(client)
        with anna.talk(anna.make_table(HERE, HERE).table) as talk:
            talk.position()
            answers = [talk.ask(type="say", seat=0, text=text) for text in "xy"]
            assert [answer.type for answer in answers] == ["done", "done"]
            talk.say(type="say", seat=0, text="x")
            assert talk.hear().problem.code == "too_fast"


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("oceanarium.hosting.buckets.time.monotonic", lambda: now)
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]  # no fuller than full


def test_buckets_of_those_long_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oceanarium.hosting.buckets.MOST_BUCKETS", 2)
    buckets = Buckets(Rate(0.001, 1))
    assert [buckets.take(who) for who in "abca"] == [True, True, True, True]
    assert not buckets.take("a")


def test_a_long_sentence_is_cut() -> None:
    assert len(RequestProblem(400, "x", "y" * 9999).problem.sentence) < 400


def test_a_busy_deck_builder_can_still_open_a_table(tmp_path: Path) -> None:
    settings = Settings(new_tables=Rate(0.001, 1), deck_checks=Rate(0.001, 3), bot_workers=1)
    with TestClient(new_app(Desk(tmp_path), settings), base_url="http://localhost") as client:
        check = {"text": "3 Outpost", "format": "standard"}
        checks = [client.post("/api/games/open-worlds/decks/check", json=check).status_code for _ in range(4)]
        assert checks == [200, 200, 200, 429]
        seats = {"game": "octopus-garden", "seats": [HERE, HERE]}
        assert [client.post("/api/tables", json=seats).status_code for _ in range(2)] == [201, 429]
