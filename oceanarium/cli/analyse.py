"""`oceanarium analyse FILE|LINK`: what every move of a match cost, and three moments of everybody who played."""

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from oceanarium.bots import search
from oceanarium.bots.analysis import Judgement, moments, turning_points
from oceanarium.cli.moments import insight_into, judged_match, told_moments
from oceanarium.cli.replay import names_in, read_match
from oceanarium.cli.speech import Speech, said, speech_for
from oceanarium.kernel import CHANCE, Match, Move, OptionError
from oceanarium.kernel.citation import with_names
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
    """Judge every decision of a match, and tell what cost everybody most, and why."""
    if iterations is not None and iterations < 1:
        raise OptionError(said("iterations-too-few", iterations=iterations))
    found = read_match(match, speech_for(language))
    speech = speech_for(language, found.game)
    found.language = speech.language
    found.call(names_in(found, speech))
    engine_at_last(found.game, search)
    judged = judged_match(found, speech, iterations, seed)
    if json:
        _write_json(found, judged)
    else:
        _print(found, judged, speech)


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
    for line in told_moments(match, judged, range(match.seats), names, speech):
        console.print(escape(line), soft_wrap=True)


def _called(move: Move, speech: Speech) -> str:
    """A move as it fits into a table: as it is written, whose words are English, or in other words."""
    return escape(move.text if speech.language == ENGLISH else move.words)


def _moment(match: Match[Any], judged: Judgement) -> dict[str, Any]:
    """Why the best move of a decision was better, for programs: in the language of the match."""
    why = insight_into(match, judged)
    told = {"brings": why.brings, "brought": why.brought, "later": why.later}
    words = {
        name: [with_names(each.in_words(match.language), match.name_of) for each in sentences]
        for name, sentences in told.items()
    }
    line = [move.text for move in judged.line]
    return {"number": judged.number, "seat": judged.seat, "line": line, "theme": why.theme, **words}


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
        "turning_points": [each.number for each in turning_points(judged)],
        "moments": [_moment(match, each) for seat in range(match.seats) for each in moments(judged, seat)],
    }
    print(json.dumps(document, indent=1))
