"""A server in memory for tests, and devices that talk to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from oceanarium.server.app import new_app
from oceanarium.server.settings import Settings
from oceanarium.store.desk import Desk
from tests.server.devices import QUICK, Device


@pytest.fixture
def settings() -> Settings:
    return QUICK


@pytest.fixture
def client(tmp_path: Path, settings: Settings) -> Iterator[TestClient]:
    app = new_app(Desk(tmp_path / "data"), settings, tmp_path / "client")
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def anna(client: TestClient) -> Device:
    return Device(client)


@pytest.fixture
def ben(client: TestClient) -> Device:
    return Device(client)
