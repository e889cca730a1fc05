"""Durable moves per second, latency, CPU time and memory of one server process under a bounded load on this machine.

`python -m benchmarks.server [--quick]`. Both seats of every table are connected, each as a device of its own. A move
counts when its acknowledgement has come back, which the server sends after the move is on disk.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.running import run

HOST = "127.0.0.1"
GAME = "octopus-garden"
MOST_TABLES = 400
MOST_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
SEQUENCE = re.compile(rb'"sequence":(\d+)')
MOVES = re.compile(rb'"moves":\[(\[.*?)\],"prompt":')
MOVE = re.compile(rb'\[(\d+),"')
REFUSED = re.compile(rb'{"type":"refused","request":(\d+)')
DONE = re.compile(rb'{"type":"done","request":(\d+)')
PINGED = re.compile(rb'{"type":"ping","number":(\d+)')
TEXT, PING, PONG = 1, 9, 10  # kinds of frames
NO_OUTCOME = b'"outcome":null}'
Clock = dict[str, Any]


@dataclass
class Tally:
    """What was counted while it counted."""

    is_counting: bool = False
    received: int = 0  # bytes
    latencies: list[float] = field(default_factory=list)


class Browser(asyncio.Protocol):
    """One seat's socket: just enough of the protocol to cost little beside the server."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what has come."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                raise ConnectionError(bytes(self._buffer[:end]).decode())
            del self._buffer[: end + 4]
            self._is_open = True
        while (frame := self._next_frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                for line in content.split(b"\n"):
                    self._hear(line)
            elif kind == PING:
                self._send(PONG, content)

    def say(self, message: bytes) -> None:
        """Send a short text."""
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        mask = b"\0\0\0\0"  # nothing between us and the server could be confused by our text
        length = bytes([0x80 | len(message)]) if len(message) < 126 else b"\xfe" + len(message).to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes([0x80 | kind]) + length + mask + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        if len(self._buffer) < 2:
            return None
        length, start = self._buffer[1] & 0x7F, 2
        if length >= 126:
            size = 2 if length == 126 else 8
            if len(self._buffer) < 2 + size:
                return None
            length, start = int.from_bytes(self._buffer[2 : 2 + size], "big"), 2 + size
        if len(self._buffer) < start + length:
            return None
        frame = self._buffer[0] & 0x0F, bytes(self._buffer[start : start + length])
        del self._buffer[: start + length]
        return frame


class LoadedTable:
    """Plays matches at random, one after another, at a pace or as fast as acknowledgements come."""

    def __init__(
        self, port: int, seed: int, tally: Tally, seconds_between_moves: float, clock: Clock | None = None
    ) -> None:
        self._port = port
        self._clock = clock
        self._random = random.Random(seed)
        self._tally = tally
        self._pause = seconds_between_moves
        self._browsers: list[Browser] = []
        self._sent: dict[int, float] = {}  # when each request was sent
        self._request = 0
        self._due = 0.0
        self._restart: asyncio.Task[None] | None = None
        self._first: tuple[Browser, int, int, int] | None = None  # the move to begin with
        self._is_begun = False

    def begin(self) -> None:
        """Play, the tables out of step with each other."""
        self._is_begun = True
        self._due = time.perf_counter() + self._random.random() * self._pause
        if self._first is not None:
            self._play_when_due(*self._first)

    async def open(self) -> None:
        """Make a table, take both seats, connect them."""
        cookies = [secrets.token_urlsafe(32), secrets.token_urlsafe(32)]
        seats = [{"kind": "here"}, {"kind": "open"}]
        wanted = {"game": GAME, "seats": seats, "seed": self._random.randrange(2**40), "clock": self._clock}
        table = (await _post(self._port, "/api/tables", wanted, cookies[0]))["table"]
        await _post(self._port, f"/api/tables/{table}/join", {"name": "Guest"}, cookies[1])
        for seat in (0, 1):
            await self._connect(table, seat, cookies[seat])

    def stop(self) -> None:
        """Make no more moves; those that are on their way may still be acknowledged."""
        self._is_begun = False

    @property
    def unacknowledged(self) -> int:
        """How many moves have not been answered yet."""
        return len(self._sent)

    def close(self) -> None:
        """Leave."""
        for browser in self._browsers:
            browser.close()
        self._browsers.clear()

    async def _connect(self, table: str, seat: int, cookie: str) -> None:
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: oceanarium_device={cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        browser: Browser | None = None

        def hear(message: bytes) -> None:
            if browser is not None and browser in self._browsers:
                self._hear(browser, seat, message)

        browser = Browser(request.encode(), hear)
        self._browsers.append(browser)
        await asyncio.get_running_loop().create_connection(lambda: browser, HOST, self._port)

    def _hear(self, browser: Browser, seat: int, message: bytes) -> None:
        if self._tally.is_counting:
            self._tally.received += len(message)
        if done := DONE.match(message):
            sent = self._sent.pop(int(done[1]))
            if self._tally.is_counting:
                self._tally.latencies.append(time.perf_counter() - sent)
        elif message.startswith(b'{"type":"position"'):
            if not message.endswith(NO_OUTCOME):
                self._begin_anew()
            elif rows := MOVES.search(message):
                sequence = SEQUENCE.search(message)
                assert sequence is not None
                move = self._random.choice(MOVE.findall(rows[1]))
                self._play_when_due(browser, seat, int(move), int(sequence[1]))
        elif ping := PINGED.match(message):
            browser.say(b'{"type":"pong","request":%b}' % ping[1])
        elif (refused := REFUSED.match(message)) and b'"stale"' in message:
            self._sent.pop(int(refused[1]), None)  # a guest who connects in mid-move makes a position old
        else:
            raise RuntimeError(message.decode())

    def _play_when_due(self, browser: Browser, seat: int, move: int, sequence: int) -> None:
        if not self._is_begun:
            self._first = browser, seat, move, sequence
            return
        if self._pause == 0:
            self._play(browser, seat, move, sequence)
            return
        delay = max(0.0, self._due - time.perf_counter())
        self._due += self._pause
        asyncio.get_running_loop().call_later(delay, self._play, browser, seat, move, sequence)

    def _play(self, browser: Browser, seat: int, move: int, sequence: int) -> None:
        if browser not in self._browsers:
            return
        self._request += 1
        message = {"type": "play", "request": self._request, "seat": seat, "move": move, "sequence": sequence}
        self._sent[self._request] = time.perf_counter()
        browser.say(json.dumps(message).encode())

    def _begin_anew(self) -> None:
        if self._restart is None or self._restart.done():
            self.close()
            self._sent.clear()  # the last move has been shown to the other before its own answer was read
            self._restart = asyncio.create_task(self.open())


async def _post(port: int, path: str, content: dict[str, Any], cookie: str) -> Any:
    """Ask over HTTP, on a connection of its own."""
    reader, writer = await asyncio.open_connection(HOST, port)
    body = json.dumps(content).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Cookie: oceanarium_device={cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n\r\n")
    if not status.split()[1].startswith(b"2"):
        raise RuntimeError(answer.decode())
    return json.loads(rest)


def measure(
    tables: int, seconds: float, moves_per_second: float = 0, data: Path | None = None, clock: Clock | None = None
) -> dict[str, float]:
    """Load a fresh server with that many tables for that long: at a pace per table, or as fast as it goes (0)."""
    tables, seconds = min(tables, MOST_TABLES), min(seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory(dir=data) as folder:
        port = _free_port()
        command = [sys.executable, "-m", "benchmarks.server", "--serve", str(port), folder]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            return asyncio.run(_measure(port, server.pid, tables, seconds, moves_per_second, clock))
        finally:
            server.terminate()
            server.wait(timeout=20)


async def _measure(
    port: int, pid: int, count: int, seconds: float, moves_per_second: float, clock: Clock | None
) -> dict[str, float]:
    await _until_open(port)
    tally = Tally()
    pause = 1 / moves_per_second if moves_per_second else 0.0
    memory = _resident_bytes(pid)
    tables = [LoadedTable(port, seed, tally, pause, clock) for seed in range(count)]
    for table in tables:
        await table.open()
    await asyncio.sleep(1)
    grown = _resident_bytes(pid) - memory
    for table in tables:
        table.begin()
    await asyncio.sleep(1)
    tally.is_counting, cpu, began = True, _cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    tally.is_counting, spent, took = False, _cpu_seconds(pid) - cpu, time.perf_counter() - began
    for table in tables:
        table.close()
    return _figures(count, sorted(tally.latencies), tally.received, took, spent, grown)


def _figures(
    tables: int, latencies: list[float], received: int, took: float, spent: float, grown: int
) -> dict[str, float]:
    moves = len(latencies)
    percentiles = {f"p{share}_ms": 1000 * latencies[min(moves - 1, moves * share // 100)] for share in (50, 95, 99)}
    return {
        "tables": tables,
        "moves": moves,
        "moves_per_second": moves / took,
        **percentiles,
        "worst_ms": 1000 * latencies[-1],
        "cpu_seconds_per_1000_moves": 1000 * spent / moves,
        "server_cpu_share": spent / took,
        "bytes_per_move": received / moves,
        "megabytes_per_100_tables": grown / tables * 100 / 2**20,
    }


async def _until_open(port: int) -> None:
    for _ in range(1_200):
        try:
            _, writer = await asyncio.open_connection(HOST, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise RuntimeError("The server did not start.")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _cpu_seconds(pid: int) -> float:
    """What a process has used so far; Linux tells."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _resident_bytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def _serve(port: int, data: Path) -> None:
    """A server whose limits do not stand in the way of a load that no people could make."""
    from oceanarium.hosting.buckets import Rate
    from oceanarium.server.run import serve
    from oceanarium.server.settings import Settings

    endless = Rate(1e9, 1e9)
    serve(port, data, settings=Settings(requests=endless, new_tables=endless, socket_messages=endless))


def main() -> None:
    """Measure what the house promises, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two seconds each instead of ten")
    parser.add_argument("--data", type=Path, help="a folder on the disk to be measured; by default a temporary one")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FOLDER"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        _serve(int(chosen.serve[0]), Path(chosen.serve[1]))
        return
    seconds = 2.0 if chosen.quick else 10.0
    for tables in (10, 100, 400):
        for pace in (0, 1):
            print(f"{tables} tables, " + ("one move a second each" if pace else "as fast as it goes"), flush=True)
            figures = measure(tables, seconds, pace, chosen.data)
            print(" ", json.dumps({name: round(value, 2) for name, value in figures.items()}), flush=True)


if __name__ == "__main__":
    run(main)
