"""A bot that takes any legal move."""

from typing import Any

from oceanarium.bots.bot import legal_numbers, stream_of
from oceanarium.kernel import Game, Match, Move, draw
from oceanarium.kernel.chance import WORDS, seed_rng


class RandomBot:
    """Every legal move is as likely as any other."""

    name = "random"

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self._seed = seed

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """A legal move by lot."""
        seat = match.actor if seat is None else seat
        numbers, rng = legal_numbers(self.game, match, seat), [0] * WORDS
        seed_rng(rng, self._seed, stream_of(match, seat))
        return match.move(numbers[draw(rng, len(numbers))], seat)
