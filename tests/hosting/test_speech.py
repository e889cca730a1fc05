"""What a host says of its own: in catalogues, whatever goes wrong."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import oceanarium
from oceanarium.hosting.problems import known_problem, not_found, unreadable
from oceanarium.hosting.speech import PROBLEMS, said
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.vocabulary import Seat

HOUSE = Path(str(oceanarium.__file__)).parent
FAMILIES = ("no_such_", "storage_", "talk_")  # whose names are put together


def calls(*names: str) -> Iterator[ast.Call]:
    """Where functions of these names are called in what hosts tables."""
    for part in ("hosting", "server", "tab"):
        for path in sorted((HOUSE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                    yield node


def test_no_problem_has_its_sentence_in_python() -> None:
    written = [call for call in calls("RequestProblem") for each in call.args[2:] if isinstance(each, ast.Constant)]
    assert [ast.unparse(call) for call in written] == []


def test_every_problem_in_the_catalogues_can_happen() -> None:
    words = {node.value for call in calls("known_problem") for node in ast.walk(call) if isinstance(node, ast.Constant)}
    assert [name for name in PROBLEMS if name not in words and not name.startswith(FAMILIES)] == []


def test_a_problem_is_told_in_english_to_programs_and_by_its_key_to_browsers() -> None:
    problem = known_problem(404, "no_decks", game="Oceania").problem
    assert problem.sentence == "Oceania is played without decks of one's own."
    assert problem.said is not None
    assert (problem.said.key, problem.said.args) == ("problem-no_decks", {"game": "Oceania"})


def test_what_is_not_found_is_said_with_its_gender() -> None:
    problems = [not_found(what).said for what in ("table", "file", "move")]
    assert [each.in_words("de") for each in problems if each] == [
        "Diesen Tisch gibt es nicht.",
        "Diese Datei gibt es nicht.",
        "Diesen Zug gibt es nicht.",
    ]


@pytest.mark.parametrize(
    ("losers", "english", "german"),
    [
        ((0,), "Anna resigned.", "Anna hat aufgegeben."),
        ((0, 2), "Anna and Cleo resigned.", "Anna und Cleo haben aufgegeben."),
        ((0, 1, 2), "Anna, Ben and Cleo resigned.", "Anna, Ben und Cleo haben aufgegeben."),
    ],
)
def test_those_who_resign_are_named_and_counted(losers: tuple[int, ...], english: str, german: str) -> None:
    told = said("ending-resigned", losers=tuple(map(Seat, losers)), count=len(losers))
    for language, sentence in (("en", english), ("de", german)):
        assert with_names(told.in_words(language), lambda seat: ("Anna", "Ben", "Cleo")[seat]) == sentence


def test_nothing_is_said_that_is_not_declared() -> None:
    with pytest.raises(KeyError):
        said("problem-boredom")
    with pytest.raises(AssertionError):
        said("problem-no_decks")


def test_what_is_not_understood_is_told_to_programs_in_full_and_to_people_in_their_language() -> None:
    problem = unreadable("invalid", "options.rounds: right would be a whole number, not null.").problem
    assert problem.sentence.startswith("options.rounds:")
    assert problem.said is not None
    assert said(problem.said.key).in_words("de").startswith("Das wurde nicht verstanden")
