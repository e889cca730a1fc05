"""How far a measured share may be from the truth."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Share(NamedTuple):
    """A share between 0 and 1, and the interval around it."""

    value: float
    low: float
    high: float


def share_of(parts: Sequence[tuple[float, float]]) -> Share:
    """The share of all that was won in all there was to win, by independent parts such as deals.

    Wilson's interval for as many independent trials as would vary like these parts do: matches on the same deal with
    the seats rotated vary less together than alone, and that is what they are played for.
    """
    whole = sum(size for _, size in parts)
    if whole == 0:
        return Share(0.5, 0.0, 1.0)
    value = sum(won for won, _ in parts) / whole
    return wilson(value, _trials(parts, value, whole))


def wilson(value: float, trials: float) -> Share:
    """Wilson's interval for a share in so many independent trials."""
    middle = (value + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    half = Z / (1 + Z * Z / trials) * sqrt(value * (1 - value) / trials + (Z / (2 * trials)) ** 2)
    return Share(value, max(0.0, middle - half), min(1.0, middle + half))


def _trials(parts: Sequence[tuple[float, float]], value: float, whole: float) -> float:
    """How many independent trials would be as certain; where nothing varies, no more than there are parts."""
    count = len(parts)
    squares = sum((won - value * size) ** 2 for won, size in parts)
    if count < 2 or squares < 1e-12:
        return count
    variance = squares * count / (count - 1) / whole**2
    return max(value * (1 - value) / variance, 1.0)
