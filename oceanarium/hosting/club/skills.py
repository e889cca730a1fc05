"""How strong somebody plays: openskill's Plackett-Luce model, the number that people read, and the bots' fixed points.

Its own settings are taken, and they never change: what was computed once must come out the same from the records.
"""

import json
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from itertools import chain, permutations, product
from math import fsum, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

MEAN = 25.0  # of whoever begins, in the model
SIGMA = MEAN / 3
BETA = MEAN / 6
SHOWN_MEAN = 1_500
POINTS = 400 / (log(10) * BETA * sqrt(2))  # in one unit of the model: 400 more are odds of ten to one, as in chess
BOT_SIGMA = 0.5  # a bot does not learn; how far its measured strength may be off is little beside a person's luck
PROVISIONAL = 10  # matches: until then the number says little
FIXED_POINTS = Path(__file__).parent / "bot_ratings.json"

_MODEL = PlackettLuce(mu=MEAN, sigma=SIGMA, beta=BETA, tau=MEAN / 300)


class Skill(NamedTuple):
    """What is believed of somebody's strength: about `mu`, give or take `sigma`."""

    mu: float
    sigma: float

    @property
    def number(self) -> int:
        """The same as people read it."""
        return round(shown(self.mu))


NEWCOMER = Skill(MEAN, SIGMA)


def shown(mu: float) -> float:
    """A strength of the model on the scale that people read."""
    return SHOWN_MEAN + POINTS * (mu - MEAN)


def strength(number: float) -> float:
    """The strength of the model that is shown as a number."""
    return MEAN + (number - SHOWN_MEAN) / POINTS


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is believed of each seat after a match that ended with these places.

    Level seats could have finished in any order: the mean over all of them. What openskill itself makes of level seats
    is the same for two; but with three first, a fourth and a fifth, the fourth would gain more than the first.
    """
    finished = [_after_strict(skills, ranks) for ranks in _strict(places)]
    return [
        Skill(*(fsum(values) / len(finished) for values in zip(*seat, strict=True)))
        for seat in zip(*finished, strict=True)
    ]


def _strict(places: Sequence[int]) -> list[list[int]]:
    """Every order without level seats that agrees with the places, as ranks by seat."""
    groups = [[seat for seat, other in enumerate(places) if other == place] for place in sorted(set(places))]
    orders = (list(chain.from_iterable(order)) for order in product(*map(permutations, groups)))
    return [[order.index(seat) for seat in range(len(places))] for order in orders]


def _after_strict(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def bot_skill(game: str, level: str, moment: datetime) -> Skill | None:
    """How strong a bot was measured to be when a match was played; None if nobody has measured it."""
    day = moment.astimezone(UTC).date()
    for edition in reversed(_editions()):
        if edition.since <= day:
            mu = edition.games.get(game, {}).get(level)
            return None if mu is None else Skill(mu, BOT_SIGMA)
    return None


class _Edition(NamedTuple):
    """The fixed points that were in force from a day on. Old ones stay: matches of their time are judged by them."""

    since: date
    games: dict[str, dict[str, float]]


@cache
def _editions() -> tuple[_Edition, ...]:
    kept: list[dict[str, Any]] = json.loads(FIXED_POINTS.read_text(encoding="utf-8"))["editions"]
    return tuple(_Edition(date.fromisoformat(each["since"]), each["games"]) for each in kept)
