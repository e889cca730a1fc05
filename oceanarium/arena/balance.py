"""How even a game is: seats, lengths, scores, and what things are worth, from matches of a bot against itself."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles

import numpy as np
from numpy.typing import NDArray

from oceanarium.arena.interval import Share, Z, share_of
from oceanarium.arena.tally import Tally, Thing, Topic
from oceanarium.arena.tournament import Tournament

SELDOM = 20  # a thing taken less often in all says nothing
LOW, MIDDLE, HIGH = 4, 9, 14  # among 19 cuts: the points that a quarter, half and three quarters of all stay below

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Spread:
    """How numbers are spread."""

    least: float
    low: float  # a quarter lie below
    middle: float
    high: float
    most: float
    mean: float


@dataclass(frozen=True)
class SeatBalance:
    """How one seat did."""

    seat: int
    victories: Share
    mean_place: float
    scores: Spread


@dataclass(frozen=True)
class Worth:
    """What a thing is worth to those who take it."""

    thing: Thing
    per_match: float  # how often a seat takes it in a match
    takers: float  # share of the seats that do
    points: float  # more for each one taken beyond the others at the table
    error: float  # half of the interval around that
    correlation: float  # of taking it with winning


@dataclass(frozen=True)
class Balance:
    """All that was found out."""

    tournament: Tournament
    matches: int
    seats: list[SeatBalance]
    ties: float  # share of the matches with several winners
    choices: Spread
    margins: Spread  # by which the winner led the next
    endings: dict[str, float]
    parts: dict[str, float]  # mean points of a seat by scoring rule
    worths: dict[Topic, list[Worth]]  # the most valuable first


def balance_of(tournament: Tournament, tallies: Sequence[Tally]) -> Balance:
    """Add up the matches, in whatever order they came."""
    ordered = sorted(tallies, key=lambda tally: tally.deal)
    count = len(ordered)
    endings = Counter(tally.ending for tally in ordered)
    parts: Counter[str] = Counter()
    for tally in ordered:
        for seat_parts in tally.parts:
            parts.update(seat_parts)
    return Balance(
        tournament=tournament,
        matches=count,
        seats=[_seat_balance(ordered, seat) for seat in range(tournament.seats)],
        ties=sum(tally.places.count(1) > 1 for tally in ordered) / count,
        choices=spread([tally.choices for tally in ordered]),
        margins=spread([_margin(tally) for tally in ordered]),
        endings={sentence: times / count for sentence, times in endings.most_common()},
        parts={part: points / count / tournament.seats for part, points in parts.items()},
        worths=_worths(ordered),
    )


def spread(values: Sequence[float]) -> Spread:
    """How numbers are spread."""
    cuts = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [float(values[0])] * 19
    return Spread(min(values), cuts[LOW], cuts[MIDDLE], cuts[HIGH], max(values), fmean(values))


def _seat_balance(tallies: Sequence[Tally], seat: int) -> SeatBalance:
    shares = [((tally.places[seat] == 1) / tally.places.count(1), 1.0) for tally in tallies]
    return SeatBalance(
        seat=seat,
        victories=share_of(shares),
        mean_place=fmean(tally.places[seat] for tally in tallies),
        scores=spread([tally.scores[seat] for tally in tallies]),
    )


def _margin(tally: Tally) -> float:
    """How far the winner's points were above the next player's."""
    winner = tally.places.index(1)
    others = [score for seat, score in enumerate(tally.scores) if seat != winner]
    return float(tally.scores[winner] - max(others, default=0))


def _worths(tallies: Sequence[Tally]) -> dict[Topic, list[Worth]]:
    """Every thing that was taken often enough, by topic."""
    scores = _beside_the_others(np.array([tally.scores for tally in tallies], dtype=np.float64))
    wins = np.array([[(place == 1) / tally.places.count(1) for place in tally.places] for tally in tallies])
    wins = _beside_the_others(wins)
    topics: dict[Topic, list[Worth]] = {}
    for thing in sorted({thing for tally in tallies for seat in tally.things for thing in seat}):
        counts = np.array([[seat.get(thing, 0) for seat in tally.things] for tally in tallies], dtype=np.float64)
        if counts.sum() >= SELDOM:
            topics.setdefault(thing.topic, []).append(_worth(thing, counts, scores, wins))
    several = {topic: worths for topic, worths in topics.items() if len(worths) > 1 and any(map(_differs, worths))}
    return {topic: sorted(worths, key=lambda worth: -worth.points) for topic, worths in several.items()}


def _differs(worth: Worth) -> bool:
    """Whether some seats take it more often than others at the same table."""
    return worth.error > 0


def _worth(thing: Thing, counts: Numbers, scores: Numbers, wins: Numbers) -> Worth:
    """The slope of points over counts, both beside the others at the table; matches vary independently."""
    beside = _beside_the_others(counts)
    squares = float((beside**2).sum())
    points = float((beside * scores).sum()) / squares if squares else 0.0
    residue = (beside * (scores - points * beside)).sum(axis=1)
    error = Z * sqrt(float((residue**2).sum())) / squares if squares else 0.0
    scale = sqrt(squares * float((wins**2).sum()))
    return Worth(
        thing=thing,
        per_match=float(counts.mean()),
        takers=float((counts > 0).mean()),
        points=points,
        error=error,
        correlation=float((beside * wins).sum()) / scale if scale else 0.0,
    )


def _beside_the_others(values: Numbers) -> Numbers:
    """How far each seat is from the mean of its table; somebody alone, from the mean of all matches."""
    centred: Numbers = values - (values.mean() if values.shape[1] == 1 else values.mean(axis=1, keepdims=True))
    return centred
