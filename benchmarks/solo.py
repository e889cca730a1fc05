"""How many points the levels make alone: `python -m benchmarks.solo [GAME ...] [--matches M] [--expert-matches E]`."""

import argparse
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run, watched
from oceanarium.bots import LEVELS, new_bot
from oceanarium.kernel import NOBODY, Game, Match, game_named, game_names

THINKERS = "expert", "master"
HEADING = "| level | mean (standard error) | median | from | to | matches |\n|---|---|---|---|---|---|"


def points(game: Game[Any], level: str, seed: int) -> int:
    """What a level makes of one deal."""
    match, bot = Match(game, 1, seed=seed), new_bot(game, level, seed)
    while match.actor != NOBODY:
        match.play_silently(bot.choose(match).number, match.actor)
    return match.scores()[0].total


def main() -> None:
    """Play and print, level by level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[name for name in game_names() if 1 in game_named(name).seats])
    parser.add_argument("--matches", type=int, default=100, help="of each level")
    parser.add_argument("--expert-matches", type=int, default=20, help="of expert and master: they think")
    chosen = parser.parse_args()
    for game in map(game_named, chosen.games):
        print(f"{game.title}, alone\n{HEADING}", flush=True)
        for level in LEVELS:
            count = chosen.expert_matches if level.name in THINKERS else chosen.matches
            made = [points(game, level.name, seed) for seed in watched(range(count), count, level.name)]
            error = stdev(made) / sqrt(count)
            row = f"{mean(made):.0f} ({error:.0f}) | {median(made):.0f} | {min(made)} | {max(made)} | {count}"
            print(f"| {level.name} | {row} |", flush=True)


if __name__ == "__main__":
    run(main)
