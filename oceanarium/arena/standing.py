"""Who is better, and how sure that is: shares of every pair, and ratings of all.

Ratings are those of Bradley and Terry, fitted by `choix`: in a match with several seats, everybody is compared with
everybody else. They do not depend on the order of the matches. Intervals come from Rubin's Bayesian bootstrap over
whole deals, since matches on the same deal are not independent.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np
from numpy.typing import NDArray

from oceanarium.arena.interval import CONFIDENCE, Share, share_of
from oceanarium.arena.results import Result

POINTS = 400 / log(10)  # of a rating in one unit of the model: 400 more are odds of ten to one, as in chess
DRAWS_AT_FIRST = 1.0  # between every two who have met: without it, one who never lost would be endlessly good
SAMPLES = 500

Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Pair:
    """How one bot did against another."""

    first: int
    second: int
    matches: int  # in which both played
    share: Share  # of the comparisons that the first won; a draw counts half


@dataclass(frozen=True)
class Rating:
    """How a bot did on the whole."""

    bot: int
    matches: int  # seats that it played
    rating: float | None  # around 0; None if it has met nobody
    low: float | None
    high: float | None
    victories: Share  # a shared victory counts in parts
    mean_place: float
    mean_score: float
    milliseconds: float  # for a move


def pairs(results: Sequence[Result], bots: int) -> list[Pair]:
    """Every two bots that have met."""
    found = []
    for first, second in combinations(range(bots), 2):
        met = [result for result in results if first in result.line_up and second in result.line_up]
        if met:
            parts = [_compared(same_deal, first, second) for same_deal in _by_deal(met)]
            found.append(Pair(first, second, len(met), share_of(parts)))
    return found


def ratings(results: Sequence[Result], bots: int) -> list[Rating]:
    """Every bot, the best first."""
    deals = [deal_matrix(same_deal, bots) for same_deal in _by_deal(results)]
    middle, low, high = rating_intervals(np.array(deals).reshape(len(deals), bots, bots))
    found = [_rating(results, bot, middle[bot], low[bot], high[bot]) for bot in range(bots)]
    return sorted(found, key=lambda rating: (rating.rating is None, -(rating.rating or 0.0), rating.bot))


def rating_intervals(deals: NDArray[np.float64]) -> tuple[Matrix, Matrix, Matrix]:
    """Ratings with the ends of their intervals, from what each won against each in every deal; NaN for the unmet."""
    bots = deals.shape[1]
    met = (deals + deals.transpose(0, 2, 1)).sum(axis=0) > 0
    present = met.any(axis=1)
    known = np.flatnonzero(present)
    deals, draws = deals[:, known][:, :, known], met[np.ix_(known, known)] * DRAWS_AT_FIRST / 2
    rng = np.random.default_rng(0)  # the same results have the same intervals
    samples = np.array([fitted(_weighted(deals, draws, rng)) for _ in range(SAMPLES if known.size else 0)])
    ends = np.full((3, bots), np.nan)
    if known.size:
        tail = (1 - CONFIDENCE) / 2
        ends[0, known] = fitted(deals.sum(axis=0) + draws)
        ends[1:, known] = np.quantile(samples, (tail, 1 - tail), axis=0)
    return ends[0], ends[1], ends[2]


def deal_matrix(results: Sequence[Result], bots: int) -> Matrix:
    """How often each bot finished before each other in these matches; level is half."""
    matrix = np.zeros((bots, bots))
    for result in results:
        for one, other in combinations(range(len(result.line_up)), 2):
            mine, theirs = result.line_up[one], result.line_up[other]
            if mine != theirs:
                won = _won(result.places[one], result.places[other])
                matrix[mine, theirs] += won
                matrix[theirs, mine] += 1 - won
    return matrix


def fitted(matrix: Matrix) -> Matrix:
    """Ratings around 0 that explain who beat whom."""
    import choix  # takes its time to load, and whoever only plays does not need it

    strengths: Matrix = choix.ilsr_pairwise_dense(matrix, max_iter=10_000, tol=1e-6)
    centred: Matrix = POINTS * (strengths - strengths.mean())
    return centred


def _weighted(deals: NDArray[np.float64], draws: Matrix, rng: np.random.Generator) -> Matrix:
    """All deals, and the draws at first, each with a weight by lot."""
    weights = rng.exponential(size=len(deals))
    lots = np.triu(rng.exponential(size=draws.shape), 1)
    total: Matrix = np.tensordot(weights, deals, axes=1) + draws * (lots + lots.T)
    return total


def _rating(results: Sequence[Result], bot: int, middle: float, low: float, high: float) -> Rating:
    seats = list(_seats_of(results, bot))
    is_known = bool(np.isfinite(middle))
    count = max(len(seats), 1)
    victories = [
        (sum(shares), float(len(shares)))
        for same_deal in _by_deal(results)
        if (shares := [result.shares[seat] for result, seat in _seats_of(same_deal, bot)])
    ]
    choices = sum(result.choices[seat] for result, seat in seats)
    return Rating(
        bot=bot,
        matches=len(seats),
        rating=float(middle) if is_known else None,
        low=float(low) if is_known else None,
        high=float(high) if is_known else None,
        victories=share_of(victories),
        mean_place=sum(result.places[seat] for result, seat in seats) / count,
        mean_score=sum(result.scores[seat] for result, seat in seats) / count,
        milliseconds=1000 * sum(result.seconds[seat] for result, seat in seats) / max(choices, 1),
    )


def _seats_of(results: Sequence[Result], bot: int) -> Iterator[tuple[Result, int]]:
    for result in results:
        for seat, other in enumerate(result.line_up):
            if other == bot:
                yield result, seat


def _compared(results: Sequence[Result], first: int, second: int) -> tuple[float, float]:
    """How many comparisons the first won, and how many there were."""
    won, count = 0.0, 0
    for result in results:
        for mine, one in zip(result.places, result.line_up, strict=True):
            for theirs, other in zip(result.places, result.line_up, strict=True):
                if (one, other) == (first, second):
                    won += _won(mine, theirs)
                    count += 1
    return won, float(count)


def _won(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def _by_deal(results: Sequence[Result]) -> list[list[Result]]:
    """The matches of each deal together: they share their luck."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return list(deals.values())
