"""A bot that looks one move ahead."""

from typing import Any

from oceanarium.bots import greedy
from oceanarium.bots.bot import legal_numbers, stream_of
from oceanarium.bots.nets import Net, chosen_net, judge_for, net_row
from oceanarium.bots.tastes import taste
from oceanarium.kernel import Game, Match, Move
from oceanarium.kernel.engine import Engine, engine_now
from oceanarium.kernel.searching import ALL_MOVES

SAMPLES = 8  # deals and draws of chance that are averaged for each move


class GreedyBot:
    """Takes the move after which its position looks best, chance averaged. Compiled as soon as that is ready.

    It can be given the weaknesses of people. Of `span` moves it thinks, those that catch its eye: by points at once,
    and as favourites. It counts points well, but sees prospects in steps of `blur`: what differs by less looks alike.
    `caution` is how much the worst counts that may happen; for the rest, the mean. `fondness` is what its favourite
    things are worth to it: which they are, its seed decides. Both are told in leads with which 73 of 100 matches are
    won, so that they mean the same in every game.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        *,
        name: str = "greedy",
        span: int = ALL_MOVES,
        blur: float = 0.0,
        caution: float = 0.0,
        fondness: float = 0.0,
        net: Net | bool | str = False,
    ) -> None:
        self.game = game
        self.name = name
        self._seed = seed
        self._net = chosen_net(game, net)  # that judges positions; by default the game's evaluation does
        self._sight = span, blur * game.evaluation.SPREAD, caution
        self._fondness = fondness * game.evaluation.SPREAD
        self._taste = taste(game, seed)

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """The best-looking legal move."""
        seat = match.actor if seat is None else seat
        numbers = legal_numbers(self.game, match, seat)
        if len(numbers) == 1:
            return match.move(numbers[0], seat)
        return match.move(self._look(match, seat, numbers)[0], seat)

    def values(self, match: Match[Any], seat: int) -> dict[int, float]:
        """What it thinks of every legal move that it has noticed, in points."""
        numbers = legal_numbers(self.game, match, seat)
        values = dict(zip(numbers, self._look(match, seat, numbers)[1], strict=True))
        return {number: value for number, value in values.items() if value != greedy.OVERLOOKED}

    def _look(self, match: Match[Any], seat: int, numbers: list[int]) -> tuple[int, list[float]]:
        engine = engine_now(self.game, greedy)
        values = engine.fractions(len(numbers))
        numbers_of_chance = self._seed, stream_of(match, seat), SAMPLES
        number = engine[greedy].best_move(
            engine.box(match.state),
            seat,
            *numbers_of_chance,
            *self._sight,
            self._likes(engine, numbers),
            values,
            net_row(engine, judge_for(match.seats, self._net)),
        )
        return int(number), [float(value) for value in values]

    def _likes(self, engine: Engine[Any], numbers: list[int]) -> Any:
        """What favourite things make of each move, in points."""
        likes = engine.fractions(len(numbers))
        if self._fondness != 0.0:
            for place, number in enumerate(numbers):
                likes[place] = self._fondness * self._taste(number)
        return likes
