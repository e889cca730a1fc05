"""Puzzles as a host shows them: nothing is kept, and chances are told in the end alone."""

import json
from dataclasses import replace
from typing import Any

import pytest

from oceanarium.hosting import puzzles
from oceanarium.hosting.messages.puzzles import PuzzleScene, PuzzleWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.protocol.message import plain
from oceanarium.puzzles.collection import PuzzleFormatError
from oceanarium.puzzles.solving import Solving
from tests.puzzles.making import at_a_choice, collection_with, puzzle_in

PUZZLE = puzzle_in(*at_a_choice("octopus-garden", 3))
NUMBERS = {move.text: move.number for move in Solving(PUZZLE, "en").match.legal_moves(PUZZLE.seat)}
ANSWER, TEMPTING = NUMBERS[PUZZLE.answer[0]], NUMBERS[PUZZLE.tempting]


@pytest.fixture(autouse=True)
def _one_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "_collection", lambda game: collection_with(PUZZLE))


def scene(*deeds: int, language: str = "en", asks: tuple[str, ...] = ()) -> PuzzleScene:
    return puzzles._scene("octopus-garden", PUZZLE.name, language, PuzzleWish(deeds=list(deeds), asks=list(asks)))


def test_the_book_lists_puzzles_without_their_answers() -> None:
    told = plain(puzzles.book("octopus-garden"))
    assert told["puzzles"] == [{"puzzle": PUZZLE.name, "difficulty": 1310, "moves": 1, "theme": "plan"}]


def test_a_puzzle_begins_with_what_its_seat_may_do_and_tells_no_chance() -> None:
    begun = scene()
    assert begun.verdict == "ask"
    assert sorted(row[0] for row in begun.positions[0].seats[PUZZLE.seat].moves) == sorted(NUMBERS.values())
    assert (begun.options, begun.reasons, begun.theme, begun.tried) == ([], [], "", None)
    assert list(begun.positions[0].seats) == [PUZZLE.seat]
    assert PUZZLE.match not in json.dumps(plain(begun))  # a link would tell all


def test_a_wrong_move_is_shown_and_flies_back() -> None:
    missed = scene(TEMPTING)
    assert (missed.verdict, missed.made, missed.options) == ("wrong", 0, [])
    there, back = missed.positions
    assert there.events
    assert not there.seats[PUZZLE.seat].moves
    assert back.seats[PUZZLE.seat].view == scene().positions[0].seats[PUZZLE.seat].view
    assert back.seats[PUZZLE.seat].moves


@pytest.mark.parametrize(("deed", "verdict"), [(ANSWER, "right"), (puzzles.SHOWN, "shown")])
def test_the_answer_comes_with_theme_reasons_and_chances(deed: int, verdict: str) -> None:
    solved = scene(TEMPTING, deed, language="de")
    assert (solved.verdict, solved.made, solved.theme) == (verdict, 1, "Ein guter Plan")
    assert "Deine Gegner kostet das etwa 2 Schönheit für Federwürmer." in solved.reasons
    assert [(option.move[0], option.chance) for option in solved.options] == [(ANSWER, 0.648), (TEMPTING, 0.54)]
    assert not solved.positions[-1].seats[PUZZLE.seat].moves


def test_another_move_that_is_as_good_is_right_too(monkeypatch: pytest.MonkeyPatch) -> None:
    other = next(text for text in NUMBERS if text not in (PUZZLE.tempting, PUZZLE.answer[0]))
    puzzle = replace(PUZZLE, also={other: 641})
    monkeypatch.setattr(puzzles, "_collection", lambda game: collection_with(puzzle))
    solved = scene(NUMBERS[other])
    assert (solved.verdict, solved.tried and solved.tried[0]) == ("right", NUMBERS[other])
    assert [option.is_answer for option in solved.options] == [True, True, False]
    assert solved.reasons[-1].endswith("is just as good.")


def test_what_is_illegal_is_refused_with_its_rule_and_an_unknown_puzzle_in_a_sentence() -> None:
    state = Solving(PUZZLE, "en").match
    illegal = next(number for number in range(400) if state.refusal(number, PUZZLE.seat))
    with pytest.raises(RequestProblem) as refused:
        scene(illegal)
    assert refused.value.problem.rule
    with pytest.raises(RequestProblem, match=r"There is no such puzzle\."):
        puzzles._scene("octopus-garden", "nothing", "en", PuzzleWish(deeds=[]))


def test_puzzles_that_cannot_be_read_are_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: Any) -> None:
        raise PuzzleFormatError("damaged", line=3)

    monkeypatch.setattr(puzzles, "check_moves", damaged)
    with pytest.raises(RequestProblem, match=r"The puzzles of Octopus' Garden cannot be read\."):
        scene()
