"""The schema from which the client's types are made."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from oceanarium.server.schema import UNIONS, main, messages_schema


def test_every_message_is_defined_and_closed() -> None:
    definitions = messages_schema()["$defs"]
    assert {"Position", "Play", "TableInfo", "Problem", *UNIONS} <= set(definitions)
    for name, definition in definitions.items():
        assert name in UNIONS or definition["additionalProperties"] is False


def test_what_the_server_says_leaves_nothing_out() -> None:
    definitions = messages_schema()["$defs"]
    assert set(definitions["OptionInfo"]["required"]) == set(definitions["OptionInfo"]["properties"])
    assert set(definitions["Position"]["required"]) == set(definitions["Position"]["properties"])
    assert "seed" not in definitions["NewTable"]["required"]
    assert "type" in definitions["Play"]["required"]


def test_a_stale_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "messages.schema.json"
    assert main(["--check", str(file)]) == 1
    assert main(["--write", str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    file.write_text(file.read_text().replace("Position", "Pose", 1))
    assert main(["--check", str(file)]) == 1
    assert "not fresh" in capsys.readouterr().err


def test_the_socket_schema_is_served(client: TestClient) -> None:
    schema = client.get("/api/schema/socket.json").json()
    assert set(schema) == {"from_browser", "from_server"}
