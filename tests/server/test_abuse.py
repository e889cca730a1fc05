"""A small storm of the kind that `benchmarks/abuse.py` makes in earnest: nobody crashes, and honest people play on."""

import asyncio
import logging
import random
from collections import Counter

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from benchmarks.hostile import Hostile, Targets
from oceanarium.protocol.messages import Done
from oceanarium.server.frames import PatientSockets
from oceanarium.server.logs import WithoutNonsense
from tests.server.devices import HERE, OPEN, Device
from tests.server.live_server import free_port

REQUESTS, SAYINGS = 250, 150
NO_TEXT, PING, CLOSE = b"\x81\x83\0\0\0\0\xff\xfe\0", b"\x89\x80\0\0\0\0", b"\x88\x80\0\0\0\0"
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def test_strangers_get_problems_and_honest_people_play_on(
    client: TestClient, anna: Device, ben: Device, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    table = anna.make_table(HERE, OPEN, is_public=True).table
    ben.join(table)
    declared = client.get("/api/openapi.json").json()["paths"]
    addresses = [(method.upper(), path) for path, methods in declared.items() for method in methods]
    hostile = Hostile(0, random.Random(7), Targets(addresses, [table]), Counter())
    stranger = Device(client)
    headers = {**stranger.headers, "Content-Type": "application/json"}
    with anna.talk(table) as playing, stranger.talk(table) as shouting:
        shouting.position()
        statuses = Counter(
            client.request(method, path, content=body, headers=headers).status_code
            for method, path, body in (hostile.wish() for _ in range(REQUESTS))
        )
        for _ in range(SAYINGS):
            shouting.session.send_text(hostile.saying())
        position = playing.position()
        while 0 not in position.waiting or not position.seats[0].moves:
            position = playing.position()
        answer = playing.ask(type="say", seat=0, text="Still here")
        assert isinstance(answer, Done)
    assert max(statuses) < 500, statuses
    assert statuses[422] > 20
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("nonsense", [NO_TEXT, PING, CLOSE, b"\xff" * 9])
def test_whoever_talks_before_hands_are_shaken_leaves_no_traceback(
    nonsense: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Frames that are no text, pings, closes and babble, while the server still looks up who asks."""
    gone = asyncio.Event()

    async def hesitating(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass
        gone.set()

    async def scenario() -> None:
        config = uvicorn.Config(hesitating, port=free_port(), ws=PatientSockets, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        _, writer = await asyncio.open_connection("127.0.0.1", config.port)
        writer.write(HANDSHAKE)
        await asyncio.sleep(0.1)
        writer.write(nonsense)
        await asyncio.sleep(0.1)
        writer.close()
        await asyncio.wait_for(gone.wait(), 20)
        server.should_exit = True
        await serving

    asyncio.run(scenario())
    told = [record for record in caplog.records if WithoutNonsense().filter(record)]
    assert [record.getMessage() for record in told if record.levelno >= logging.ERROR] == []
