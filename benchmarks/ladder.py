"""The ladder of levels: `python -m benchmarks.ladder [GAME ...] [--matches M] [--write docs/levels.md]`.

Every level meets the one below it in paired matches, and three comparisons set the scale. With --write, the table of
each game measured is put in its place in the page.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import oceanarium  # noqa: F401  # enters the games into the register
from oceanarium.arena.interval import Share
from oceanarium.arena.playing import played
from oceanarium.arena.standing import pairs, ratings
from oceanarium.arena.tournament import new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.bots import LEVELS
from oceanarium.kernel import Game, game_named, game_names

NAMES = [level.name for level in LEVELS]
STEPS = [("greedy", "random"), *zip(NAMES[1:], NAMES, strict=False), ("expert", "greedy")]
HEADING = "| stronger | weaker | share of the stronger, 95 % interval | matches | ms a move |\n|---|---|---|---|---|"


class Step(NamedTuple):
    """One comparison."""

    stronger: str
    weaker: str
    share: Share
    matches: int
    milliseconds: float  # that the stronger one took for a move

    @property
    def row(self) -> str:
        """As a row of a table."""
        share = f"{self.share.value:.0%} ({self.share.low:.0%} to {self.share.high:.0%})"
        return f"| {self.stronger} | {self.weaker} | {share} | {self.matches} | {self.milliseconds:.1f} |"


def compared(game: Game[Any], stronger: str, weaker: str, matches: int) -> Step:
    """Let two bots play paired matches."""
    tournament = new_tournament(game, [stronger, weaker], game.usual_seats, matches, seed=1)
    results = list(on_cores(played, tournament, tournament.fixtures))
    pair = pairs(results, 2)[0]
    own = next(rating for rating in ratings(results, 2) if rating.bot == 0)
    return Step(stronger, weaker, pair.share, pair.matches, own.milliseconds)


def ladder(game: Game[Any], matches: int) -> Iterator[Step]:
    """All comparisons of a game, from below."""
    for stronger, weaker in STEPS:
        yield compared(game, stronger, weaker, matches)


def put(page: str, game: Game[Any], table: str) -> str:
    """The page with a game's table in its place."""
    begin, end = f"<!-- {game.name} -->", f"<!-- end of {game.name} -->"
    section = f"{begin}\n{table}\n{end}"
    if begin not in page:
        return f"{page.rstrip()}\n\n## {game.title}\n\n{section}\n"
    return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: section, page, flags=re.DOTALL)


def main() -> None:
    """Measure, print as it goes, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--matches", type=int, default=100, help="of each comparison")
    parser.add_argument("--write", type=Path, help="the page to put the tables in")
    chosen = parser.parse_args()
    for game in map(game_named, chosen.games):
        print(f"{game.title}, {game.usual_seats} seats\n{HEADING}", flush=True)
        rows = []
        for step in ladder(game, chosen.matches):
            rows.append(step.row)
            print(step.row, flush=True)
        if chosen.write:
            table = f"{game.usual_seats} seats.\n\n{HEADING}\n" + "\n".join(rows)
            chosen.write.write_text(put(chosen.write.read_text(encoding="utf-8"), game, table), encoding="utf-8")


if __name__ == "__main__":
    main()
