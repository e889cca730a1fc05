"""What comes of a move: how the position looks after it, or how the match ended. A template, bound per game."""

from typing import Any

from oceanarium.kernel.contract import NOBODY, Features, Rules
from oceanarium.kernel.rule import blank, rule

game: Rules[Any] = blank()
features: Features[Any] = blank()


@rule
def describe_after(
    states: Any, seat: int, move: int, seen: list[float], results: list[float], scores: list[int]
) -> int:
    """Describe the first of two states as it is after a move; if that ends the match, return 1 and write the results.

    Chance does not act: what is described is all that the move settles.
    """
    states[1] = states[0]
    game.apply_move(states[1], seat, move)
    for other in range(len(results)):
        results[other] = 0.0
    if game.actor(states[1]) != NOBODY:
        features.describe(states[1], seat, seen)
        return 0
    for index in range(len(seen)):
        seen[index] = 0.0
    give_results(states[1], len(results), results, scores)
    return 1


@rule
def give_results(state: Any, seats: int, rewards: list[float], scores: list[int]) -> None:
    """Final scores; and 1 for a seat with all others behind to -1 for one with all ahead. Alone, the score."""
    for seat in range(seats):
        scores[seat] = game.score(state, seat)
        if seats == 1:
            rewards[seat] = float(scores[seat])
        for other in range(seats):
            if game.place(state, other) > game.place(state, seat):
                rewards[seat] += 1.0 / (seats - 1)
            if game.place(state, other) < game.place(state, seat):
                rewards[seat] -= 1.0 / (seats - 1)
