"""How often the greedy bot wins against random ones: `python -m benchmarks.greedy [GAME] [MATCHES]`."""

import sys
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run, watched
from oceanarium.bots import greedy, new_bot
from oceanarium.kernel import NOBODY, Game, Match, game_named, game_names
from oceanarium.kernel.engine import engine_at_last


def share_of_wins(game: Game[Any], seats: int, matches: int) -> float:
    """One greedy bot among random ones, in every seat as often; a shared victory counts in parts."""
    engine_at_last(game, greedy)
    wins = 0.0
    for number in watched(range(matches), matches, f"{game.title}, {seats} seats"):
        match: Match[Any] = Match(game, seats, seed=number)
        chosen = number % seats
        bots = [new_bot(game, "greedy" if seat == chosen else "random", number) for seat in range(seats)]
        while match.actor != NOBODY:
            seat = match.actor
            match.play(bots[seat].choose(match, seat), seat)
        outcome = match.outcome
        if outcome is not None and chosen in outcome.winners:
            wins += 1 / len(outcome.winners)
    return wins / matches


def main(name: str | None = None, matches: str = "400") -> None:
    """Print a line for every number of seats."""
    for game in [game_named(each) for each in ([name] if name else game_names())]:
        for seats in game.seats:
            if seats > 1:
                share = share_of_wins(game, seats, int(matches))
                print(
                    f"{game.name}, {seats} seats: greedy wins {share:.1%} of {matches} (by chance {1 / seats:.0%})",
                    flush=True,
                )


if __name__ == "__main__":
    run(main, *sys.argv[1:])
