"""`oceanarium analyse FILE|LINK`: what every move of a match cost, and where the match turned."""

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from oceanarium.bots import search
from oceanarium.bots.analysis import Judgement, judge_for, judgements, turning_points
from oceanarium.cli.replay import names_in, read_match
from oceanarium.cli.speech import Speech, said, speech_for
from oceanarium.kernel import CHANCE, Match, Move, OptionError
from oceanarium.kernel.engine import engine_at_last
from oceanarium.kernel.vocabulary import ENGLISH

MOVES_AT = (2, 5)  # the columns of moves, which get the room that others leave


def analyse(
    match: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    iterations: int | None = None,
    seed: int = 0,
    json: bool = False,
    language: str | None = None,
) -> None:
    """Judge every decision of a match, and tell where it turned."""
    if iterations is not None and iterations < 1:
        raise OptionError(said("iterations-too-few", iterations=iterations))
    found = read_match(match, speech_for(language))
    speech = speech_for(language, found.game)
    found.language = speech.language
    found.call(names_in(found, speech))
    engine_at_last(found.game, search)
    judged = _judged(found, iterations, seed, speech)
    if json:
        _write_json(found, judged)
    else:
        _print(found, judged, speech)


def _judged(match: Match[Any], iterations: int | None, seed: int, speech: Speech) -> list[Judgement]:
    """All judgements so far: an interrupted analysis shows what it has."""
    judged: list[Judgement] = []
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task(speech.say("analysis-working"), total=len(match.moves))
            for judgement in judgements(match, judge_for(match.game, iterations, seed)):
                judged.append(judgement)
                progress.update(task, completed=judgement.number + 1)
    except KeyboardInterrupt:
        console.print(speech.say("analysis-interrupted"))
    return judged


def _print(match: Match[Any], judged: list[Judgement], speech: Speech) -> None:
    console = Console()
    names = names_in(match, speech)
    table = Table(title=match.game.title)
    for number, heading in enumerate(speech.text("analysis-headings").split("|")):
        is_move = number in MOVES_AT
        table.add_column(heading, no_wrap=not is_move, ratio=1 if is_move else None)
    for each in judged:
        outlook = "  ".join(speech.percent(chance) for chance in each.outlook)
        best, cost = (_called(each.best.move, speech), speech.percent(each.cost)) if each.cost > 0 else ("", "")
        made, word = _called(each.made.move, speech), speech.text(f"judgement-{each.word}")
        table.add_row(str(each.number + 1), escape(names[each.seat]), made, word, cost, best, outlook)
    console.print(table)
    for seat in range(match.seats):
        own = [each for each in judged if each.seat == seat]
        mean = sum(each.cost for each in own) / max(len(own), 1)
        bests = sum(each.word == "best" for each in own)
        summary = speech.say(
            "analysis-player", player=names[seat], bests=bests, decisions=len(own), cost=speech.percent(mean, 1)
        )
        console.print(escape(summary))
    points = turning_points(judged)
    console.print(speech.say("analysis-turned") if points else speech.say("analysis-even"))
    for point in points:
        console.print(escape(f"  {_turned(point.judgement, names, speech)}"))


def _turned(judged: Judgement, names: Sequence[str], speech: Speech) -> str:
    """A move that turned the match, and what would have been better."""
    made, best = judged.made, judged.best
    return speech.say(
        "analysis-turn",
        number=judged.number + 1,
        player=names[judged.seat],
        made=made.move.words,
        left=speech.percent(made.value),
        better=best.move.words,
        kept=speech.percent(best.value),
    )


def _called(move: Move, speech: Speech) -> str:
    """A move as it fits into a table: as it is written, whose words are English, or in other words."""
    return escape(move.text if speech.language == ENGLISH else move.words)


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
