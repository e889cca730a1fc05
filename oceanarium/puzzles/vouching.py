"""Whether a decision has one answer: the same move, clearly ahead of every other, in every search.

A search deals afresh in each of its iterations what the seat cannot know. So an answer holds over what is hidden, and
never by the luck of a deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2
from typing import Any

from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.search_bot import Candidate, Findings, Limit, SearchBot
from oceanarium.kernel import Game, Match

CLEAR = 0.05  # of a chance to win, by which the answer leads in every search
HOLDING = CLEAR / 2  # by which it leads at least when somebody searches again
LONG = 1  # times an expert's patience, for each search
TRUSTED_VISITS = 24  # fewer, and a value says little
GREEDY_SEEDS = (0, 1, 2)
QUICKEST = 8  # iterations of the first search that may find an answer; each next one has four times as many
EASIEST, FOR_FOUR_TIMES, FOR_TWICE_THE_MOVES = 700, 300, 60  # of a difficulty, on the scale of ratings


@dataclass(frozen=True)
class Vouched:
    """What one search found: the shares of the answer and of the best other move, in a thousandth of a victory."""

    seed: int
    best: int
    second: int

    @property
    def margin(self) -> int:
        """By how much the answer leads."""
        return self.best - self.second


def long_search(game: Game[Any]) -> int:
    """How many iterations each search takes that vouches for a puzzle of a game."""
    return LONG * game.patience.expert


def looked_at(game: Game[Any], match: Match[Any], seat: int, seed: int, iterations: int) -> Findings:
    """What a search of so many iterations finds in a position."""
    return SearchBot(game, seed, Limit(iterations), game.manner).think(match, seat)


def second_best(findings: Findings, answer: int) -> Candidate:
    """The best of the other moves, of those that were tried often enough to be judged."""
    others = [each for each in findings.candidates if each.move.number != answer]
    trusted = [each for each in others if each.visits >= TRUSTED_VISITS]
    return max(trusted or others[:1], key=lambda each: each.value)


def vouched(findings: Findings, seed: int, answer: int) -> Vouched:
    """The figures of a search for an answer."""
    best, second = findings.of(answer), second_best(findings, answer)
    return Vouched(seed, round(1000 * best.value), round(1000 * second.value))


def is_ahead(findings: Findings, answer: int, margin: float = CLEAR) -> bool:
    """Whether an answer is what a search would play, and leads by a margin."""
    return findings.best.move.number == answer and (
        findings.best.value - second_best(findings, answer).value >= margin - 1e-9
    )


def holds(game: Game[Any], match: Match[Any], seat: int, answer: int, seed: int, iterations: int) -> bool:
    """Whether a search by other random numbers says the same."""
    return is_ahead(looked_at(game, match, seat, seed, iterations), answer, HOLDING)


def is_ahead_of_each(
    game: Game[Any], match: Match[Any], seat: int, answer: int, rivals: Sequence[int], seed: int, iterations: int
) -> bool:
    """Whether an answer leads also if the rivals are searched as long as itself: few visits may have wronged them."""
    bot = SearchBot(game, seed, Limit(iterations), game.manner)
    value = bot.think(match, seat, only=answer).of(answer).value
    return all(value - bot.think(match, seat, only=each).of(each).value >= CLEAR for each in rivals)


def tempting_moves(game: Game[Any], match: Match[Any], seat: int) -> list[int]:
    """What somebody plays who looks one move ahead: nothing of that is a puzzle's answer."""
    bots = [GreedyBot(game, seed) for seed in GREEDY_SEEDS]
    return list(dict.fromkeys(bot.choose(match, seat).number for bot in bots))


def difficulty_of(game: Game[Any], match: Match[Any], seat: int, answer: int, iterations: int) -> int:
    """A first estimate on the scale of ratings: how long one must search to find it, and among how many moves."""
    needed, steps = QUICKEST, 0
    while needed < iterations and not _is_found(game, match, seat, answer, needed):
        needed, steps = needed * 4, steps + 1
    return round(EASIEST + FOR_FOUR_TIMES * steps + FOR_TWICE_THE_MOVES * log2(len(match.legal_numbers(seat))))


def _is_found(game: Game[Any], match: Match[Any], seat: int, answer: int, iterations: int) -> bool:
    return all(looked_at(game, match, seat, seed, iterations).best.move.number == answer for seed in GREEDY_SEEDS)
