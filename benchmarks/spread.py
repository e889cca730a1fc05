"""The SPREAD of a game's evaluation: `python -m benchmarks.spread GAME [MATCHES] [SEATS]`.

Greedy bots play each other. What the evaluation said in every position is compared with who won, and the spread is the
one under which that was most likely: a lead of one spread is won by 73 in 100.
"""

import sys
from math import exp, log
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run, watched
from oceanarium.bots import greedy, new_bot
from oceanarium.kernel import NOBODY, Game, Match, game_named
from oceanarium.kernel.engine import engine_at_last

CANDIDATES = [0.25 * 1.1**step for step in range(60)]


def leads_and_results(game: Game[Any], seats: int, matches: int) -> list[tuple[float, float]]:
    """What the seat to choose thought of its position, and its share in the victory."""
    pairs: list[tuple[float, float]] = []
    for seed in watched(range(matches), matches, game.title):
        match: Match[Any] = Match(game, seats, seed=seed)
        bot, leads = new_bot(game, "greedy", seed), []
        while match.actor != NOBODY:
            seat = match.actor
            leads.append((seat, game.evaluation.evaluate(match.state.copy(), seat)))
            match.play_silently(bot.choose(match, seat).number, seat)
        assert match.outcome is not None
        winners = match.outcome.winners
        pairs += [(lead, (seat in winners) / len(winners)) for seat, lead in leads]
    return pairs


def misfit(pairs: list[tuple[float, float]], spread: float) -> float:
    """How surprising the results are under a spread: the mean log loss."""
    total = 0.0
    for lead, result in pairs:
        chance = 1 / (1 + exp(-min(max(lead / spread, -30), 30)))
        chance = min(max(chance, 1e-6), 1 - 1e-6)
        total -= result * log(chance) + (1 - result) * log(1 - chance)
    return total / len(pairs)


def main(name: str, matches: str = "60", seats: str | None = None) -> None:
    """Print the best spread, and how good it is beside knowing nothing."""
    game = game_named(name)
    engine_at_last(game, greedy)
    pairs = leads_and_results(game, game.usual_seats if seats is None else int(seats), int(matches))
    best = min(CANDIDATES, key=lambda spread: misfit(pairs, spread))
    nothing = misfit(pairs, 1e9)
    print(f"{name}: spread {best:.2f}; log loss {misfit(pairs, best):.3f}, knowing nothing {nothing:.3f}")


if __name__ == "__main__":
    run(main, *sys.argv[1:])
