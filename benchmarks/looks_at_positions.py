"""A position judged many times over, to time that. A template."""

from oceanarium.bots.net import lead_of, new_sight
from oceanarium.kernel.rule import Box, entry
from oceanarium.kernel.toolbox import opened


@entry
def look(box: Box, seat: int, net: list[float], times: int) -> float:
    """Judge a position so many times; the sum keeps a compiler from leaving anything out."""
    sight, total = new_sight(), 0.0
    for _ in range(times):
        total += lead_of(opened(box), seat, net, sight)
    return total
