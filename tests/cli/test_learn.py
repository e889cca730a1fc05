"""Lessons in the terminal."""

import pytest

from oceanarium.cli.learn import learn
from oceanarium.kernel import OptionError
from oceanarium.learning import LessonError


def learned(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, **wish: str) -> str:
    """What the terminal says to somebody who types these lines."""
    typed = iter(lines.splitlines())

    def read() -> str:
        for line in typed:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    learn("octopus-garden", "1", **wish)
    return " ".join(capsys.readouterr().out.split())


def test_a_lesson_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = learned(monkeypatch, capsys, "buy:R1\npass\nbuy:R3\nplant:worm@A1\nplant:seagrass@A2\nplant:seagrass@A3")
    assert "[OG-3.2]" in told  # too dear
    assert "Taken back. " in told
    assert "Otto: You may save up, and sometimes should." in told
    assert "Otto: Look: your beauty went from \N{MINUS SIGN}2 to 2." in told


def test_somebody_is_shown_and_spared_in_their_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = learned(monkeypatch, capsys, "zeig\nauslassen\nauslassen", language="de")
    assert "3 führt weiter: Reihe 3" in told
    assert "Deine Schönheit ist von \N{MINUS SIGN}2 auf 2 gestiegen." in told


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    learn("octopus-garden")
    assert " 3 Three anemones: Three that touch bring a clownfish." in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("lesson", ["flying", "99"])
def test_a_lesson_that_is_not_there_is_named_with_those_that_are(lesson: str) -> None:
    with pytest.raises(OptionError, match=f"hat keine Lektion '{lesson}'; die Lektionen sind: buy-and-plant"):
        learn("octopus-garden", lesson, language="de")


def test_a_damaged_lesson_gets_one_sentence_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> None:
        raise LessonError("Line 3 is wrong.")

    monkeypatch.setattr("oceanarium.cli.learn.LessonRun", damaged)
    with pytest.raises(OptionError, match="Die Lektion 'buy-and-plant' ist beschädigt oder"):
        learn("octopus-garden", "1", language="de")
