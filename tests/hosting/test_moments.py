"""Moments of a match that is over: what a host tells of them, and asks its workers for."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from oceanarium.bots.analysis import Judgement
from oceanarium.bots.search_bot import Candidate
from oceanarium.hosting.bot_questions import AskJudgements, AskWhyBetter, Question
from oceanarium.hosting.messages.replays import Analysis, MomentInfo
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.replays import Replays
from oceanarium.hosting.workers import BotFailed, QuestionWorkers, Result
from oceanarium.kernel import Game, Match, game_named
from oceanarium.puzzles.looking_back import whole_turn
from oceanarium.puzzles.speech import WORDS
from tests.matches import play_at_random
from tests.puzzles.making import at_a_choice

VISITS = 2_000


class Judge(QuestionWorkers):
    """Answers at once, and finds that one decision could have been better."""

    def __init__(self, found: Judgement) -> None:
        self.found = found
        self.explained = 0
        self.fails = False

    async def aside(self, work: Callable[..., Result], *arguments: Any) -> Result:
        return work(*arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        return False

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        raise AssertionError

    async def _answer(self, asked: Question) -> Any:
        if isinstance(asked, AskJudgements):
            return [self.found], True
        assert isinstance(asked, AskWhyBetter)
        if self.fails:
            raise BotFailed("tired")
        self.explained += 1
        return asked.answer()


Costly = tuple[Match[Any], Judgement]


@pytest.fixture
def costly() -> Costly:
    """A match whose last decision was the first legal move, though the last one would have been better."""
    match, seat = at_a_choice("octopus-garden", 3)
    made, *_, best = match.legal_moves(seat)
    worse, better = Candidate(made, VISITS, 0.3), Candidate(best, VISITS, 0.5)
    judgement = Judgement(match.moves_made, seat, worse, better, (0.5, 0.5), (best,))
    match.play(made, seat)
    return match, judgement


def told(link: str, judge: Judge, number: int) -> tuple[Analysis, MomentInfo]:
    async def ask() -> tuple[Analysis, MomentInfo]:
        replays = Replays(judge)
        analysis = await replays.analysis(link)
        await replays.moment(link, number)
        return analysis, await replays.moment(link, number)

    return asyncio.run(ask())


def test_an_analysis_names_the_moments_of_every_seat(costly: Costly) -> None:
    match, judged = costly
    analysis, _ = told(match.to_link(), Judge(judged), judged.number)
    assert analysis.turning_points == [judged.number]
    assert analysis.moments == [[judged.number] if seat == judged.seat else [] for seat in range(2)]


def test_a_moment_tells_the_better_line_its_reasons_and_theme_once_found(costly: Costly) -> None:
    match, judged = costly
    judge = Judge(judged)
    _, moment = told(match.to_link(), judge, judged.number)
    assert (moment.number, moment.seat) == (judged.number, judged.seat)
    assert moment.line[0][0] == judged.best.move.number
    assert f"theme-{moment.theme}" in WORDS.sentences
    assert {each.key for each in (*moment.brings, *moment.brought)} <= {"reason-brings", "reason-brings_and_costs"}
    assert {each.key for each in moment.later} <= WORDS.sentences.keys()
    assert moment.brings or moment.later
    assert judge.explained == 1  # whoever asks again hears the same


def test_a_purchase_is_told_with_the_planting_that_may_follow() -> None:
    """Chance fills the market in between, so the search's own line ends with the purchase."""
    match = Match(game_named("octopus-garden"), 2, seed=3)
    play_at_random(match, 30, 3)
    while not (buying := [move for move in match.legal_moves() if move.text.startswith("buy:")]):
        play_at_random(match, 1, 3)
    seat, bought = match.actor, buying[0]
    turn = [before.move(number, seat).text for before, number in whole_turn(match, seat, [bought])]
    assert turn[0] == bought.text
    assert len([move for move in turn if move.startswith("plant:")]) >= 2
    assert bought in match.legal_moves(seat)  # the match itself has not moved


def test_what_was_not_judged_has_no_reasons(costly: Costly) -> None:
    match, judged = costly
    with pytest.raises(RequestProblem, match=r"There is no such move\."):
        told(match.to_link(), Judge(judged), judged.number - 1)


def test_a_bot_that_fails_is_told_in_a_sentence(costly: Costly) -> None:
    match, judged = costly
    judge = Judge(judged)
    judge.fails = True
    with pytest.raises(RequestProblem) as failed:
        told(match.to_link(), judge, judged.number)
    assert failed.value.status == 503
