"""Judgements of a match that was played."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import oceanarium as oc
from oceanarium.bots.analysis import SLIP, Judgement, judgements, moments, turning_points
from oceanarium.bots.search_bot import Candidate, Findings, Limit, SearchBot
from oceanarium.kernel import CHANCE, Game, Match, Move, game_named
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
        assert each.line[0].number == each.best.move.number


def test_judging_goes_on_from_any_move(match: Match[Any]) -> None:
    whole = list(judgements(match, plain_judge(match, 30)))
    assert list(judgements(match, plain_judge(match, 30), first=whole[3].number)) == whole[3:]


def judged(number: int, made: float, best: float, visits: int = 3_000) -> Judgement:
    moves = [Move(index, f"move:{index}", f"Do {index}", ()) for index in range(2)]
    return Judgement(number, 1, Candidate(moves[0], visits, made), Candidate(moves[1], 3 * visits, best), (0.5, 0.5))


def test_turning_points_are_the_three_moves_that_cost_most_in_the_order_of_the_match() -> None:
    found = [
        judged(4, 0.5, 0.6),
        judged(9, 0.5, 0.51),
        judged(12, 0.2, 0.7),
        judged(20, 0.4, 0.45),
        judged(31, 0.1, 0.4),
        judged(33, 0.3, 0.39),
    ]
    assert [each.word for each in found] == ["mistake", "good", "blunder", "slip", "blunder", "mistake"]
    assert [point.number for point in turning_points(found)] == [4, 12, 31]


def test_moments_of_a_seat_are_what_cost_it_most_apart_from_each_other() -> None:
    """The two blunders in a row are one moment: whoever sees the first better does not come to the second."""
    quiet = [judged(number, 0.5, 0.5) for number in range(40, 60)]
    costly = [judged(4, 0.5, 0.6), judged(5, 0.2, 0.7), judged(6, 0.1, 0.5), judged(90, 0.4, 0.45)]
    rival = replace(judged(30, 0.1, 0.9), seat=0)
    assert [each.number for each in moments([*costly[:3], rival, *quiet, costly[3]], 1)] == [5, 90]
    assert [each.number for each in moments([rival], 0)] == [30]


def test_who_played_well_has_fewer_moments_or_none() -> None:
    assert moments([judged(4, 0.5, 0.52), judged(9, 0.5, 0.6, visits=60)], 1) == []


def test_a_slip_turns_no_match() -> None:
    assert turning_points([judged(4, 0.5, 0.55)]) == []


@pytest.mark.parametrize(
    ("visits", "word"),
    [(10, "good"), (60, "good"), (300, "mistake"), (3_000, "mistake")],
)
def test_a_move_is_called_worse_only_when_the_search_is_sure_of_it(visits: int, word: str) -> None:
    judgement = judged(4, 0.5, 0.6, visits)
    assert judgement.word == word
    assert (judgement.cost > 0) == (word == "mistake")
    assert len(turning_points([judgement])) == (word == "mistake")


@pytest.mark.parametrize(("doubt", "word"), [(0.0, "mistake"), (0.04, "mistake"), (0.06, "good")])
def test_what_the_judge_itself_is_off_by_is_no_mistake(doubt: float, word: str) -> None:
    """However long it searches: a move that seems to cost 10 % may be as good if the judge is off by 6."""
    assert replace(judged(4, 0.5, 0.6, visits=1_000_000), doubt=doubt).word == word


def test_a_judge_knows_how_far_its_game_can_be_judged(match: Match[Any]) -> None:
    found = next(judgements(match, plain_judge(match, 30)))
    assert found.doubt == match.game.patience.doubt > 0.0


def test_a_few_lines_that_agree_make_no_certainty() -> None:
    one_look, many = (Candidate(Move(0, "", "", ()), visits, 1.0) for visits in (1, 1_000))
    assert one_look.error > 0.2
    assert many.error < 0.003


class BlindJudge(SearchBot):
    """Finds by tossing coins that all moves are alike, but for the luck of the coins."""

    def __init__(self, game: Game[Any], seed: int, visits: int) -> None:
        super().__init__(game, seed, Limit(visits))
        self.coins, self.visits = Random(seed), visits

    def more_patient(self, times: int) -> "BlindJudge":
        return BlindJudge(self.game, self.coins.randrange(1_000_000), times * self.visits)

    def think(self, match: Match[Any], seat: int | None = None, only: int | None = None) -> Findings:
        assert seat is not None
        numbers = match.legal_numbers(seat) if only is None else [only]
        visits = max(10, self.visits // len(numbers))
        candidates = [Candidate(match.move(number, seat), visits, self._share(visits)) for number in numbers]
        candidates.sort(key=lambda candidate: -candidate.value)
        return Findings(seat, self.visits, tuple(candidates), (1 / match.seats,) * match.seats, ())

    def _share(self, visits: int) -> float:
        return sum(self.coins.random() < 0.5 for _ in range(visits)) / visits


def test_where_all_places_are_alike_no_starting_oyster_is_a_mistake() -> None:
    """An empty garden has no better and no worse places, whatever a short search believes."""
    found: list[Judgement] = []
    for seed in range(10):
        match = Match(game_named("octopus-garden"), 3, seed=seed)
        play_at_random(match, 9, seed)
        found += judgements(match, BlindJudge(match.game, seed, 200))
    assert len(found) == 90
    assert sum(each.best.value - each.made.value >= SLIP for each in found) > 2  # so lucky coins can be, even twice
    assert sum(each.word not in ("best", "good") for each in found) <= 2


def test_what_seems_a_slip_is_looked_at_again() -> None:
    """The best of many moves seems better than it is: a second look at both, by other lots, decides."""
    match = oc.new_match("tidepool", seats=3, seed=5)
    play_at_random(match, 1_000, 3)
    judge = CountingJudge(match.game, 1, Limit(20), engine=plain_engine("tidepool"))
    found = list(judgements(match, judge))
    assert judge.seconds > 0
    assert any(each.best.visits == 80 for each in found)
    assert all(each.best.visits >= 80 and each.made.visits >= 80 for each in found if each.cost > 0)


class CountingJudge(SearchBot):
    """Counts second looks."""

    seconds = 0

    def more_patient(self, times: int) -> SearchBot:
        self.seconds += 1
        return super().more_patient(times)
