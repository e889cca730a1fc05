"""How far judgements of moves are off: `python -m benchmarks.judging [GAME ...] [--decisions N]`.

Moves of casual players are judged as after a match; then both moves, the one made and the one said to be best, are
searched for long, by the net and by the hand-written evaluation. How far the judgement was off from the mean of these,
beside what the luck of its search explains, is the `doubt` that stands in a game's `searching.py`.
"""

import argparse
from collections.abc import Iterator
from math import hypot, sqrt
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run, watched
from oceanarium.bots import new_bot
from oceanarium.bots.analysis import Judgement, judge_for, judgements
from oceanarium.bots.levels import best_search
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, game_named, game_names

SEED = 41
LONG = 2  # times the master's patience, for each of the two moves
LEAST = 0.01  # of a chance, that a move must seem to have cost to be looked at here


def casual_match(game: Game[Any], seed: int) -> Match[Any]:
    """A match with errors in it."""
    match = Match(game, max(2, game.usual_seats), seed=seed)
    bots = [new_bot(game, "casual", seed + seat) for seat in range(match.seats)]
    while match.actor != NOBODY:
        seat = match.waiting[0]
        match.play_silently(bots[seat].choose(match, seat).number, seat)
    return match


def said_to_be_worse(game: Game[Any]) -> Iterator[tuple[Match[Any], Judgement]]:
    """Positions in which a move seems to have cost something, with what is said of it."""
    seed = SEED
    while True:
        match, twin = casual_match(game, seed), None
        for found in judgements(match, judge_for(game)):
            twin = Match(game, match.seats, seed=match.seed, manual_chance=True)
            if found.best.value - found.made.value >= LEAST and not found.is_best:
                for played in match.moves[: found.number]:
                    twin.play_silently(played.number, played.seat)
                yield twin, found
        seed += 1


def difference(bot: SearchBot, match: Match[Any], found: Judgement) -> float:
    """By how much the one move is better than the other, each searched alone."""
    best, made = (
        bot.think(match, found.seat, only=each.move.number).of(each.move.number) for each in (found.best, found.made)
    )
    return best.value - made.value


def main() -> None:
    """Measure and print, game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--decisions", type=int, default=60)
    chosen = parser.parse_args()
    for game in map(game_named, chosen.games):
        by_net = best_search(game, SEED, float("inf"), iterations=LONG * game.patience.master)
        by_hand = SearchBot(game, SEED, Limit(LONG * game.patience.expert), game.manner)
        squares, luck, excess = 0.0, 0.0, 0.0
        pairs = zip(range(chosen.decisions), said_to_be_worse(game), strict=False)
        for _, (match, found) in watched(pairs, chosen.decisions, game.title):
            true = (difference(by_net, match, found) + difference(by_hand, match, found)) / 2
            said = found.best.value - found.made.value
            squares, luck = squares + (said - true) ** 2, luck + hypot(found.best.error, found.made.error) ** 2
            excess += said - true
        rms, by_luck = sqrt(squares / chosen.decisions), sqrt(luck / chosen.decisions)
        print(
            f"{game.title}: off by {rms:.3f} ({excess / chosen.decisions:+.3f} on average), "
            f"by luck {by_luck:.3f} at the most, doubt {sqrt(max(0.0, rms**2 - by_luck**2)):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    run(main)
