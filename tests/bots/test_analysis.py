"""Judgements of a match that was played, and reasons for a hint."""

import re
from typing import Any

import pytest

import oceanarium as oc
from oceanarium.bots.analysis import Judgement, judgements, reasons, turning_points
from oceanarium.bots.search_bot import Candidate, Limit, SearchBot
from oceanarium.kernel import CHANCE, Match, Move, game_named
from oceanarium.kernel.engine import plain_engine
from tests.matches import play_at_random


def plain_judge(match: Match[Any], iterations: int) -> SearchBot:
    return SearchBot(match.game, 1, Limit(iterations), engine=plain_engine(match.game.name))


@pytest.fixture
def match() -> Match[Any]:
    match = oc.new_match("tidepool", seats=3, seed=5)
    play_at_random(match, 1_000, 3)
    assert match.outcome is not None
    return match


def test_every_real_decision_is_judged(match: Match[Any]) -> None:
    found = list(judgements(match, plain_judge(match, 40)))
    decided = [number for number, played in enumerate(match.moves) if played.seat != CHANCE]
    assert [each.number for each in found] == [number for number in decided if number in {e.number for e in found}]
    assert len(found) > 0.5 * len(decided)
    for each in found:
        assert each.made.move.number == match.moves[each.number].number
        assert each.seat == match.moves[each.number].seat
        assert sum(each.outlook) == pytest.approx(1)
        assert (each.word == "best") == (each.made.move == each.best.move)
        assert 0 <= each.cost <= 1


def test_judging_goes_on_from_any_move(match: Match[Any]) -> None:
    whole = list(judgements(match, plain_judge(match, 30)))
    assert list(judgements(match, plain_judge(match, 30), first=whole[3].number)) == whole[3:]


def judged(number: int, made: float, best: float) -> Judgement:
    moves = [Move(index, f"move:{index}", f"Do {index}", ()) for index in range(2)]
    return Judgement(number, 1, Candidate(moves[0], 300, made), Candidate(moves[1], 900, best), (0.5, 0.5))


def test_turning_points_are_the_three_moves_that_cost_most_in_the_order_of_the_match() -> None:
    found = [
        judged(4, 0.5, 0.6),
        judged(9, 0.5, 0.51),
        judged(12, 0.2, 0.7),
        judged(20, 0.4, 0.45),
        judged(31, 0.1, 0.4),
    ]
    assert [each.word for each in found] == ["mistake", "good", "blunder", "slip", "blunder"]
    points = turning_points(found, lambda seat: f"Player {seat}")
    assert [point.judgement.number for point in points] == [4, 12, 31]
    assert points[0].sentence == (
        "Move 5: Player 1 chose “Do 0”, which left a chance of 50%; “Do 1” would have kept 60%."
    )


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (2, "Expected soon: \N{MINUS SIGN}1 for oyster."),
        (11, "Expected soon: +1 for oyster, +5 for relic and +5 for star."),
    ],
)
def test_reasons_name_chances_and_the_points_that_are_expected(seed: int, expected: str) -> None:
    match = Match(game_named("octopus-garden"), 2, seed=seed)
    play_at_random(match, 40, 2)
    chances, points = reasons(match, plain_judge(match, 200).think(match))
    assert re.fullmatch(r"It leaves a chance of \d+% to win; “.+” leaves \d+%\.", chances)
    assert points == expected
