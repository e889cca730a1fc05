"""A real server process on this machine, and a client for it."""

import json
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from oceanarium.server.persons import COOKIE
from oceanarium.server.schema import FROM_SERVER

PROGRAM = """
import sys
from pathlib import Path
from oceanarium.server.run import serve
from oceanarium.hosting.buckets import Rate
from oceanarium.server.settings import Settings
often = Rate(1e6, 1e6)
limits = dict(requests=often, new_tables=often, socket_messages=often, new_guests=often, snapshot_every=20)
limits |= dict(away_after=int(sys.argv[3]), decide_after=int(sys.argv[4]))
serve(int(sys.argv[1]), Path(sys.argv[2]), settings=Settings(bot_delay=0, bot_workers=1, **limits))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class LiveServer:
    """The same data and address through all its lives."""

    def __init__(self, data: Path, away_after: int = 10_000, decide_after: int = 60_000) -> None:
        self.data = data
        self._milliseconds = away_after, decide_after
        self.port = free_port()
        self.token = secrets.token_urlsafe(32)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, str(self.port), str(self.data), *map(str, self._milliseconds)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE)
        for _ in range(600):
            try:
                self.ask("/health")
            except (urllib.error.URLError, ConnectionError):
                assert self.process.poll() is None, self.process.communicate()[1].decode()
                time.sleep(0.05)
            else:
                return
        raise AssertionError("The server does not start.")

    def stop(self, how: signal.Signals) -> tuple[int, str]:
        """End it, and tell its exit status and its log."""
        assert self.process is not None
        self.process.send_signal(how)
        log = self.process.communicate(timeout=30)[1].decode()
        return self.process.returncode, log

    def ask(self, path: str, content: Any = None, token: str | None = None) -> Any:
        request = urllib.request.Request(
            self.address + path,
            data=None if content is None else json.dumps(content).encode(),
            headers={"Cookie": f"{COOKIE}={token or self.token}", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def connect(self, table: str, token: str | None = None) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"{COOKIE}={token or self.token}"},
            origin=Origin(self.address),
            max_size=None,
        )


def messages(connection: ClientConnection) -> Iterator[Any]:
    """All that is heard, to the end of the connection: one message a line."""
    while True:
        for line in str(connection.recv(timeout=20)).split("\n"):
            yield FROM_SERVER.validate_json(line)
