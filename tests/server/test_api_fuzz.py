"""Schemathesis against the whole HTTP API of a real server."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from oceanarium.server.app import new_app
from oceanarium.store.desk import Desk
from tests.server.live_server import LiveServer


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(Path(tmp_path_factory.mktemp("live")))
    server.start()
    yield server
    assert "Traceback" not in server.stop(signal.SIGTERM)[1]


# Declared without a running server: what an app offers does not depend on its store.
schema = schemathesis.openapi.from_dict(new_app(cast(Desk, None)).openapi())


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_declared(case: Any, live_server: LiveServer) -> None:
    checks = (
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    )
    case.call_and_validate(base_url=live_server.address, checks=checks)
