"""The gate for the client's own words: what a language lacks, what nobody says, and what TypeScript knows of it."""

import re
from pathlib import Path

import pytest

from checks.client_languages import CLIENT, Part, complaints, literals_in, parts, typescript, written_out
from checks.languages import Catalogue
from oceanarium.kernel.language import COMMON, messages_in

LANGUAGES = sorted(path.stem for path in COMMON.glob("*.ftl"))
ENGLISH = """
and = and
hello = Hello, { $name }!
free = { $free } seats
waits = { $names } { $who ->
        [one] waits
       *[several] wait
    }, { free }
count = { $count ->
        [0] none
        [one] one
       *[other] { $count }
    }
level-easy = easy
fish-shark = shark
eats = The { FISH($fish) } eats.
"""
SOURCE = 'say("hello"); say("waits"); say("count"); say("eats"); known(`level-${level}`);'


@pytest.fixture
def part(tmp_path: Path) -> Part:
    """A small client that speaks two languages."""
    (tmp_path / "languages").mkdir()
    for language in ("de", "en"):
        (tmp_path / "languages" / f"{language}.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "Page.svelte").write_text(SOURCE, encoding="utf-8")
    part = Part("client", (tmp_path / "languages",), tmp_path)
    part.types.write_text(typescript(part, part.catalogues([])), encoding="utf-8")
    return part


def catalogue(text: str, folder: Path) -> Catalogue:
    (folder / "xx.ftl").write_text(text, encoding="utf-8")
    return messages_in(folder / "xx.ftl")


def test_the_client_says_everything_in_every_language() -> None:
    assert {part.name: list(complaints(part, LANGUAGES)) for part in parts()} == {part.name: [] for part in parts()}


def test_a_type_that_no_gap_has_is_not_declared(tmp_path: Path) -> None:
    part = Part("client", (tmp_path,), tmp_path)
    (tmp_path / "en.ftl").write_text("Word = plain\nfree = { $free ->\n    [one] a seat\n   *[other] seats\n}\n")
    assert "type Word" not in typescript(part, part.catalogues([]))
    (tmp_path / "en.ftl").write_text("hello = Hello, { $name }!\n")
    assert "type Word" in typescript(part, part.catalogues([]))


def test_a_client_without_faults_is_not_blamed(part: Part) -> None:
    assert list(complaints(part, ["de", "en"])) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("languages/de.ftl", "hello = Hello, { $name }!\n", "", "de: hello is missing"),
        ("languages/en.ftl", "hello = Hello, { $name }!\n", "", "de: hello is said by nobody"),
        ("languages/de.ftl", "{ free }", "{ frei }", "de: frei is missing"),
        ("Page.svelte", 'say("hello");', "", "hello is used by nobody"),
        ("Page.svelte", 'say("eats");', "", "eats is used by nobody"),
        ("Page.svelte", "known(`level-${level}`);", "", "level-easy is used by nobody"),
        ("languages/de.ftl", "{ $name }", "{ $nmae }", "keys.ts is not fresh"),
        ("languages/keys.ts", "count: number", "count: string", "keys.ts is not fresh"),
        ("languages/de.ftl", "count = {", "count {", "de.ftl cannot be read at 'count { $count ->'"),
    ],
)
def test_a_fault_is_named(part: Part, file: str, old: str, new: str, complaint: str) -> None:
    path = part.sources / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert re.search(rf"^{re.escape(complaint)}", "\n".join(complaints(part, ["de", "en"])), re.MULTILINE)


def test_a_language_that_comes_to_the_client_first_is_checked_at_once(part: Part) -> None:
    (part.folders[0] / "fr.ftl").write_text(ENGLISH.replace("level-easy = easy\n", ""), encoding="utf-8")
    assert list(complaints(part, ["de", "en"])) == ["fr: level-easy is missing"]


def test_a_language_without_a_catalogue_is_named(part: Part) -> None:
    [told] = complaints(part, ["en", "fr"])
    assert "fr.ftl" in told


def test_typescript_knows_what_each_sentence_is_told_in_any_language(tmp_path: Path) -> None:
    german = "hello = Hallo, { $name } { $who ->\n        [you] und du\n       *[others] und andere\n    }!\n"
    english = catalogue(ENGLISH, tmp_path)
    types = typescript(Part("client", (), tmp_path), {"en": english, "de": {**english, **catalogue(german, tmp_path)}})
    assert '"and": null;' in types
    assert '"hello": { name: Word; who: "others" | "you" };' in types
    assert '"waits": { free: Word; names: Word; who: "one" | "several" };' in types
    assert '"count": { count: number };' in types
    assert '"eats": { fish: "shark" };' in types


def test_a_noun_is_one_of_the_words_that_every_language_has_in_that_form(tmp_path: Path) -> None:
    nouns = tmp_path / "nouns"
    nouns.mkdir()
    (nouns / "en.ftl").write_text("tile-star = sea star\ntile-worm = worm\ntile-relic = relic\n", encoding="utf-8")
    forms = (
        "tile-star = Seestern\n    .den = den Seestern\ntile-worm = Wurm\n    .den = den Wurm\ntile-relic = Relikt\n"
    )
    (nouns / "de.ftl").write_text(forms, encoding="utf-8")
    english = catalogue("plant = Plant the { TILE($tile) }\n", tmp_path)
    german = catalogue('plant = { TILE($tile, "den") } pflanzen\n', tmp_path)
    types = typescript(Part("garden", (), tmp_path, nouns), {"en": english, "de": german})
    assert '"plant": { tile: "star" | "worm" };' in types


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<p>Not found</p>", ["Not", "found"]),
        ('<button aria-label="Close">+</button>', ["Close"]),
        ("<img alt='A reef' />", ["reef"]),
        ('<input placeholder="Name" title={say("x")} />', ["Name"]),
        ("{#if a}<b>{say('x')}</b> of {:else}{b}{/if}", ["of"]),
        ('<a class="wide button" href="/rules" onclick={() => open("rules")}>{say("x")}</a>', []),
        ("<script>const a = '<p>Hi</p>';</script><!-- A note. --><style>p { color: red }</style>", []),
        ("<Rule id={rule}>OO-12.3</Rule> {@render part({ a: { b } })} <h1>Oceanarium</h1> 2 + 3", []),
    ],
)
def test_words_in_markup_that_no_catalogue_has_are_found(source: str, words: list[str]) -> None:
    assert literals_in(source) == words


def test_the_client_says_nothing_in_one_language_only() -> None:
    assert list(written_out(CLIENT)) == []
