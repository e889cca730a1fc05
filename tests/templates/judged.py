"""What a net says of a position, by the rule and nothing around it. A template."""

from oceanarium.bots.net import lead_of, new_sight
from oceanarium.kernel.rule import Box, entry
from oceanarium.kernel.toolbox import opened


@entry
def lead(box: Box, seat: int, net: list[float]) -> float:
    """How far ahead the seat looks."""
    return lead_of(opened(box), seat, net, new_sight())


@entry
def lead_later(first: Box, looker: int, box: Box, seat: int, net: list[float]) -> float:
    """The same after a look at another position, through the eyes of any seat."""
    sight = new_sight()
    lead_of(opened(first), looker, net, sight)
    return lead_of(opened(box), seat, net, sight)
