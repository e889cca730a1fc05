"""Scores and the outcome of a match, as a table."""

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from oceanarium.cli.talk import Talk
from oceanarium.kernel import Match


def points(count: int) -> str:
    """Points as people read them, with a true minus."""
    return str(count).replace("-", "\N{MINUS SIGN}")


def print_outcome(match: Match[Any], talk: Talk) -> None:
    """How the match stands: parts of the score by seat, and who won if it is over."""
    scores = match.scores()
    table = Table(show_footer=True)
    table.add_column("", footer=talk.speech.say("total"))
    for seat, score in enumerate(scores):
        table.add_column(escape(talk.name_of(seat)), footer=points(score.total), justify="right")
    outcome = match.outcome  # in the end, what brought points to nobody is left out
    for part, rule in scores[0].rules.items():
        if outcome is None or any(score.parts[part] for score in scores):
            table.add_row(
                f"{escape(scores[0].words[part])} [dim]\\[{rule}][/]", *(points(score.parts[part]) for score in scores)
            )
    Console(highlight=False).print(table)
    if outcome is None:
        return
    talk.say(f"{outcome.sentence} [{outcome.rule}]")
    if match.seats == 1:
        return  # alone there is nobody to win against
    winners = tuple(talk.name_of(seat) for seat in outcome.winners)
    won = talk.speech.say("won", winner=winners[0])
    talk.ask_for(won if len(winners) == 1 else talk.speech.say("victory-shared", winners=winners))
