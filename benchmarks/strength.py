"""Strength against time: `python -m benchmarks.strength [GAME ...] [--matches M] [--parts 1000,…,1] [--write FILE]`.

The expert's search meets `greedy` with a growing part of its patience, in paired matches in the arena: where the curve
gets flat, more thinking helps no more against this rival.
"""

import argparse
from pathlib import Path

from benchmarks.duel import Duel, duel, put_in
from benchmarks.running import run
from oceanarium.kernel import game_named, game_names

PARTS = "300,100,30,10"
BAR = 30  # letters that a whole share is long
HEADING = "| iterations | ms a move | share against greedy, 95 % interval | |\n|---:|---:|---|---|"


def row(iterations: int, found: Duel) -> str:
    """One point of the curve, with a bar to see it at a glance."""
    bar = "█" * round(BAR * found.share.value)
    return f"| {iterations:,} | {found.milliseconds:.1f} | {found.share_text} | {bar} |"


def main() -> None:
    """Measure, print as it goes, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--matches", type=int, default=20, help="of each point")
    parser.add_argument("--parts", default=PARTS, help="of the expert's iterations, falling; 1 is the expert")
    parser.add_argument("--write", type=Path, help="the page to put the tables in")
    chosen = parser.parse_args()
    for game in map(game_named, chosen.games):
        print(f"{game.title}, {game.usual_seats} seats, {chosen.matches} matches a point\n{HEADING}", flush=True)
        rows = []
        for part in map(int, chosen.parts.split(",")):
            iterations = max(1, game.patience.expert // part)
            rows.append(row(iterations, duel(game, f"search(iterations={iterations})", "greedy", chosen.matches)))
            print(rows[-1], flush=True)
        if chosen.write:
            table = f"{game.usual_seats} seats, {chosen.matches} matches a point.\n\n{HEADING}\n" + "\n".join(rows)
            put_in(chosen.write, f"{game.name}: strength", f"### {game.title}", table)


if __name__ == "__main__":
    run(main)
