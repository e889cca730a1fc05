"""The bots' fixed points among the ratings: `python -m benchmarks.bot_ratings [--since DAY]`.

Fits the model by which people are rated to the ladder that is kept in docs/levels.md, and prints what it finds. With
--since, what differs from the edition in force is kept as a new one, in force from that day on; one that was kept for
that very day gives way to it.
"""

import argparse
import json
import re
from collections.abc import Iterator
from datetime import date
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from oceanarium.arena.standing import DRAWS_AT_FIRST, POINTS, fitted
from oceanarium.bots import LEVELS
from oceanarium.hosting.club.skills import BETA, BOT_SIGMA, FIXED_POINTS, SHOWN_MEAN, shown, strength
from oceanarium.kernel import game_names

PAGE = Path(__file__).parent.parent / "docs" / "levels.md"
NAMES = [level.name for level in LEVELS]
MIDDLE = "skilled"  # whoever begins is taken for as strong as this level
DIGITS = 3
C = (2 * (BETA**2 + BOT_SIGMA**2)) ** 0.5  # in the model, odds between two bots are exp(difference / C)
LEAST = 20  # matches: fewer say nothing
SUPPOSED = 0.65  # what a level that the ladder does not have yet is taken to win against the one below
HOW = (
    "Fitted by benchmarks/bot_ratings.py to the ladder in docs/levels.md, which the arena played: every level against "
    "the one below, two seats, every deal from both of them, 20 to 400 matches (the page says how many, and how sure "
    "each step is); `skilled` stands where people begin. A level that the ladder has not met yet, or in fewer than 20 "
    "matches, is provisional: it stands where it would win 65 % against the one below. An edition is in force from "
    "its day on, and old ones stay, because matches of their time are judged by them."
)
ROW = re.compile(r"\| (\w+) \| (\w+) \| (\d+)% .*? \| (\d+) \|")


class Step(NamedTuple):
    """A measured comparison of two bots."""

    stronger: str
    weaker: str
    won: float
    matches: int


def steps(page: str, game: str) -> list[Step]:
    """The ladder of a game, without `random` and `greedy`.

    Hardly anybody has ever lost to `random`: by such matches it is known to be weak, but not how weak.
    """
    table = page.partition(f"<!-- {game} -->")[2].partition("<!-- end")[0]
    return [
        Step(stronger, weaker, int(percent) / 100 * int(matches), int(matches))
        for stronger, weaker, percent, matches in ROW.findall(table)
        if stronger in NAMES and weaker in NAMES and int(matches) >= LEAST
    ]


def fixed_points(ladder: list[Step]) -> dict[str, float]:
    """Every bot's strength in the model, weakest first, with the middle level where people begin.

    Between two whose strength is settled the model gives odds of exp(difference / C), so that a difference of ratings,
    which the arena fits by the same odds, is one of strengths but for the scale.
    """
    bots = [bot for bot in NAMES if any(bot in step for step in ladder)]
    won = np.zeros((len(bots), len(bots)))
    for step in ladder:
        one, other = bots.index(step.stronger), bots.index(step.weaker)
        won[one, other] += step.won + DRAWS_AT_FIRST / 2
        won[other, one] += step.matches - step.won + DRAWS_AT_FIRST / 2
    units = dict(zip(bots, fitted(won) / POINTS * C, strict=True))
    return {bot: round(float(strength(SHOWN_MEAN) + unit - units[MIDDLE]), DIGITS) for bot, unit in units.items()}


def with_supposed(points: dict[str, float]) -> dict[str, float]:
    """The same with levels that the ladder has not met yet: provisional, above the level below by what is supposed."""
    whole = dict(points)
    for below, level in pairwise(NAMES):
        whole.setdefault(level, round(whole[below] + C * log(SUPPOSED / (1 - SUPPOSED)), DIGITS))
    return whole


def measured() -> dict[str, dict[str, float]]:
    """The fixed points of every game that has a ladder."""
    page = PAGE.read_text(encoding="utf-8")
    return {game: with_supposed(fixed_points(ladder)) for game in game_names() if (ladder := steps(page, game))}


def kept() -> list[dict[str, Any]]:
    """All editions, the newest last."""
    found: list[dict[str, Any]] = json.loads(FIXED_POINTS.read_text(encoding="utf-8"))["editions"]
    return found


def told(games: dict[str, dict[str, float]]) -> Iterator[str]:
    """The fixed points as people read them."""
    for game, bots in games.items():
        yield f"{game}: " + ", ".join(f"{bot} {shown(mu):,.0f}" for bot, mu in bots.items())


def main() -> None:
    """Fit, print, and keep if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", type=date.fromisoformat, help="keep them, in force from this day on: 2026-11-16")
    chosen = parser.parse_args()
    games = measured()
    print("\n".join(told(games)))
    if chosen.since and games != kept()[-1]["games"]:
        edition = {"since": chosen.since.isoformat(), "games": games}
        editions = [*(each for each in kept() if each["since"] != edition["since"]), edition]
        FIXED_POINTS.write_text(json.dumps({"how": HOW, "editions": editions}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
