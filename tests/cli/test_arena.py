"""Tournaments and balance from the command line."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.pages import Page
from tests.cli.running import Result, complaint, run, run_apart

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"
SMALL = ["arena", "octopus-garden", "--bots", "random,random", "--seats", "2", "--seed", "3"]


def data(result: Result) -> dict[str, Any]:
    """The report as data, without the times."""
    assert result.returncode == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    for rating in found["ratings"]:
        del rating["milliseconds_a_move"]
    return found


def test_a_tournament_is_shown_as_tables_and_written_as_data_and_page(tmp_path: Path) -> None:
    page, report = tmp_path / "report.html", tmp_path / "report.json"
    result = run(*SMALL, "--matches", "4", "--cores", "1", "--html", str(page), "--json", str(report))
    assert result.returncode == 0
    assert "round robin of 4 matches with 2 seats" in result.stdout
    assert "random : random #2" in result.stdout
    assert json.loads(report.read_text())["pairs"][0]["value"] == 0.5
    assert Page(page.read_text()).tags.count("svg") == 4


def test_a_tournament_that_is_resumed_ends_like_one_in_one_go(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    run(*SMALL, "--matches", "4", "--cores", "1", "--resume", str(kept))
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:3]) + lines[3][:20])  # two matches and a bit of the third
    resumed = data(run(*SMALL, "--matches", "10", "--cores", "2", "--resume", str(kept), "--json"))
    assert resumed == data(run(*SMALL, "--matches", "10", "--cores", "1", "--json"))
    assert len(kept.read_text().splitlines()) == 11


def test_a_gauntlet_leaves_out_matches_among_the_others() -> None:
    arguments = ["arena", "octopus-garden", "--bots", "random,random,random", "--matches", "2", "--gauntlet"]
    found = data(run(*arguments, "--cores", "1", "--json"))
    pairs = [(pair["first"], pair["second"]) for pair in found["pairs"]]
    assert pairs == [("random", "random #2"), ("random", "random #3")]


def test_bots_can_be_programs_and_classes_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = "class Own:\n    def choose(self, match, seat=None):\n        return match.legal_moves(seat)[0]\n"
    (tmp_path / "own_bot.py").write_text(source)
    bots = ["--bots", "own_bot:Own", "--bots", f"program:python {EXAMPLE}"]
    found = data(run_apart("arena", "octopus-garden", *bots, "--matches", "2", "--cores", "2", "--json"))
    assert found["labels"] == ["Own", "mybot"]
    assert len(found["matches"]) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send to another process")
def test_an_interrupted_tournament_says_how_it_stands_and_how_to_go_on(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    bots = ["--bots", "random,tests.arena.slow:SlowBot"]
    command = [sys.executable, "-m", "oceanarium", "arena", "octopus-garden", *bots, "--matches", "1000"]
    arguments = ["--resume", str(kept), "--cores", "2"]
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen([*command, *arguments], stdout=pipe, stderr=pipe, text=True, env=environment) as process:
        while not kept.exists() or len(kept.read_text().splitlines()) < 4:
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "random : SlowBot" in stdout
    assert "Traceback" not in stderr
    assert f"go on with --resume {kept}." in stderr


def test_balance_is_shown_as_tables_and_written_as_data_and_page(tmp_path: Path) -> None:
    page, report = tmp_path / "report.html", tmp_path / "report.json"
    arguments = ["balance", "octopus-garden", "--bot", "random", "--matches", "30"]
    result = run(*arguments, "--html", str(page), "--json", str(report))
    assert result.returncode == 0, result.stderr
    assert "30 matches of random bots with 2 seats" in result.stdout
    assert "tile (tile planted)" in " ".join(result.stdout.replace("┃", " ").split())
    found = json.loads(report.read_text())
    assert sum(seat["victories"]["value"] for seat in found["seats"]) == pytest.approx(1)
    assert found == json.loads(run(*arguments, "--json", "--cores", "1").stdout)
    assert Page(page.read_text()).tags.count("svg") > 3


def test_a_program_plays_in_the_terminal(tmp_path: Path) -> None:
    result = run("play", "octopus-garden", "--people", "0", "--seed", "3", "--bot", f"python {EXAMPLE}", home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Seats: 1 Mybot bot 1, 2 Mybot bot 2." in result.stdout
    assert "Replay it with" in result.stdout


def test_a_program_that_misbehaves_loses_nobody_the_match(tmp_path: Path) -> None:
    result = run("play", "octopus-garden", "--people", "0", "--bot", "program:echo hello", home=tmp_path)
    assert result.returncode == 2
    assert "The match is kept." in result.stdout
    assert "wrote 'hello', which is no such message" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "octopus-garden"], "requires an argument"),
        (["arena", "octopus-garden", "--bots", "random"], "A tournament needs at least 2 bots, not 1"),
        (["arena", "octopus-garden", "--bots", "random,expert!"], "There is no bot 'expert!'"),
        ([*SMALL, "--matches", "0"], "The number of matches must be a whole number from 1"),
        ([*SMALL, "--cores", "0"], "The number of cores must be a whole number from 1"),
        ([*SMALL, "--option", "a=1"], "There is no option 'a'"),
        ([*SMALL, "--resume", str(EXAMPLE)], "mybot.py holds no results of an arena that this program can read."),
        (["balance", "octopus-garden", "--seats", "9"], "is played with 2, 3 or 4 seats, not 9."),
        (["balance", "octopus-garden", "--bot", "no:Bot"], "The module 'no' of a bot cannot be imported"),
        (["play", "octopus-garden", "--bot", "no_such_program x"], "There is no program 'no_such_program' to start"),
        (["play", "octopus-garden", "--bot", "program:cat", "--time-limit", "0"], "The time for a move must be"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in complaint(*arguments)
