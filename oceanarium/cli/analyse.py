"""`oceanarium analyse FILE|LINK`: what every move of a match cost, and where the match turned."""

import json
import sys
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from oceanarium.bots import search
from oceanarium.bots.analysis import Judgement, judge_for, judgements, turning_points
from oceanarium.cli.replay import names_in, read_match
from oceanarium.kernel import CHANCE, Match, OptionError
from oceanarium.kernel.engine import engine_at_last


def analyse(
    match: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    iterations: int | None = None,
    seed: int = 0,
    json: bool = False,
) -> None:
    """Judge every decision of a match, and tell where it turned.

    Parameters
    ----------
    match
        A file that `save` wrote, or a link; - reads either from standard input.
    iterations
        How long to search for each decision; by default as the game needs.
    seed
        The same seed and iterations give the same judgements.
    json
        Write JSON instead of tables.
    """
    if iterations is not None and iterations < 1:
        raise OptionError(f"The number of iterations must be at least 1, not {iterations}.")
    found = read_match(match)
    found.call(names_in(found))
    engine_at_last(found.game, search)
    judged = _judged(found, iterations, seed)
    if json:
        _write_json(found, judged)
    else:
        _print(found, judged)


def _judged(match: Match[Any], iterations: int | None, seed: int) -> list[Judgement]:
    """All judgements so far: an interrupted analysis shows what it has."""
    judged: list[Judgement] = []
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("Judging", total=len(match.moves))
            for judgement in judgements(match, judge_for(match.game, iterations, seed)):
                judged.append(judgement)
                progress.update(task, completed=judgement.number + 1)
    except KeyboardInterrupt:
        console.print("Interrupted: this is how far it got.")
    return judged


def _print(match: Match[Any], judged: list[Judgement]) -> None:
    console = Console()
    names = names_in(match)
    table = Table("move", "player", "made", "judgement", "cost", "better", "chances before", title=match.game.title)
    for each in judged:
        outlook = " ".join(f"{chance:.0%}" for chance in each.outlook)
        best, cost = (each.best.move.text, f"{each.cost:.0%}") if each.cost > 0 else ("", "")
        table.add_row(
            str(each.number + 1), escape(names[each.seat]), each.made.move.text, each.word, cost, best, outlook
        )
    console.print(table)
    for seat in range(match.seats):
        own = [each for each in judged if each.seat == seat]
        mean = sum(each.cost for each in own) / max(len(own), 1)
        bests = sum(each.word == "best" for each in own)
        decisions = f"{bests} of {len(own)} decisions as the search would; {mean:.1%} given away each."
        console.print(escape(f"{names[seat]}: {decisions}"))
    points = turning_points(judged, names.__getitem__)
    console.print("Where the match turned:" if points else "No single move turned the match.")
    for point in points:
        console.print(escape(f"  {point.sentence}"))


def _write_json(match: Match[Any], judged: list[Judgement]) -> None:
    document = {
        "game": match.game.name,
        "seats": match.seats,
        "decisions": sum(played.seat != CHANCE for played in match.moves),
        "judgements": [
            {
                "number": each.number,
                "seat": each.seat,
                "made": each.made.move.text,
                "best": each.best.move.text,
                "made_value": round(each.made.value, 4),
                "best_value": round(each.best.value, 4),
                "cost": round(each.cost, 4),
                "judgement": each.word,
                "outlook": [round(chance, 4) for chance in each.outlook],
            }
            for each in judged
        ],
        "turning_points": [point.sentence for point in turning_points(judged)],
    }
    print(json.dumps(document, indent=1))
