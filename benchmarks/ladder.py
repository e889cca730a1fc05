"""The ladder of levels: `python -m benchmarks.ladder [GAME ...] [--matches M] [--expert-matches E] [--write FILE]`.

`--seats 3` measures it with more seats than usual, `--only casual,skilled` the steps of some levels.

Every level meets the one below it in paired matches, and comparisons with `random` and `greedy` set the scale. With
--write, the table of each game measured is put in its place in the page.
"""

import argparse
from pathlib import Path

from benchmarks.duel import Duel, duel, put_in
from benchmarks.running import run
from oceanarium.bots import LEVELS
from oceanarium.kernel import game_named, game_names

NAMES = [level.name for level in LEVELS]
STEPS = [("greedy", "random"), *zip(NAMES[1:], NAMES, strict=False), ("expert", "greedy"), ("master", "greedy")]
THINKERS = "expert", "master"
HEADING = "| stronger | weaker | share of the stronger, 95 % interval | matches | ms a move |\n|---|---|---|---|---|"


def row(found: Duel) -> str:
    """One step of the ladder."""
    return f"| {found.bot} | {found.rival} | {found.share_text} | {found.matches} | {found.milliseconds:.1f} |"


def main() -> None:
    """Measure, print as it goes, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--matches", type=int, default=100, help="of each comparison")
    parser.add_argument(
        "--expert-matches", type=int, default=40, help="of each comparison of expert or master: they think"
    )
    parser.add_argument("--seats", type=int, help="by default as many as usual")
    parser.add_argument("--only", default="", help="the stronger ones of the steps that are wanted; by default all")
    parser.add_argument("--write", type=Path, help="the page to put the tables in")
    chosen = parser.parse_args()
    only = chosen.only.split(",") if chosen.only else [stronger for stronger, _ in STEPS]
    steps = [step for step in STEPS if step[0] in only and (not chosen.only or step[1] in NAMES)]
    for game in map(game_named, chosen.games):
        seats = chosen.seats or game.usual_seats
        print(f"{game.title}, {seats} seats\n{HEADING}", flush=True)
        rows = []
        for stronger, weaker in steps:
            matches = chosen.expert_matches if stronger in THINKERS else chosen.matches
            rows.append(row(duel(game, stronger, weaker, matches, seats)))
            print(rows[-1], flush=True)
        if chosen.write:
            table = f"{seats} seats.\n\n{HEADING}\n" + "\n".join(rows)
            place = game.name if seats == game.usual_seats else f"{game.name} with {seats} seats"
            put_in(chosen.write, place, f"### {game.title}", table)


if __name__ == "__main__":
    run(main)
