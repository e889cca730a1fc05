"""Looking back at a match in the terminal: what cost somebody most, what would have been better, and why."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.progress import Progress

from oceanarium.bots.analysis import Judgement, judge_for, judgements, moments
from oceanarium.cli.speech import Speech
from oceanarium.kernel import Match, Sentence
from oceanarium.kernel.citation import with_names
from oceanarium.puzzles.looking_back import Insight, insight


def judged_match(match: Match[Any], speech: Speech, iterations: int | None = None, seed: int = 0) -> list[Judgement]:
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


def insight_into(match: Match[Any], judged: Judgement) -> Insight:
    """Why the best move of a decision was better than the one that was made."""
    before = Match(match.game, match.seats, match.options, match.seed, manual_chance=True, language=match.language)
    before.name_of = match.name_of
    for played in match.moves[: judged.number]:
        before.play_silently(played.number, played.seat)
    return insight(before, judged.seat, judged.made.move.number, judged.line or (judged.best.move,))


def told_moments(
    match: Match[Any], judged: Sequence[Judgement], seats: Sequence[int], names: Sequence[str], speech: Speech
) -> Iterator[str]:
    """What cost each of some seats the most, in lines."""
    for seat in seats:
        found = moments(judged, seat)
        if not found:
            yield speech.say("moments-none", player=names[seat])
            continue
        yield speech.say("moments-of", player=names[seat], count=len(found))
        for each in found:
            yield f"  {_told(each, speech)}"
            why = insight_into(match, each)
            told = [with_names(reason.in_words(speech.language), match.name_of) for reason in _reasons(why)]
            yield "    " + " ".join(told or [speech.say("moments-later")])


def _reasons(why: Insight) -> tuple[Sentence, ...]:
    return (*why.brings, *why.later)


def _told(judged: Judgement, speech: Speech) -> str:
    made, best = judged.made, judged.best
    return speech.say(
        "moment",
        number=judged.number + 1,
        made=made.move.words,
        left=speech.percent(made.value),
        better=best.move.words,
        kept=speech.percent(best.value),
    )
