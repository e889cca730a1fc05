"""A server that finds the data of the version before there were people: everybody sits where they sat, and plays on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from oceanarium.protocol.messages import Done
from oceanarium.server.app import new_app
from oceanarium.store.database import FILE_NAME
from oceanarium.store.desk import Desk
from tests.server.devices import QUICK, Device
from tests.store.test_people import OLD

BOTH, OPEN, ALONE, OVER = "2LsN9KVgIAOu", "DxOS8kdG4SpE", "ceoMCBOFit6w", "-0--i8ObFGty"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    folder = tmp_path / "data"
    folder.mkdir()
    with sqlite3.connect(folder / FILE_NAME) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
    database.close()
    app = new_app(Desk(folder), QUICK, tmp_path / "client")
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def anna(client: TestClient) -> Device:
    device = Device(client)
    device.token = "anna" + "A" * 39  # as her browser's cookie says since then
    return device


@pytest.fixture
def ben(client: TestClient) -> Device:
    device = Device(client)
    device.token = "ben_" + "B" * 39
    return device


def test_the_same_browsers_hold_the_same_seats(anna: Device, ben: Device, client: TestClient) -> None:
    assert [anna.table(table).yours for table in (BOTH, OPEN, ALONE, OVER)] == [[0], [], [0, 1], []]
    assert [ben.table(table).yours for table in (BOTH, OPEN, ALONE, OVER)] == [[1], [0], [], [0]]
    assert (anna.table(BOTH).is_host, ben.table(OPEN).is_host) == (True, True)
    assert Device(client).table(BOTH).yours == []
    assert [anna.get("/api/people/me").json()["name"], ben.get("/api/people/me").json()["name"]] == ["Anna", "Ben"]


def test_they_play_on_where_they_stopped_and_see_each_others_moves(anna: Device, ben: Device) -> None:
    before = anna.table(BOTH)
    assert (before.status, before.clock, before.is_rated) == ("playing", None, False)
    with anna.talk(BOTH) as hers, ben.talk(BOTH) as his:
        position = hers.position()
        seat = position.waiting[0]
        mover, watcher = (hers, his) if seat == 0 else (his, hers)
        asked = position if mover is hers else his.position()
        answer = mover.play(asked, seat, asked.seats[seat].moves[0][0])
        assert isinstance(answer, Done)
        while watcher.position().table.moves_made == before.moves_made:
            pass
    assert anna.table(BOTH).moves_made > before.moves_made


def test_a_seat_that_was_free_is_taken_and_what_was_over_stays_over(anna: Device, ben: Device) -> None:
    anna.join(OPEN, "Anna")
    assert anna.table(OPEN).yours == [1]
    over = ben.table(OVER)
    assert (over.status, [seat.has_resigned for seat in over.seats]) == ("over", [True, False])
    assert ben.post(f"/api/tables/{OVER}/rematch").json()["status"] == "playing"
