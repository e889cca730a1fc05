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
    assert (
        "undiscovered"
        not in last_picture[last_picture.index("Game 2: grey") :].split("total")[0].split("g2 a scout")[1]
    )


@proves("OC-15.4")
def test_alone_the_terminal_keeps_the_personal_best(tmp_path: Path) -> None:
    def play_alone(seed: int, *options: str) -> str:
        wishes = ("--seats", "1", "--seed", str(seed), *options)
        return run("play", "oceania", *wishes, typed="1\n" * 100, home=tmp_path).stdout

    first = play_alone(1)
    assert "Your first result here." in first
    assert " won." not in first
    assert "Your personal best is \N{MINUS SIGN}" in play_alone(1)  # the same once more is no better
    other_box = ("--option", "sea_tiles=7,9,9,6,4")
    assert "Your first result here." in play_alone(1, *other_box)
