"""Results that nobody played, with strengths that are known."""

import random
from collections.abc import Sequence
from math import log

from oceanarium.arena.results import Result
from oceanarium.arena.schedule import Fixture, fixtures, round_robin
from oceanarium.arena.standing import POINTS


def made_up(ratings: Sequence[float], seats: int, deals: int, seed: int) -> list[Result]:
    """A round robin of bots that are as strong as their ratings say."""
    rng = random.Random(seed)
    groups = round_robin(len(ratings), seats)
    return [_result(fixture, ratings, rng) for fixture in fixtures(groups, deals * seats, 0)]


def result(line_up: tuple[int, ...], places: tuple[int, ...], deal: int = 0, rotation: int = 0) -> Result:
    """A match that ended like this."""
    seats = len(line_up)
    scores = tuple(10 - place for place in places)
    return Result(0, deal, rotation, line_up, places, scores, (1,) * seats, (0.0,) * seats)


def _result(fixture: Fixture, ratings: Sequence[float], rng: random.Random) -> Result:
    """Everybody's luck is Gumbel's, so that the best of any are best by the model of Bradley, Terry, Plackett, Luce."""
    luck = [ratings[bot] / POINTS - log(-log(rng.random())) for bot in fixture.line_up]
    places = tuple(1 + sum(other > mine for other in luck) for mine in luck)
    seats = len(places)
    return Result(
        fixture.group,
        fixture.deal,
        fixture.rotation,
        fixture.line_up,
        places,
        (0,) * seats,
        (1,) * seats,
        (0.0,) * seats,
    )
