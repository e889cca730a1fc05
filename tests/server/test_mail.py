"""Links by mail, against a real mail server on this machine."""

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from starlette.testclient import TestClient

from oceanarium.hosting.club.calls import Call
from oceanarium.hosting.club.mailing import LINK_LASTS
from oceanarium.hosting.club.people import utc_now
from oceanarium.server.app import new_app
from oceanarium.server.mail import MailServer, mail_server_in
from oceanarium.server.persons import hash_of
from oceanarium.store.desk import Desk
from tests.server.authenticator import Authenticator
from tests.server.devices import QUICK, Device
from tests.server.live_server import free_port
from tests.server.test_members import ME, SIGN_IN, become_member, follow, new_name, refused

PUBLIC = "http://localhost"


class Letters:
    """Keeps what is handed in."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd asks for it
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def next(self) -> EmailMessage:
        for _ in range(500):
            if self.mails:
                return self.mails.pop(0)
            time.sleep(0.01)
        raise AssertionError("No mail came.")


@pytest.fixture(scope="module")
def letters() -> Iterator[tuple[Letters, int]]:
    kept = Letters()
    controller = Controller(kept, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield kept, controller.port
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def client(data: Path, letters: tuple[Letters, int]) -> Iterator[TestClient]:
    mail = MailServer("127.0.0.1", letters[1], "Oceanarium <club@example.org>", kind="smtp+plain")
    settings = replace(QUICK, mail=mail, public_address=PUBLIC)
    with TestClient(new_app(Desk(data), settings), base_url="http://localhost") as client:
        yield client


def link_in(mail: EmailMessage) -> str:
    found = re.search(rf"{PUBLIC}/sign-in#(\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


def confirm(device: Device, post: Letters, address: str) -> EmailMessage:
    assert device.post(f"{ME}/mail", {"address": address}).json()["mail"] is None  # not yet
    mail = post.next()
    assert device.post(SIGN_IN, {"link": link_in(mail)}).json() is None  # signs nobody in
    return mail


def test_a_confirmed_address_gets_links_that_sign_in_once(
    anna: Device, ben: Device, letters: tuple[Letters, int], data: Path
) -> None:
    post = letters[0]
    become_member(anna, Authenticator(), name := new_name())
    anna.post(ME, {"language": "de"})
    asked = confirm(anna, post, " Mira@Example.org ")
    assert (asked["To"], asked["Subject"]) == ("mira@example.org", "Ist das deine Adresse?")
    assert anna.get(f"{ME}/page").json()["mail"] == "mira@example.org"
    assert ben.post(f"{SIGN_IN}/mail", {"address": "MIRA@example.org"}).status_code == 202
    mail = post.next()
    assert mail["Subject"] == "Dein Link zum Oceanarium"
    assert name in mail.get_content()
    link = link_in(mail)
    assert link.encode() not in b"".join(file.read_bytes() for file in data.iterdir())
    assert follow(ben, ben.post(SIGN_IN, {"link": link})).json()["name"] == name
    refused(Device(anna.client).post(SIGN_IN, {"link": link}), 403, "wrong_link")
    assert anna.post(f"{ME}/mail", {"address": None}).json()["mail"] is None


def test_of_all_that_opens_a_door_the_database_has_only_hashes(
    client: TestClient, anna: Device, letters: tuple[Letters, int], data: Path
) -> None:
    """Tokens in cookies, recovery codes, links to sign in by, and the words that stop mails."""
    post = letters[0]
    before = anna.token
    codes = become_member(anna, Authenticator())
    confirm(anna, post, "doors@example.org")
    anna.post(f"{SIGN_IN}/mail", {"address": "doors@example.org"})
    link = link_in(post.next())
    app: Any = client.app
    assert client.portal is not None
    person = anna.get(ME).json()["person"]
    client.portal.call(app.state.calls.call, person, Call("turn_days", "t1", "oceania", "Oceania", ("Ben",)))
    stop = post.next().get_content().split("/stop-mails/")[1].strip()
    secrets = [before, anna.token, link, stop, *codes, *(code.replace("-", "") for code in codes)]
    kept = b"".join(file.read_bytes() for file in data.iterdir())
    assert [secret for secret in secrets if secret.encode() in kept] == []
    for shown in (hash_of(anna.token), hash_of(link), hash_of(stop), person):  # it was the right place to look
        assert shown.encode() in kept
    assert anna.post("/api/calls/stop-mails", {"token": stop}).status_code == 204
    wishes = anna.get("/api/calls").json()["wishes"]
    assert not any("mail" in wish["ways"] for wish in wishes)


def test_whether_anybody_has_an_address_is_not_told(anna: Device, ben: Device, letters: tuple[Letters, int]) -> None:
    become_member(anna, Authenticator())
    confirm(anna, letters[0], "known@example.org")
    answers = [ben.post(f"{SIGN_IN}/mail", {"address": each}) for each in ("known@example.org", "other@example.org")]
    assert answers[0].status_code == answers[1].status_code == 202
    assert answers[0].content == answers[1].content
    assert letters[0].next()["To"] == "known@example.org"
    assert letters[0].mails == []


def test_a_link_is_too_old_after_a_quarter_of_an_hour(
    client: TestClient, anna: Device, letters: tuple[Letters, int]
) -> None:
    become_member(anna, Authenticator())
    anna.post(f"{ME}/mail", {"address": "late@example.org"})
    link = link_in(letters[0].next())
    app: Any = client.app
    app.state.membership.mailing._now = lambda: utc_now() + LINK_LASTS + timedelta(seconds=1)
    refused(anna.post(SIGN_IN, {"link": link}), 403, "wrong_link")
    app.state.membership.mailing._now = utc_now
    assert anna.get(f"{ME}/page").json()["mail"] is None


def test_nobody_is_flooded_with_mails(anna: Device, ben: Device, letters: tuple[Letters, int]) -> None:
    become_member(anna, Authenticator())
    confirm(anna, letters[0], "calm@example.org")
    for _ in range(10):
        assert ben.post(f"{SIGN_IN}/mail", {"address": "calm@example.org"}).status_code == 202
    sent = [letters[0].next() for _ in range(2)]  # three in all, and then one a minute
    time.sleep(0.1)
    assert len(sent) + len(letters[0].mails) == 2


@pytest.mark.parametrize("address", ["mira", "mira@", "@example.org", "a b@example.org", "a@b", "a@b.c\r\nBcc: d@e.f"])
def test_what_is_no_address_is_told(anna: Device, address: str) -> None:
    refused(anna.post(f"{SIGN_IN}/mail", {"address": address}), 422, "no_address")


def test_guests_have_no_mail(anna: Device) -> None:
    anna.get(f"{ME}/page")
    refused(anna.post(f"{ME}/mail", {"address": "mira@example.org"}), 409, "no_member")


@pytest.mark.parametrize(
    ("address", "sender", "found"),
    [
        ("smtp://club:s%40fe@mail.example.org", "club@example.org", ("mail.example.org", 587, "club", "s@fe")),
        ("smtps://mail.example.org", "Club <club@example.org>", ("mail.example.org", 465, None, None)),
        ("smtp+plain://127.0.0.1:2525/", "club@example.org", ("127.0.0.1", 2525, None, None)),
        ("mail.example.org", "club@example.org", None),
        ("http://mail.example.org", "club@example.org", None),
        ("smtp://mail.example.org:x", "club@example.org", None),
        ("smtp://mail.example.org", "club", None),
    ],
)
def test_a_mail_server_is_read_from_its_address(address: str, sender: str, found: Any) -> None:
    server = mail_server_in(address, sender)
    assert (server and (server.host, server.port, server.user, server.password)) == found
