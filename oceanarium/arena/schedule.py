"""Who meets whom, on which deal, in which seats: luck and seats are shared out evenly.

Every deal is played several times with the bots moved on by a seat, so that each has had every seat of it. The next
deal seats them in another order, so that nobody always sits behind the same neighbour.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations

from oceanarium.kernel.chance import MAX_SEED

LineUp = tuple[int, ...]  # the number of the bot in each seat
MOST_ORDERS = 120  # of seats that are cycled through: all there are for six


@dataclass(frozen=True)
class Fixture:
    """One match to be played: its seed and its line-up determine it."""

    group: int
    deal: int
    rotation: int
    seed: int  # of chance: the same for all matches of a deal
    line_up: LineUp


def round_robin(bots: int, seats: int) -> list[LineUp]:
    """Every set of bots that fills the seats; with too few bots, some sit in several seats in turn."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    filled = [sorted((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    return sorted({tuple(each) for each in filled})


def gauntlet(bots: int, seats: int) -> list[LineUp]:
    """The first bot against each other one, which fills all other seats."""
    return [(0, *[rival] * (seats - 1)) for rival in range(1, bots)]


def fixtures(groups: Sequence[LineUp], matches: int, seed: int) -> Iterator[Fixture]:
    """At least so many matches for each group, in whole deals; all groups advance together."""
    cycles = [orders(group) for group in groups]
    played, deal = [0] * len(groups), 0
    while any(count < matches for count in played):
        for group, cycle in enumerate(cycles):
            if played[group] < matches:
                line_ups = rotations(cycle[deal % len(cycle)])
                played[group] += len(line_ups)
                for rotation, line_up in enumerate(line_ups):
                    yield Fixture(group, deal, rotation, seed_of_deal(seed, deal), line_up)
        deal += 1


def orders(group: LineUp) -> list[LineUp]:
    """The different ways to sit around a table, but for rotation."""
    seen: dict[LineUp, None] = {}
    for order in islice(permutations(group[1:]), MOST_ORDERS):
        seen.setdefault((group[0], *order))
    return list(seen)


def rotations(line_up: LineUp) -> list[LineUp]:
    """The same with everybody moved on, until it begins anew."""
    moved = [line_up[-by:] + line_up[:-by] for by in range(len(line_up))]
    return list(dict.fromkeys(moved))


def seed_of_deal(seed: int, deal: int) -> int:
    """The seed of chance: the same deals for all groups."""
    digest = hashlib.sha256(f"deal {deal} of {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % (MAX_SEED + 1)
