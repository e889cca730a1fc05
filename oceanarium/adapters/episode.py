"""A match as adapters see it: observations, masks, rewards and pictures by seat. Plain mode."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import oceanarium  # noqa: F401  # enters the games
from oceanarium.adapters.layout import layout_of
from oceanarium.kernel import NOBODY, Game, Match, OptionError, game_named

PLACES, POINTS = "places", "points"  # what rewards are for
REWARDS = (PLACES, POINTS)

Observation = dict[str, NDArray[Any]]


def result(places: list[int], seat: int) -> float:
    """What a final place is worth: 1 if all others are behind, -1 if all are ahead; the sum over all seats is 0."""
    behind = sum(place > places[seat] for place in places)
    ahead = sum(place < places[seat] for place in places)
    return (behind - ahead) / (len(places) - 1)


def check_rewards(rewards: str) -> None:
    """Refuse, in a sentence, rewards that there are not."""
    if rewards not in REWARDS:
        raise OptionError(f"Rewards must be {' or '.join(REWARDS)}, not {rewards!r}.")


def natural_seat_count(game: Game[Any], seats: int | None) -> int:
    """The number of seats wanted, or the usual one."""
    return game.usual_seats if seats is None else seats


class Episode:
    """One match at a time, played by learners and other programs, then the next."""

    match: Match[Any]

    def __init__(
        self, name: str, seats: int | None, options: Mapping[str, object] | None, rewards: str = PLACES
    ) -> None:
        check_rewards(rewards)
        self.game = game_named(name)
        self.seats = natural_seat_count(self.game, seats)
        self.layout = layout_of(self.game.name)
        self._options = dict(options or {})
        self._is_for_points = rewards == POINTS or self.seats == 1
        self.start(0)

    def start(self, seed: int) -> None:
        """Begin another match."""
        self.match = Match(self.game, self.seats, self._options, seed)
        self._scores = self._scores_now()

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.match.actor == NOBODY

    def observe(self, seat: int, actions: int | None = None) -> Observation:
        """What a seat may know, and which moves it may make."""
        mask = np.zeros(self.game.move_count if actions is None else actions, np.int8)
        mask[self.match.legal_numbers(seat)] = 1
        return {"observation": self.layout.observation(self.game, self.match.state, seat), "action_mask": mask}

    def play(self, number: int, seat: int) -> list[float]:
        """Make a move, or raise IllegalMove; return what it brings to every seat."""
        self.match.play_silently(int(number), seat)
        if self._is_for_points:
            before, self._scores = self._scores, self._scores_now()
            return [float(now - then) for now, then in zip(self._scores, before, strict=True)]
        return self._results() if self.is_over else [0.0] * self.seats

    def _results(self) -> list[float]:
        places = [self.game.rules.place(self.match.state, seat) for seat in range(self.seats)]
        return [result(places, seat) for seat in range(self.seats)]

    def _scores_now(self) -> list[int]:
        return [self.game.rules.score(self.match.state, seat) for seat in range(self.seats)]
