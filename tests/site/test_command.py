"""`oceanarium site` as people use it: shown at an address, and interrupted."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from oceanarium.cli import site as command

INTERRUPTED = 130


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """The program, which is ended whatever happens."""
    command = [sys.executable, "-m", "oceanarium", "site", *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def interrupt(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """Ctrl-C, as the terminal sends it to all that runs there; the status and the last words."""
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    return process.returncode, said


def test_a_site_is_shown_below_any_path_until_it_is_interrupted(site: Path) -> None:
    with started(str(site), "--serve", "--port", "8314", "--free-port", "--base", "games/of/the/sea") as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = said.split()[4]
        assert said == f"The site is at {address} (Ctrl-C stops it).\n"
        assert address.endswith("/games/of/the/sea/")
        with urlopen(address, timeout=10) as page:
            assert "Oceanarium" in page.read().decode()
        with urlopen(f"{address}python/snapshot.wasm", timeout=10) as memory:
            assert memory.headers["Content-Type"] == "application/wasm"
            assert int(memory.headers["Content-Length"]) == (site / "python" / "snapshot.wasm").stat().st_size
        status, said = interrupt(process)
        assert (status, said) == (INTERRUPTED, "oceanarium: Interrupted.\n")


def test_an_interrupted_build_leaves_nothing(tmp_path: Path) -> None:
    with started(str(tmp_path / "deep" / "site")) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "Building the client ...\n"
        status, said = interrupt(process)
    assert status == INTERRUPTED
    assert "Interrupted." in said
    assert "Traceback" not in said
    assert [file.name for file in tmp_path.rglob("*")] == ["deep"]


def test_it_is_said_where_the_site_is_and_how_large(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "build_site", lambda folder, step: shutil.copytree(site, folder))
    command.site(tmp_path / "new")
    said = capsys.readouterr().out
    assert re.match(rf"Wrote the site to {tmp_path}/new: \d+\.\d MB, \d+\.\d MB as it is sent\.\n", said)
    assert f'"oceanarium site {tmp_path}/new --serve" shows it' in said


def test_without_a_folder_a_site_is_built_for_the_moment(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[Path] = []
    shown: list[str] = []

    def build(folder: Path, step: object, quality: int) -> None:
        built.append(folder)
        (folder / "assets").mkdir(parents=True)

    def show(folder: Path, host: str, port: int, base: str) -> None:
        assert (folder / "assets").is_dir()
        shown.append(base)

    monkeypatch.setattr(command, "build_site", build)
    monkeypatch.setattr(command, "_show", show)
    command.site(serve=True, port=8315, free_port=True)
    assert shown == ["/"]
    assert not built[0].exists()
