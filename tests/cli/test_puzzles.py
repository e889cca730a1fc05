"""Puzzles in the terminal."""

from pathlib import Path

from oceanarium.kernel import game_named
from oceanarium.puzzles.collection import read_file, written
from tests.cli.running import complaint, run
from tests.puzzles.making import at_a_choice, collection_with, puzzle_in

PUZZLE = puzzle_in(*at_a_choice("octopus-garden", 3))


def file_in(folder: Path) -> str:
    file = folder / "octopus-garden.jsonl"
    file.write_text(written(game_named("octopus-garden"), collection_with(PUZZLE)), encoding="utf-8")
    return str(file)


def test_somebody_solves_a_puzzle_in_the_terminal(tmp_path: Path) -> None:
    typed = f"sing\n{PUZZLE.tempting}\n{PUZZLE.answer[0]}\n"
    text = run("puzzles", "play", "octopus-garden", "--file", file_in(tmp_path), typed=typed).stdout
    assert "'sing' is no move of Octopus' Garden" in text
    assert "that is not the best. Try again." in text
    assert "Over the next turns that is worth about 3 beauty for coral to you." in text
    assert "54%" in text
    assert "Solved at the first try: 0 of 1." in text


def test_finding_stops_in_time_and_goes_on_in_its_file(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    options = ("--count", "2", "--minutes", "0.0001", "--workers", "1", "--out", str(tmp_path))
    result = run("puzzles", "find", "octopus-garden", *options)
    assert result.returncode == 0
    assert "octopus-garden 1 (matches" in result.stderr  # what there was counts
    assert read_file(Path(file), game_named("octopus-garden")).puzzles == [PUZZLE]


def test_an_answer_that_does_not_hold_is_named_and_thrown_out(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    result = run("puzzles", "check", "octopus-garden", "--file", file)
    assert result.returncode == 1
    assert f"{PUZZLE.name}: {PUZZLE.answer[0]} does not hold." in result.stdout
    assert run("puzzles", "check", "octopus-garden", "--file", file, "--drop").returncode == 0
    assert read_file(Path(file), game_named("octopus-garden")).puzzles == []


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "song").write_text("la la")
    assert "This is not a file of puzzles." in complaint("puzzles", "play", "oceania", "--file", str(tmp_path / "song"))
    assert "at least 0" in complaint("puzzles", "find", "oceania", "--count", "0")
