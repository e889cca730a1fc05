"""A bot that looks one move ahead."""

from typing import Any

from oceanarium.bots import greedy
from oceanarium.bots.bot import legal_numbers, stream_of
from oceanarium.kernel import Game, Match, Move
from oceanarium.kernel.engine import engine_now

SAMPLES = 8  # deals and draws of chance that are averaged for each move


class GreedyBot:
    """Takes the move after which its position looks best, chance averaged. Compiled as soon as that is ready."""

    def __init__(
        self, game: Game[Any], seed: int, *, name: str = "greedy", attention: float = 1.0, farsight: float = 1.0
    ) -> None:
        self.game = game
        self.name = name
        self._seed = seed
        self._attention = attention  # the share of the moves that it notices
        self._farsight = farsight  # how much prospects count; for the rest, only points at hand

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """The best-looking legal move."""
        seat = match.actor if seat is None else seat
        numbers = legal_numbers(self.game, match, seat)
        if len(numbers) == 1:
            return match.move(numbers[0], seat)
        engine = engine_now(self.game, greedy)
        values = engine.fractions(len(numbers))
        stream = stream_of(match, seat)
        number = engine[greedy].best_move(
            engine.box(match.state), seat, self._seed, stream, SAMPLES, self._attention, self._farsight, values
        )
        return match.move(int(number), seat)
