"""The gate for catalogues: whatever is missing, left over or misspelt is named."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from checks.languages import PARTS, complaints, complaints_about, complaints_about_common, complaints_about_part
from oceanarium.kernel import Game, Vocabulary, game_named, game_names
from oceanarium.kernel.language import COMMON, messages_in

GAME = game_named("octopus-garden")
CATALOGUES = GAME.folder / "languages"


def found(game: Game[Any], text: str, folder: Path) -> list[str]:
    """What is said of a catalogue."""
    (folder / "de.ftl").write_text(text, encoding="utf-8")
    return list(complaints(game, game.words, messages_in(folder / "de.ftl"), "de"))


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_everything_in_every_language(name: str) -> None:
    assert list(complaints_about(game_named(name), ["de", "en"])) == []


def test_a_language_that_only_one_game_has_is_checked_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("de", "en"):
        shutil.copy(CATALOGUES / f"{language}.ftl", tmp_path)
    text = (CATALOGUES / "de.ftl").read_text(encoding="utf-8")
    (tmp_path / "xx.ftl").write_text(text.replace("move-pass = Nichts kaufen", ""), encoding="utf-8")
    monkeypatch.setattr(Vocabulary, "folder", tmp_path)
    assert list(complaints_about(GAME, ["de", "en"])) == ["octopus-garden, xx: move-pass is missing"]


def test_what_all_games_say_is_said_in_every_language() -> None:
    assert list(complaints_about_common()) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("move-pass = Nichts kaufen\n", "", "move-pass is missing"),
        ("score-coral = Korallen\n", "", "score-coral is missing"),
        ("pitch = Kaufe", "# Kaufe", "pitch is missing"),
        ("clause-standing = { $star } von { $space }\n", "", "clause-standing is missing"),
        ("missing-line = Welche Reihe oder Spalte?\n", "", "missing-line is missing"),
        ("line-R1 = Reihe 1\n", "", "line-R1 is missing"),
        ("move-pass =", "move-rest = Ruhen\nmove-pass =", "move-rest is said by nobody"),
        ("gain-part-star = Seesterne\n", "", "gain-part-star is missing"),
        ("option_name-anemone_cost =", "# =", "option_name-anemone_cost is missing"),
        ("option-garbage_beauty--2 =", "# =", "option-garbage_beauty--2 is missing"),
        ("option-anemone_cost-1 =", "option-anemone_cost-3 =", "option-anemone_cost-3 is said by nobody"),
        ("gain-points =", "gain-moon = Mond\ngain-points =", "gain-moon is said by nobody"),
        ("Du hast { pearls }.", "Du hast { perlen }.", "perlen is missing"),
        (
            'pflanzt { TILE($tile, "einen") } auf { $space }',
            'pflanzt { TILE($tile, "einen") } auf { $spce }',
            "event-tile_planted mentions $spce, which it is not told",
        ),
        (
            "{ $left ->",
            "{ $least ->",
            "prompt-plant mentions $least, which it is not told",
        ),
        (
            "{ $first } beginnt",
            "{ $first } beginnt mit { pearls }",
            "move-start mentions $pearls, which it is not told",
        ),
        (
            "pearls =",
            "pearls = { rounds }\nold-pearls =",
            "event-pearls_harvested mentions $rounds, which it is not told",
        ),
        (
            "In { LINE($line) } liegt",
            "In { EITHER($line) } liegt",
            "refusal-empty_line has EITHER($line), but $line is line",
        ),
        (
            "In { LINE($line) } liegt",
            "In { $line } liegt",
            "refusal-empty_line shows $line as programs know it; say LINE($line)",
        ),
        (
            "In { LINE($line) } liegt",
            "In { TILE($line) } liegt",
            "refusal-empty_line has TILE($line), but $line is line",
        ),
        (
            "Du hast keinen Seestern { $star }.",
            "Du hast keinen Seestern { LINE($star) }.",
            "refusal-no_such_star has LINE($star), but $star is no noun",
        ),
        (
            "    .keinen = keinen Seestern\n",
            "",
            "tile-star lacks the form 'keinen', for which refusal-not_bought asks",
        ),
        (
            "tile-relic = Relikt",
            "tile-relic = Relikt { $space }",
            "tile-relic mentions $space, which it is not told",
        ),
    ],
)
def test_a_mistake_in_a_catalogue_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = (CATALOGUES / "de.ftl").read_text(encoding="utf-8")
    assert text.count(old) >= 1
    assert complaint in found(GAME, text.replace(old, new, 1), tmp_path)


def test_forms_are_asked_only_of_words_that_can_stand_there(tmp_path: Path) -> None:
    """A starting tile is an oyster or the harlequin, so nobody needs "dein Relikt"."""
    text = (CATALOGUES / "de.ftl").read_text(encoding="utf-8")
    told = found(GAME, text.replace("    .deinen = deine Harlekin-Auster\n", "", 1), tmp_path)
    assert told == ["tile-harlequin lacks the form 'deinen', for which refusal-only_placing asks"]


def test_a_language_without_a_catalogue_is_named() -> None:
    assert list(complaints_about(GAME, ["xx"])) == ["octopus-garden, xx: there is no xx.ftl"]


def test_a_catalogue_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("checks.languages.messages_in", lambda path: messages_in(Path(__file__)))
    told = next(complaints_about(GAME, ["de"]))
    assert told.startswith("octopus-garden, de: test_languages.py cannot be read at")


@pytest.mark.parametrize(
    ("code", "old", "new", "complaint"),
    [
        ("de", "and = und\n", "", "all games, de: and is missing"),
        ("de", "and = und\n", "and = und\noder = oder\n", "all games, de: oder is said by nobody"),
        ("de", "{ $gap }", "", "all games, de: unreadable-gap mentions $gap, or should"),
        ("xx", "", "", "all games, xx: nobody has said which numbers take the singular"),
    ],
)
def test_a_mistake_in_what_all_games_say_is_named(
    tmp_path: Path, code: str, old: str, new: str, complaint: str
) -> None:
    for path in COMMON.glob("*.ftl"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    text = (COMMON / "de.ftl").read_text(encoding="utf-8")
    (tmp_path / f"{code}.ftl").write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
    assert complaint in list(complaints_about_common(tmp_path))


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_house_says_everything_in_every_language(part: str) -> None:
    assert list(complaints_about_part(part, PARTS[part], ["de", "en"])) == []
    assert list(complaints_about_part(part, PARTS[part], ["xx"])) == [f"{part}, xx: there is no xx.ftl"]


@pytest.mark.parametrize(
    ("part", "old", "new", "complaint"),
    [
        ("terminal", "total = Summe\n", "", "terminal, de: total is missing"),
        ("terminal", "total = Summe\n", "total = Summe\nsum = Summe\n", "terminal, de: sum is said by nobody"),
        ("terminal", "{ $winner } hat", "{ $winer } hat", "terminal, de: won mentions $winer, which it is not told"),
        ("terminal", "total = Summe\n", "total\n", "terminal, de: de.ftl cannot be read at 'total'."),
        ("host", "problem-over = Die Partie ist zu Ende.\n", "", "host, de: problem-over is missing"),
        (
            "bots",
            "{ $losses }",
            "{ $loses }",
            "bots, de: reason-brings_and_costs mentions $loses, which it is not told",
        ),
        ("host", "{ $bytes }", "{ $bites }", "host, de: problem-too_large mentions $bites, which it is not told"),
    ],
)
def test_a_mistake_in_what_a_part_of_the_house_says_is_named(
    tmp_path: Path, part: str, old: str, new: str, complaint: str
) -> None:
    text = (PARTS[part].folder / "de.ftl").read_text(encoding="utf-8")
    (tmp_path / "de.ftl").write_text(text.replace(old, new, 1), encoding="utf-8")
    assert list(complaints_about_part(part, PARTS[part], [], tmp_path)) == [complaint]
