"""What makes a decision a puzzle."""

from types import SimpleNamespace

import pytest

from oceanarium.bots.search_bot import Candidate, Findings
from oceanarium.kernel import Move, game_named
from oceanarium.puzzles import vouching
from oceanarium.puzzles.vouching import (
    are_ahead_alone,
    are_few,
    as_good,
    best_other,
    is_ahead,
    is_seconded,
    vouched,
    with_equals,
)
from tests.puzzles.making import at_a_choice


def found(*candidates: tuple[int, int, float]) -> Findings:
    """A search by numbers of moves, visits and values."""
    told = tuple(Candidate(Move(number, str(number), "", ()), visits, value) for number, visits, value in candidates)
    return Findings(0, 1_000, told, (0.5, 0.5), ())


def test_an_answer_leads_every_other_move_by_the_margin() -> None:
    findings = found((4, 900, 0.60), (2, 60, 0.54), (7, 40, 0.50))
    assert is_ahead(findings, {4})
    assert not is_ahead(findings, {2})
    assert not is_ahead(found((4, 900, 0.60), (2, 60, 0.50), (7, 40, 0.57)), {4})


def test_the_most_visited_move_is_no_answer_if_another_has_a_better_value() -> None:
    assert not is_ahead(found((4, 900, 0.60), (2, 90, 0.61)), {4})


def test_a_move_that_was_hardly_tried_does_not_count_as_the_best_other() -> None:
    findings = found((4, 900, 0.60), (2, 60, 0.40), (7, 3, 0.59))
    assert best_other(findings, {4}).move.number == 2
    assert vouched(findings, 5, {4}).margin == 200


def test_moves_that_a_search_cannot_tell_apart_are_right_together() -> None:
    findings = found((4, 500, 0.60), (2, 400, 0.59), (7, 60, 0.53), (1, 3, 0.60))
    assert as_good(findings) == {2, 4}
    assert is_ahead(findings, {2, 4})
    assert not is_ahead(findings, {4})
    assert vouched(findings, 5, {2, 4}).margin == 70


def test_too_many_right_moves_or_too_many_of_the_legal_ones_are_no_puzzle() -> None:
    assert are_few({1, 2}, 6)
    assert not are_few({1, 2}, 5)
    assert not are_few({1, 2, 3, 4, 5}, 40)


def test_searched_alone_right_moves_are_about_equal_and_all_ahead_of_the_rest() -> None:
    assert are_ahead_alone({1: 0.60, 2: 0.59, 3: 0.55}.__getitem__, {1, 2}, [3])
    assert not are_ahead_alone({1: 0.60, 2: 0.59, 3: 0.55, 4: 0.57}.__getitem__, {1, 2}, [3, 4])
    assert not are_ahead_alone({1: 0.62, 2: 0.58, 3: 0.40}.__getitem__, {1, 2}, [3])


def test_a_move_that_searches_hardly_tried_is_right_too_if_it_is_as_good_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = at_a_choice("octopus-garden", 3)
    first, second, third = match.legal_numbers(seat)[:3]

    def found_right(**others: float) -> dict[int, float] | None:
        values = {first: 0.60, second: others["second"], third: others["third"]}
        monkeypatch.setattr(vouching, "searched_alone", lambda *_: lambda move: values.get(move, 0.30))
        return with_equals(game_named("octopus-garden"), match, seat, {first}, 1, 100)

    assert found_right(second=0.40, third=0.30) == {first: 0.60}
    assert found_right(second=0.59, third=0.52) == {first: 0.60, second: 0.59}
    assert found_right(second=0.58, third=0.30) is None  # neither as good nor clearly worse


def test_the_master_seconds_what_it_plays_and_what_is_hardly_worse_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = at_a_choice("octopus-garden", 3)
    alone = {4: 0.60, 2: 0.58, 7: 0.55}

    def think(match: object, seat: int, only: int | None = None) -> Findings:
        return found((4, 900, 0.60), (2, 3, 0.20), (7, 2, 0.10)) if only is None else found((only, 900, alone[only]))

    monkeypatch.setattr(vouching, "best_search", lambda *_: SimpleNamespace(think=think))
    assert is_seconded(match.game, match, seat, {4, 7}, 1)
    assert is_seconded(match.game, match, seat, {2, 7}, 1)
    assert not is_seconded(match.game, match, seat, {7}, 1)
