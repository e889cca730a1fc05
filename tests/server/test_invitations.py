"""Inviting others: addresses that they can reach, names that tell them apart, bots for those who do not come."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from oceanarium.hosting.messages.tables import Invitation
from oceanarium.hosting.names import guest_name, unique
from oceanarium.hosting.speech import CREATURES, said
from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from oceanarium.server import addresses
from oceanarium.server.addresses import invitation, network_addresses, origin_in
from oceanarium.server.app import new_app
from oceanarium.server.run import settings_for
from oceanarium.server.settings import Settings
from oceanarium.store.desk import Desk
from tests.server.devices import GREEDY, HERE, OPEN, Device

SEA_CREATURES = [said(f"creature-{name}").in_words() for name in CREATURES]


def refused(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return read_plain(Problem, answer.json()).code


def test_a_server_for_this_machine_alone_says_so(client: TestClient) -> None:
    told = read_plain(Invitation, client.get("/api/invitation").json())
    assert told == Invitation(public_address=None, addresses=[], is_only_here=True)


def test_a_server_for_the_network_names_the_addresses_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: ["192.168.1.7", "10.0.0.3"])
    told = invitation(Settings(listens=("0.0.0.0", 9000)))
    assert told.addresses == ["http://192.168.1.7:9000", "http://10.0.0.3:9000"]
    assert invitation(Settings(listens=("192.168.1.7", 80))).addresses == ["http://192.168.1.7:80"]
    assert invitation(Settings(listens=("fd00::7", 80))).addresses == ["http://[fd00::7]:80"]


def test_a_public_address_wins_and_is_answered_to(tmp_path: Path) -> None:
    settings = settings_for("127.0.0.1", "https://games.example.org")
    told = invitation(settings)
    assert (told.public_address, told.is_only_here) == ("https://games.example.org", False)
    with TestClient(new_app(Desk(tmp_path), settings), base_url="http://games.example.org") as client:
        assert client.get("/api/lobby").status_code == 200
        assert client.get("/api/lobby", headers={"Host": "evil.example"}).status_code == 403


def test_addresses_of_the_machine_can_be_reached_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = iter(["192.168.1.7", "127.0.0.1", "192.168.1.7", "169.254.3.4"])
    monkeypatch.setattr(addresses, "_address_towards", lambda faraway: next(ways))
    assert network_addresses() == ["192.168.1.7"]


def test_addresses_are_asked_of_the_machine_itself() -> None:
    assert all(address.count(".") == 3 for address in network_addresses())  # none where there is no network


@pytest.mark.parametrize("text", ["https://games.example.org/", " http://games.example.org ", "http://h:8000"])
def test_a_public_address_is_an_origin(text: str) -> None:
    assert origin_in(text) == text.strip().rstrip("/")


@pytest.mark.parametrize("text", ["games.example.org", "ftp://h", "http://", "https://h/games", "http://h/?x=1", ""])
def test_what_is_no_public_address_is_refused(text: str) -> None:
    assert origin_in(text) is None


def test_guests_are_called_after_different_sea_creatures(anna: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN, OPEN).table
    for _ in range(3):
        answer = Device(anna.client).post(f"/api/tables/{table}/join", {})
        assert answer.status_code == 200, answer.text
    names = [seat.name for seat in anna.table(table).seats]
    assert set(names[1:]) <= set(SEA_CREATURES)
    assert len(set(names)) == 4


def test_two_people_never_have_the_same_name(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": "Seahorse"}, OPEN, {**HERE, "name": "seahorse"}).table
    ben.join(table, "SEAHORSE")
    assert [seat.name for seat in anna.table(table).seats] == ["Seahorse", "SEAHORSE 3", "seahorse 2"]


def test_a_long_name_has_room_for_its_number() -> None:
    assert unique("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert guest_name([*SEA_CREATURES]) in {f"{creature} 2" for creature in SEA_CREATURES}


def test_bots_fill_the_seats_that_nobody_took(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN).table
    ben.join(table, "Ben")
    assert (anna.table(table).is_host, ben.table(table).is_host) == (True, False)
    assert refused(ben.post(f"/api/tables/{table}/fill", {"level": "casual"}), 403) == "not_your_table"
    assert refused(anna.post(f"/api/tables/{table}/fill", {"level": "god"}), 422) == "unknown_bot"
    filled = anna.post(f"/api/tables/{table}/fill", {"level": "random"}).json()
    assert filled["status"] == "playing"
    assert [(seat["kind"], seat["level"]) for seat in filled["seats"]] == [
        ("here", None),
        ("open", None),
        ("bot", "random"),
    ]
    assert refused(anna.post(f"/api/tables/{table}/fill", {}), 409) == "has_begun"


def test_a_table_is_closed_by_whoever_made_it(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN, is_public=True).table
    ben.join(table)
    assert refused(ben.post(f"/api/tables/{table}/close"), 403) == "not_your_table"
    assert refused(Device(anna.client).post(f"/api/tables/{table}/close"), 403) == "not_your_table"
    with ben.talk(table) as talk:
        talk.position()
        closed = anna.post(f"/api/tables/{table}/close").json()
        assert talk.position().table.status == "over"
    assert closed["status"] == "over"
    assert not any(seat["is_taken"] for seat in closed["seats"])
    lobby = anna.get("/api/lobby").json()
    assert (lobby["open"], lobby["yours"], lobby["finished"]) == ([], [], [])
    assert refused(ben.post(f"/api/tables/{table}/join", {"name": "Ben"}), 409) == "seat_taken"


def test_a_running_match_cannot_be_closed(anna: Device) -> None:
    table = anna.make_table(HERE, GREEDY).table
    assert refused(anna.post(f"/api/tables/{table}/close"), 409) == "has_begun"


def test_the_next_person_is_the_maker_when_the_maker_has_left(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN).table
    ben.join(table)
    anna.post(f"/api/tables/{table}/leave")
    assert (ben.table(table).is_host, anna.table(table).is_host) == (True, False)
    assert ben.post(f"/api/tables/{table}/fill", {"level": "random"}).json()["status"] == "playing"
