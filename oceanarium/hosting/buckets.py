"""How often something may happen."""

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 10_000  # the longest unused are forgotten


@dataclass(frozen=True)
class Rate:
    """How often something may happen: so many times a second, and so many at once after a rest."""

    per_second: float
    at_once: float


class Bucket:
    """Tokens trickle in at a rate, up to a brim; whoever does something takes one."""

    __slots__ = ("_rate", "_seen", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.at_once
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = time.monotonic()
        self._tokens = min(self._rate.at_once, self._tokens + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for everybody who comes."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether there was a token to take."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()
