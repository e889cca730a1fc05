"""What was acknowledged is there after kill -9 at any moment; a polite end closes everything."""

import random
import signal
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from oceanarium.hosting.messages.socket import Position
from oceanarium.protocol.messages import Done
from oceanarium.store.database import FILE_NAME
from tests.server.live_server import LiveServer, messages

SEATS = {"game": "octopus-garden", "seats": [{"kind": "here"}, {"kind": "here"}]}
LIVES = 4
TABLES = 3
SERVICE_RESTART = 1012


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path)
    server.start()
    yield server
    assert server.process is not None
    if server.process.poll() is None:
        server.stop(signal.SIGKILL)


def play_until_the_line_breaks(server: LiveServer, table: str, seed: int, acknowledged: list[tuple[int, int]]) -> None:
    """Play at random, and note every move that was acknowledged."""
    chooser = random.Random(seed)
    asked: dict[int, tuple[int, int]] = {}
    try:
        with server.connect(table) as connection:
            for message in messages(connection):
                if isinstance(message, Done):
                    acknowledged.append(asked[message.request])
                elif isinstance(message, Position) and message.waiting:
                    seat = message.waiting[0]
                    move = chooser.choice(message.seats[seat].moves)[0]
                    request = len(asked)
                    asked[request] = seat, move
                    connection.send(
                        f'{{"type":"play","request":{request},"seat":{seat},"move":{move},'
                        f'"sequence":{message.sequence}}}'
                    )
                elif isinstance(message, Position) and message.outcome is not None:
                    return
    except (ConnectionClosed, ConnectionError, TimeoutError, EOFError):
        return


def end_of(connection: ClientConnection) -> int:
    """Listen to the end, and tell the code that came with it."""
    try:
        for _ in messages(connection):
            pass
    except ConnectionClosed as closed:
        return -1 if closed.rcvd is None else closed.rcvd.code
    return -1


def stored_moves(data: Path, table: str) -> list[tuple[int, int]]:
    """The moves of people on disk."""
    with sqlite3.connect(data / FILE_NAME) as connection:
        query = "SELECT actor, move FROM moves WHERE table_id = ? AND actor >= 0 AND move >= 0 ORDER BY number"
        rows = connection.execute(query, (table,)).fetchall()
    connection.close()
    return [(int(actor), int(move)) for actor, move in rows]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(server: LiveServer) -> None:
    tables = [server.ask("/api/tables", {**SEATS, "seed": seed})["table"] for seed in range(TABLES)]
    acknowledged: dict[str, list[tuple[int, int]]] = {table: [] for table in tables}
    chooser = random.Random(0)
    for life in range(LIVES):
        players = [
            threading.Thread(target=play_until_the_line_breaks, args=(server, table, life, acknowledged[table]))
            for table in tables
        ]
        for player in players:
            player.start()
        players[0].join(timeout=0.1 + chooser.random() * 0.4)  # in mid-play
        server.stop(signal.SIGKILL)
        for player in players:
            player.join()
        for table in tables:
            stored = stored_moves(server.data, table)
            known = acknowledged[table]
            assert stored[: len(known)] == known
            assert len(stored) <= len(known) + 1  # the one on its way may have arrived
            acknowledged[table] = stored
        server.start()
    assert sum(len(moves) for moves in acknowledged.values()) > LIVES * TABLES
    for table in tables:  # and all go on
        play_until_the_line_breaks(server, table, 99, acknowledged[table])
        assert server.ask(f"/api/tables/{table}")["status"] == "over"
        assert stored_moves(server.data, table)[: len(acknowledged[table])] == acknowledged[table]


def test_a_polite_end_tells_everybody_and_leaves_no_process_behind(server: LiveServer) -> None:
    seats = {"game": "octopus-garden", "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]}
    table = server.ask("/api/tables", seats)["table"]
    with server.connect(table) as connection:
        position = next(messages(connection))
        assert isinstance(position, Position)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert end_of(connection) == SERVICE_RESTART
    log = server.process.communicate(timeout=30)[1].decode()
    assert '"event": "closed"' in log
    assert "Traceback" not in log
    assert server.token not in log
    assert table not in log
