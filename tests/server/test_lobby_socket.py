"""The lobby over real sockets: two browsers find each other, and one that has not come in yet only listens."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from oceanarium.server.schema import FROM_LOBBY
from tests.server.devices import HERE, OPEN, Device

DUEL = "octopus-garden:2:300+12"


class Ear:
    """One page's socket, which checks every message it hears."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self._lines: list[str] = []
        self.texts: list[str] = []

    def hear(self, kind: str) -> Any:
        """The next message of a kind."""
        while True:
            if not self._lines:
                self._lines = self.session.receive_text().split("\n")
                self.texts += self._lines
            text = self._lines.pop(0)
            FROM_LOBBY.validate_json(text)
            message = json.loads(text)
            if message["type"] == kind:
                return message

    def say(self, **message: Any) -> None:
        self.session.send_text(json.dumps({"request": 1, **message}))


@contextmanager
def listening(device: Device) -> Iterator[Ear]:
    with device.client.websocket_connect("ws://localhost/api/lobby/socket", headers=device.headers) as session:
        yield Ear(session)


def test_two_browsers_are_paired_and_hear_of_the_same_table(anna: Device, ben: Device) -> None:
    assert [device.post("/api/lobby/come-in").status_code for device in (anna, ben)] == [200, 200]
    with listening(anna) as hers, listening(ben) as his:
        assert hers.hear("first")["person"] != his.hear("first")["person"]
        hers.say(type="pair", offer=DUEL, name="Anna")
        assert hers.hear("pairing")["offer"]["key"] == DUEL
        his.say(type="pair", offer=DUEL, name="Ben")
        found = hers.hear("pairing")["table"], [his.hear("pairing"), his.hear("pairing")][-1]["table"]
        assert found[0] == found[1]
    seats = {seat.name: seat.is_taken for seat in anna.table(found[0]).seats}
    assert seats == {"Anna": True, "Ben": True}
    assert sorted(anna.table(found[0]).yours + ben.table(found[0]).yours) == [0, 1]


def test_who_has_not_come_in_listens_and_is_told_how_to_take_part(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, is_public=True)
    with listening(ben) as ear:
        first = ear.hear("first")
        listed = [line["table"] for line in first["open"]] or [line["table"] for line in ear.hear("changed")["open"]]
        assert (first["person"], listed) == (None, [table.table])
        ear.say(type="pair", offer=DUEL)
        assert ear.hear("refused")["problem"]["code"] == "nobody_yet"


def test_what_is_put_away_on_one_page_is_gone_from_all(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with listening(anna) as ear:
        assert [line["table"] for line in ear.hear("first")["yours"]] == [table]
        anna.post(f"/api/tables/{table}/put-away", {"is_away": True})
        again = ear.hear("first")
        assert (again["yours"], again["put_away"]) == ([], 1)


def test_a_session_that_is_ended_hears_nothing_more(client: TestClient, anna: Device) -> None:
    person = anna.post("/api/lobby/come-in").json()["person"]
    app: Any = client.app
    with listening(anna) as ear:
        ear.hear("first")
        assert client.portal is not None
        client.portal.call(app.state.club.presence.cut, person)
        with pytest.raises(WebSocketDisconnect):
            ear.hear("never")


def test_the_wire_of_two_tells_neither_what_only_the_other_may_know(anna: Device, ben: Device) -> None:
    hidden = anna.make_table(HERE, OPEN).table  # not public: its address is the secret
    ben.post("/api/lobby/come-in")
    with listening(anna) as hers, listening(ben) as his:
        hers.hear("first"), his.hear("first")
        anna.post(f"/api/tables/{hidden}/fill", {"level": "random"})
        shown = anna.make_table(HERE, OPEN, is_public=True).table
        told = his.hear("changed")
        while not told["open"]:
            told = his.hear("changed")
        assert [line["table"] for line in told["open"]] == [shown]
        assert hidden not in "".join(his.texts)
        assert anna.token not in "".join(his.texts + hers.texts)
