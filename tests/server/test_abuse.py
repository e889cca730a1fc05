"""A small storm of the kind that `benchmarks/abuse.py` makes in earnest: nobody crashes, and honest people play on."""

import logging
import random
from collections import Counter

import pytest
from starlette.testclient import TestClient

from benchmarks.hostile import Hostile, Targets
from oceanarium.protocol.messages import Done
from tests.server.devices import HERE, OPEN, Device

REQUESTS, SAYINGS = 250, 150


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
