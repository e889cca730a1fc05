"""Who plays with whom: people who wait for the same kind of table, and how they are brought together."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import inf

NEAR = 200.0  # ratings apart that are near enough at once
WIDENING = 30.0  # more of them for every second
PATIENCE = 40.0  # seconds after which anybody is near enough


@dataclass(frozen=True)
class Wish:
    """A kind of table: only those who wait for the same one are brought together."""

    game: str
    seats: int
    base: int  # seconds
    increment: int  # seconds for every turn

    @property
    def key(self) -> str:
        """As messages name it."""
        return f"{self.game}:{self.seats}:{self.base}+{self.increment}"


@dataclass(frozen=True)
class Waiting:
    """Somebody who waits."""

    person: str
    wish: Wish
    rating: float
    since: float  # seconds
    avoids: frozenset[str] = frozenset()  # those who block them, and whom they block


def reach(waiting: Waiting, now: float) -> float:
    """How far apart ratings may be: the further, the longer somebody has waited."""
    waited = max(0.0, now - waiting.since)
    return inf if waited >= PATIENCE else NEAR + WIDENING * waited


def pairs(waiting: Iterable[Waiting], now: float) -> list[tuple[Waiting, ...]]:
    """Groups that can sit down now, nobody in two of them.

    Who has waited longest chooses first, and gets those who are nearest in rating, all within reach of each other.
    """
    groups: list[tuple[Waiting, ...]] = []
    left = sorted(_one_each(waiting), key=lambda one: (one.since, one.person))
    while left:
        first = left.pop(0)
        group = _group(first, left, now)
        if group is not None:
            groups.append(group)
            left = [one for one in left if one not in group]
    return groups


def count_by_wish(waiting: Collection[Waiting]) -> dict[str, int]:
    """How many wait for each kind of table."""
    counts: dict[str, int] = {}
    for one in waiting:
        counts[one.wish.key] = counts.get(one.wish.key, 0) + 1
    return counts


def _one_each(waiting: Iterable[Waiting]) -> list[Waiting]:
    """Nobody plays with themselves, however many pages they have open."""
    return list({one.person: one for one in waiting}.values())


def _group(first: Waiting, others: Sequence[Waiting], now: float) -> tuple[Waiting, ...] | None:
    group = [first]
    alike = [one for one in others if one.wish == first.wish]
    for one in sorted(alike, key=lambda one: (abs(one.rating - first.rating), one.since, one.person)):
        if all(_may_meet(one, other, now) for other in group):
            group.append(one)
        if len(group) == first.wish.seats:
            return tuple(group)
    return None


def _may_meet(one: Waiting, other: Waiting, now: float) -> bool:
    is_near = abs(one.rating - other.rating) <= min(reach(one, now), reach(other, now))
    return is_near and other.person not in one.avoids and one.person not in other.avoids
