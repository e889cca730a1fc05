"""What makes a decision a puzzle."""

from oceanarium.bots.search_bot import Candidate, Findings
from oceanarium.kernel import Move
from oceanarium.puzzles.vouching import is_ahead, second_best, vouched


def found(*candidates: tuple[int, int, float]) -> Findings:
    """A search by numbers of moves, visits and values."""
    told = tuple(Candidate(Move(number, str(number), "", ()), visits, value) for number, visits, value in candidates)
    return Findings(0, 1_000, told, (0.5, 0.5), ())


def test_an_answer_leads_every_other_move_by_the_margin() -> None:
    findings = found((4, 900, 0.60), (2, 60, 0.54), (7, 40, 0.50))
    assert is_ahead(findings, 4)
    assert not is_ahead(findings, 2)
    assert not is_ahead(found((4, 900, 0.60), (2, 60, 0.50), (7, 40, 0.57)), 4)


def test_the_most_visited_move_is_no_answer_if_another_has_a_better_value() -> None:
    assert not is_ahead(found((4, 900, 0.60), (2, 90, 0.61)), 4)


def test_a_move_that_was_hardly_tried_does_not_count_as_the_second_best() -> None:
    findings = found((4, 900, 0.60), (2, 60, 0.40), (7, 3, 0.59))
    assert second_best(findings, 4).move.number == 2
    assert vouched(findings, 5, 4).margin == 200
