"""The terminal in the language of whoever reads it."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import oceanarium as oc
from oceanarium.cli import main
from oceanarium.cli.speech import VARIABLES, WORDS, speech_for
from oceanarium.cli.talk import Talk
from oceanarium.kernel import OptionError, game_named
from tests.cli.running import complaint, run

GARDEN = ("play", "octopus-garden", "--seed", "3", "--language", "de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "de_AT", "LANG": "en_US.UTF-8"}, "de"),
        ({"OCEANARIUM_LANGUAGE": "de", "LC_ALL": "en_US.UTF-8"}, "de"),
        ({"OCEANARIUM_LANGUAGE": "", "LANG": "de"}, "de"),
        ({"OCEANARIUM_LANGUAGE": "tlh", "LANG": "de"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_the_language_if_we_have_it(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert speech_for(None).language == language
    assert speech_for("de-CH").language == "de"  # whoever asks is heard first


def test_an_unknown_language_gets_one_sentence_that_lists_those_there_are() -> None:
    game = game_named("octopus-garden")
    *known, last = (f"{code} ({speech_for(code).text('language-name')})" for code in game.languages)
    with pytest.raises(OptionError) as found:
        speech_for("tlh", game)
    assert str(found.value) == f"Octopus' Garden can be told in {', '.join(known)} and {last}, not in 'tlh'."
    assert "not in 'tlh'." in complaint("play", "octopus-garden", "--language", "tlh")


def test_every_sentence_of_the_terminal_can_be_said_in_every_language() -> None:
    for code in WORDS.languages.codes:
        for key, gaps in WORDS.sentences.items():
            assert speech_for(code).say(key, **dict.fromkeys(gaps, 2))


def test_every_declared_sentence_is_said_somewhere() -> None:
    folder = WORDS.folder.parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.name != "speech.py")
    families = ("about-", "command-", "file-", "learn-command-", "usage-", "does-", "asking-", "judgement-")
    said_in_speech = ("language-name", "percent", "unknown-language", "unknown-language-of")
    unsaid = [key for key in WORDS.sentences if f'"{key}"' not in code and not key.startswith(families)]
    assert sorted(unsaid) == sorted(said_in_speech)


def test_moves_are_typed_in_german_whole_or_in_part(tmp_path: Path) -> None:
    typed = "Die Auster auf C4 legen.\nauster c3\nE1\n"
    text = run(*GARDEN, typed=typed, home=tmp_path).stdout
    assert "Spieler legt eine Auster auf C4. [OG-1.6]" in text
    assert "Spieler legt eine Auster auf C3." in text
    assert "Spieler legt eine Harlekin-Auster auf E1." in text


def test_what_a_german_text_leaves_open_is_asked_in_german(tmp_path: Path) -> None:
    text = run(*GARDEN, typed="Auster legen\nsingen\n99\n", home=tmp_path).stdout
    assert "'Auster legen' ist noch kein Zug in Octopus' Garden: Auf welches Feld?" in text
    assert "'singen' ist kein Zug in Octopus' Garden; einer wäre 'Die Auster auf A1 legen'." in text
    assert "Einen Zug 99 gibt es in der Liste nicht; sie geht von 1 bis 24." in text


def test_commands_are_understood_in_german_and_in_english(tmp_path: Path) -> None:
    typed = "1\nzurück\nundo\ntipp\nwarum Nichts kaufen\nregeln Harlekin\npunkte\nhilfe\n"
    text = run(*GARDEN, typed=typed, home=tmp_path).stdout
    assert "Zurückgenommen: Die Auster auf A1 legen." in text
    assert "Seit dem letzten Zufall gibt es keinen Zug" in text
    assert "Der Gierbot würde" in text
    assert "Lege zuerst deine Auster auf ein Feld deines Gartens. [OG-1.6]" in text
    assert "Offene Federwürmer [OG-7.1]" in text
    assert "nimm deinen letzten Zug zurück" in text
    assert "Die Partie ist aufgehoben." in text


def test_a_whole_match_is_told_in_german(tmp_path: Path) -> None:
    text = run("play", "octopus-garden", "--seed", "3", "--language", "de", typed="1\n" * 400, home=tmp_path).stdout
    assert "Kaufe Plättchen mit Perlen" in text
    assert "hat gewonnen." in text or "teilen sich den Sieg." in text
    assert "Nachspielen: oceanarium replay --language de octopus-garden." in text


def test_a_replay_and_an_analysis_are_told_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    match = oc.new_match("octopus-garden", seats=2, seed=5)
    for place in ("B2", "C3"):
        match.play(f"place:oyster@{place}")
    main(["replay", match.to_link(), "--language", "de"])
    told = capsys.readouterr().out
    assert "Octopus' Garden, zu zweit," in told
    assert "Spieler 1 legt eine Auster auf B2." in told
    main(["analyse", match.to_link(), "--iterations", "20", "--language", "de"])
    told = capsys.readouterr().out
    assert "Spieler 1: " in told
    assert "Entscheidungen wie die Suche" in told
    assert re.search(r"\d,\d\s%", told), "as Germans write a share"
    assert "legen" in told


def listed(texts: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    moves = [oc.Move(number, f"m:{number}", text, ()) for number, text in enumerate(texts)]
    Talk([], speech_for("de"), Console(width=80, soft_wrap=True)).list_moves(moves)
    return capsys.readouterr().out.splitlines()


def test_many_moves_are_grouped_by_what_they_have_in_common(capsys: pytest.CaptureFixture[str]) -> None:
    places = [f"{letter}{number}" for letter in "AB" for number in range(1, 9)]
    lines = listed([f"Die Auster auf {place} legen" for place in places] + ["Nichts kaufen"], capsys)
    assert lines[0].split() == ["Die", "Auster", "auf", "…", "legen"]
    assert lines[1].split()[:4] == ["1", "A1", "3", "A3"]
    assert lines[-1].split() == ["17", "Nichts", "kaufen"]
    assert len(lines) == 4
    starts = [f"Bei {place} starten und {place} erforschen" for place in places]
    assert [line.split(maxsplit=1)[1] for line in listed(starts, capsys)] == starts, "nothing is gained there"
    assert listed(["Nichts kaufen"], capsys) == ["   1  Nichts kaufen"]


ENGLISH_WORDS = re.compile(r"\b(seat|the|of|deck|hand of|turn|round|goal|points?|scouts|market|bag|found|to choose)\b")


@pytest.mark.parametrize("game", ["octopus-garden", "ocean-labyrinth", "oceania", "open-ocean", "open-worlds"])
def test_tables_are_drawn_in_german_with_names(game: str) -> None:
    match = oc.new_match(game, seats=2, seed=3, language="de")
    match.call(["Anna", "Ben"])
    bot = oc.bot(game, "random", seed=3)
    drawn: list[str] = []
    while match.actor != oc.NOBODY and len(drawn) < 120:
        seat = match.waiting[0]
        drawn.append(match.picture(seat))
        match.play(bot.choose(match, seat), seat)
    drawn.append(match.picture())
    for picture in drawn:
        assert "Anna" in picture
        assert ENGLISH_WORDS.search(picture) is None
        assert max(map(len, picture.splitlines())) <= 84
    match.language = "en"
    assert "Anna" in match.picture()
    assert "seat" not in match.picture().lower(), "people read names"
