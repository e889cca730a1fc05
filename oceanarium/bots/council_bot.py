"""A bot that takes two opinions: those of searches for which different judges look at positions."""

from typing import Any

from oceanarium.bots.bot import legal_numbers
from oceanarium.bots.search_bot import SearchBot
from oceanarium.kernel import Game, Match, Move


class CouncilBot:
    """Makes the move that both searches together looked at most.

    Where a net and the hand-written evaluation are equally good judges, they err in different places: a move that only
    one of them likes seldom has the most of both. Each search counts the same, however many iterations it takes.
    """

    def __init__(self, game: Game[Any], first: SearchBot, second: SearchBot, alone: SearchBot, *, name: str) -> None:
        self.game = game
        self.name = name
        self._first, self._second = first, second
        self._alone = alone  # for matches of one seat

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """The move with the most votes. The second search ends as soon as it can change nothing any more."""
        seat = match.actor if seat is None else seat
        numbers = legal_numbers(self.game, match, seat)
        if len(numbers) == 1:
            return match.move(numbers[0], seat)
        if match.seats == 1:
            return self._alone.choose(match, seat)
        first = self._first.weigh(match, seat).experience
        looks, wanted = sum(visits for visits, _ in first.values()), self._second.limit.iterations
        votes = {number: wanted * visits // max(looks, 1) for number, (visits, _) in first.items()}
        second = self._second.weigh(match, seat, until_settled=True, votes=votes).experience
        return match.move(max(numbers, key=lambda number: (votes[number] + second[number][0], -number)), seat)

    def within(self, seconds: float) -> "CouncilBot":
        """The same bot with no more than so much time for a choice: each search has half of it."""
        first, second = (each.within(seconds / 2) for each in (self._first, self._second))
        return CouncilBot(self.game, first, second, self._alone.within(seconds), name=self.name)
