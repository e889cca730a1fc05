"""What people install: a wheel in an empty environment serves the lobby and plays, without a compiler."""

import json
import os
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.ours import OURS

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds; other tests may keep the machine busy


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what `[server]` brings, by the lock of `make play`; its programs."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([*pip, *build], check=True)
    (wheel,) = folder.glob("oceanarium-*.whl")
    venv.create(folder / "empty")
    programs = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
    lock = str(ROOT / "requirements" / "play.txt")
    install = [*pip, "--python", str(programs / "python"), "install", "--no-compile"]
    subprocess.run([*install, "--require-hashes", "--requirement", lock], check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True)
    return programs


@pytest.fixture(scope="module")
def address(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed program serves."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tmp_path_factory.mktemp("served")
    command = [str(environment / "oceanarium"), "serve", "--port", str(port), "--data", str(folder)]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, env=_bare_environment())
    try:
        _wait_for(f"http://127.0.0.1:{port}/health")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)


def _bare_environment() -> dict[str, str]:
    """Nothing that leads back to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def _wait_for(page: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urlopen(page, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("The installed server did not come up.")


def _asked(page: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "origin": page.partition("/api")[0]}
    with urlopen(Request(page, data, headers), timeout=PATIENCE) as answer:
        return json.load(answer)


def test_lobby_and_client_are_served(address: str) -> None:
    with urlopen(address, timeout=PATIENCE) as page:
        assert "Oceanarium" in page.read().decode()
    assert {game["name"] for game in _asked(f"{address}/api/games")} == set(OURS)


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_there_in_every_language(address: str, language: str) -> None:
    rules = _asked(f"{address}/api/games/octopus-garden/rules/{language}")
    assert rules["language"] == language
    assert "OG-3.2" in rules["markdown"]


@pytest.mark.parametrize("game", OURS)
def test_every_lesson_is_there_in_every_language(address: str, game: str) -> None:
    files = list(ROOT.glob(f"oceanarium/games/{game.replace('-', '_')}/lessons/*_*.toml"))
    for language in ("en", "de", "fr"):
        course = _asked(f"{address}/api/games/{game}/lessons/{language}")
        assert (course["language"], len(course["lessons"])) == (language, len(files))
        assert course["first_match"]
    lesson = course["lessons"][0]["lesson"]
    assert _asked(f"{address}/api/games/{game}/lessons/{lesson}/fr", {"deeds": []})["bubble"]["text"]


@pytest.mark.parametrize("game", OURS)
def test_experts_play_at_once(address: str, game: str) -> None:
    experts = [{"kind": "bot", "level": "expert"}] * 2
    table = _asked(f"{address}/api/tables", {"game": game, "seats": experts, "seed": 1})
    socket_address = f"{address.replace('http', 'ws')}/api/tables/{table['table']}/socket"
    with connect(socket_address, origin=Origin(address)) as onlooker:  # bots play while somebody looks
        while True:
            for line in str(onlooker.recv(timeout=PATIENCE)).splitlines():
                told = json.loads(line)
                if told["type"] == "position" and told["table"]["moves_made"] > table["moves_made"]:
                    return


def test_the_install_brings_no_compiler_and_bots_need_none(environment: Path, tmp_path: Path) -> None:
    program = """
import sys
import oceanarium as oc
for game in oc.games():
    match = oc.new_match(game.name, seed=1)
    seat = match.waiting[0]
    move = oc.bot(game.name, "expert", seed=1).choose(match, seat)
    assert move in match.legal_moves(seat)
for package in ("numba", "numpy", "scipy", "ray", "playwright"):
    try:
        __import__(package)
    except ImportError:
        continue
    sys.exit(package)
"""
    command = [str(environment / "python"), "-W", "error", "-c", program]
    subprocess.run(command, cwd=tmp_path, check=True, env=_bare_environment())


def test_a_command_that_misses_a_package_says_which_extra_brings_it(environment: Path, tmp_path: Path) -> None:
    command = [str(environment / "oceanarium"), "arena", "octopus-garden", "random", "greedy"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=_bare_environment())
    assert done.returncode == 2
    assert "pip install oceanarium[arena]" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_site_is_built_from_a_checkout_only(environment: Path, tmp_path: Path) -> None:
    command = [str(environment / "oceanarium"), "site", str(tmp_path / "site")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=_bare_environment())
    assert done.returncode == 2
    assert "A site is built from a checkout of Oceanarium" in done.stderr
    assert list(tmp_path.iterdir()) == []
