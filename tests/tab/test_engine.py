"""The portable engine in a tab: the same to the bit as elsewhere, and rows that behave as rows do."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from oceanarium.kernel import game_named
from oceanarium.site.sources import program
from tests.portable import portable
from tests.site.built import built_site
from tests.tab.sample import sample

GAMES = ("octopus-garden", "ocean-labyrinth", "oceania", "open-ocean", "open-worlds")


@pytest.fixture(scope="module")
def found() -> Any:
    """What Python in WebAssembly finds, from the memory and with the modules of the site."""
    command = [program("node"), str(Path(__file__).with_name("law.mjs")), str(built_site())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", GAMES)
def test_matches_and_searches_in_a_tab_are_the_same_to_the_bit(found: Any, name: str) -> None:
    has_all, kind, figures = found["samples"][name]
    assert (has_all, kind) == (True, "TabEngine")
    assert figures == json.loads(json.dumps(sample(portable(game_named(name)))))


def test_boxes_rows_and_grids_hold_what_is_put_into_them(found: Any) -> None:
    assert found["rows"]["box"] is True
    assert found["rows"]["fractions"] == [[0.0, 0.25, 0.0], 0.25, "0.0", [[0, 0, 0], [0, 0, 0]]]
    assert found["rows"]["large numbers"] == [True, True, 7, True]
    assert "row of 3" in found["rows"]["outside"]


def test_memory_that_nobody_holds_is_used_again_and_is_blank(found: Any) -> None:
    assert found["rows"]["used again"] == 1


def test_a_memory_that_grows_keeps_what_is_in_it(found: Any) -> None:
    assert found["rows"]["grown"] == [42, 1]


def test_an_engine_apart_has_a_memory_of_its_own(found: Any) -> None:
    assert found["rows"]["apart"] == [5, 0]


def test_a_module_that_does_not_load_says_what_to_do_and_plain_python_plays(found: Any) -> None:
    sentence = "The engine of Oceania did not load; check the connection, then load the page again."
    assert found["missing"] == f"{sentence} False"


def test_a_new_tab_has_the_rules_to_read_and_chances_of_its_own(found: Any) -> None:
    garden = game_named("octopus-garden")
    assert found["woken"]["rules"] == {language: garden.rules_in(language) for language in ("en", "de")}
    assert found["woken"]["random"] != 0.8444218515250481  # of the seed in the image of the memory
