"""A bot that takes its time, so that something can happen meanwhile."""

from time import sleep
from typing import Any

from oceanarium.bots.random_bot import RandomBot
from oceanarium.kernel import Match, Move


class SlowBot(RandomBot):
    """Every move takes a hundredth of a second."""

    name = "slow"

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        sleep(0.01)
        return super().choose(match, seat)
