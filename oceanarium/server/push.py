"""Web Push: messages to browsers that are closed, encrypted for each of them (RFC 8291) and signed by us (RFC 8292)."""

import asyncio
import base64
import json
import logging
import os
import secrets
import socket
import ssl
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from oceanarium.store.calls import SubscriptionRecord

KEY_FILE = "push_key.pem"
SECONDS_TO_SEND = 10
SECONDS_KEPT = 24 * 3600  # by the push service, for a browser that is not there
SECONDS_VALID = 12 * 3600  # of a signature
GONE = 404, 410  # what a push service says of a browser that does not want to be called any more
RECORD_SIZE = 4096
LARGEST = 3000  # bytes of content: more does not fit into one record
SALT, POINT = 16, 65  # bytes

_logger = logging.getLogger(__name__)


class Unreachable(OSError):  # noqa: N818  # reads as what it is
    """An address that nothing may be sent to."""


class Reach:
    """Where messages may be sent: only to push services out in the world, never into the house."""

    def check(self, endpoint: str) -> None:
        """Unreachable if an address cannot be one of a push service."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise Unreachable(endpoint) from None
        is_plain = parts.username is None and parts.password is None and not parts.fragment and bool(parts.hostname)
        if not is_plain or not self._is_allowed(parts.scheme, port):
            raise Unreachable(endpoint)
        host = parts.hostname or ""
        if _is_address(host) and not self._is_outside(host):
            raise Unreachable(endpoint)

    def address_of(self, host: str, port: int) -> str:
        """The address behind a name, looked up once: what was checked is what is called."""
        found = {str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        if not found or not all(self._is_outside(address) for address in found):
            raise Unreachable(host)
        return sorted(found)[0]

    def _is_allowed(self, scheme: str, port: int | None) -> bool:
        return scheme == "https" and port in (None, 443)

    def _is_outside(self, address: str) -> bool:
        return ip_address(address.partition("%")[0]).is_global


def key_in(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The key by which browsers know this server again: made at the first start, for nobody else to read."""
    path = folder / KEY_FILE
    if not path.exists():
        made = ec.generate_private_key(ec.SECP256R1())
        text = made.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        beside = path.with_suffix(f".{secrets.token_hex(4)}")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
            os.fsync(file.fileno())
        try:
            os.link(beside, path)  # of two servers that begin at once, one is first
        except FileExistsError:
            pass
        finally:
            beside.unlink()
    found = serialization.load_pem_private_key(path.read_bytes(), None)
    assert isinstance(found, ec.EllipticCurvePrivateKey)
    return found


def secret_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Bytes that only this server knows, the same at every start, and no help to find the key."""
    number = key.private_numbers().private_value.to_bytes(32, "big")
    return HKDF(hashes.SHA256(), 32, None, b"words in links").derive(number)


class WebPush:
    """Sends to browsers through the push services that they named."""

    def __init__(
        self,
        key: ec.EllipticCurvePrivateKey,
        contact: str,
        reach: Reach | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._key = key
        self._contact = contact  # to whom push services may complain
        self._reach = reach or Reach()
        self._now = now
        self.key = encoded(_point(key))

    def check(self, endpoint: str) -> None:
        """Unreachable if an address cannot be one of a push service."""
        self._reach.check(endpoint)

    async def send(self, subscription: SubscriptionRecord, content: bytes, topic: str) -> bool:
        """Call a closed browser; False if it does not want that any more. What gets lost on the way is lost."""
        try:
            self.check(subscription.endpoint)
            body = encrypted(content[:LARGEST], decoded(subscription.p256dh), decoded(subscription.auth))
            headers = self._headers(subscription.endpoint, topic)
            status = await asyncio.to_thread(_post, self._reach, subscription.endpoint, headers, body)
        except (OSError, HTTPException, ValueError) as error:
            _logger.warning("a browser was not called", extra={"reason": type(error).__name__})
            return not isinstance(error, Unreachable | ValueError)
        if status >= 400 and status not in GONE:
            _logger.warning("a browser was not called", extra={"status": status})
        return status not in GONE

    def _headers(self, endpoint: str, topic: str) -> dict[str, str]:
        return {
            "Authorization": f"vapid t={self._token(endpoint)}, k={self.key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SECONDS_KEPT),
            "Topic": topic,  # one that waits is replaced by the next about the same
            "Urgency": "normal",
        }

    def _token(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self._now()) + SECONDS_VALID,
            "sub": self._contact,
        }
        told = ".".join(encoded(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        one, other = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{told}.{encoded(one.to_bytes(32, 'big') + other.to_bytes(32, 'big'))}"


def encrypted(
    content: bytes,
    theirs: bytes,
    secret: bytes,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Content that only the browser with that public key and secret can read."""
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(SALT)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    ours = _point(key)
    first = derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    record = AESGCM(derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)).encrypt(
        derived(first, salt, b"Content-Encoding: nonce\0", 12), content + b"\x02", None
    )
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([POINT]) + ours + record


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    """A key from a secret (HKDF)."""
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def encoded(content: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes again; ValueError if there are none in it."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class _Line(HTTPConnection):
    """A connection to an address that was checked, whatever its name leads to by now."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=SECONDS_TO_SEND)
        self.address = address

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), self.timeout)


class _SecureLine(HTTPSConnection):
    """The same with TLS for the name."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=SECONDS_TO_SEND)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def _post(reach: Reach, endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """The status of the answer. Nobody is led elsewhere by it."""
    parts = urlsplit(endpoint)
    is_secure = parts.scheme == "https"
    port, host = parts.port or (443 if is_secure else 80), parts.hostname or ""
    line = (_SecureLine if is_secure else _Line)(host, port, reach.address_of(host, port))
    try:
        line.request("POST", f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}", body, headers)
        return line.getresponse().status
    finally:
        line.close()
