"""People over HTTP: a device is a guest as soon as it does something."""

from starlette.testclient import TestClient

from oceanarium.hosting.messages.people import PersonInfo
from oceanarium.protocol.reading import read_plain
from oceanarium.server.persons import COOKIE
from tests.server.devices import GREEDY, HERE, OPEN, Device


def test_who_only_looks_is_nobody_yet(anna: Device) -> None:
    assert anna.get("/api/people/me").json() is None


def test_who_makes_a_table_is_a_guest_whose_page_everybody_finds(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, GREEDY)
    me = read_plain(PersonInfo, anna.get("/api/people/me").json())
    assert [seat.person for seat in table.seats] == [me.person, None, None]
    assert ben.get(f"/api/people/{me.person}").json()["name"] == me.name
    assert anna.token not in ben.get(f"/api/tables/{table.table}").text
    assert (me.is_member, me.is_here) == (False, False)
    joined = ben.join(table.table)
    assert joined.seats[1].person == ben.get("/api/people/me").json()["person"] != me.person


def test_a_guest_is_called_as_at_the_last_table_and_goes_by_no_invisible_name(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": " Anna  K. "}, {**HERE, "name": "Otto"}, OPEN).table
    assert anna.get("/api/people/me").json()["name"] == "Anna K."
    ben.join(table, "Ben")
    assert ben.get("/api/people/me").json()["name"] == "Ben"


def test_the_own_page_knows_this_browser_on_the_first_visit(client: TestClient) -> None:
    [device] = client.get("/api/people/me/page").json()["devices"]
    assert device["is_this"]


def test_who_sits_at_a_table_is_here(anna: Device) -> None:
    table = anna.make_table(HERE, GREEDY).table
    with anna.talk(table) as talk:
        talk.position()
        assert anna.get("/api/people/me").json()["is_here"]


def test_whom_nobody_knows_is_told_in_one_sentence(anna: Device) -> None:
    answer = anna.get("/api/people/nobody")
    assert answer.status_code == 404
    assert answer.json()["said"]["key"] == "problem-no_such_person"


def test_a_guest_is_called_in_the_language_of_the_browser_which_is_noted_in_a_few_words(client: TestClient) -> None:
    headers = {"Accept-Language": "tlh;q=0.9, de-AT, en;q=0.5", "User-Agent": "Mozilla/5.0 (Android 15) Firefox/140.0"}
    answer = client.post("/api/tables", json={"game": "octopus-garden", "seats": [HERE, HERE]}, headers=headers)
    person = answer.json()["seats"][0]["person"]
    app = client.app
    [device] = client.portal.call(app.state.club.people._store.devices, person)  # type: ignore[attr-defined, union-attr]
    record = client.portal.call(app.state.club.people.find, person)  # type: ignore[attr-defined, union-attr]
    assert (device.browser, record.language) == ("Firefox, Android", "de")
    assert COOKIE in answer.cookies
