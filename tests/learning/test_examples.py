"""Examples of rules: each is as drawn, and each thing that can be tried comes out as the file says."""

from typing import Any

import pytest

import oceanarium.games  # noqa: F401  # enters the games
from checks.examples import complaints_about, shown_rules
from oceanarium.kernel import OMNISCIENT, Game, game_named, game_names
from oceanarium.learning.examples import Examples, cited_rules, examples_of
from oceanarium.learning.lesson import LessonError, read_file

HEAD = 'format = 1\n[[example]]\nname = "x"\nrules = ["OG-4.2"]\n'
START = "[example.start]\npicture = '''\n{picture}\n'''\n"


def examples_in(game: Game[Any]) -> Examples:
    found = examples_of(game)
    assert found is not None
    return found


every_game = pytest.mark.parametrize("name", [name for name in game_names() if examples_of(game_named(name))])


@every_game
def test_every_try_comes_out_as_it_says_and_every_rule_of_consequence_has_one(name: str) -> None:
    assert list(complaints_about(examples_in(game_named(name)))) == []


@every_game
def test_a_position_is_written_as_the_game_draws_it(name: str) -> None:
    game = game_named(name)
    for example in examples_in(game).file.example:
        state = game.pictures.read_picture(example.start.picture)
        assert example.start.picture.rstrip("\n") == game.pictures.draw_picture(state, OMNISCIENT), example.name


@every_game
def test_a_try_is_made_from_the_position_by_whoever_tries_and_says_one_thing(name: str) -> None:
    for example in examples_in(game_named(name)).file.example:
        for tried in example.tries:
            assert [bool(tried.refused), bool(tried.brings), bool(tried.score)].count(True) == 1, example.name


def garden(tmp_path: Any, tries: str, picture: str | None = None, rest: str = "") -> Examples:
    """Examples of Octopus' Garden with a single one, in the position of a real one."""
    game = game_named("octopus-garden")
    if picture is None:
        picture = examples_in(game).of_rule("OG-4.2")[0].start.picture
    file = tmp_path / "examples.toml"
    file.write_text(HEAD + f"tries = [{tries}]\n" + START.format(picture=picture) + rest, encoding="utf-8")
    return Examples(game, file)


@pytest.mark.parametrize(
    ("tries", "wrong"),
    [
        ('{ move = "plant:star@A3", refused = "OG-4.2" }', "x: plant:star@A3: it is legal, though OG-4.2"),
        (
            '{ move = "plant:star@A1", refused = "OG-4.1" }',
            "x: plant:star@A1: refused, but otherwise: A sea",
        ),
        ('{ move = "plant:star@A3", brings = "oyster_eaten" }', "x: plant:star@A3: it brings tile_planted"),
        ('{ move = "plant:star@A3", score = "relic" }', "does not change the part 'relic'"),
        ('{ move = "plant:star@A3" }', "nothing is said to come of it"),
    ],
)
def test_a_try_that_comes_out_otherwise_is_named(tmp_path: Any, tries: str, wrong: str) -> None:
    assert any(wrong in each for each in complaints_about(garden(tmp_path, tries)))


def test_rules_without_an_example_are_named_and_so_is_a_reason_that_none_needs(tmp_path: Any) -> None:
    rest = '[[left_out]]\nrules = ["OG-3.1", "OG-4.2", "OG-1.1"]\nwhy = "because"\n'
    told = list(complaints_about(garden(tmp_path, '{ move = "plant:star@A1", refused = "OG-4.2" }', rest=rest)))
    assert "no example shows OG-6.3" in told
    assert "no example shows OG-3.1" not in told
    assert "OG-4.2 is left out, but has an example" in told
    assert "OG-1.1 is left out, but no rule of consequence" in told


def test_a_rule_is_shown_only_where_something_cites_it() -> None:
    examples = examples_in(game_named("octopus-garden"))
    assert shown_rules(examples) <= cited_rules(examples.game)
    assert "OG-6.3" in shown_rules(examples)


def test_a_position_that_is_none_is_told_in_one_sentence(tmp_path: Any) -> None:
    told = complaints_about(garden(tmp_path, '{ move = "pass", brings = "line_bought" }', picture="a fish"))
    assert any("The example 'x' cannot begin:" in each for each in told)


def test_a_damaged_file_is_told_in_one_sentence(tmp_path: Any) -> None:
    assert "is damaged" in next(complaints_about(garden(tmp_path, "oops")))
    with pytest.raises(LessonError, match="is damaged"):
        read_file(type(examples_in(game_named("octopus-garden")).file), "format = 1\nfish = 1", "examples.toml")
