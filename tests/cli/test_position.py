"""Positions in the terminal."""

from pathlib import Path

import oceanarium as oc
from tests.cli.running import complaint, run


def file_in(folder: Path, picture: str) -> str:
    file = folder / "position.txt"
    file.write_text(picture, encoding="utf-8")
    return str(file)


def test_a_position_is_read_and_told_with_moves_scores_and_advice(tmp_path: Path) -> None:
    match = oc.new_match("octopus-garden", seed=3)
    for move in ("A1", "A2", "A3", "B1", "B2", "B3"):
        match.play(next(each for each in match.legal_moves() if each.text.endswith(f"@{move}")))
    result = run("position", file_in(tmp_path, match.to_picture()), "--advice")
    assert result.returncode == 0
    assert "Skip buying" in result.stdout
    assert "The expert would choose:" in result.stdout
    assert "ysters [OG-10.1]" in result.stdout


def test_what_cannot_be_is_told_with_its_rule_in_any_language(tmp_path: Path) -> None:
    picture = oc.new_match("octopus-garden", seed=3).to_picture().replace("5 pearls", "45 pearls", 1)
    result = run("position", file_in(tmp_path, picture), "--language", "de")
    assert result.returncode == 1
    assert "Auf dem Tisch sind 50 Perlen, aber in der Schachtel sind nur 40. [OG-C1]" in result.stdout


def test_a_text_that_is_no_position_is_told_in_one_sentence(tmp_path: Path) -> None:
    assert "This is no position: its first line must begin" in complaint("position", file_in(tmp_path, "la la"))
    assert "no-such-file" in complaint("position", "no-such-file")
