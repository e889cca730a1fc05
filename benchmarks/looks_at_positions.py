"""Two positions of a match judged in turn, many times over, to time that. A template."""

from oceanarium.bots.net import lead_of, new_sight
from oceanarium.kernel.rule import Box, entry
from oceanarium.kernel.toolbox import opened


@entry
def look(box: Box, next_box: Box, seat: int, net: list[float], times: int) -> float:
    """Judge two positions in turn so many times; the sum keeps a compiler from leaving anything out."""
    sight, total = new_sight(), 0.0
    for _ in range(times):
        total += lead_of(opened(box), seat, net, sight) - lead_of(opened(next_box), seat, net, sight)
    return total
