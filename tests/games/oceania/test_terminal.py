"""A match of several games in the terminal."""

from pathlib import Path

from tests.cli.running import run
from tests.proving import proves


@proves("OC-14.4")
def test_the_terminal_stops_at_each_finished_chart_and_lists_all_results(tmp_path: Path) -> None:
    result = run("play", "oceania", "--option", "rounds=2", "--seed", "3", typed="1\n" * 400, home=tmp_path)
    assert result.returncode == 0
    assert "Oceania: game 1 of 2, finished" in result.stdout
    assert "Go on to game 2 of 2" in result.stdout
    last_picture = result.stdout[result.stdout.rindex("Oceania: game 2 of 2, over") :]
    assert "Game 1: grey" in last_picture
    assert "Game 2: grey" in last_picture
