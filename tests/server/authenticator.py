"""An authenticator in software: makes real passkeys and signs with them, as a phone or a key does."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

ORIGIN = "http://localhost"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str = ORIGIN) -> None:
        self.id = secrets.token_bytes(16)
        self.origin = origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._count = 0

    @property
    def name(self) -> str:
        return bytes_to_base64url(self.id)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer what `navigator.credentials.create` is asked."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        told = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], ATTESTED) + told
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer what `navigator.credentials.get` is asked."""
        self._count += 1
        data = self._data(options["rpId"], 0)
        client = self._client("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, site: str, flags: int) -> bytes:
        known = hashlib.sha256(site.encode()).digest()
        return known + bytes([PRESENT | VERIFIED | flags]) + self._count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        challenge = bytes_to_base64url(base64url_to_bytes(options["challenge"]))
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": self.name, "rawId": self.name, "type": "public-key", "response": told}
