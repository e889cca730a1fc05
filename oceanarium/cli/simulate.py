"""`oceanarium simulate GAME`: many random matches, with a table of results."""

import dataclasses
import json as json_format
import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from oceanarium.cli.option_words import read_options
from oceanarium.kernel import game_named
from oceanarium.kernel.simulation import Simulation
from oceanarium.kernel.simulation import simulate as simulate_game


def simulate(
    game: str,
    *,
    seats: int | None = None,
    matches: int = 10_000,
    seed: int = 0,
    option: list[str] | None = None,
    plain: bool = False,
    json: bool = False,
) -> None:
    """Play many matches at random and add up the results."""
    found = game_named(game)
    seats = found.usual_seats if seats is None else seats
    errors = Console(stderr=True)
    start = time.perf_counter()
    with Progress(console=errors, transient=True, disable=json or not errors.is_terminal) as progress:
        task = progress.add_task("Getting ready", total=matches)
        result = simulate_game(
            found,
            seats,
            matches,
            seed,
            read_options(option),
            plain=plain,
            progress=lambda done: progress.update(task, completed=done, description="Playing"),
        )
    seconds = time.perf_counter() - start
    if json:
        print(json_format.dumps({**dataclasses.asdict(result), "seconds": round(seconds, 3)}, indent=1))
    else:
        Console(highlight=False).print(_table(result), _summary(result, seconds), sep="\n")


def _table(result: Simulation) -> Table:
    table = Table(title=f"{result.matches:,} random matches of {result.game} with {result.seats} players")
    for heading in ("player", "wins", "share", "mean score", "mean place"):
        table.add_column(heading, justify="right")
    for seat in range(result.seats):
        table.add_row(
            str(seat + 1),
            f"{result.wins[seat]:,.1f}",
            f"{result.wins[seat] / result.matches:.1%}",
            f"{result.mean_scores[seat]:.2f}",
            f"{result.mean_places[seat]:.2f}",
        )
    return table


def _summary(result: Simulation, seconds: float) -> str:
    mode = "compiled" if result.is_compiled else "plain Python"
    return (
        f"{result.decisions:,} decisions, {result.shortest} to {result.longest} a match; "
        f"{seconds:.1f} s in {mode}, start-up included."
    )
