"""Web Push against a push service of our own on this machine, which decrypts what it gets."""

import asyncio
import json
import stat
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from oceanarium.server.push import (
    KEY_FILE,
    POINT,
    SALT,
    Reach,
    Unreachable,
    WebPush,
    _point,
    decoded,
    derived,
    encoded,
    encrypted,
    key_in,
)
from oceanarium.store.calls import SubscriptionRecord


class Loopback(Reach):
    """May reach this machine."""

    def _is_allowed(self, scheme: str, port: int | None) -> bool:
        return True

    def _is_outside(self, address: str) -> bool:
        return address == "127.0.0.1"


class Service(HTTPServer):
    """A push service, and the browser behind it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"s" * 16
        self.status = 201
        self.heard: list[tuple[dict[str, str], bytes]] = []

    @property
    def subscription(self) -> SubscriptionRecord:
        endpoint = f"http://127.0.0.1:{self.server_port}/push/browser?one=two"
        made = datetime(2026, 5, 1, tzinfo=UTC)
        return SubscriptionRecord("ben", endpoint, encoded(_point(self.key)), encoded(self.secret), made)

    def read(self, body: bytes) -> bytes:
        """What a browser makes of a message (RFC 8188)."""
        salt, theirs, record = body[:SALT], body[SALT + 5 : SALT + 5 + POINT], body[SALT + 5 + POINT :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        first = derived(shared, self.secret, b"WebPush: info\0" + _point(self.key) + theirs, 32)
        key = derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
        content = AESGCM(key).decrypt(derived(first, salt, b"Content-Encoding: nonce\0", 12), record, None)
        assert content[-1:] == b"\x02"
        return content[:-1]


class _Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:  # http.server asks for it
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append(({**self.headers, "path": self.path}, body))
        self.send_response(self.server.status)
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    service = Service()
    thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield service
    service.shutdown()
    thread.join()
    service.server_close()


@pytest.fixture
def service(running: Service) -> Service:
    running.heard.clear()
    running.status = 201
    return running


def send(service: Service, push: WebPush, content: bytes = b"hello") -> bool:
    return asyncio.run(push.send(service.subscription, content, "table"))


def test_the_service_reads_what_was_sent_and_knows_by_whom(service: Service, tmp_path: Path) -> None:
    push = WebPush(key_in(tmp_path), "mailto:club@example.org", Loopback(), lambda: 1000.0)
    assert send(service, push, json.dumps({"title": "Du bist am Zug"}).encode())
    ((headers, body),) = service.heard
    assert json.loads(service.read(body)) == {"title": "Du bist am Zug"}
    assert b"Zug" not in body
    assert (headers["path"], headers["Content-Encoding"], headers["Topic"]) == (
        "/push/browser?one=two",
        "aes128gcm",
        "table",
    )
    scheme, token, key = headers["Authorization"].replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={push.key}")
    told, _, signature = token.removeprefix("t=").rpartition(".")
    claims = json.loads(decoded(told.split(".")[1]))
    assert claims["aud"] == f"http://127.0.0.1:{service.server_port}"
    assert claims["sub"] == "mailto:club@example.org"
    assert 1000 < claims["exp"] <= 1000 + 24 * 3600
    signed = decoded(signature)
    numbers = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(push.key))
    public.verify(numbers, told.encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(("status", "stays"), [(404, False), (410, False), (201, True), (429, True), (500, True)])
def test_only_a_service_that_says_so_ends_a_subscription(
    service: Service, tmp_path: Path, status: int, stays: bool
) -> None:
    service.status = status
    assert send(service, WebPush(key_in(tmp_path), "mailto:a@b", Loopback())) is stays


def test_nobody_is_led_elsewhere_by_an_answer(service: Service, tmp_path: Path) -> None:
    service.status = 307
    assert send(service, WebPush(key_in(tmp_path), "mailto:a@b", Loopback()))
    assert len(service.heard) == 1


def test_nothing_is_sent_into_the_house(service: Service, tmp_path: Path) -> None:
    assert not send(service, WebPush(key_in(tmp_path), "mailto:a@b"))
    assert service.heard == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example.org:port/x",
        "file:///etc/passwd",
        "https:///x",
    ],
)
def test_addresses_that_are_no_push_services_are_refused(endpoint: str) -> None:
    with pytest.raises(Unreachable):
        Reach().check(endpoint)


def test_names_that_lead_into_the_house_are_refused() -> None:
    Reach().check("https://localhost/x")  # only the look-up tells
    with pytest.raises(Unreachable):
        Reach().address_of("localhost", 443)
    assert Loopback().address_of("127.0.0.1", 80) == "127.0.0.1"


def test_the_key_is_made_once_and_for_nobody_else_to_read(tmp_path: Path) -> None:
    first, again = key_in(tmp_path), key_in(tmp_path)
    assert _point(first) == _point(again)
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    written = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded(theirs),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(private, ec.SECP256R1()),
    )
    assert encoded(written) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
