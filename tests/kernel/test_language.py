"""Catalogues: what sentences say, in each language."""

from pathlib import Path

import pytest

from oceanarium.kernel import CHANCE, Sentence, Vocabulary
from oceanarium.kernel.language import CatalogueError, Language, Languages, messages_in
from oceanarium.kernel.vocabulary import COMMON, Argument, Seat

CATALOGUE = """
and = and
or = or
chance = chance
tile-star = sea star
    .a = a sea star
    .some =
        { $count ->
            [one] a sea star
           *[other] { $count } sea stars
        }
tile-relic = relic
    .a = a relic
    .some =
        { $count ->
            [one] a relic
           *[other] { $count } relics
        }
pearls =
    { $pearls ->
        [0] no pearls
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
plain = It ends.
gap = { $space } is taken, and { $other } too.
noun = { TILE($tile) }, { TILE($tile, "a") }
commas = { TILE($tile) }
counted = { TILES($tile, "some") }
borrowed = You have { pearls }.
word = { $state ->
        [hidden] it is hidden
       *[other] it is { $state }
    }{ "" }.
seat = { $seat } begins
inner = It said: { $inner }
list = There are { $list }.
choice = Take { EITHER($list) }.
wanting = { TILE($tile, "der") }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for code in ("en", "fr"):
        (tmp_path / f"{code}.ftl").write_text(CATALOGUE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Language:
    return Language("en", messages_in(folder / "en.ftl"), ["tile"])


WORDS = Vocabulary("tests.kernel")


@pytest.mark.parametrize(
    ("key", "arguments", "text"),
    [
        ("plain", {}, "It ends."),
        ("gap", {"space": "c4", "other": 1000}, "C4 is taken, and 1000 too."),
        ("noun", {"tile": "star"}, "Sea star, a sea star"),
        ("commas", {"tile": ("star", "relic", "star")}, "Sea star, relic, sea star"),
        ("commas", {"tile": ()}, ""),
        ("counted", {"tile": ("star",)}, "A sea star"),
        ("counted", {"tile": ("star", "relic", "star")}, "2 sea stars and a relic"),
        ("borrowed", {"pearls": 0}, "You have no pearls."),
        ("borrowed", {"pearls": 1}, "You have 1 pearl."),
        ("borrowed", {"pearls": 21}, "You have 21 pearls."),
        ("word", {"state": "hidden"}, "It is hidden."),
        ("word", {"state": "one"}, "It is one."),
        ("seat", {"seat": Seat(2)}, "⟦2⟧ begins"),
        ("seat", {"seat": Seat(CHANCE)}, "Chance begins"),
        ("inner", {"inner": Sentence(WORDS, "borrowed", (("pearls", 1),))}, "It said: You have 1 pearl."),
        ("list", {"list": ("a", "b", "c")}, "There are a, b and c."),
        ("choice", {"list": ("a", "b", "c")}, "Take a, b or c."),
        ("choice", {"list": "a"}, "Take a."),
        (
            "list",
            {"list": tuple(Sentence(WORDS, "noun", (("tile", each),)) for each in ("star", "relic"))},
            "There are sea star, a sea star and relic, a relic.",
        ),
    ],
)
def test_a_sentence_is_said_with_its_arguments(
    english: Language, key: str, arguments: dict[str, Argument], text: str
) -> None:
    assert english.say(key, tuple(arguments.items())) == text


def test_each_language_has_its_own_singular(folder: Path) -> None:
    french = Language("fr", messages_in(folder / "fr.ftl"), ["tile"])
    assert french.say("counted", (("tile", ("relic",)),)) == "A relic"
    zero = french._message("tile-relic", "some", {"count": 0})
    assert zero == "a relic"  # as in "0 relique"


@pytest.mark.parametrize(("key", "problem"), [("none", "no none"), ("wanting", "no tile-star in the form 'der'")])
def test_what_a_catalogue_lacks_is_named(english: Language, key: str, problem: str) -> None:
    with pytest.raises(CatalogueError, match=problem):
        english.say(key, (("tile", "star"),))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("plain It ends.", "cannot be read at 'plain It ends.'"),
        ("x = { -term }", "TermReference"),
        ("x = One\nx = Another", "has 'x' twice"),
    ],
)
def test_a_catalogue_that_cannot_be_read_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError, match=problem):
        Languages(tmp_path, [])["en"]


def test_a_game_speaks_the_languages_that_lie_in_its_folder_and_what_all_games_say(folder: Path) -> None:
    (folder / "xx.ftl").write_text("plain = Xx.", encoding="utf-8")  # in which not all games can say their part
    languages = Languages(folder, ["tile"])
    assert "en" in languages.codes
    assert not {"de", "xx"} & set(languages.codes)
    assert languages["en"].say("nothing-here") == "There is nothing to choose here."
    assert "plain" in languages["en"]
    assert languages["en"] is languages["en"]


def test_all_games_say_some_things_in_german_too() -> None:
    assert Sentence(COMMON, "nothing-here").in_words("de") == "Hier gibt es nichts zu wählen."
