"""How even the games are: `python -m benchmarks.balance [GAME[:MATCHES] …] [--bot NAME] [--write docs/balance.md]`.

For every game a chapter with as few seats as possible, and the victories by seat with as many as possible.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run, watched
from oceanarium.arena.balance import Balance, balance_of
from oceanarium.arena.balance_report import NOTE, SEAT_HEADINGS, as_chapter, seat_rows, title_of
from oceanarium.arena.page import markdown_table
from oceanarium.arena.tally import tallied
from oceanarium.arena.tournament import new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.kernel import Game, game_named, game_names

INTRODUCTION = """# How even the games are

Measured by bots that play against themselves; made by `{command}`, and by nothing else.
What strong players would find may differ: a weak bot does not see what a thing is good for. For one game, with plots:
`oceanarium balance octopus-garden --bot {bot} --html balance.html`.

{note}
"""


def main(arguments: list[str] | None = None) -> None:
    """Print the chapters, or write them into a document."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME[:MATCHES]", default=list(game_names()))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--write", type=Path, metavar="FILE")
    arguments = sys.argv[1:] if arguments is None else arguments
    chosen = parser.parse_args(arguments)
    chapters = []
    for name, _, matches in (text.partition(":") for text in chosen.games):
        chapters.append(chapter(game_named(name), chosen.bot, int(matches or chosen.matches)))
    command = " ".join(["python -m benchmarks.balance", *arguments])
    text = "\n".join([INTRODUCTION.format(command=command, bot=chosen.bot, note=NOTE), *chapters])
    if chosen.write is None:
        print(text)
    else:
        chosen.write.write_text(text, encoding="utf-8")


def chapter(game: Game[Any], bot: str, matches: int) -> str:
    """What is said of one game."""
    texts = [as_chapter(measured(game, bot, matches, game.usual_seats))]
    if game.max_seats > game.usual_seats:
        full = measured(game, bot, max(matches // 2, 1), game.max_seats)
        texts.append(f"### {title_of(full)}\n\n{markdown_table(SEAT_HEADINGS, seat_rows(full))}\n")
    return "\n".join(texts)


def measured(game: Game[Any], bot: str, matches: int, seats: int) -> Balance:
    """Let the bot play against itself on all cores."""
    tournament = new_tournament(game, [bot], seats, matches, is_self_play=True)
    tallies = on_cores(tallied, tournament, tournament.fixtures)
    return balance_of(tournament, list(watched(tallies, matches, f"{game.title}, {seats} seats")))


if __name__ == "__main__":
    run(main)
