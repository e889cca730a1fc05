"""The front door does no more than it must: what `make` would run after a change, tried on an empty house."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STYLE = "web/src/styles/base.css"
WORDS = "oceanarium/games/any/languages/de.ftl"
STAMPS = (
    ".venv/set_up_to_play",
    ".venv/set_up",
    "web/node_modules/.package-lock.json",
    "oceanarium/web/dist/sources.sha256",
)
LONG_AGO, A_WHILE_AGO = 1_000_000_000, 1_500_000_000

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout that was set up and built after everything in it was written."""
    sources = ["pyproject.toml", "hatch_build.py", "scripts/set_up.sh", STYLE, WORDS, "web/src/main.ts"]
    sources += [f"requirements/{lock}.txt" for lock in ("dev", "play", "node")] + ["web/package-lock.json"]
    for name in [*sources, *STAMPS]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    shutil.copy(ROOT / "Makefile", tmp_path)
    for path in [tmp_path, *tmp_path.rglob("*")]:
        os.utime(path, (LONG_AGO, LONG_AGO))
    for stamp in STAMPS:
        os.utime(tmp_path / stamp, (A_WHILE_AGO, A_WHILE_AGO))
    return tmp_path


def would_run(house: Path, target: str) -> set[str]:
    """Which of the costly things a target would do."""
    command = ["make", "--dry-run", target]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=True)
    return {name for name in ("set_up.sh", "web ci", "hatch_build.py") if name in done.stdout}


@pytest.mark.parametrize("target", ["setup", "play", "test"])
def test_where_nothing_changed_nothing_is_set_up_or_built(house: Path, target: str) -> None:
    assert would_run(house, target) == set()


@pytest.mark.parametrize("target", ["setup", "play", "test"])
@pytest.mark.parametrize("source", [STYLE, WORDS, "hatch_build.py"])
def test_a_style_or_a_word_builds_the_client_and_sets_nothing_up(house: Path, target: str, source: str) -> None:
    (house / source).touch()
    assert would_run(house, target) == {"hatch_build.py"}


def test_a_file_that_has_gone_from_the_client_builds_it_anew(house: Path) -> None:
    (house / "web/src/main.ts").unlink()
    assert would_run(house, "play") == {"hatch_build.py"}


@pytest.mark.parametrize("source", ["pyproject.toml", "requirements/play.txt"])
def test_other_requirements_set_everything_up(house: Path, source: str) -> None:
    (house / source).touch()
    assert "set_up.sh" in would_run(house, "play")


@pytest.mark.parametrize("target", ["setup", "play", "test"])
def test_other_packages_of_the_client_are_fetched_and_built_with(house: Path, target: str) -> None:
    (house / "web/package-lock.json").touch()
    assert would_run(house, target) == {"web ci", "hatch_build.py"}


def test_checks_of_the_client_wait_for_no_python(house: Path) -> None:
    (house / "requirements/dev.txt").touch()
    assert would_run(house, "check-client") == set()
