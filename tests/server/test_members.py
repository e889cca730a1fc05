"""Members over HTTP: becoming one, signing in and out, sessions, the archive, deletion."""

import io
import json
import secrets
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from oceanarium.hosting.buckets import Rate
from oceanarium.hosting.club.people import utc_now
from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from oceanarium.server.app import new_app
from oceanarium.server.passkeys import CHALLENGE_LASTS
from oceanarium.server.people_routes import router
from oceanarium.server.persons import COOKIE
from oceanarium.server.settings import Settings
from oceanarium.store.desk import Desk
from tests.server.authenticator import Authenticator
from tests.server.devices import GREEDY, HERE, OPEN, QUICK, Device, Talk

ME = "/api/people/me"
SIGN_IN = "/api/people/sign-in"


def refused(answer: Any, status: int, key: str) -> None:
    assert answer.status_code == status, answer.text
    problem = read_plain(Problem, answer.json())
    assert problem.said is not None
    assert problem.said.key == f"problem-{key}"
    assert problem.sentence.endswith(".")


def follow(device: Device, answer: Any) -> Any:
    """Take the new token, as a browser does."""
    device.token = answer.cookies.get(COOKIE) or device.token
    device.client.cookies.clear()
    return answer


def new_name() -> str:
    """One that no other test here has."""
    return f"Mira {secrets.token_hex(4)}"


def become_member(device: Device, passkey: Authenticator, name: str | None = None) -> list[str]:
    options = device.post(f"{ME}/passkeys/options").json()["options"]
    answer = device.post(f"{ME}/passkeys", {"credential": passkey.make(options), "name": name or new_name()})
    assert answer.status_code == 200, answer.text
    follow(device, answer)
    codes: list[str] = answer.json()["codes"]
    return codes


def sign_in(device: Device, passkey: Authenticator, **wish: Any) -> Any:
    options = device.post(f"{SIGN_IN}/options").json()["options"]
    return follow(device, device.post(SIGN_IN, {"credential": passkey.use(options), **wish}))


def hung_up(talk: Talk) -> int:
    """By what code the server hangs up, whatever it says before."""
    for _ in range(100):
        try:
            talk.hear()
        except WebSocketDisconnect as end:
            return end.code
    raise AssertionError("The line is still open.")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def client(data: Path) -> Iterator[TestClient]:
    """One server for all tests here: to start one takes longer than any of them."""
    app = new_app(Desk(data), QUICK)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def passkey() -> Authenticator:
    return Authenticator()


def test_a_guest_becomes_a_member_and_has_the_seat_on_another_device(
    anna: Device, ben: Device, passkey: Authenticator
) -> None:
    table = anna.make_table(HERE, OPEN).table
    guest = anna.get(ME).json()["person"]
    token = anna.token
    codes = become_member(anna, passkey, name := new_name())
    me = anna.get(ME).json()
    assert (me["person"], me["name"], me["is_member"]) == (guest, name, True)
    assert len(set(codes)) == 10
    assert anna.token != token  # nobody can have put it there before
    assert anna.client.get(ME, headers={"Cookie": f"{COOKIE}={token}"}).json() is None
    assert sign_in(ben, passkey).json()["person"] == guest
    assert ben.table(table).yours == [0]
    page = ben.get(f"{ME}/page").json()
    assert (len(page["passkeys"]), len(page["devices"]), page["codes_left"], page["running"]) == (1, 2, 10, 1)
    assert [device["is_this"] for device in page["devices"]].count(True) == 1


def test_what_a_guest_holds_comes_along_if_wished_and_not_where_both_sit(
    anna: Device, ben: Device, passkey: Authenticator
) -> None:
    become_member(anna, passkey)
    member = anna.get(ME).json()["person"]
    both = anna.make_table(HERE, OPEN).table
    ben.join(both)
    alone = ben.make_table(HERE, GREEDY).table
    with ben.talk(alone) as talk:
        talk.position()
        sign_in(ben, passkey, takes_along=True)
        assert hung_up(talk) == 4401  # the line was the guest's
    assert (ben.table(alone).yours, ben.table(alone).is_host) == ([0], True)
    assert ben.table(alone).seats[0].person == member
    assert ben.table(both).yours == [0]
    assert ben.table(both).seats[1].person != member


def test_what_a_guest_holds_stays_theirs_otherwise(anna: Device, ben: Device, passkey: Authenticator) -> None:
    become_member(anna, passkey)
    alone = ben.make_table(HERE, GREEDY).table
    sign_in(ben, passkey)
    assert ben.table(alone).yours == []


def test_a_member_sits_at_a_table_under_no_other_name(anna: Device, ben: Device, passkey: Authenticator) -> None:
    become_member(anna, passkey, name := new_name())
    assert anna.make_table({**HERE, "name": "Ben"}, {**HERE, "name": "Otto"}).seats[0].name == name
    table = ben.make_table(HERE, OPEN).table
    assert anna.join(table, "Eve").seats[1].name == name
    assert anna.get(ME).json()["name"] == name


def test_two_members_cannot_have_one_name_and_nothing_is_half_done(anna: Device, ben: Device) -> None:
    become_member(anna, Authenticator(), name := new_name())
    options = ben.post(f"{ME}/passkeys/options").json()["options"]
    answer = ben.post(f"{ME}/passkeys", {"credential": Authenticator().make(options), "name": name.swapcase()})
    refused(answer, 409, "member_name_taken")
    assert not ben.get(ME).json()["is_member"]
    become_member(ben, Authenticator(), own := new_name())
    refused(ben.post(ME, {"name": name}), 409, "member_name_taken")
    assert ben.get(ME).json()["name"] == own


def test_a_recovery_code_signs_in_once_however_it_is_typed(anna: Device, ben: Device, passkey: Authenticator) -> None:
    codes = become_member(anna, passkey, name := new_name())
    code = codes[3]
    typed = f" {code.upper().replace('-', ' ')} "
    assert follow(ben, ben.post(SIGN_IN, {"code": typed})).json()["name"] == name
    assert ben.get(f"{ME}/page").json()["codes_left"] == 9
    refused(Device(anna.client).post(SIGN_IN, {"code": code}), 403, "wrong_code")
    fresh = ben.post(f"{ME}/codes").json()["codes"]
    assert len(fresh) == 10
    refused(Device(anna.client).post(SIGN_IN, {"code": codes[4]}), 403, "wrong_code")
    assert Device(anna.client).post(SIGN_IN, {"code": fresh[0]}).status_code == 200


def test_neither_tokens_nor_codes_are_stored(anna: Device, passkey: Authenticator, data: Path) -> None:
    codes = become_member(anna, passkey)
    kept = b"".join(file.read_bytes() for file in data.iterdir())
    assert passkey.name.encode() in kept  # we do look at what is there
    for secret in (anna.token, *codes, *(code.replace("-", "") for code in codes)):
        assert secret.encode() not in kept


def test_an_ended_session_is_over_at_once_open_lines_too(anna: Device, ben: Device, passkey: Authenticator) -> None:
    table = anna.make_table(HERE, GREEDY).table
    become_member(anna, passkey)
    sign_in(ben, passkey)
    [other] = [device for device in ben.get(f"{ME}/page").json()["devices"] if not device["is_this"]]
    with anna.talk(table) as talk:
        talk.position()
        page = ben.post(f"{ME}/devices/end", {"device": other["device"]}).json()
        assert [device["is_this"] for device in page["devices"]] == [True]
        assert hung_up(talk) == 4401
    assert anna.get(ME).json() is None
    assert anna.table(table).yours == []
    assert ben.table(table).yours == [0]
    refused(ben.post(f"{ME}/devices/end", {"device": other["device"]}), 404, "no_such_session")


def test_who_signs_out_is_nobody_and_a_stranger_ends_no_session(
    anna: Device, ben: Device, passkey: Authenticator
) -> None:
    become_member(anna, passkey)
    [device] = anna.get(f"{ME}/page").json()["devices"]
    ben.make_table(HERE, GREEDY)
    refused(ben.post(f"{ME}/devices/end", {"device": device["device"]}), 404, "no_such_session")
    assert anna.get(ME).json() is not None
    answer = anna.post(f"{ME}/sign-out")
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    assert anna.get(ME).json() is None
    refused(anna.post(f"{ME}/codes"), 403, "nobody")


def test_the_last_passkey_goes_only_while_codes_are_left(anna: Device, ben: Device, passkey: Authenticator) -> None:
    codes = become_member(anna, passkey)
    second = Authenticator()
    assert become_member(anna, second) == []  # those from before hold
    refused(ben.post(f"{ME}/passkeys/remove", {"passkey": passkey.name}), 403, "nobody")
    assert len(anna.post(f"{ME}/passkeys/remove", {"passkey": passkey.name}).json()["passkeys"]) == 1
    refused(sign_in(ben, passkey), 403, "unknown_passkey")
    refused(anna.post(f"{ME}/passkeys/remove", {"passkey": passkey.name}), 404, "no_such_passkey")
    for code in codes:
        Device(anna.client).post(SIGN_IN, {"code": code})
    refused(anna.post(f"{ME}/passkeys/remove", {"passkey": second.name}), 409, "last_passkey")


def test_what_is_not_signed_with_the_passkey_is_refused(anna: Device, ben: Device, passkey: Authenticator) -> None:
    become_member(anna, passkey)
    for change in (
        {"response": {"signature": "AAAA"}},
        {"response": {"authenticatorData": "AAAA"}},
        {"response": {"clientDataJSON": "AAAA"}},
        {"response": {"clientDataJSON": 5}},
        {"response": None},
        {"rawId": None},
        {"id": 5},
    ):
        credential = passkey.use(ben.post(f"{SIGN_IN}/options").json()["options"])
        parts: Any = change.get("response")
        changed = {**credential["response"], **parts} if parts else parts
        spoilt = {**credential, **change, **({"response": changed} if "response" in change else {})}
        refused(ben.post(SIGN_IN, {"credential": spoilt}), 403, "passkey_refused")
        assert ben.get(ME).json() is None


def test_a_proof_works_once_for_a_short_time_and_for_what_was_asked(
    client: TestClient, anna: Device, ben: Device, passkey: Authenticator
) -> None:
    become_member(anna, passkey)
    credential = passkey.use(ben.post(f"{SIGN_IN}/options").json()["options"])
    assert ben.post(SIGN_IN, {"credential": credential}).status_code == 200
    refused(Device(client).post(SIGN_IN, {"credential": credential}), 403, "passkey_too_late")
    options = ben.post(f"{SIGN_IN}/options").json()["options"]
    app: Any = client.app
    app.state.passkeys._now = lambda: utc_now() + CHALLENGE_LASTS + timedelta(seconds=1)
    refused(ben.post(SIGN_IN, {"credential": passkey.use(options)}), 403, "passkey_too_late")
    app.state.passkeys._now = utc_now
    stranger = Device(client)
    options = anna.post(f"{ME}/passkeys/options").json()["options"]
    stranger.make_table(HERE, GREEDY)
    wish = {"credential": Authenticator().make(options), "name": "Eve"}
    refused(stranger.post(f"{ME}/passkeys", wish), 403, "passkey_too_late")


def test_a_passkey_for_another_site_is_refused(anna: Device) -> None:
    options = anna.post(f"{ME}/passkeys/options").json()["options"]
    assert options["rp"]["id"] == "localhost"
    wish = {"credential": Authenticator("https://evil.example").make(options), "name": "Mira"}
    refused(anna.post(f"{ME}/passkeys", wish), 403, "passkey_refused")


def test_the_public_address_is_the_site_behind_a_proxy(tmp_path: Path) -> None:
    settings = Settings(hosts=("club.example.org",), public_address="https://club.example.org", bot_workers=1)
    with TestClient(new_app(Desk(tmp_path), settings), base_url="http://club.example.org") as client:
        anna = Device(client)
        assert "Secure" in client.get(f"{ME}/page").headers["set-cookie"]
        become_member(anna, Authenticator("https://club.example.org"))
        assert anna.get(ME).json()["is_member"]


def test_one_is_called_and_shown_as_one_wishes(anna: Device) -> None:
    page = anna.post(ME, {"name": " Ana  K. ", "creature": "crab", "colour": "blue", "language": "fr"}).json()
    assert (page["person"]["name"], page["language"]) == ("Ana K.", "fr")
    assert page["person"]["portrait"] == {"creature": "crab", "colour": "blue"}


def test_a_bad_wish_about_oneself_is_refused_in_one_sentence(anna: Device) -> None:
    for name, value in (
        *(("name", " \u200b "), ("name", "x" * 25), ("creature", "kraken"), ("colour", "#fff")),
        *(("language", "tlh"), ("role", "moderator"), ("is_member", True)),
    ):
        answer = anna.post(ME, {name: value})
        assert answer.status_code == 422
        assert read_plain(Problem, answer.json()).sentence.endswith((".", "…"))
    assert not anna.get(ME).json()["is_member"]


def test_all_that_is_kept_of_somebody_is_one_archive_without_secrets(
    anna: Device, ben: Device, passkey: Authenticator
) -> None:
    table = anna.make_table({**HERE, "name": "Anna"}, OPEN).table
    ben.join(table)
    ben.post(f"/api/tables/{table}/leave")
    become_member(anna, passkey, name := new_name())
    assert anna.post(f"{ME}/vacation", {"days": 3}).json()["left"] == 27
    answer = anna.get(f"{ME}/archive")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
    assert files["person.json"]["person"]["name"] == name
    [match] = files["matches.json"]
    assert (match["table"], match["names"], match["yours"]) == (table, ["Anna", "Ben"], [0])
    assert [each["ended"] for each in files["vacations.json"]] == [None]
    assert anna.token not in json.dumps(files)
    refused(Device(anna.client).get(f"{ME}/archive"), 403, "nobody")


def test_who_is_deleted_gets_up_and_leaves_matches_without_a_name(
    anna: Device, ben: Device, passkey: Authenticator
) -> None:
    running = anna.make_table({**HERE, "name": "Anna"}, OPEN).table
    ben.join(running)
    become_member(anna, passkey, name := new_name())
    person = anna.get(ME).json()["person"]
    refused(anna.post(f"{ME}/delete", {"name": "Ben"}), 409, "other_name")
    with ben.talk(running) as talk:
        talk.position()
        assert anna.post(f"{ME}/delete", {"name": name}).status_code == 200
    assert anna.get(ME).json() is None
    table = ben.table(running)
    assert (table.status, table.seats[0].name, table.seats[1].name) == ("over", "Somebody", "Ben")
    assert table.seats[0].has_resigned
    gone = ben.get(f"/api/people/{person}").json()
    assert (gone["name"], gone["is_gone"], gone["is_member"]) == ("Somebody", True, False)
    refused(sign_in(Device(anna.client), passkey), 403, "unknown_passkey")
    become_member(ben, Authenticator(), name)  # the name is free


def _writing() -> list[str]:
    return [route.path for route in router.routes if isinstance(route, APIRoute) and route.methods == {"POST"}]


def test_other_sites_can_ask_for_nothing_that_changes_anything(anna: Device) -> None:
    anna.make_table(HERE, GREEDY)
    paths = _writing()
    assert f"{ME}/delete" in paths
    for path in paths:
        answer = anna.client.post(path, json={}, headers={**anna.headers, "Origin": "http://evil.example"})
        refused(answer, 403, "foreign_page")


def test_attempts_to_sign_in_are_limited_by_address(tmp_path: Path) -> None:
    settings = replace(QUICK, sign_ins=Rate(0.001, 3))
    with TestClient(new_app(Desk(tmp_path), settings), base_url="http://localhost") as client:
        states = [Device(client).post(SIGN_IN, {"code": f"aaaa-{number}"}).status_code for number in range(5)]
    assert states == [403, 403, 403, 429, 429]
