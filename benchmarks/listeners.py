"""Thousands of pages at one process, half in the lobby, half watching matches: how much memory, how soon all hear.

`python -m benchmarks.listeners [--pages 10000]`. The time runs from the request that opens a table to the last page in
the lobby that has heard of it. It fails if memory or time are beyond what we promise. Fewer pages are opened where the
system allows fewer files; it says so.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time

from benchmarks.running import run
from benchmarks.server import HOST, Browser, _free_port, _post, _resident_bytes, _until_open

PAGES = 10_000
CHANGES = 5
TABLES = 20  # that are watched
AT_ONCE = 50  # pages that call at the same time
MOST_BYTES = 1.5e9
MOST_SECONDS = 1.0
PATIENCE = 30.0  # seconds for a change to reach all
SPARE_FILES = 500
GAME = "octopus-garden"


class Crowd:
    """All pages, and how many of them have heard of something."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._pages: list[Browser] = []
        self._word = b""
        self._missing = 0
        self._all_heard = asyncio.Event()
        self.greeted = 0

    async def open(self, path: str, count: int) -> None:
        """Let so many pages call."""
        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*(self._call(path) for _ in range(min(AT_ONCE, count - first))))

    def expect(self, word: bytes, count: int) -> None:
        """From now on count the pages that hear of something; so many are to."""
        self._word, self._missing = word, count
        self._all_heard.clear()

    async def until_all_have_heard(self) -> None:
        """Wait for the last one."""
        await asyncio.wait_for(self._all_heard.wait(), PATIENCE)

    def close(self) -> None:
        """Let all pages hang up."""
        for page in self._pages:
            page.close()

    async def _call(self, path: str) -> None:
        key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        host = f"Host: {HOST}:{self._port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head = f"GET {path} HTTP/1.1\r\n{host}{key}\r\n"
        heard = asyncio.Event()

        def hear(line: bytes) -> None:
            if not heard.is_set():
                heard.set()
                self.greeted += 1
            if self._missing and self._word in line:
                self._missing -= 1
                if not self._missing:
                    self._all_heard.set()

        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(lambda: Browser(head.encode(), hear), HOST, self._port)
        self._pages.append(page)
        await asyncio.wait_for(heard.wait(), PATIENCE)


async def measure(port: int, pid: int, pages: int) -> dict[str, object]:
    """Open the pages, change something a few times, and tell what was seen."""
    await _until_open(port)
    before = _resident_bytes(pid)
    crowd = Crowd(port)
    watching = pages // 2 // TABLES
    listening = pages - watching * TABLES
    began = time.perf_counter()
    for table in [await _played(port) for _ in range(TABLES)]:
        await crowd.open(f"/api/tables/{table}/socket", watching)
    await crowd.open("/api/lobby/socket", listening)
    opened = time.perf_counter() - began
    seconds = []
    for _ in range(CHANGES):
        crowd.expect(b'"open":[{', listening)
        began = time.perf_counter()
        await _post(port, "/api/tables", _wish([{"kind": "here"}, {"kind": "open"}]), "x" * 43)
        await crowd.until_all_have_heard()
        seconds.append(time.perf_counter() - began)
        await asyncio.sleep(1)
    memory = _resident_bytes(pid)
    crowd.close()
    return {
        "pages": crowd.greeted,
        "of_them_in_the_lobby": listening,
        "seconds_to_open_all": round(opened, 1),
        "megabytes": round(memory / 1e6),
        "kilobytes_a_page": round((memory - before) / pages / 1e3, 1),
        "seconds_until_all_heard": [round(each, 2) for each in seconds],
        "median_seconds": round(sorted(seconds)[len(seconds) // 2], 2),
    }


async def _played(port: int) -> str:
    """A public match that is on."""
    made = await _post(port, "/api/tables", _wish([{"kind": "here"}, {"kind": "here"}]), "y" * 43)
    return str(made["table"])


def _wish(seats: list[dict[str, str]]) -> dict[str, object]:
    return {"game": GAME, "seats": seats, "is_public": True}


def _allowed(pages: int) -> int:
    """So many pages as this system lets one process open."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return min(pages, most - SPARE_FILES)


def main(*arguments: str) -> int:
    """Listen, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.listeners", description=__doc__)
    parser.add_argument("--pages", type=int, default=PAGES)
    wanted = parser.parse_args(arguments or None).pages
    pages = _allowed(wanted)
    if pages < wanted:
        print(f"This system lets a process open {pages} pages, not {wanted}.", flush=True)
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        code = (
            f"from pathlib import Path; from benchmarks.server import _serve; _serve({port}, Path({folder!r}) / 'data')"
        )
        server = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            seen = asyncio.run(measure(port, server.pid, pages))
        finally:
            server.terminate()
            server.wait(timeout=60)
    print(json.dumps(seen, indent=2))
    median, megabytes = seen["median_seconds"], seen["megabytes"]
    assert isinstance(median, float)
    assert isinstance(megabytes, int)
    return 0 if median <= MOST_SECONDS and megabytes * 1e6 <= MOST_BYTES else 1


if __name__ == "__main__":
    run(main)
