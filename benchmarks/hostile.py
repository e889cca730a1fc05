"""What a stranger throws at a server: one of many kinds of nonsense at a time, over HTTP or a socket."""

import asyncio
import base64
import json
import os
import random
import re
import secrets
from collections import Counter
from dataclasses import dataclass
from typing import Any

from benchmarks.server import HOST, TEXT

BINARY = 2  # a kind of frames
AT_ONCE = 20  # messages of one stranger on one connection
WAIT = 20.0  # seconds for an answer
LONG = "A" * 100_000
ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2**31, 2**63, 2**200, 0.5, 1e308, "", "0", "\u0000", "\ud83d\ude00", "x" * 300),
    *("'; DROP TABLE people; --", "../../etc/passwd", "<script>", "%00", [], {}, [[[]]], {"a": {}}),
]
COOKIES = ("", "x" * 43, "x" * 9_000, '"', "\\", "a=b", "é" * 43, "\x01" * 43, ";;;", "-" * 43)
WORDS = ("../..", "%00", "%2e%2e", "nobody", "0", "-1", "😀", "x" * 2_000, "me", "socket", "null", "a b", "?", "%")
BABBLE = (b"\x16\x03\x01\x02\x00", b"GET", b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n", b"\r\n")
KINDS = (
    *("play", "take_back", "resign", "ask_hint", "ask_why", "say", "say_phrase", "position", "look", "pair"),
    *("stop_pairing", "pair_with_bots", "notice", "seek", "challenge", "answer_challenge", "say_aside", "pause"),
    *("resume", "abandon", "decline", "hand_over", "claim", "take_over", "pong", "", None, 7),
)
FIELDS = (
    *("request", "seat", "move", "sequence", "text", "targets", "phrase", "offer", "name", "tables", "has_lists"),
    *("person", "seats", "game", "clock"),
)


@dataclass(frozen=True)
class Targets:
    """Every address that a server declares, and a few tables."""

    addresses: list[tuple[str, str]]  # method and path, with gaps in braces
    tables: list[str]


async def targets_of(port: int) -> Targets:
    """What a server declares; and public tables made for strangers to trample on."""
    declared = json.loads(await _asked(port, "GET", "/api/openapi.json"))["paths"]
    addresses = [(method.upper(), path) for path, methods in declared.items() for method in methods]
    wish = {"game": "octopus-garden", "seats": [{"kind": "here"}, {"kind": "open"}], "is_public": True}
    made = [json.loads(await _asked(port, "POST", "/api/tables", wish))["table"] for _ in range(5)]
    return Targets(addresses, made)


async def _asked(port: int, method: str, path: str, content: Any = None) -> bytes:
    reader, writer = await asyncio.open_connection(HOST, port)
    body = b"" if content is None else json.dumps(content).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n\r\n")[2]


class Hostile:
    """One stranger, who comes from another address whenever it hangs up."""

    def __init__(self, port: int, chance: random.Random, targets: Targets, answers: Counter[str]) -> None:
        self._port = port
        self._chance = chance
        self._targets = targets
        self._answers = answers

    async def throw_some(self) -> None:
        """A few messages of one kind."""
        throw = self._chance.choices(
            [self._ask, self._flood_table, self._flood_lobby, self._babble, self._dawdle], [10, 6, 4, 1, 0.3]
        )[0]
        await throw()

    # Over HTTP

    async def _ask(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        try:
            for _ in range(AT_ONCE):
                request = self._request()
                writer.write(request)
                async with asyncio.timeout(WAIT):
                    if not await self._hear_answer(reader, has_body=not request.startswith(b"HEAD")):
                        return
        finally:
            writer.close()

    def wish(self) -> tuple[str, str, bytes]:
        """A method, an address and a body, none of which need to go together."""
        pick = self._chance.choice
        method, path = pick(self._targets.addresses)
        if self._chance.random() < 0.1:
            method = pick(("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"))
        path = re.sub(r"{\w+}", lambda _: pick((*WORDS, *self._targets.tables)), path).replace(" ", "%20")
        if self._chance.random() < 0.1:
            path += "?" + pick(("closed=maybe", "limit=-1", "%", "a=" * 500, "cursor=%7f"))
        return method, path, self._body()

    def _request(self) -> bytes:
        pick = self._chance.choice
        method, path, body = self.wish()
        headers = [
            f"{method} {path} HTTP/1.1",
            f"Host: {pick(('evil.example', '', '[')) if self._chance.random() < 0.05 else f'{HOST}:{self._port}'}",
            f"X-Forwarded-For: {self._address()}",
            f"Cookie: oceanarium_device={self._cookie()}",
            f"Content-Type: {pick(('application/json', 'text/plain', 'application/json; charset=latin-9', ''))}",
            f"Content-Length: {len(body)}",
        ]
        if self._chance.random() < 0.1:
            headers.append(f"Origin: {pick(('http://evil.example', 'null', 'http://[', f'http://{HOST}'))}")
        return "\r\n".join([*headers, "", ""]).encode("utf-8", "replace") + body

    def _body(self) -> bytes:
        kind = self._chance.random()
        if kind < 0.1:
            return b""
        if kind < 0.2:
            return self._chance.randbytes(self._chance.randrange(200))
        if kind < 0.25:
            return b"[" * 5_000
        if kind < 0.28:
            return LONG.encode()
        if kind < 0.35:
            return b'{"game": "octopus-garden", "seats": [{"kind": "here"'
        return json.dumps(self._nonsense()).encode()

    def _nonsense(self) -> dict[str, Any]:
        names = (*FIELDS, "kind", "is_on", "act", "sentence", "hours", "reason", "words", "table", "number", "link")
        wish = {name: self._chance.choice(ODD) for name in self._chance.sample(names, self._chance.randrange(6))}
        if self._chance.random() < 0.3:
            wish |= {"game": "octopus-garden", "seats": [{"kind": "here"}] * self._chance.choice((0, 1, 2, 17))}
        return wish

    def _address(self) -> str:
        """Of the stranger; and what it makes up in front of it."""
        mine = f"203.0.{self._chance.randrange(4)}.{self._chance.randrange(250)}"
        return self._chance.choice(
            (mine, f"127.0.0.1, {mine}", f"1.2.3.4, , nonsense, {mine}", f"{LONG[:500]}, {mine}")
        )

    def _cookie(self) -> str:
        return secrets.token_urlsafe(32) if self._chance.random() < 0.5 else self._chance.choice(COOKIES)

    async def _hear_answer(self, reader: asyncio.StreamReader, *, has_body: bool) -> bool:
        """Count an answer; whether the connection is still good."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = head.split()[1]
        self._answers[status] += 1
        length = re.search(r"content-length: (\d+)", head)
        if length is None or status == "204":
            return status == "204"
        await reader.readexactly(int(length[1]) if has_body else 0)
        return "connection: close" not in head

    async def _babble(self) -> None:
        """Bytes that are no HTTP."""
        reader, writer = await asyncio.open_connection(HOST, self._port)
        writer.write(
            self._chance.choice((b"\x16\x03\x01\x02\x00", b"GET", b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n", b"\r\n"))
        )
        self._answers["(babble)"] += 1
        writer.write_eof()
        async with asyncio.timeout(WAIT):
            await reader.read()
        writer.close()

    # Over sockets

    async def _flood_table(self) -> None:
        await self._flood(f"/api/tables/{self._chance.choice((*self._targets.tables, 'nowhere', '%00', '..'))}/socket")

    async def _flood_lobby(self) -> None:
        await self._flood("/api/lobby/socket")

    async def _flood(self, path: str) -> None:
        reader, writer = await self._opened(path)
        try:
            if not await self._is_let_in(reader):
                return
            for _ in range(AT_ONCE):
                writer.write(self._frame())
                self._answers["(socket)"] += 1
            await writer.drain()
            async with asyncio.timeout(WAIT):
                while len(await reader.read(65_536)) == 65_536:
                    pass
        finally:
            writer.close()

    async def _dawdle(self) -> None:
        """Floods, also before it is let in, and never reads what comes back."""
        reader, writer = await self._opened(f"/api/tables/{self._chance.choice(self._targets.tables)}/socket")
        try:
            if self._chance.random() < 0.5:
                await self._is_let_in(reader)
            for _ in range(2 * AT_ONCE):
                writer.write(self._frame())
                self._answers["(socket, unread)"] += 1
            await asyncio.sleep(1)
        finally:
            writer.close()

    async def _opened(self, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"X-Forwarded-For: {self._address()}\r\nCookie: oceanarium_device={self._cookie()}\r\n\r\n"
        )
        writer.write(head.encode("utf-8", "replace"))
        return reader, writer

    async def _is_let_in(self, reader: asyncio.StreamReader) -> bool:
        async with asyncio.timeout(WAIT):
            head = await reader.readuntil(b"\r\n\r\n")
        status = head.split()[1].decode()
        if status != "101":
            self._answers[status] += 1
        return status == "101"

    def _frame(self) -> bytes:
        kind = self._chance.random()
        if kind < 0.05:
            return _framed(BINARY, self._chance.randbytes(50))
        if kind < 0.06:
            return _framed(TEXT, b"x" * 70_000)  # larger than any frame may be
        if kind < 0.08:
            return _framed(TEXT, b"x" * 20_000)
        if kind < 0.10:
            return _framed(TEXT, b"\xff\xfe\x00")  # no text
        if kind < 0.11:
            return self._chance.randbytes(20)  # no frame
        if kind < 0.2:
            return _framed(TEXT, b'{"type": "play", "request":')
        return _framed(TEXT, self.saying().encode())

    def saying(self) -> str:
        """A message for a socket that has the look of one."""
        wish = {name: self._chance.choice(ODD) for name in self._chance.sample(FIELDS, 4)}
        usual = {"type": self._chance.choice(KINDS), "request": 1, "seat": self._chance.choice((0, 1, 15)), "move": 0}
        told = {**usual, "sequence": 0, "text": "hello"} if self._chance.random() < 0.5 else {**usual, **wish}
        return json.dumps(told)


def _framed(kind: int, content: bytes) -> bytes:
    size = len(content)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65_536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([0x80 | kind]) + length + b"\0\0\0\0" + content
