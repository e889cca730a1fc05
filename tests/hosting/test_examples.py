"""Examples of rules as hosts tell them to browsers: nothing is kept, and what is illegal gets its rule."""

import pytest

import oceanarium.games  # noqa: F401  # enters the games
from oceanarium.hosting import examples
from oceanarium.hosting.messages.examples import ExampleScene, ExampleWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.learning.lesson import LessonError

GAME = "octopus-garden"


def scene(*deeds: int, example: str = "og-6.3", language: str = "en", asks: tuple[str, ...] = ()) -> ExampleScene:
    return examples._scene(GAME, example, language, ExampleWish(deeds=list(deeds), asks=list(asks)))


def number(told: ExampleScene, index: int) -> int:
    return int(told.tries[index].move[0])


def test_the_book_says_which_rules_can_be_tried() -> None:
    told = examples.book(GAME)
    line = next(each for each in told.examples if each.example == "og-6.3")
    assert line.rules == ["OG-6.3", "OG-E10"]
    with pytest.raises(RequestProblem):
        examples.book("chess")


def test_an_example_begins_with_its_position_and_what_can_be_tried() -> None:
    told = scene()
    [position] = told.positions
    assert [(each.move[1], each.rule) for each in told.tries] == [("star", "OG-6.3"), ("star", ""), ("star", "")]
    assert len(position.seats[0].moves) == 2
    assert (position.events, position.table.yours, told.changes) == ([], [0], [])


def test_a_legal_try_is_played_and_the_same_deeds_lead_to_the_same_place() -> None:
    deed = number(scene(), 1)
    told = scene(deed)
    assert told == scene(deed)
    assert [each[1] for each in told.positions[-1].events] == ["star_moved", "pearls_harvested"]
    assert [each.move for each in told.tries] == [each.move for each in scene().tries]
    assert not told.positions[-1].seats[0].moves  # what others would do is left open


def test_an_illegal_try_gets_its_rule_by_the_button_and_by_touch() -> None:
    tried = scene(number(scene(), 0))
    assert tried.refusal is not None
    assert (tried.refusal.code, tried.refusal.rule, tried.positions, tried.changes) == (
        "illegal_move",
        "OG-6.3",
        [],
        [],
    )
    touched = scene(asks=("star:0:S1", "garden:0:C2"))
    assert touched.positions == []
    assert touched.refusal is not None
    assert touched.refusal.rule == "OG-6.3"


def test_what_a_move_does_to_the_score_is_told() -> None:
    told = scene(number(scene(example="og-10.1"), 0), example="og-10.1")
    assert [(each.part, each.before, each.after) for each in told.changes] == [("relic", 1, 6)]


def test_unknown_and_damaged_examples_are_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RequestProblem, match=r"There is no such example\."):
        scene(example="og-99")

    def damaged(*_: object) -> None:
        raise LessonError("damaged")

    monkeypatch.setattr(examples, "ExampleRun", damaged)
    with pytest.raises(RequestProblem, match=r"The examples of Octopus' Garden cannot be read\."):
        scene()
